// What the staff does with an appointment: noting whether the person came, or cancelling it with a reason. Who was faster is
// shown after a refusal.
// rules: X34.77
import type { CourseSeen } from '@constancia/contract/appointment-changes.ts';
import type { Attendance } from '@constancia/domain/appointments/course.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { useNotify } from '../../ui/staff/toast.tsx';
import { CancelAppointmentDialog } from './cancel-appointment-dialog.tsx';
import { markAttendance } from './staff-api.ts';
import { useAppointmentReadAgain } from './use-appointment-read-again.ts';

interface Props {
  readonly submissionId: string;
  /** Of the submission; names the buttons where there are several. '' for none. */
  readonly code: string;
  readonly course: CourseSeen;
}

export function AppointmentActions({ submissionId, code, course }: Props) {
  const { attendance, mayCancel, mayMark, change } = course;
  const [cancelling, setCancelling] = useState(false);
  const notify = useNotify();
  const readAgain = useAppointmentReadAgain(submissionId);
  const marking = useMutation({
    mutationFn: (wanted: Attendance | null) =>
      markAttendance(submissionId, { seen: change, attendance: wanted }),
    onSuccess: (_reply, wanted) =>
      notify({
        kind: 'success',
        text: t(wanted === null ? 'appointment-card.unmarked' : 'appointment-card.marked'),
      }),
    onError: (error) =>
      notify({ kind: 'error', text: problemText(error, { otherwise: 'appointment-card.change-failed' }) }),
    onSettled: readAgain,
  });
  const action = (text: string, onClick: () => void, isDangerous = false) => (
    <Button
      key={text}
      size="small"
      variant="outlined"
      color={isDangerous ? 'error' : 'primary'}
      aria-disabled={marking.isPending || undefined}
      {...(code !== '' && { 'aria-label': t('appointment-card.action-of', { action: text, code }) })}
      onClick={() => {
        if (!marking.isPending) onClick();
      }}
    >
      {text}
    </Button>
  );
  if (!mayCancel && !mayMark) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, displayPrint: 'none' }}>
      {mayMark &&
        attendance === null && [
          action(t('appointment-card.came'), () => marking.mutate('came')),
          action(t('appointment-card.absent'), () => marking.mutate('absent')),
        ]}
      {mayMark && attendance !== null && action(t('appointment-card.undo'), () => marking.mutate(null))}
      {mayCancel && action(t('appointment-card.cancel'), () => setCancelling(true), true)}
      {cancelling && (
        <CancelAppointmentDialog
          submissionId={submissionId}
          seen={change}
          onClose={() => setCancelling(false)}
        />
      )}
    </Stack>
  );
}
