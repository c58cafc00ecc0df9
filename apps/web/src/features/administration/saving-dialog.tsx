// The frame of a dialog whose content is stored by a button, or by Enter in a field; it stays open while that runs.
// rules: X40.23
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode, useId } from 'react';
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
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSave();
  };
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
          <Button type="submit" form={form} variant="contained" loading={busy}>
            {action}
          </Button>
        </>
      }
    >
      <Box component="form" id={form} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
        {children}
      </Box>
    </DialogFrame>
  );
}
