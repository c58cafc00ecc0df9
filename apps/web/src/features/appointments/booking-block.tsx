// The appointment on the confirmation page where an agenda of our own gives it: what was booked, with the way to change it,
// or the choice of day and hour.
// rules: X34.72, X34.73, X34.76
import type { Appointment } from '@constancia/contract/appointments.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { bookAppointment, listDays, listHours, makeAppointmentLink } from './appointment-api.ts';
import { AppointmentFacts } from './appointment-facts.tsx';
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
      <ChangeButton submissionId={appointment.submissionId} />
    </>
  );
}

/** Leads to the page on which the appointment is moved or cancelled. */
function ChangeButton({ submissionId }: { readonly submissionId: string }) {
  const [state, setState] = useState<{ readonly opening: boolean; readonly failure: string }>({
    opening: false,
    failure: '',
  });
  const open = async () => {
    setState({ opening: true, failure: '' });
    try {
      window.location.assign(await makeAppointmentLink(submissionId));
    } catch (error) {
      setState({ opening: false, failure: problemText(error, { otherwise: 'booking.change-failed' }) });
    }
  };
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={state.opening || undefined}
        onClick={() => {
          if (!state.opening) void open();
        }}
      >
        {t('booking.change')}
      </button>
      {state.failure !== '' && (
        <p className="saved-block-failed" role="alert">
          {state.failure}
        </p>
      )}
    </>
  );
}
