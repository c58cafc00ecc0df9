// The appointment on the confirmation page where an agenda of our own gives it: what was booked, with the way to change it,
// or the choice of day and hour.
// rules: X34.72, X34.73, X34.76
import type { Appointment } from '@constancia/contract/appointments.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../platform/texts.ts';
import {
  bookAppointment,
  listDays,
  listHours,
  makeAppointmentLink,
  readAppointment,
} from './appointment-api.ts';
import { AppointmentFacts } from './appointment-facts.tsx';
import { ChangeButton } from './change-button.tsx';
import { SlotChoice } from './slot-choice.tsx';

/** Milliseconds after which the person is not kept waiting for it. */
const READ_LIMIT = 10_000;

type Booked = NonNullable<Appointment['booked']>;

export function BookingBlock({ appointment }: { readonly appointment: Appointment }) {
  const [booked, setBooked] = useState(appointment.booked);
  const { submissionId, timeZone } = appointment;
  const source = useMemo(
    () => ({ listDays, listHours, book: (start: string) => bookAppointment(submissionId, start) }),
    [submissionId],
  );
  /** A reply that was lost, or another tab, may have booked it: then that is shown. */
  const showBooked = async () => {
    const now = await readAppointment(AbortSignal.timeout(READ_LIMIT)).catch(() => null);
    if (now?.submissionId !== submissionId || !now.booked) return false;
    setBooked(now.booked);
    return true;
  };
  if (booked)
    return <OfBooked appointment={appointment} booked={booked} isNew={booked !== appointment.booked} />;
  return (
    <SlotChoice
      source={source}
      timeZone={timeZone}
      intro={t('booking.intro')}
      onBooked={setBooked}
      onRefused={showBooked}
    />
  );
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
