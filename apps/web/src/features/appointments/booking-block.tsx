// The appointment on the confirmation page where an agenda of our own gives it: what was booked, with the way to change it,
// or the choice of day and hour.
// rules: X34.72, X34.73, X34.76
import type { Appointment } from '@constancia/contract/appointments.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../platform/texts.ts';
import { bookAppointment, listDays, listHours, makeAppointmentLink } from './appointment-api.ts';
import { AppointmentFacts } from './appointment-facts.tsx';
import { ChangeButton } from './change-button.tsx';
import { SlotChoice } from './slot-choice.tsx';

type Booked = NonNullable<Appointment['booked']>;

export function BookingBlock({ appointment }: { readonly appointment: Appointment }) {
  const [booked, setBooked] = useState(appointment.booked);
  const { submissionId, timeZone } = appointment;
  const source = useMemo(
    () => ({ listDays, listHours, book: (start: string) => bookAppointment(submissionId, start) }),
    [submissionId],
  );
  if (booked)
    return <OfBooked appointment={appointment} booked={booked} isNew={booked !== appointment.booked} />;
  return <SlotChoice source={source} timeZone={timeZone} intro={t('booking.intro')} onBooked={setBooked} />;
}

interface OfBookedProps {
  readonly appointment: Appointment;
  readonly booked: Booked;
  /** It was booked on this page just now. */
  readonly isNew: boolean;
}

function OfBooked({ appointment, booked, isNew }: OfBookedProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) text.current?.focus();
  }, [isNew]);
  return (
    <>
      <AppointmentFacts appointment={{ ...appointment, ...booked }} textRef={text} />
      <ChangeButton makeLink={() => makeAppointmentLink(appointment.submissionId)} />
    </>
  );
}
