// Turns an exceeded limit into the reply 429, which says how many seconds are left.
import type { Queryable } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import { countTry, type Limit } from './queries.ts';

/** Counts one try. Throws too-many-requests when there are more than the limit allows in its window. */
export async function refuseAbove(db: Queryable, limit: Limit, now: Date): Promise<void> {
  const seconds = await countTry(db, limit, now);
  if (seconds !== null) throw new Problem('too-many-requests', { values: { seconds } });
}
