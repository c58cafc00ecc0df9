// Counts tries per key and window, in the database, so that every process sees the same count.
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

/** Counts one try; null while the limit holds, otherwise the seconds until the window ends. */
export async function countTry(db: Queryable, limit: Limit, now: Date): Promise<number | null> {
  const { tries, seconds } = await countUse(db, limit, now);
  return tries <= limit.tries ? null : seconds;
}

/** Counts one try, whatever the limit: the tries of the window with it, and the seconds until the window ends. */
export async function countUse(
  db: Queryable,
  limit: Limit,
  now: Date,
): Promise<{ readonly tries: number; readonly seconds: number }> {
  const end = new Date(now.getTime() + limit.windowSeconds * 1000);
  const { weight = 1 } = limit;
  const counted = await sql<{ tries: number; resets_at: Date }>`
    insert into rate_limits (key, resets_at, tries) values (${limit.key}, ${end}, ${weight})
    on conflict (key) do update set
      tries = case when rate_limits.resets_at <= ${now} then ${weight}::integer else rate_limits.tries + ${weight}::integer end,
      resets_at = case when rate_limits.resets_at <= ${now} then excluded.resets_at else rate_limits.resets_at end
    returning tries, resets_at`.execute(db);
  const { tries, resets_at: resetsAt } = counted.rows[0] ?? { tries: weight, resets_at: end };
  return { tries, seconds: Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)) };
}

/** Removes windows that ended, so that the table stays small. */
export async function forgetEndedWindows(db: Queryable, now: Date): Promise<void> {
  await sql`delete from rate_limits where resets_at < ${now}`.execute(db);
}
