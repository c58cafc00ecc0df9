// The appointment that was booked with a submission, on the page where the staff reads it.
// rules: X34.73, X34.74, X34.76, X34.77
import type { readSubmissionAppointment } from '@constancia/contract/appointments.ts';
import type { SubmissionView } from '@constancia/contract/submissions/submissions.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { dateAndTime, wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../platform/api-client.ts';
import { dayInWords } from '../../platform/days/day-in-words.ts';
import { t } from '../../platform/texts.ts';
import { FactList } from '../../ui/staff/fact-list.tsx';
import { UnreadCard } from '../../ui/staff/failure-alert.tsx';
import { SectionCard } from '../../ui/staff/section-card.tsx';
import { AppointmentActions } from './appointment-actions.tsx';
import { GiveAppointmentButton } from './give-appointment-button.tsx';

export function AppointmentCard({ view }: { readonly view: Pick<SubmissionView, 'id' | 'definition'> }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['submission-appointment', view.id],
    enabled: view.definition.options.addAppointment,
    queryFn: ({ signal }) =>
      call<typeof readSubmissionAppointment>({
        method: 'GET',
        path: '/api/submissions/:submissionId/appointment',
        params: { submissionId: view.id },
        signal,
      }),
  });
  if (!data)
    return error && <UnreadCard title={t('appointment-card.title')} error={error} onRetry={refetch} />;
  const { appointment, timeZone, municipalityId: municipality, mayBook } = data;
  const give = mayBook && (
    <GiveAppointmentButton
      submissionId={view.id}
      timeZone={timeZone}
      seen={appointment?.change ?? null}
      moves={appointment?.mayCancel === true}
    />
  );
  if (!appointment) return give && <SectionCard title={t('appointment-card.title')}>{give}</SectionCard>;
  const { agendaId, agenda, address, start, end, bookedAt, cancelledAt, attendance, reason } = appointment;
  const { day, time } = wallTimeOf(start, timeZone);
  const facts = [
    { label: t('appointment-card.day'), value: dayInWords(day) },
    { label: t('appointment-card.hour'), value: `${time}–${wallTimeOf(end, timeZone).time}` },
    { label: t('appointment-card.agenda'), value: agenda },
    { label: t('appointment-card.address'), value: address },
    { label: t('appointment-card.booked-at'), value: dateAndTime(bookedAt, timeZone) },
    {
      label: t('appointment-card.cancelled-at'),
      value: cancelledAt === null ? '' : dateAndTime(cancelledAt, timeZone),
    },
    { label: t('appointment-card.reason'), value: reason },
    {
      label: t('appointment-card.attendance'),
      value: attendance === null ? '' : t(`appointment-card.${attendance}`),
    },
  ];
  return (
    <SectionCard title={t('appointment-card.title')}>
      <FactList facts={facts.filter(({ value }) => value !== '')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
        {give}
        <AppointmentActions submissionId={view.id} code="" course={appointment} />
      </Box>
      {agenda !== '' && (
        <Button
          component={Link}
          to={`${pathOf('appointments', { municipality, id: agendaId })}?dia=${day}`}
          sx={{ mt: 3 }}
        >
          {t('appointment-card.of-day')}
        </Button>
      )}
    </SectionCard>
  );
}
