// When a record counts as lost: its process died while drawing, or no worker started it in time. It then
// fails for good.
// rules: X18.11, X27.06
import type { Queryable } from '../../platform/db/database.ts';
import { failLostRecords } from './queries.ts';

/** Far longer than drawing takes. */
const DRAWN_WITHIN_MS = 5 * 60_000;
/** Longest time that a record waits for its turn. */
const WAITED_MS = 60 * 60_000;

export function failLost(
  db: Queryable,
  of: { readonly municipalityId: string; readonly submissionIds: readonly string[] },
  now: Date,
): Promise<void> {
  return failLostRecords(db, of, {
    startedBefore: new Date(now.getTime() - DRAWN_WITHIN_MS),
    requestedBefore: new Date(now.getTime() - WAITED_MS),
  });
}
