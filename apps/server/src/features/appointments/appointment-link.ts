// The link with which who booked an appointment sees, moves and cancels it. Its token stands in the mail or on the page
// only: the database has its hash. It is of use until the appointment is over, or thirty days after it was cancelled.
// rules: X33.89, X34.76

import type { LinkedAppointment as LinkedReply } from '@constancia/contract/appointment-links.ts';
import { isChangeable } from '@constancia/domain/appointments/slots.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { settingsOf } from '@constancia/domain/territory/municipality-settings.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { FileSigner } from '../../platform/files/signed-url.ts';
import { Problem } from '../../platform/http/problem.ts';
import { newSecretToken } from '../../platform/ids.ts';
import { type FormRow, findForm } from '../forms/public.ts';
import { hashToken } from '../session/public.ts';
import { findSubmission, type SubmissionKey } from '../submissions/public.ts';
import { brandOf } from '../territory/public.ts';
import type { AppointmentServices, Booker } from './appointment-of-receipt.ts';
import {
  type AppointmentRow,
  findAgenda,
  findAppointment,
  findAppointmentLink,
  insertLink,
  slotOf,
} from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long one can book again after a cancellation. */
const AFTER_CANCELLING_MS = 30 * DAY_MS;

/**
 * Path of the page. The token stands behind the `#`, which browsers send to no server. Throws appointment-link-gone without an
 * appointment.
 */
export async function makeAppointmentLink(db: Queryable, submission: SubmissionKey): Promise<string> {
  const token = newSecretToken();
  if (!(await insertLink(db, submission, hashToken(token)))) throw new Problem('appointment-link-gone');
  return `${pathOf('appointmentLink')}#${token}`;
}

export interface LinkedAppointment extends Booker {
  readonly found: AppointmentRow;
  readonly form: FormRow;
}

export const isLinkable = ({ endsAt, cancelledAt }: AppointmentRow, now: Date): boolean =>
  cancelledAt ? now.getTime() < cancelledAt.getTime() + AFTER_CANCELLING_MS : now < endsAt;

/** The agenda of an appointment; null when it was deleted. */
export async function agendaNow(
  db: Queryable,
  { agendaId }: AppointmentRow,
  { municipalityId, settings }: FormRow,
): Promise<Booker['own']> {
  const agenda = await findAgenda(db, { municipalityId, agendaId }, { lock: false });
  // Where bookings are the platform's now, nothing more is booked here; what was booked can be cancelled.
  const isOurs = settingsOf(settings).bookingSystem === 'built-in';
  return agenda && { ...agenda, id: agendaId, schedule: isOurs ? agenda.schedule : null };
}

/** Whether who has it can move or cancel it no more. */
export const isTooLate = (found: AppointmentRow, own: Booker['own'], now: Date): boolean =>
  !isChangeable(slotOf(found).start, own?.schedule?.noticeHours ?? 0, now.getTime());

/** Throws appointment-link-gone, municipality-blocked. */
export async function appointmentOfLink(
  { db, clock }: Pick<AppointmentServices, 'db' | 'clock'>,
  token: string,
): Promise<LinkedAppointment> {
  const key = await findAppointmentLink(db, hashToken(token));
  const row = key && (await findSubmission(db, key));
  const found = row && (await findAppointment(db, row));
  const form = row && (await findForm(db, row.formId));
  if (!found || !form || !isLinkable(found, clock())) throw new Problem('appointment-link-gone');
  if (form.countryDisabled) throw new Problem('municipality-blocked');
  const own = await agendaNow(db, found, form);
  return { row, own, timeZone: form.timeZone, found, form };
}

/** What the page of the link shows. */
export function linkedReply(
  { row, own, timeZone, found, form }: LinkedAppointment,
  { signer, now }: { readonly signer: FileSigner; readonly now: Date },
): LinkedReply {
  const { agenda, address, change, cancelledAt } = found;
  const slot = slotOf(found);
  const noticeHours = own?.schedule?.noticeHours ?? 0;
  const isCancelled = cancelledAt !== null;
  const { settings, id: formId, municipalityName: name } = form;
  return {
    ...slot,
    submissionId: row.id,
    code: row.code,
    agenda,
    address,
    timeZone,
    change,
    isCancelled,
    isChangeable: !isCancelled && !isTooLate(found, own, now),
    noticeHours,
    municipality: { name, brand: brandOf(signer, { settings, formId, now }) },
  };
}
