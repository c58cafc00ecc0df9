// Small chores of a running server: ended sessions and counted tries leave the database. Any number of processes
// may do them at once.
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import { forgetEndedWindows } from '../platform/rate-limit/queries.ts';
import { forgetEndedSessions } from '../features/session/public.ts';

const INTERVAL_MS = 10 * 60_000;

/** Returns what stops the chores. */
export function keepHouse(db: Database, clock: Clock, log: Log): () => void {
  const timer = setInterval(() => {
    const now = clock();
    Promise.all([forgetEndedWindows(db, now), forgetEndedSessions(db, now)]).catch((error: unknown) =>
      log.warn({ err: error }, 'housekeeping failed'),
    );
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
