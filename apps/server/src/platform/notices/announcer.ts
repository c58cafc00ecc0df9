// Announces submissions that were stored. Intake does not wait for it: a statement that notifies makes all others wait until
// its commit is on the disk, so what a quarter of a second stored is announced afterwards, with one statement.
// rules: X33.61
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { SubmissionNotice } from './notice.ts';
import { sendNotices } from './queries.ts';

const GATHERED_MS = 250;

export interface Announcer {
  readonly announce: (notice: Omit<SubmissionNotice, 'kind'>) => void;
  /** Sends what waits. */
  readonly close: () => Promise<void>;
}

export function announcer(db: Database, log: Log): Announcer {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const send = async () => {
    clearTimeout(timer);
    timer = undefined;
    const payloads = [...waiting];
    waiting.clear();
    if (payloads.length === 0) return;
    // Pages ask again when they open their next stream, so what is lost here comes a little later.
    await sendNotices(db, payloads).catch((err: unknown) => log.warn({ err }, 'changes were not announced'));
  };
  return {
    announce: ({ formId, areaId, createdBy }) => {
      const notice: SubmissionNotice = { kind: 'submission', formId, areaId, createdBy };
      waiting.add(JSON.stringify(notice));
      timer ??= setTimeout(() => void send(), GATHERED_MS);
    },
    close: send,
  };
}
