// Counts tries per key and time window in the database, so that all processes share the count.
// rules: X27.18
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

export interface Limit {
  /** What is counted, e.g. `sign-in:address:203.0.113.7`. */
  readonly key: string;
  readonly tries: number;
  readonly windowSeconds: number;
  /** What one try counts for; 1 when absent. */
  readonly weight?: number;
}

/** Longer keys, which callers can make up, are stored as their hash. */
const KEY_MAX = 200;
/** Rows deleted at a time, so that a run takes equally long however many there are. */
const DELETED_PER_RUN = 10_000;

function storedKey(key: string): string {
  return key.length <= KEY_MAX ? key : createHash('sha256').update(key).digest('hex');
}

/**
 * Counts one try; null while the limit is kept, otherwise the seconds until the window ends. A window that
 * ends much later than a new one would was made before the clock was set back, and counts as ended.
 */
export async function countTry(db: Queryable, limit: Limit, now: Date): Promise<number | null> {
  const { tries, seconds } = await countUse(db, limit, now);
  return tries <= limit.tries ? null : seconds;
}

/**
 * Milliseconds by which simultaneous requests may reach the database out of order; this is no sign of a clock
 * that was set back.
 */
const OUT_OF_ORDER_MS = 60_000;

/**
 * The latest plausible end of a window; a later one was made before the clock was set back. `end`: of a
 * window that begins now.
 */
export function latestEnd(end: Date): Date {
  return new Date(end.getTime() + OUT_OF_ORDER_MS);
}

/** Counts one try regardless of the limit; returns the tries in the window and the seconds until it ends. */
export async function countUse(
  db: Queryable,
  limit: Limit,
  now: Date,
): Promise<{ readonly tries: number; readonly seconds: number }> {
  const end = new Date(now.getTime() + limit.windowSeconds * 1000);
  const { weight = 1 } = limit;
  const ended = sql`rate_limits.resets_at <= ${now} or rate_limits.resets_at > ${latestEnd(end)}`;
  const counted = await sql<{ tries: number; resetsAt: Date }>`
    insert into rate_limits (key, resets_at, tries) values (${storedKey(limit.key)}, ${end}, ${weight})
    on conflict (key) do update set
      tries = case when ${ended} then ${weight}::integer else rate_limits.tries + ${weight}::integer end,
      resets_at = case when ${ended} then excluded.resets_at else rate_limits.resets_at end
    returning tries, resets_at`.execute(db);
  const { tries, resetsAt } = counted.rows[0] ?? { tries: weight, resetsAt: end };
  return { tries, seconds: Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)) };
}

/** As `countUse` for several limits with different keys, in one statement; the counts by key. */
export async function countUses(
  db: Queryable,
  limits: readonly Limit[],
  now: Date,
): Promise<ReadonlyMap<string, { readonly tries: number; readonly seconds: number }>> {
  const keys = limits.map(({ key }) => storedKey(key));
  const ends = limits.map(({ windowSeconds }) => new Date(now.getTime() + windowSeconds * 1000));
  const weights = limits.map(({ weight = 1 }) => weight);
  const late = OUT_OF_ORDER_MS / 1000;
  const ended = sql`n.resets_at <= ${now} or n.resets_at > excluded.resets_at + make_interval(secs => ${late})`;
  // In the order of the keys, so that two processes do not wait for each other.
  const counted = await sql<{ key: string; tries: number; resetsAt: Date }>`
    insert into rate_limits as n (key, resets_at, tries)
    select key, ends, weight
    from unnest(${keys}::text[], ${ends}::timestamptz[], ${weights}::integer[]) as u(key, ends, weight)
    order by key
    on conflict (key) do update set
      tries = case when ${ended} then excluded.tries else n.tries + excluded.tries end,
      resets_at = case when ${ended} then excluded.resets_at else n.resets_at end
    returning key, tries, resets_at`.execute(db);
  const byKey = new Map(counted.rows.map((row) => [row.key, row]));
  return new Map(
    limits.map(({ key }, position) => {
      const { tries = 1, resetsAt = now } = byKey.get(keys[position] ?? '') ?? {};
      return [key, { tries, seconds: Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)) }];
    }),
  );
}

/** Deletes windows that have ended, so that the table stays small however many keys callers make up. */
export async function deleteEndedWindows(db: Queryable, now: Date): Promise<void> {
  await sql`
    delete from rate_limits where key in (
      select key from rate_limits where resets_at < ${now} order by resets_at limit ${DELETED_PER_RUN})
      and resets_at < ${now}`.execute(db);
}
