// Deletes old events and their deliveries, so that nothing of a submission that was deleted stays for long.
// rules: X38.71
import { EVENT_DAYS } from '@constancia/domain/events/events.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { deleteEventsBefore } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;

export function deleteOldEvents({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): Promise<void> {
  return deleteEventsBefore(db, new Date(clock().getTime() - EVENT_DAYS * DAY_MS));
}
