// What waits in the database for all processes together: jobs and messages to systems outside.
// rules: X37.18, X37.48
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

export interface WaitingJobs {
  readonly name: string;
  readonly waiting: number;
  /** Seconds since the one that is due longest was due; 0 when none is. */
  readonly oldest: number;
}

/** Jobs whose time has come, by name. */
export async function countJobs(db: Queryable): Promise<readonly WaitingJobs[]> {
  const found = await sql<WaitingJobs>`
    select task_identifier as name, count(*)::int as waiting,
      greatest(0, extract(epoch from now() - min(run_at)))::float8 as oldest
    from graphile_worker.jobs where run_at <= now() and attempts < max_attempts
    group by 1 order by 1`.execute(db);
  return found.rows;
}

export interface OutboxCount {
  readonly kind: string;
  readonly state: 'waiting' | 'failed';
  readonly entries: number;
}

/** Messages of every municipality that have not arrived. */
export async function countOutbox(db: Queryable): Promise<readonly OutboxCount[]> {
  const found = await sql<OutboxCount>`
    select kind, state, count(*)::int as entries from outbox_entries
    where state in ('waiting', 'failed') group by 1, 2 order by 1, 2`.execute(db);
  return found.rows;
}

/** Jobs that were tried as often as they may be, by no process any more. */
export async function countGivenUp(db: Queryable): Promise<number> {
  const found = await sql<{ jobs: number }>`
    select count(*)::int as jobs from graphile_worker.jobs where attempts >= max_attempts`.execute(db);
  return found.rows[0]?.jobs ?? 0;
}
