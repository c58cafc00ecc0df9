// Events of submissions: they get their positions here, and are read from there on.
import type { RowScope } from '@constancia/domain/access/scope.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { inScope } from '../territory/public.ts';

export interface EventRow {
  readonly municipalityId: string;
  readonly position: number;
  readonly kind: string;
  readonly submissionId: string;
  readonly code: string;
  readonly formId: string;
  readonly formTitle: string;
  readonly areaId: string;
  readonly state: number | null;
  readonly stateName: string;
  readonly at: Date;
}

const COLUMNS = sql`e.municipality_id, e.position, e.kind, e.submission_id, e.code, e.form_id, e.form_title, e.area_id,
  e.state, e.state_name, e.at`;

/** What the rest of the transaction does to submissions is no event. */
export async function withoutEvents(tx: Queryable): Promise<void> {
  await sql`select set_config('constancia.importing', 'yes', true)`.execute(tx);
}

/** One process at a time gives positions, until the end of its transaction. False while another one does. */
export async function takeTurn(tx: Queryable): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('submission-events')) as taken`.execute(tx);
  return rows[0]?.taken ?? false;
}

/**
 * Gives the next positions to the events that were committed since, in the order in which they were written. The caller has
 * the turn, so that a position is never committed after a higher one.
 */
export async function givePositions(tx: Queryable, most: number): Promise<readonly EventRow[]> {
  const { rows } = await sql<EventRow>`
    with fresh as (
      select municipality_id, id from submission_events where position is null order by id limit ${most}),
    numbered as materialized (
      select municipality_id, id, nextval('submission_event_positions') as position
      from (select * from fresh order by id) f)
    update submission_events e set position = n.position,
      form_title = coalesce((select f.title from forms f
        where f.municipality_id = e.municipality_id and f.id = e.form_id), ''),
      state_name = coalesce((select c.state_name from state_changes c
        where c.municipality_id = e.municipality_id and c.submission_id = e.submission_id and c.state = e.state
        order by c.position desc limit 1), '')
    from numbered n where e.municipality_id = n.municipality_id and e.id = n.id
    returning ${COLUMNS}`.execute(tx);
  return rows.toSorted((one, other) => one.position - other.position);
}

/** The highest position of a municipality; 0 without any. What has a lower one is committed. */
export async function lastPosition(db: Queryable, municipalityId: string): Promise<number> {
  const { rows } = await sql<{
    last: number;
  }>`select coalesce(max(position), 0) as last from submission_events
    where municipality_id = ${municipalityId} and position is not null`.execute(db);
  return rows[0]?.last ?? 0;
}

export interface EventFilter {
  readonly municipalityId: string;
  readonly scope: RowScope;
  readonly after: number;
  readonly last: number;
  readonly size: number;
}

/** Oldest first. Who sees only their own submissions sees no events of those that are deleted: nobody's are kept. */
export async function listEventRows(
  db: Queryable,
  { municipalityId, scope, after, last, size }: EventFilter,
): Promise<readonly EventRow[]> {
  const own = scope.createdBy
    ? sql`and exists (select from submissions s where s.municipality_id = e.municipality_id
        and s.id = e.submission_id and ${inScope(scope, 's.area_id', 's.created_by')})`
    : sql``;
  const { rows } = await sql<EventRow>`select ${COLUMNS} from submission_events e
    where e.municipality_id = ${municipalityId} and e.position > ${after} and e.position <= ${last}
      and ${inScope(scope, 'e.area_id')} ${own}
    order by e.position limit ${size}`.execute(db);
  return rows;
}

/** Events and what was delivered or given up of them; what waits for a paused webhook goes too. */
export async function deleteEventsBefore(db: Queryable, before: Date): Promise<void> {
  await sql`delete from submission_events where at < ${before} and position is not null`.execute(db);
  await sql`delete from webhook_deliveries where created_at < ${before}`.execute(db);
}
