// The queue of exports: whose turn it is follows from the order in which they were asked for, so no process hands out
// turns. One that gave no sign of life for a while counts for nothing.
// rules: X33.23
import type { ExportProgress } from '@constancia/contract/submissions/exports.ts';
import { EXPORTS } from '@constancia/domain/limits.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

export interface ExportKey {
  readonly id: string;
  readonly userId: string;
}

export interface NewExport extends ExportKey {
  readonly municipalityId: string;
  readonly formId: string;
  readonly at: Date;
}

/** What is over is kept for so long, for its reader to see. */
const KEPT_MS = 3_600_000;

const silentSince = (at: Date) => new Date(at.getTime() - EXPORTS.silence * 1_000);

const isOpen = (at: Date): RawBuilder<boolean> =>
  sql`(e.state in ('waiting', 'writing') and e.seen_at > ${silentSince(at)})`;

/** A person's turns are taken one after the other, so that each is counted with those before it. */
export async function lockTurnsOf(tx: Queryable, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`exports:${userId}`}, 0))`.execute(tx);
}

/** False when the person has as many open as one may have. */
export async function insertExport(db: Queryable, asked: NewExport): Promise<boolean> {
  const { municipalityId, id, formId, userId, at } = asked;
  const inserted = await sql`
    insert into exports (municipality_id, id, form_id, user_id, asked_at, seen_at)
    select ${municipalityId}, ${id}, ${formId}, ${userId}, ${at}, ${at}
    where (select count(*) from exports e where e.user_id = ${userId} and ${isOpen(at)}) < ${EXPORTS.ofPerson}
    returning id`.execute(db);
  return inserted.rows.length > 0;
}

export async function deleteOldExports(db: Queryable, at: Date): Promise<void> {
  await sql`delete from exports where seen_at < ${new Date(at.getTime() - KEPT_MS)}`.execute(db);
}

export type ExportRow = ExportProgress & { readonly formId: string };

/** What its owner asks about; that is a sign of life for one that waits. Null when it lost its turn. */
export async function seeExport(
  db: Queryable,
  { id, userId }: ExportKey,
  at: Date,
): Promise<ExportRow | null> {
  const found = await sql<ExportRow>`
    with seen as (
      update exports e set seen_at = case when e.state = 'waiting' then ${at} else e.seen_at end
      where e.id = ${id} and e.user_id = ${userId}
        and (e.state not in ('waiting', 'writing') or e.seen_at > ${silentSince(at)})
      returning e.id, e.form_id, e.state, e.made, e.total, e.asked_at)
    select s.id, s.form_id, s.state, s.made, s.total,
      case when s.state = 'waiting' then greatest(0, (
        select count(*) from exports e
        where ${isOpen(at)} and (e.asked_at, e.id) < (s.asked_at, s.id)) - ${EXPORTS.atATime - 1})
      else 0 end as ahead
    from seen s`.execute(db);
  return found.rows[0] ?? null;
}

/** False when it is no longer waiting. */
export async function beginExport(db: Queryable, { id, userId }: ExportKey, at: Date): Promise<boolean> {
  const begun = await sql`
    update exports set state = 'writing', seen_at = ${at}
    where id = ${id} and user_id = ${userId} and state = 'waiting' returning id`.execute(db);
  return begun.rows.length > 0;
}

export interface Written {
  readonly made: number;
  readonly total: number;
}

/** False when somebody cancelled it. */
export async function noteWritten(
  db: Queryable,
  id: string,
  { made, total, at }: Written & { readonly at: Date },
): Promise<boolean> {
  const noted = await sql`
    update exports set made = ${made}, total = ${total}, seen_at = ${at}
    where id = ${id} and state = 'writing' returning id`.execute(db);
  return noted.rows.length > 0;
}

export async function endExport(
  db: Queryable,
  id: string,
  {
    state,
    made,
    at,
  }: { readonly state: 'done' | 'ended' | 'failed'; readonly made: number; readonly at: Date },
): Promise<void> {
  await sql`
    update exports set state = ${state}, made = ${made}, seen_at = ${at}
    where id = ${id} and state = 'writing'`.execute(db);
}

/** False when the person has no such export. */
export async function cancelOwnExport(db: Queryable, { id, userId }: ExportKey, at: Date): Promise<boolean> {
  const cancelled = await sql`
    update exports set state = case when state in ('waiting', 'writing') then 'ended' else state end, seen_at = ${at}
    where id = ${id} and user_id = ${userId} returning id`.execute(db);
  return cancelled.rows.length > 0;
}
