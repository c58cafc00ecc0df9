// Sends what a dialog holds: a notice and fresh lists when it was stored, a box with the reason when it was not.
// rules: P5.18, P8.08, P8.26, P8.31
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProblemWording } from '../../platform/problem-text.ts';
import { useNotify } from '../../ui/staff/toast.tsx';
import { refusalText, useAlertBox } from './alert-box.tsx';

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
  const client = useQueryClient();
  const notify = useNotify();
  const { alert, box } = useAlertBox();
  const saving = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      notify({ kind: 'success', text: saved });
      await Promise.all(stale.map((key) => client.invalidateQueries({ queryKey: [key] })));
      onClose();
    },
    onError: (error) => alert(refusalText(error, refused)),
  });
  return { save: saving.mutate, busy: saving.isPending, alert, box };
}
