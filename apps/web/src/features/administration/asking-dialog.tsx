// Asks before something is done that is hard to undo, and says why when it is refused.
// rules: X33.88, X33.89, X34.59, X34.70, X34.82
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { type ProblemWording, problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { DialogFrame } from '../../ui/staff/dialog-frame.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { useStoring } from './use-storing.ts';

interface Props {
  readonly title: string;
  /** What is lost, and what is not. */
  readonly text?: string | undefined;
  /** Text of the button that does it. */
  readonly action: string;
  /** `primary` for what harms nobody. */
  readonly tone?: 'error' | 'primary';
  /** null while it cannot be done: something is still being read, or in use. */
  readonly run: (() => Promise<unknown>) | null;
  /** The notice when it was done. */
  readonly done: string;
  readonly refused: ProblemWording;
  /** First key of the queries that list it. */
  readonly stale: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function AskingDialog({ run, done, refused, stale, onClose, tone = 'error', ...props }: Props) {
  const running = useStoring({
    send: (sent: () => Promise<unknown>) => sent(),
    notice: () => done,
    stale: [stale],
    onClose,
  });
  return (
    <DialogFrame
      role="alertdialog"
      title={props.title}
      text={props.text}
      size="xs"
      busy={running.isPending}
      onClose={onClose}
      actions={
        <>
          <Button disabled={running.isPending} onClick={onClose} ref={focusOnMount}>
            {t('administration.cancel')}
          </Button>
          <Button
            variant="contained"
            color={tone}
            disabled={!run}
            loading={running.isPending}
            onClick={() => run && running.mutate(run)}
          >
            {props.action}
          </Button>
        </>
      }
    >
      {props.children}
      {running.isError && <Alert severity="error">{problemText(running.error, refused)}</Alert>}
    </DialogFrame>
  );
}
