// What each change of an appointment leaves behind: a line of its course, which the timeline shows, its mail, and its entry in
// the audit log. Call it in the transaction of the change.
// rules: X34.72, X34.75-X34.77
import type { AuditDetails } from '@constancia/domain/audit/audit-details.ts';
import { appendAudit } from '../../platform/audit/queries.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { keyOf, lockSubmissionVersion, type SubmissionRow } from '../submissions/public.ts';
import { postAppointmentMail } from './appointment-mail.ts';
import { insertChange, type NewChange } from './change-queries.ts';

export interface MadeChange extends Omit<NewChange, 'note'> {
  readonly agenda: { readonly id: number; readonly name: string };
  /** Why the staff cancelled it. */
  readonly note?: string;
  /** The hour that it had, of one that was moved. */
  readonly before?: string;
  /** Nobody is signed in: who holds the link did it. */
  readonly byLink?: boolean;
}

/** As the audit log says it: without the reason, which may name somebody, because the log cannot be changed. */
function whatOf({ kind, start, before }: MadeChange): AuditDetails {
  switch (kind) {
    case 'booked':
      return { start };
    case 'moved':
      return { start: { before, now: start } };
    case 'cancelled':
      return { cancelled: start };
    default:
      return { start, attendance: kind };
  }
}

/**
 * First in every transaction that books or changes an appointment, before the agenda: who deletes the submission has its
 * lock, then that of the audit log, and then deletes the appointment. False when the submission is gone.
 */
export async function lockForBooking(tx: Queryable, row: SubmissionRow): Promise<boolean> {
  return (await lockSubmissionVersion(tx, keyOf(row))) !== null;
}

export async function keepChange(tx: Queryable, row: SubmissionRow, made: MadeChange): Promise<void> {
  const { kind, change, start, at, by, agenda, note = '', byLink = false } = made;
  await insertChange(tx, keyOf(row), { kind, change, start, at, by, note });
  if (kind === 'booked' || kind === 'moved' || kind === 'cancelled')
    await postAppointmentMail(tx, row, { about: kind, agenda: agenda.name, change, at, by });
  await appendAudit(tx, {
    municipalityId: row.municipalityId,
    at,
    actor: by,
    action: kind === 'booked' ? 'create' : 'update',
    subject: 'appointment',
    subjectId: row.id,
    details: { ...(byLink && { by: 'link' }), agenda: agenda.id, ...whatOf(made) },
  });
}
