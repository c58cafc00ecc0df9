// Counts failures after which one has to wait longer each time. Used against guessing, where a fixed lock
// would lock the owner out. Stored in the table of the other limits.
// rules: X26.13, X26.14
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { latestEnd } from './queries.ts';

export interface GrowingLimit {
  /** What is counted, e.g. `sign-in:device:4f…`. */
  readonly key: string;
  /** So many failures cost nothing; each further one needs a wait that doubles. */
  readonly free: number;
}

/**
 * In seconds: the first wait, the longest wait, and the time without a failure after which none counts any
 * more.
 */
const FIRST_WAIT = 5;
const LONGEST_WAIT = 15 * 60;
const REMEMBERED = 60 * 60;
/** 5 s doubled this often exceeds the longest wait; a larger power would overflow. */
const DOUBLINGS_MAX = 10;

/**
 * Counts a try as failed before its result is known, so that simultaneous tries cannot get around the limit.
 * Null when the try may be made, otherwise the seconds to wait; a try that has to wait is not counted.
 */
export async function countFailure(db: Queryable, limit: GrowingLimit, now: Date): Promise<number | null> {
  const end = new Date(now.getTime() + REMEMBERED * 1000);
  const waitEnds = sql`rate_limits.resets_at - make_interval(secs => ${REMEMBERED}) + make_interval(secs =>
    least(${LONGEST_WAIT}, ${FIRST_WAIT} * power(2, least(rate_limits.tries - ${limit.free}::integer, ${DOUBLINGS_MAX}))))`;
  // True when it has expired, or was written before the clock was set back.
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

/** Uncounts a try that succeeded or was refused for another reason. */
export async function takeBackFailure(db: Queryable, key: string): Promise<void> {
  await sql`update rate_limits set tries = greatest(tries - 1, 0) where key = ${key}`.execute(db);
}
