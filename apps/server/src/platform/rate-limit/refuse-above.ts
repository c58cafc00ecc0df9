// The one way from a limit that is reached to the reply 429: it says how many seconds are left.
import type { Queryable } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import { countTry, type Limit } from './queries.ts';

/** Counts one try. Throws too-many-requests once there were more than the limit allows in its time. */
export async function refuseAbove(db: Queryable, limit: Limit, now: Date): Promise<void> {
  const seconds = await countTry(db, limit, now);
  if (seconds !== null) throw new Problem('too-many-requests', { values: { seconds } });
}
