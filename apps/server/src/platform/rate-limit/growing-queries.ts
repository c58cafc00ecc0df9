// Counts failures for which one has to wait longer each time: for guessing, where a fixed lock would lock the owner out.
// In the table of the other limits. rules: X26.13, X26.14
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { latestEnd } from './queries.ts';

export interface GrowingLimit {
  /** What is counted, e.g. `sign-in:device:4f…`. */
  readonly key: string;
  /** So many failures cost nothing; each further one may come after a wait that doubles. */
  readonly free: number;
}

/** The first wait, the longest one, and after how long without a failure all are forgotten. Seconds. */
const FIRST_WAIT = 5;
const LONGEST_WAIT = 15 * 60;
const REMEMBERED = 60 * 60;
/** 5 s doubled this often is above the longest wait; a larger power would not fit. */
const DOUBLINGS_MAX = 10;

/**
 * Counts a try as failed, before it is known to be: then many at once are no way around. Null when it may be made,
 * otherwise the seconds to wait; a try that has to wait is not counted.
 */
export async function countFailure(db: Queryable, limit: GrowingLimit, now: Date): Promise<number | null> {
  const end = new Date(now.getTime() + REMEMBERED * 1000);
  const waitEnds = sql`rate_limits.resets_at - make_interval(secs => ${REMEMBERED}) + make_interval(secs =>
    least(${LONGEST_WAIT}, ${FIRST_WAIT} * power(2, least(rate_limits.tries - ${limit.free}::integer, ${DOUBLINGS_MAX}))))`;
  // Ended, or made by a clock that has gone back since.
  const over = sql`(rate_limits.resets_at <= ${now} or rate_limits.resets_at > ${latestEnd(end)})`;
  const counted = await sql`
    insert into rate_limits (key, resets_at, tries) values (${limit.key}, ${end}, 1)
    on conflict (key) do update set
      tries = case when ${over} then 1 else rate_limits.tries + 1 end,
      resets_at = excluded.resets_at
    where ${over} or rate_limits.tries < ${limit.free} or ${waitEnds} <= ${now}
    returning tries`.execute(db);
  if (counted.rows.length > 0) return null;
  const waiting = await sql<{ ends: Date }>`
    select ${waitEnds} as ends from rate_limits where key = ${limit.key}`.execute(db);
  const ends = waiting.rows[0]?.ends.getTime() ?? 0;
  return Math.max(1, Math.ceil((ends - now.getTime()) / 1000));
}

/** The try was none: it succeeded, or something else refused it. */
export async function takeBackFailure(db: Queryable, key: string): Promise<void> {
  await sql`update rate_limits set tries = greatest(tries - 1, 0) where key = ${key}`.execute(db);
}
