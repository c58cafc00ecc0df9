// Leads from a submission to the booking form. The booking system supplies what opens the form, asked at that
// moment; nothing comes from the browser, and the URL is the one of the settings.
// rules: R7.40, R7.44, R7.53, R8.13, X23.07
import { type BookingKeys, bookingUrl } from '@constancia/domain/appointments/booking-url.ts';
import { appendAudit } from '../../platform/audit/queries.ts';
import { Problem } from '../../platform/http/problem.ts';
import { refuseAbove } from '../../platform/rate-limit/refuse-above.ts';
import { orOnFailure } from '../../ports/outside-call/or-on-failure.ts';
import { OutsideFailure } from '../../ports/outside-call/outside-failure.ts';
import type { AppointmentServices, ReceivedAppointment } from './appointment-of-receipt.ts';

/** Per submission: a person may have to try again when the booking system did not answer. */
const TRIES = 10;
const WINDOW_SECONDS = 600;

/** Throws booking-failed, too-many-requests. */
export async function openBooking(
  services: AppointmentServices,
  { row, agenda, form }: ReceivedAppointment,
): Promise<string> {
  const { db, clock } = services;
  if (agenda === null || form === null || !row.citizen) throw new Problem('booking-failed');
  const at = clock();
  const limit = { key: `booking:${row.id}`, tries: TRIES, windowSeconds: WINDOW_SECONDS };
  await refuseAbove(db, limit, at);
  const keys = await keysOf(services, row, row.citizen.id);
  const url = keys && bookingUrl(form, keys);
  if (!url) throw new Problem('booking-failed');
  await appendAudit(db, {
    municipalityId: row.municipalityId,
    at,
    actor: row.createdBy,
    action: 'export',
    subject: 'submission',
    subjectId: row.id,
    details: { to: 'booking' },
  });
  return url;
}

function keysOf(
  { db, log, bookings }: AppointmentServices,
  { municipalityId, id: submissionId }: ReceivedAppointment['row'],
  citizenId: number,
): Promise<BookingKeys | null> {
  return orOnFailure<BookingKeys | null>(
    { log, service: 'bookings', failure: OutsideFailure },
    () => bookings.openBooking(db, { municipalityId, submissionId, citizenId }),
    () => null,
  );
}
