// Counts tries per key and window, in the database, so that every process sees the same count. rules: X27.18
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

/** Longer keys, made up by whoever asks, are stored as their hash. */
const KEY_MAX = 200;
/** Rows of one sweep: it takes no longer however many there are. */
const SWEPT_AT_ONCE = 10_000;

function storedKey(key: string): string {
  return key.length <= KEY_MAX ? key : createHash('sha256').update(key).digest('hex');
}

/**
 * Counts one try; null while the limit holds, otherwise the seconds until the window ends. A window that ends much
 * later than a new one would was made by a clock that has gone back since: it counts as ended.
 */
export async function countTry(db: Queryable, limit: Limit, now: Date): Promise<number | null> {
  const { tries, seconds } = await countUse(db, limit, now);
  return tries <= limit.tries ? null : seconds;
}

/** Requests at the same moment reach the database out of order: that much is no clock that has gone back. Milliseconds. */
const OUT_OF_ORDER_MS = 60_000;

/** The latest moment at which a window can end that is not of a clock that has gone back; `end`: of one that begins now. */
export function latestEnd(end: Date): Date {
  return new Date(end.getTime() + OUT_OF_ORDER_MS);
}

/** Counts one try, whatever the limit: the tries of the window with it, and the seconds until the window ends. */
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

/** Removes windows that ended, so that the table stays small however many keys are made up. */
export async function deleteEndedWindows(db: Queryable, now: Date): Promise<void> {
  await sql`
    delete from rate_limits where key in (
      select key from rate_limits where resets_at < ${now} order by resets_at limit ${SWEPT_AT_ONCE})
      and resets_at < ${now}`.execute(db);
}
