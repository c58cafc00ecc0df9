// The frame of a dialog whose content is stored by a button; it stays open while that runs.
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { t } from '../../platform/texts.ts';
import { DialogFrame } from '../../ui/staff/dialog-frame.tsx';

interface Props {
  readonly title: string;
  /** The sentence that screen readers read with the title. */
  readonly text?: string;
  /** Text of the button that stores. */
  readonly action: string;
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function SavingDialog({ title, text, action, busy, onSave, onClose, children }: Props) {
  return (
    <DialogFrame
      title={title}
      text={text}
      size="sm"
      fullScreenBelow="sm"
      closedBy="escape-only"
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('administration.cancel')}
          </Button>
          <Button variant="contained" loading={busy} onClick={onSave}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  );
}
