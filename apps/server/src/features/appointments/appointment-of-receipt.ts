// The appointment of the submission whose receipt a request brings.
// rules: E3.10, E3.18, R2.107, W4, X34.46
import { agendaNameOf } from '@constancia/domain/appointments/agenda.ts';
import { type MunicipalitySettings, settingsOf } from '@constancia/domain/territory/municipality-settings.ts';
import { isBookingForm } from '@constancia/domain/territory/outside-url.ts';
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
  /** The installation's booking form; null when bookings are made in another way. */
  readonly bookingUrl: string | null;
  readonly outsideHosts: readonly string[];
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
  const { db, clock, versions, receipts } = services;
  const receipt = receipts.sent.read(request, clock());
  const row = receipt && (await findSubmission(db, receipt));
  const form = row && (await findForm(db, row.formId));
  const version = row && form && !form.deletedAt && (await versions.load(form, row.formVersion));
  if (!row || !version) return null;
  const { options, appointment } = version.definition;
  return {
    row,
    agenda: options.addAppointment ? agendaNameOf(appointment?.appointmentData ?? {}) : null,
    form: bookingFormOf(services, settingsOf(form.settings)),
  };
}

/** The municipality's own or the installation's. */
function bookingFormOf(
  { bookingUrl, outsideHosts }: Pick<AppointmentServices, 'bookingUrl' | 'outsideHosts'>,
  { bookingSystem, bookingUrl: own }: MunicipalitySettings,
): string | null {
  if (bookingSystem !== 'platform') return null;
  if (own === '') return bookingUrl;
  // An import stores settings without checks.
  return isBookingForm(own, outsideHosts) ? own : null;
}
