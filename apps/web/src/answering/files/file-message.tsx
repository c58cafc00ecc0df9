// What became of a file, over the page: a failure waits for the person, a success disappears by itself.
// rules: A8.07, R8.20-R8.22
import { ErrorDialog } from '../../ui/light/error-dialog.tsx';
import { Toast } from '../../ui/light/toast.tsx';
import { NOTICE_MS } from '../../ui/notice-times.ts';
import type { SlotMessage } from './slot-state.ts';

interface FileMessageProps {
  readonly message: SlotMessage;
  readonly text: string;
  readonly onAnnounced: () => void;
}

export function FileMessage({ message, text, onAnnounced }: FileMessageProps) {
  if (message === 'failure') return <ErrorDialog text={text} onClose={onAnnounced} />;
  const until = NOTICE_MS.snackbar;
  return <Toast key={text} tone="success" text={text} until={until} onClose={onAnnounced} />;
}
