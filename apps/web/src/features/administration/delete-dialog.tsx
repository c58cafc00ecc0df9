// Asks before an entry of a register is deleted, and says why when it is refused.
// rules: X34.59, X34.70, X34.82
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { type ProblemWording, problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { DialogFrame } from '../../ui/staff/dialog-frame.tsx';
import { focusOnMount } from '../../ui/staff/focus-on-mount.ts';
import { useStoring } from './use-storing.ts';

interface Props {
  readonly title: string;
  /** What is lost with it, and what is not. */
  readonly text?: string | undefined;
  /** Text of the button that deletes. */
  readonly action: string;
  /** null while it cannot be deleted: it is still being read, or in use. */
  readonly remove: (() => Promise<unknown>) | null;
  /** The notice when it was deleted. */
  readonly deleted: string;
  readonly refused: ProblemWording;
  /** First key of the queries that list it. */
  readonly stale: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function DeleteDialog({ remove, deleted, refused, stale, onClose, ...props }: Props) {
  const deleting = useStoring({
    send: (run: () => Promise<unknown>) => run(),
    notice: () => deleted,
    stale: [stale],
    onClose,
  });
  return (
    <DialogFrame
      role="alertdialog"
      title={props.title}
      text={props.text}
      size="xs"
      busy={deleting.isPending}
      onClose={onClose}
      actions={
        <>
          <Button disabled={deleting.isPending} onClick={onClose} ref={focusOnMount}>
            {t('administration.cancel')}
          </Button>
          <Button
            variant="contained"
            color="error"
            disabled={!remove}
            loading={deleting.isPending}
            onClick={() => remove && deleting.mutate(remove)}
          >
            {props.action}
          </Button>
        </>
      }
    >
      {props.children}
      {deleting.isError && <Alert severity="error">{problemText(deleting.error, refused)}</Alert>}
    </DialogFrame>
  );
}
