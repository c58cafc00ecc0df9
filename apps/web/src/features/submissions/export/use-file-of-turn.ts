// Asks for the file of an export once its turn has come. A page is not told that a download was refused or got lost on the
// way: its turn only goes on waiting. So the file is asked for again, and after some tries the turn is given back.
// rules: X33.24
import type { ExportProgress } from '@constancia/contract/submissions/exports.ts';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../platform/save-file.ts';
import { cancelExport, exportUrl, type WishedFile } from './export-api.ts';

/** A server that stops, or is overloaded, is another one or itself again by then. */
const ASKED_AGAIN_MS = 10_000;
const TRIES = 3;

interface Turn {
  readonly wish: WishedFile;
  /** Undefined until the server has said how far it is. */
  readonly progress: ExportProgress | undefined;
  /** When the server said so, in milliseconds. */
  readonly seenAt: number;
}

interface Asked {
  readonly id: string;
  readonly times: number;
  readonly at: number;
}

/** `turn`: null while there is none. Returns whether the file never began, however often it was asked for. */
export function useFileOfTurn(turn: Turn | null): boolean {
  const asked = useRef<Asked>({ id: '', times: 0, at: 0 });
  const [givenUp, setGivenUp] = useState('');
  const { wish, progress, seenAt } = turn ?? { wish: null, progress: undefined, seenAt: 0 };
  const id = progress?.id ?? '';
  const isDue = progress?.state === 'waiting' && progress.ahead === 0;
  useEffect(() => {
    if (!wish || !isDue) return;
    const times = asked.current.id === id ? asked.current.times : 0;
    if (times > 0 && seenAt - asked.current.at < ASKED_AGAIN_MS) return;
    asked.current = { id, times: times + 1, at: seenAt };
    if (times < TRIES) return saveFile(exportUrl(wish, id));
    setGivenUp(id);
    cancelExport(id).catch(() => undefined);
  }, [wish, isDue, id, seenAt]);
  return id !== '' && givenUp === id;
}
