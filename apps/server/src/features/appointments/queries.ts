// Agendas of our own, and what people booked in them.

import type { RowScope } from '@constancia/domain/access/scope.ts';
import type { Attendance } from '@constancia/domain/appointments/course.ts';
import type { EditedAgenda } from '@constancia/domain/appointments/edited-agenda.ts';
import type { Slot } from '@constancia/domain/appointments/slots.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import type { SubmissionKey } from '../submissions/public.ts';
import { inScope, isLetIn } from '../territory/public.ts';

export interface AgendaKey {
  readonly municipalityId: string;
  readonly agendaId: number;
}

/** `lock`: nobody else books in it before the transaction ends. */
export async function findAgenda(
  db: Queryable,
  { municipalityId, agendaId }: AgendaKey,
  { lock }: { readonly lock: boolean },
): Promise<EditedAgenda | null> {
  const found = await sql<EditedAgenda>`
    select name, address, schedule from agendas
    where municipality_id = ${municipalityId} and id = ${agendaId} ${lock ? sql`for update` : sql``}`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** Something was bought with the submission, and no order for it is paid. */
export async function isUnpaid(db: Queryable, { municipalityId, id }: SubmissionKey): Promise<boolean> {
  const found = await sql<{ isUnpaid: boolean }>`
    select count(*) > 0 and count(*) filter (where state = 'paid') = 0 as is_unpaid from pay_orders
    where municipality_id = ${municipalityId} and submission_id = ${id}`.execute(db);
  return found.rows[0]?.isUnpaid ?? false;
}

interface SlotRow {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** `change`: how often the appointment was changed. */
export interface BookedSlot extends Slot {
  readonly change: number;
}

export const slotOf = ({ startsAt, endsAt }: SlotRow): Slot => ({
  start: startsAt.toISOString(),
  end: endsAt.toISOString(),
});

/** What the submission has booked; null when it was cancelled too. */
export async function findBooked(
  db: Queryable,
  { municipalityId, id }: SubmissionKey,
): Promise<BookedSlot | null> {
  const found = await sql<SlotRow & { change: number }>`
    select starts_at, ends_at, change from appointments
    where municipality_id = ${municipalityId} and submission_id = ${id} and cancelled_at is null`.execute(db);
  const row = found.rows[0];
  return row ? { ...slotOf(row), change: row.change } : null;
}

/** When the appointments of these submissions begin, by submission; those that were cancelled too. */
export async function listStarts(
  db: Queryable,
  municipalityId: string,
  submissionIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<AppointmentRow, 'startsAt' | 'cancelledAt'>>> {
  const found = await sql<Pick<AppointmentRow, 'startsAt' | 'cancelledAt'> & { submissionId: string }>`
    select submission_id, starts_at, cancelled_at from appointments
    where municipality_id = ${municipalityId} and submission_id = any(${submissionIds}::text[])`.execute(db);
  return new Map(found.rows.map(({ submissionId, ...row }) => [submissionId, row]));
}

/** What is booked in an agenda from a moment on. `except`: a submission whose appointment does not count. */
export async function listBooked(
  db: Queryable,
  { municipalityId, agendaId }: AgendaKey,
  { from, except = '' }: { readonly from: Date; readonly except?: string },
): Promise<readonly Slot[]> {
  const found = await sql<SlotRow>`
    select starts_at, ends_at from appointments
    where municipality_id = ${municipalityId} and agenda_id = ${agendaId} and ends_at > ${from}
      and cancelled_at is null and submission_id <> ${except}`.execute(db);
  return found.rows.map(slotOf);
}

export interface NewAppointment {
  readonly submissionId: string;
  readonly slot: Slot;
  readonly at: Date;
  /** In which its mails are written. */
  readonly language: string;
  /** Scheme and host under which it was booked. */
  readonly origin: string;
}

/** Replaces the hour that the submission had. Returns how often the appointment was changed. */
export async function storeAppointment(
  tx: Queryable,
  { municipalityId, agendaId }: AgendaKey,
  { submissionId, slot, at, language, origin }: NewAppointment,
): Promise<number> {
  const stored = await sql<{ change: number }>`
    insert into appointments (municipality_id, submission_id, agenda_id, starts_at, ends_at, booked_at, language, origin)
    values (${municipalityId}, ${submissionId}, ${agendaId}, ${slot.start}, ${slot.end}, ${at}, ${language}, ${origin})
    on conflict (municipality_id, submission_id) do update set agenda_id = excluded.agenda_id,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, booked_at = excluded.booked_at,
      language = excluded.language, origin = excluded.origin, cancelled_at = null, attendance = null,
      change = appointments.change + 1
    returning change`.execute(tx);
  return stored.rows[0]?.change ?? 0;
}

/** Returns how often the appointment was changed. */
export async function storeCancellation(
  tx: Queryable,
  { municipalityId, id }: SubmissionKey,
  at: Date,
): Promise<number> {
  const stored = await sql<{ change: number }>`
    update appointments set cancelled_at = ${at}, change = change + 1
    where municipality_id = ${municipalityId} and submission_id = ${id} returning change`.execute(tx);
  return stored.rows[0]?.change ?? 0;
}

export interface AppointmentRow {
  readonly agendaId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly bookedAt: Date;
  /** Null while it holds. */
  readonly cancelledAt: Date | null;
  readonly change: number;
  /** Null when nobody noted whether the person came. */
  readonly attendance: Attendance | null;
  readonly language: string;
  /** '' when it is not known. */
  readonly origin: string;
  /** '' when the agenda was deleted. */
  readonly agenda: string;
  readonly address: string;
}

/** The appointment of a submission, also one that was cancelled, with its agenda as it is now. */
export async function findAppointment(
  db: Queryable,
  { municipalityId, id }: SubmissionKey,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<AppointmentRow | null> {
  const found = await sql<AppointmentRow>`
    select p.agenda_id, p.starts_at, p.ends_at, p.booked_at, p.cancelled_at, p.change, p.attendance,
      p.language, p.origin,
      coalesce(a.name, '') as agenda, coalesce(a.address, '') as address
    from appointments p
    left join agendas a on a.municipality_id = p.municipality_id and a.id = p.agenda_id
    where p.municipality_id = ${municipalityId} and p.submission_id = ${id}
    ${lock ? sql`for update of p` : sql``}`.execute(db);
  return found.rows[0] ?? null;
}

/** False when its submission was deleted, with the appointment. */
export async function insertLink(
  db: Queryable,
  { municipalityId, id }: SubmissionKey,
  tokenHash: Buffer,
): Promise<boolean> {
  const inserted = await sql`
    with appointment as (
      select municipality_id, submission_id from appointments
      where municipality_id = ${municipalityId} and submission_id = ${id} for key share)
    insert into appointment_links (municipality_id, submission_id, token_hash)
    select municipality_id, submission_id, ${tokenHash}::bytea from appointment returning submission_id`.execute(
    db,
  );
  return inserted.rows.length > 0;
}

/** The submission whose appointment a link is for. */
export async function findAppointmentLink(db: Queryable, tokenHash: Buffer): Promise<SubmissionKey | null> {
  const found = await sql<SubmissionKey>`
    select municipality_id, submission_id as id from appointment_links where token_hash = ${tokenHash}`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

export interface ListedAppointmentRow
  extends Pick<AppointmentRow, 'startsAt' | 'endsAt' | 'cancelledAt' | 'change' | 'attendance'> {
  readonly submissionId: string;
  readonly code: string;
  readonly citizen: Citizen | null;
}

/** The appointments of an agenda that begin in a time, or from a moment on, by time; of submissions in the scope. */
export async function listAppointmentRows(
  db: Queryable,
  { municipalityId, agendaId }: AgendaKey,
  { from, to, scope }: { readonly from: Date; readonly to: Date | null; readonly scope: RowScope },
): Promise<readonly ListedAppointmentRow[]> {
  const found = await sql<ListedAppointmentRow>`
    select p.submission_id, s.code, s.citizen, p.starts_at, p.ends_at, p.cancelled_at, p.change, p.attendance
    from appointments p
    join submissions s on s.municipality_id = p.municipality_id and s.id = p.submission_id
    where p.municipality_id = ${municipalityId} and p.agenda_id = ${agendaId}
      and p.cancelled_at is null and p.starts_at >= ${from} and (${to}::timestamptz is null or p.starts_at < ${to})
      and ${inScope(scope, 's.area_id', 's.created_by')}
    order by p.starts_at, s.code`.execute(db);
  return found.rows;
}

export interface DueReminder extends SubmissionKey {
  readonly change: number;
  /** Name of the agenda. */
  readonly agenda: string;
}

/**
 * Takes the appointments to come of which their people have to be reminded, by time; each is taken once for its hour, by one
 * process. Who booked or moved it later than that has just had a mail. While a country is disabled its people wait.
 */
export async function takeDueReminders(
  tx: Queryable,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly DueReminder[]> {
  const taken = await sql<DueReminder>`
    with due as (
      select p.municipality_id, p.submission_id, a.name from agendas a
      cross join lateral (select (a.schedule ->> 'reminderHours')::int * interval '1 hour' as before) reminder
      join appointments p on p.municipality_id = a.municipality_id and p.agenda_id = a.id
      where p.starts_at > ${now} and p.starts_at <= ${now}::timestamptz + reminder.before
        and p.booked_at < p.starts_at - reminder.before
        and p.cancelled_at is null and p.reminded_for is distinct from p.starts_at
        and ${isLetIn('a.municipality_id')}
      order by p.starts_at limit ${most} for update of p skip locked)
    update appointments p set reminded_for = p.starts_at from due
    where p.municipality_id = due.municipality_id and p.submission_id = due.submission_id
    returning p.municipality_id, p.submission_id as id, p.change, due.name as agenda`.execute(tx);
  return taken.rows;
}
