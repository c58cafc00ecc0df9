// After a reload: goes on with the signatures that were confirmed on the device and had not arrived, whatever step is
// shown. Draws nothing.
// rules: X31.44
import { UNSENT } from '@constancia/domain/submissions/particulars/particulars.ts';
import { useEffect } from 'react';
import { useAnsweringApi } from '../session/api.ts';
import { useAnsweringStore } from '../session/use-answering.tsx';
import { courierOf } from './signature-courier.ts';

export function ResumeSignatures() {
  const store = useAnsweringStore();
  const { signatures: api, submissionId } = useAnsweringApi();
  useEffect(() => {
    const courier = courierOf({ store, api, submissionId });
    for (const { slot, imageId } of store.get().particulars.signatures)
      if (imageId === UNSENT) void courier.resume(slot);
  }, [store, api, submissionId]);
  return null;
}
