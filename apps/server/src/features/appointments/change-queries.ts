// The course of an appointment: its changes one by one, and whether the person came.
import type { AppointmentChange, Attendance } from '@constancia/domain/appointments/course.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import type { SubmissionKey } from '../submissions/public.ts';

export interface NewChange {
  readonly kind: AppointmentChange;
  /** The number of the change. */
  readonly change: number;
  /** ISO 8601: when the appointment begins from then on. */
  readonly start: string;
  readonly at: Date;
  /** Username; '' for who holds a link. */
  readonly by: string;
  /** Why; '' for nothing. */
  readonly note: string;
}

export async function insertChange(
  tx: Queryable,
  { municipalityId, id }: SubmissionKey,
  { kind, change, start, at, by, note }: NewChange,
): Promise<void> {
  await sql`
    insert into appointment_changes (municipality_id, submission_id, position, kind, starts_at, at, username, note)
    values (${municipalityId}, ${id}, ${change}, ${kind}, ${start}, ${at}, ${by}, ${note})`.execute(tx);
}

/** What was written about a change; '' for nothing. */
export async function findNote(
  db: Queryable,
  { municipalityId, id }: SubmissionKey,
  change: number,
): Promise<string> {
  const found = await sql<{ note: string }>`
    select note from appointment_changes
    where municipality_id = ${municipalityId} and submission_id = ${id} and position = ${change}`.execute(db);
  return found.rows[0]?.note ?? '';
}

/** Returns how often the appointment was changed. */
export async function storeAttendance(
  tx: Queryable,
  { municipalityId, id }: SubmissionKey,
  attendance: Attendance | null,
): Promise<number> {
  const stored = await sql<{ change: number }>`
    update appointments set attendance = ${attendance}, change = change + 1
    where municipality_id = ${municipalityId} and submission_id = ${id} returning change`.execute(tx);
  return stored.rows[0]?.change ?? 0;
}
