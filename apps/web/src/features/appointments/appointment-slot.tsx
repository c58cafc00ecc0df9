// The appointment on the confirmation page: a link to the booking form, days and hours of an agenda of our own, or a
// note that the municipality arranges it.
// Only the person who has just sent the submission sees it: without the receipt cookie nothing is shown.
// rules: R2.107, R7.44, R8.13, W4, X34.72
import type { Appointment } from '@constancia/contract/appointments.ts';
import { useEffect, useState } from 'react';
import { problemText } from '../../platform/problem-text.ts';
import { loadOnApproachTexts, t } from '../../platform/texts.ts';
import { deferredBlock } from '../../ui/light/deferred-block.tsx';
import { openBooking, readAppointment } from './appointment-api.ts';
import '../../ui/light/saved-block.css';

/** Downloaded only where an agenda of our own gives appointments. */
const Booking = deferredBlock(async () => {
  const [{ BookingBlock }] = await Promise.all([import('./booking-block.tsx'), loadOnApproachTexts()]);
  return BookingBlock;
});

export function AppointmentSlot({ code }: { readonly code: string }) {
  const appointment = useAppointment(code);
  if (!appointment) return null;
  return (
    <section className="saved-block" aria-labelledby="appointment-title">
      <h2 id="appointment-title">{t('appointment.title')}</h2>
      {appointment.agenda !== '' && (
        <p className="saved-block-text">{t('appointment.agenda', { agenda: appointment.agenda })}</p>
      )}
      <Way appointment={appointment} />
    </section>
  );
}

function Way({ appointment }: { readonly appointment: Appointment }) {
  const { booking, booked, submissionId } = appointment;
  if (booked !== null || booking === 'agenda') return <Booking appointment={appointment} />;
  if (booking === 'form') return <Continue submissionId={submissionId} />;
  return <p>{t('appointment.arranged')}</p>;
}

/** Ignores the appointment of another submission that was sent from the same browser later. */
function useAppointment(code: string): Appointment | null {
  const [appointment, setAppointment] = useState<Appointment | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    readAppointment(leaving.signal).then(
      (found) => setAppointment(found?.code === code ? found : null),
      () => setAppointment(null),
    );
    return () => leaving.abort();
  }, [code]);
  return appointment;
}

function Continue({ submissionId }: { readonly submissionId: string }) {
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');
  const [failure, setFailure] = useState('');
  useBackAgain(() => setState('idle'));
  const open = async () => {
    setState('opening');
    try {
      window.location.assign(await openBooking(submissionId));
    } catch (error) {
      setFailure(
        problemText(error, { otherwise: 'problem.booking-failed', explains: ['too-many-requests'] }),
      );
      setState('failed');
    }
  };
  const opening = state === 'opening';
  return (
    <>
      <p>{t('appointment.continue-text')}</p>
      <button
        type="button"
        className="button button-main"
        aria-disabled={opening || undefined}
        onClick={() => {
          if (!opening) void open();
        }}
      >
        {t('appointment.continue')}
      </button>
      <div className="saved-block-status">
        <p role="status">{opening && t('appointment.opening')}</p>
        {state === 'failed' && (
          <p className="saved-block-failed" role="alert">
            {failure}
          </p>
        )}
      </div>
    </>
  );
}

/** Calls back when a person returns from the booking form to the page as the browser kept it, so they can go again. */
function useBackAgain(onBack: () => void): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && onBack();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  });
}
