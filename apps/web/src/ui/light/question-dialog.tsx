// Asks before something is done that is hard to undo. What is under way stays on the screen until it is known what became
// of it: who closes it would take that for not done.
// rules: X40.19
import type { ReactNode } from 'react';
import { DialogActions, ModalDialog } from './modal-dialog.tsx';

interface Props {
  readonly title: string;
  /** What is lost, and what is not. */
  readonly children: ReactNode;
  /** Text of the button that does it. */
  readonly yes: string;
  /** Text of the button that leaves everything as it is. */
  readonly no: string;
  /** It is being done. */
  readonly busy?: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

export function QuestionDialog({ title, children, yes, no, busy = false, onYes, onClose }: Props) {
  const unlessBusy = (run: () => void) => () => {
    if (!busy) run();
  };
  const disabled = busy || undefined;
  return (
    <ModalDialog title={title} onClose={unlessBusy(onClose)}>
      {children}
      <DialogActions>
        <button
          type="button"
          className="button button-danger"
          aria-disabled={disabled}
          onClick={unlessBusy(onYes)}
        >
          {yes}
        </button>
        <button type="button" className="button" aria-disabled={disabled} onClick={unlessBusy(onClose)}>
          {no}
        </button>
      </DialogActions>
    </ModalDialog>
  );
}
