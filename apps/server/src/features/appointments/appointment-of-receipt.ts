// The appointment of the submission whose receipt a request brings.
// rules: E3.10, E3.18, R2.107, W4, X34.70
import { agendaIdOf, agendaNameOf } from '@constancia/domain/appointments/agenda.ts';
import { settingsOf } from '@constancia/domain/territory/municipality-settings.ts';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import type { BookingSystem } from '../../ports/appointments/port.ts';
import { type FormVersions, findForm } from '../forms/public.ts';
import { findSubmission, type ReceiptCookies, type SubmissionRow } from '../submissions/public.ts';

export interface AppointmentServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly versions: FormVersions;
  readonly receipts: ReceiptCookies;
  readonly bookings: BookingSystem;
  /** Comes only from the configuration; null when bookings are made in another way. */
  readonly bookingUrl: string | null;
}

export interface ReceivedAppointment {
  readonly row: SubmissionRow;
  /** Null when the form has no appointment. */
  readonly agenda: string | null;
  /** URL of the booking form; null when the municipality does not use the platform's booking system. */
  readonly form: string | null;
}

/** Null without a valid receipt. */
export async function receivedAppointment(
  services: AppointmentServices,
  request: FastifyRequest,
): Promise<ReceivedAppointment | null> {
  const { db, clock, versions, receipts, bookingUrl } = services;
  const receipt = receipts.sent.read(request, clock());
  const row = receipt && (await findSubmission(db, receipt));
  const form = row && (await findForm(db, row.formId));
  const version = row && form && !form.deletedAt && (await versions.load(form, row.formVersion));
  if (!row || !version) return null;
  const { options, appointment } = version.definition;
  const isOnline = settingsOf(form.settings).bookingSystem === 'platform';
  return {
    row,
    agenda: options.addAppointment
      ? await nameOf(services, row.municipalityId, { data: appointment?.appointmentData ?? {}, isOnline })
      : null,
    form: isOnline ? bookingUrl : null,
  };
}

/** The name of an agenda of our own register as it is now; otherwise the one that the form stored. */
async function nameOf(
  { db, bookings }: AppointmentServices,
  municipalityId: string,
  { data, isOnline }: { readonly data: Readonly<Record<string, unknown>>; readonly isOnline: boolean },
): Promise<string> {
  const known = isOnline ? [] : await bookings.agendas(db, municipalityId);
  return known.find(({ id }) => id === agendaIdOf(data))?.name ?? agendaNameOf(data);
}
