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

/** Leaves a chore out while it is still at work since its last turn. */
function oneAtATime(chore: () => Promise<void>): () => Promise<void> {
  let isAtWork = false;
  return async () => {
    if (isAtWork) return;
    isAtWork = true;
    await chore().finally(() => {
      isAtWork = false;
    });
  };
}

/** Returns the function that stops the chores. */
export function runHousekeeping(
  services: ImageServices & { readonly headStore: FileStore; readonly sessionLife: SessionLife },
  log: Log,
): () => void {
  const { db, clock } = services;
  const done = (chores: readonly Promise<unknown>[]) =>
    void Promise.all(chores).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'));
  const keepHeads = headKeeper({ ...services, log });
  done([keepHeads()]);
  const recount = oneAtATime(() => recountDays(db));
  const count = setInterval(
    () => done([countAnswers(db), recount(), sortWords(db), makeRuleOrders({ db, clock, log })]),
    COUNT_INTERVAL_MS,
  );
  const sweep = setInterval(() => {
    const now = clock();
    const closed = new Date(now.getTime() - SHORT_INTERVAL_MS);
    done([
      deleteEndedWindows(db, now),
      deletePresenceBefore(db, closed),
      sortNumbers(db),
      freeLostJobs(db),
      postReminders(services),
      postPlanMails(services),
    ]);
  }, SHORT_INTERVAL_MS);
  const timer = setInterval(() => {
    const now = clock();
    const dayAgo = new Date(now.getTime() - DAY_MS);
    const deleted = new Date(now.getTime() - REMEMBERED_MS);
    done([
      keepHeads(),
      deleteEndedSessions(db, services.sessionLife, now),
      deleteExpiredLinks(db, now),
      deletePortalEntries(db, now),
      deleteUnusedFiles(services),
      deleteOldUploads(services),
      deleteMails(services),
      deleteRecords(db, dayAgo),
      deleteBundles(db, dayAgo),
      deleteOldSubmissions({ ...services, log }),
      deleteOldAnswers(db, deleted),
      deleteOldEvents(services),
      queueLost(db, now),
    ]);
  }, INTERVAL_MS);
  for (const chore of [count, sweep, timer]) chore.unref();
  return () => {
    clearInterval(count);
    clearInterval(sweep);
    clearInterval(timer);
  };
}
