// After a reload: goes on with the files that had not arrived, also those of closed sections and of other steps. Draws
// nothing.
// rules: X31.89
import { useEffect } from 'react';
import { useAnsweringApi } from '../session/api.ts';
import { useAnsweringStore } from '../session/use-answering.tsx';
import { fileSlotOf } from './file-slots.ts';
import { unsentFiles } from './unsent-files.ts';

export function ResumeFiles() {
  const store = useAnsweringStore();
  const around = useAnsweringApi();
  useEffect(() => {
    const { files, submissionId } = around;
    if (!files) return;
    let left = false;
    const resume = async () => {
      const found = await unsentFiles(store, submissionId());
      if (!left) for (const at of found) fileSlotOf(store, { ...around, files }, at).appear();
    };
    void resume();
    return () => {
      left = true;
    };
  }, [store, around]);
  return null;
}
