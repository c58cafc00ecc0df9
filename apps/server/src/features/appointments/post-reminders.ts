// Reminds people of their appointment by mail, as many hours before as its agenda says. It runs every minute in every process:
// what could not be sent in time, because no server ran, is sent while the appointment is still to come.
// rules: X34.78
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction } from '../../platform/db/database.ts';
import { findSubmission } from '../submissions/public.ts';
import { postAppointmentMail } from './appointment-mail.ts';
import { takeDueReminders } from './queries.ts';

/** Reminders of one run; what is left waits for the next. */
const MOST = 500;

export function postReminders({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): Promise<void> {
  return inTransaction(db, async (tx) => {
    const at = clock();
    for (const { change, agenda, ...key } of await takeDueReminders(tx, { now: at, most: MOST })) {
      const row = await findSubmission(tx, key);
      if (row) await postAppointmentMail(tx, row, { about: 'reminder', agenda, change, at, by: '' });
    }
  });
}
