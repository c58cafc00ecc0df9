// Asks a person who signs out what should happen to their drafts on this device.
// rules: X15.10

import Button from '@mui/material/Button';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';

interface SignOutDialogProps {
  /** Number of drafts on this device. */
  readonly drafts: number;
  /** How many of them are finished and wait to be sent. */
  readonly waiting: number;
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
  readonly onCancel: () => void;
}

export function SignOutDialog({ drafts, waiting, onDiscard, onKeep, onCancel }: SignOutDialogProps) {
  return (
    <DialogFrame
      title={t('drafts.sign-out-title')}
      text={[
        t('drafts.sign-out-text', { count: drafts }),
        ...(waiting > 0 ? [t('waiting.sign-out', { count: waiting })] : []),
      ].join(' ')}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{t('answering.cancel')}</Button>
          <Button onClick={onKeep}>{t('drafts.sign-out-keep')}</Button>
          <Button color="error" variant="contained" onClick={onDiscard}>
            {t('drafts.sign-out-discard')}
          </Button>
        </>
      }
    />
  );
}
