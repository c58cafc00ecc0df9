// Sends something to be stored: a notice, fresh lists and the end of the dialog when it was.
// rules: P5.18, P8.08, P8.26, P8.31, X34.70
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from '../../ui/staff/toast.tsx';

interface Storing<Draft, Stored> {
  readonly send: (draft: Draft) => Promise<Stored>;
  /** The notice when it was stored. */
  readonly notice: (stored: Stored) => string;
  /** First keys of the queries that show something else from then on. */
  readonly stale: readonly string[];
  readonly onClose: () => void;
  readonly onError?: (error: unknown) => void;
}

export function useStoring<Draft, Stored>({ send, notice, stale, onClose, onError }: Storing<Draft, Stored>) {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: send,
    onSuccess: async (stored) => {
      notify({ kind: 'success', text: notice(stored) });
      await Promise.all(stale.map((key) => client.invalidateQueries({ queryKey: [key] })));
      onClose();
    },
    ...(onError && { onError }),
  });
}
