// Regular chores of a running worker: it deletes ended sessions, expired links, old counters of limits, unused files, and
// submissions that a municipality does not keep any longer; it signs the heads of the audit chains, reminds people of their
// appointments, makes the work orders of the rules, mails what is due and frees the jobs of dead workers. Several processes may do them at the same time.
// rules: X27.16, X27.18, X34.78, X37.21, X37.60

import type { SessionLife } from '../config/config.ts';
import { postReminders } from '../features/appointments/public.ts';
import { deleteOldEvents } from '../features/events/public.ts';
import { deleteOldUploads, deleteUnusedFiles, type ImageServices } from '../features/files/public.ts';
import { deleteMails } from '../features/mail/public.ts';
import { deletePortalEntries } from '../features/portal/public.ts';
import { deleteBundles, deleteRecords } from '../features/records/public.ts';
import { deleteEndedSessions, deleteExpiredLinks } from '../features/session/public.ts';
import { countAnswers, recountDays, sortNumbers } from '../features/statistics/public.ts';
import { deleteOldSubmissions, deletePresenceBefore, sortWords } from '../features/submissions/public.ts';
import { makeRuleOrders, postPlanMails } from '../features/work-orders/public.ts';
import { headKeeper } from '../platform/audit/signed-heads.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { freeLostJobs } from '../platform/jobs/queries.ts';
import type { Log } from '../platform/log.ts';
import { queueLost } from '../platform/outbox/outbox.ts';
import { deleteEndedWindows } from '../platform/rate-limit/queries.ts';
import { REMEMBERED_MS } from '../ports/geocoder/http.ts';
import { deleteOldAnswers } from '../ports/geocoder/queries.ts';

const INTERVAL_MS = 10 * 60_000;
/**
 * Answers that are not counted yet slow statistics down, more than numbers that are not sorted; words that are not sorted slow
 * searches down; and people wait for the orders that a rule makes of what was sent.
 */
const COUNT_INTERVAL_MS = 5_000;
/** Callers can make up keys of limits, so they are deleted soon. */
const SHORT_INTERVAL_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;

type Chore = () => Promise<unknown>;

/**
 * Does chores every so many milliseconds, one after another: together they take one processor from those who wait for a
 * reply. One that fails keeps no other from its turn; the next round is left out while one is still at work.
 */
function doEvery(ms: number, chores: readonly Chore[], log: Log): NodeJS.Timeout {
  let isAtWork = false;
  const round = async () => {
    for (const chore of chores)
      await chore().catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'));
  };
  return setInterval(() => {
    if (isAtWork) return;
    isAtWork = true;
    void round().finally(() => {
      isAtWork = false;
    });
  }, ms).unref();
}

/** A chore that is due only every so many rounds. */
function everyRounds(rounds: number, chore: Chore): Chore {
  let round = 0;
  return async () => {
    round += 1;
    if (round % rounds === 0) await chore();
  };
}

/** Returns the function that stops the chores. */
export function runHousekeeping(
  services: ImageServices & { readonly headStore: FileStore; readonly sessionLife: SessionLife },
  log: Log,
): () => void {
  const { db, clock } = services;
  const keepHeads = headKeeper({ ...services, log });
  const before = (ms: number) => new Date(clock().getTime() - ms);
  const timers = [
    doEvery(
      COUNT_INTERVAL_MS,
      [
        () => makeRuleOrders({ db, clock, log }),
        () => countAnswers(db),
        () => sortWords(db),
        everyRounds(SHORT_INTERVAL_MS / COUNT_INTERVAL_MS, () => sortNumbers(db)),
        () => recountDays(db),
      ],
      log,
    ),
    doEvery(
      SHORT_INTERVAL_MS,
      [
        () => freeLostJobs(db),
        () => postReminders(services),
        () => postPlanMails(services),
        () => deleteEndedWindows(db, clock()),
        () => deletePresenceBefore(db, before(SHORT_INTERVAL_MS)),
      ],
      log,
    ),
    doEvery(
      INTERVAL_MS,
      [
        keepHeads,
        () => queueLost(db, clock()),
        () => deleteEndedSessions(db, services.sessionLife, clock()),
        () => deleteExpiredLinks(db, clock()),
        () => deletePortalEntries(db, clock()),
        () => deleteUnusedFiles(services),
        () => deleteOldUploads(services),
        () => deleteMails(services),
        () => deleteRecords(db, before(DAY_MS)),
        () => deleteBundles(db, before(DAY_MS)),
        () => deleteOldAnswers(db, before(REMEMBERED_MS)),
        () => deleteOldEvents(services),
        () => deleteOldSubmissions({ ...services, log }),
      ],
      log,
    ),
  ];
  void keepHeads().catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'));
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
