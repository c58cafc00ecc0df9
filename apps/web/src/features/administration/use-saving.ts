// Sends what a dialog holds, and says in a box why it was not stored.
// rules: P5.18, P8.08, P8.26, P8.31
import type { ProblemWording } from '../../platform/problem-text.ts';
import { refusalText, useAlertBox } from './alert-box.tsx';
import { useStoring } from './use-storing.ts';

interface Saving<Draft> {
  readonly send: (draft: Draft) => Promise<unknown>;
  /** The notice when it was stored. */
  readonly saved: string;
  readonly refused: ProblemWording;
  /** First keys of the queries that show something else from then on. */
  readonly stale: readonly string[];
  readonly onClose: () => void;
}

export function useSaving<Draft>({ send, saved, refused, stale, onClose }: Saving<Draft>) {
  const { alert, box } = useAlertBox();
  const saving = useStoring({
    send,
    notice: () => saved,
    stale,
    onClose,
    onError: (error) => alert(refusalText(error, refused)),
  });
  return { save: saving.mutate, busy: saving.isPending, alert, box };
}
