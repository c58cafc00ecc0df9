// What the page of the installation's state asks of the database.
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

export interface DatabaseUse {
  readonly bytes: number;
  /** Of all processes, and how many there may be. */
  readonly connections: number;
  readonly connectionsMax: number;
}

export async function databaseUse(db: Queryable): Promise<DatabaseUse> {
  const found = await sql<DatabaseUse>`
    select pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int as connections_max`.execute(db);
  return found.rows[0] ?? { bytes: 0, connections: 0, connectionsMax: 1 };
}

export interface OutboxState {
  readonly waiting: number;
  readonly failed: number;
  /** Hours since the one was written that has waited longest; 0 when none waits. */
  readonly oldestHours: number;
  readonly lastDelivered: Date | null;
  readonly lastFailed: Date | null;
}

/** Of every municipality. */
export async function outboxState(db: Queryable, at: Date): Promise<OutboxState> {
  const found = await sql<OutboxState>`
    select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(floor(extract(epoch from ${at}::timestamptz - min(created_at) filter (where state = 'waiting')) / 3600), 0)::int
        as oldest_hours,
      max(resolved_at) filter (where state = 'delivered') as last_delivered,
      max(resolved_at) filter (where state = 'failed') as last_failed
    from outbox_entries`.execute(db);
  return found.rows[0] ?? { waiting: 0, failed: 0, oldestHours: 0, lastDelivered: null, lastFailed: null };
}
