// Asks why an appointment is cancelled, which the person is told.
// rules: X34.77, X40.22
import { APPOINTMENT_REASON_MAX } from '@constancia/domain/limits.ts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { asCallError } from '../../platform/api-client.ts';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { DialogFrame } from '../../ui/staff/dialog-frame.tsx';
import { FailureAlert } from '../../ui/staff/failure-alert.tsx';
import { useNotify } from '../../ui/staff/toast.tsx';
import { cancelAppointment } from './staff-api.ts';
import { useAppointmentReadAgain } from './use-appointment-read-again.ts';

interface Props {
  readonly submissionId: string;
  /** The number of the change that the person saw. */
  readonly seen: number;
  readonly onClose: () => void;
}

/** Who was faster is shown after a refusal. */
function useCancelling({ submissionId, seen, onClose }: Props) {
  const notify = useNotify();
  const readAgain = useAppointmentReadAgain(submissionId);
  return useMutation({
    mutationFn: (reason: string) => cancelAppointment(submissionId, { seen, reason }),
    onSuccess: async () => {
      notify({ kind: 'success', text: t('appointment-card.cancelled') });
      onClose();
      await readAgain();
    },
    onError: async (error) => {
      if (asCallError(error).status === 409) await readAgain();
    },
  });
}

export function CancelAppointmentDialog({ submissionId, seen, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const isMissing = reason.trim() === '';
  const field = useRef<HTMLTextAreaElement>(null);
  const cancelling = useCancelling({ submissionId, seen, onClose });
  const go = () => {
    setAsked(true);
    if (isMissing) field.current?.focus();
    else cancelling.mutate(reason);
  };
  return (
    <DialogFrame
      title={t('appointment-card.cancel-title')}
      text={t('appointment-card.cancel-text')}
      size="sm"
      busy={cancelling.isPending}
      closedBy="escape-only"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={cancelling.isPending}>
            {t('appointment-card.keep')}
          </Button>
          <Button variant="contained" color="error" loading={cancelling.isPending} onClick={go}>
            {t('appointment-card.cancel')}
          </Button>
        </>
      }
    >
      {cancelling.isError && (
        <FailureAlert
          text={problemText(cancelling.error, { otherwise: 'appointment-card.change-failed' })}
          onRetry={false}
        />
      )}
      <TextField
        inputRef={field}
        label={t('appointment-card.reason')}
        value={reason}
        multiline
        required
        minRows={2}
        error={asked && isMissing}
        helperText={asked && isMissing ? t('appointment-card.reason-missing') : undefined}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: APPOINTMENT_REASON_MAX } }}
      />
    </DialogFrame>
  );
}
