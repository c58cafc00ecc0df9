// Agendas of our own, and what people booked in them.

import type { RowScope } from '@constancia/domain/access/scope.ts';
import type { EditedAgenda } from '@constancia/domain/appointments/edited-agenda.ts';
import type { Slot } from '@constancia/domain/appointments/slots.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import type { SubmissionKey } from '../submissions/public.ts';
import { inScope } from '../territory/public.ts';

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

interface SlotRow {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const slotOf = ({ startsAt, endsAt }: SlotRow): Slot => ({
  start: startsAt.toISOString(),
  end: endsAt.toISOString(),
});

/** What the submission has booked. */
export async function findBooked(db: Queryable, { municipalityId, id }: SubmissionKey): Promise<Slot | null> {
  const found = await sql<SlotRow>`
    select starts_at, ends_at from appointments
    where municipality_id = ${municipalityId} and submission_id = ${id}`.execute(db);
  return found.rows[0] ? slotOf(found.rows[0]) : null;
}

/** What is booked in an agenda from a moment on. */
export async function listBooked(
  db: Queryable,
  { municipalityId, agendaId }: AgendaKey,
  from: Date,
): Promise<readonly Slot[]> {
  const found = await sql<SlotRow>`
    select starts_at, ends_at from appointments
    where municipality_id = ${municipalityId} and agenda_id = ${agendaId} and ends_at > ${from}`.execute(db);
  return found.rows.map(slotOf);
}

export async function insertAppointment(
  tx: Queryable,
  { municipalityId, agendaId }: AgendaKey,
  { submissionId, slot, at }: { readonly submissionId: string; readonly slot: Slot; readonly at: Date },
): Promise<void> {
  await sql`
    insert into appointments (municipality_id, submission_id, agenda_id, starts_at, ends_at, booked_at)
    values (${municipalityId}, ${submissionId}, ${agendaId}, ${slot.start}, ${slot.end}, ${at})`.execute(tx);
}

export interface AppointmentRow {
  readonly agendaId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly bookedAt: Date;
  /** '' when the agenda was deleted. */
  readonly agenda: string;
  readonly address: string;
}

/** The appointment of a submission with its agenda as it is now. */
export async function findAppointment(
  db: Queryable,
  { municipalityId, id }: SubmissionKey,
): Promise<AppointmentRow | null> {
  const found = await sql<AppointmentRow>`
    select p.agenda_id, p.starts_at, p.ends_at, p.booked_at, coalesce(a.name, '') as agenda, coalesce(a.address, '') as address
    from appointments p
    left join agendas a on a.municipality_id = p.municipality_id and a.id = p.agenda_id
    where p.municipality_id = ${municipalityId} and p.submission_id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

export interface ListedAppointmentRow {
  readonly submissionId: string;
  readonly code: string;
  readonly citizen: Citizen | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The appointments of an agenda that begin in a time, by time; of submissions in the scope. */
export async function listAppointmentRows(
  db: Queryable,
  { municipalityId, agendaId }: AgendaKey,
  { from, to, scope }: { readonly from: Date; readonly to: Date; readonly scope: RowScope },
): Promise<readonly ListedAppointmentRow[]> {
  const found = await sql<ListedAppointmentRow>`
    select p.submission_id, s.code, s.citizen, p.starts_at, p.ends_at
    from appointments p
    join submissions s on s.municipality_id = p.municipality_id and s.id = p.submission_id
    where p.municipality_id = ${municipalityId} and p.agenda_id = ${agendaId}
      and p.starts_at >= ${from} and p.starts_at < ${to} and ${inScope(scope, 's.area_id', 's.created_by')}
    order by p.starts_at, s.code`.execute(db);
  return found.rows;
}
