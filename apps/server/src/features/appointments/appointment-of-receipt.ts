// The appointment of the submission whose receipt a request brings.
// rules: R2.107, W4, X34.46, X34.70, X34.72
import { agendaIdOf, agendaNameOf } from '@constancia/domain/appointments/agenda.ts';
import type { EditedAgenda } from '@constancia/domain/appointments/edited-agenda.ts';
import { type MunicipalitySettings, settingsOf } from '@constancia/domain/territory/municipality-settings.ts';
import { isBookingForm } from '@constancia/domain/territory/outside-url.ts';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { FileSigner } from '../../platform/files/signed-url.ts';
import type { Log } from '../../platform/log.ts';
import type { BookingSystem } from '../../ports/appointments/port.ts';
import { type FormRow, type FormVersions, findForm } from '../forms/public.ts';
import { findSubmission, type ReceiptCookies, type SubmissionRow } from '../submissions/public.ts';
import { findAgenda, isUnpaid } from './queries.ts';

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
  readonly publicOrigin: string | null;
  readonly signer: FileSigner;
}

/** An agenda of our own. */
export interface OwnAgenda extends EditedAgenda {
  readonly id: number;
}

/** Who books in which agenda. */
export interface Booker {
  readonly row: SubmissionRow;
  /** Null when the agenda is the platform's, or is not in the register any more. */
  readonly own: OwnAgenda | null;
  readonly timeZone: string;
}

export interface ReceivedAppointment extends Booker {
  /** Name of the agenda; null when the form has no appointment. */
  readonly agenda: string | null;
  /** URL of the booking form; null when the municipality does not use the platform's booking system. */
  readonly form: string | null;
}

/** Null without a valid receipt, and while the country is disabled. What was not paid for yet has no appointment. */
export async function receivedAppointment(
  services: AppointmentServices,
  request: FastifyRequest,
): Promise<ReceivedAppointment | null> {
  const { db, clock, receipts } = services;
  const receipt = receipts.sent.read(request, clock());
  const row = receipt && (await findSubmission(db, receipt));
  const form = row && (await findForm(db, row.formId));
  if (!row || !form || form.deletedAt || form.countryDisabled) return null;
  const appointment = await appointmentOf(services, row, form);
  if (!appointment || !(await isUnpaid(db, row))) return appointment;
  return { ...appointment, agenda: null, form: null, own: null };
}

/** The appointment that a submission leads to; null when its form cannot be read any more. */
export async function appointmentOf(
  services: Pick<AppointmentServices, 'db' | 'versions' | 'bookingUrl' | 'outsideHosts'>,
  row: SubmissionRow,
  form: FormRow,
): Promise<ReceivedAppointment | null> {
  const version = await services.versions.load(form, row.formVersion);
  if (!version) return null;
  const { timeZone } = form;
  const { options, appointment } = version.definition;
  if (!options.addAppointment) return { row, agenda: null, form: null, own: null, timeZone };
  const data = appointment?.appointmentData ?? {};
  const settings = settingsOf(form.settings);
  if (settings.bookingSystem === 'platform')
    return { row, agenda: agendaNameOf(data), form: bookingFormOf(services, settings), own: null, timeZone };
  const own = await ownAgenda(services.db, row.municipalityId, agendaIdOf(data));
  return { row, agenda: own?.name ?? agendaNameOf(data), form: null, own, timeZone };
}

async function ownAgenda(db: Database, municipalityId: string, id: number | null): Promise<OwnAgenda | null> {
  const found = id === null ? null : await findAgenda(db, { municipalityId, agendaId: id }, { lock: false });
  return found && id !== null ? { ...found, id } : null;
}

/** The municipality's own or the installation's. */
function bookingFormOf(
  { bookingUrl, outsideHosts }: Pick<AppointmentServices, 'bookingUrl' | 'outsideHosts'>,
  { bookingUrl: own }: MunicipalitySettings,
): string | null {
  if (own === '') return bookingUrl;
  // An import stores settings without checks.
  return isBookingForm(own, outsideHosts) ? own : null;
}
