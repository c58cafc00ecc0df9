// The outbox: a message for an outside system is written in the transaction that causes it and delivered
// afterwards, at least once, by any process that runs the worker. The id of an entry is sent along, so that
// the receiver can recognise a repeated delivery.
// rules: X20.02-X20.06, X31.16
import type { Clock } from '../clock.ts';
import { type Database, inTransaction, type Queryable } from '../db/database.ts';
import { addJob } from '../jobs/queries.ts';
import type { JobHandlers } from '../jobs/worker.ts';
import type { Log } from '../log.ts';
import {
  completeEntry,
  DELIVER,
  type EntryName,
  type EntryRow,
  insertEntry,
  leaseEntry,
  lostEntries,
  type NewEntry,
  reopenEntry,
  unconfiguredEntries,
} from './queries.ts';

/** What went wrong with a delivery, as a code that has a text for people. */
export type DeliveryProblem =
  | 'no-answer'
  | 'refused'
  | 'bad-answer'
  | 'not-configured'
  | 'gone'
  /** A person stopped it. */
  | 'given-up'
  | 'unexpected';

/**
 * When a delivery is tried again. 'never': a retry is useless until a person does something. 'when-set-up': it waits for
 * the other system to exist, however long that takes, and the attempt does not count.
 */
export type Again = 'later' | 'never' | 'when-set-up';

/** Thrown by a courier. */
export class DeliveryFailure extends Error {
  override readonly name = 'DeliveryFailure';
  readonly problem: DeliveryProblem;
  readonly again: Again;

  constructor(problem: DeliveryProblem, again: Again = 'later', options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
    this.again = again;
  }
}

/** Delivers one entry; throws DeliveryFailure. May run again for an entry that has already arrived. */
export type Courier = (entry: EntryRow) => Promise<void>;
/** Courier for each kind of entry. */
export type Couriers = Readonly<Record<string, Courier>>;

/**
 * Seconds to wait after the first, second … failed attempt; then it is given up until a person retries it.
 */
const DELAYS_S = [30, 120, 600, 3_600, 21_600, 86_400];
/** Seconds to the next attempt at a system that is not set up; a start of the worker tries at once. */
const SET_UP_S = 3_600;
/** Milliseconds for which one process holds an entry; a delivery takes less. */
const LEASE_MS = 3 * 60_000;
/** An entry that is overdue for this long has lost its job, in milliseconds. */
const LOST_AFTER_MS = 5 * 60_000;

/** Devices make the ids of some entries, so those of two municipalities may be the same. */
const keyOf = ({ municipalityId, id }: EntryName) => `outbox:${municipalityId}:${id}`;

/** Writes an entry in the caller's transaction; it is delivered once the transaction is committed. */
export async function postToOutbox(db: Queryable, entry: NewEntry): Promise<void> {
  await insertEntry(db, entry);
  await queue(db, entry);
}

async function queue(db: Queryable, { municipalityId, id }: EntryName, runAt?: Date): Promise<void> {
  await addJob(db, {
    name: DELIVER,
    payload: { municipalityId, id },
    key: keyOf({ municipalityId, id }),
    ...(runAt && { runAt }),
  });
}

/**
 * Schedules a further attempt, now, because a person asks for it; null when the entry does not exist or has
 * arrived.
 */
export async function retryEntry(tx: Queryable, name: EntryName, at: Date): Promise<EntryRow | null> {
  const entry = await reopenEntry(tx, name, at);
  if (entry) await queue(tx, name);
  return entry;
}

/** Queues entries again that lost their job, e.g. when a process was killed during a delivery. */
export async function queueLost(db: Database, at: Date): Promise<void> {
  const dueBefore = new Date(at.getTime() - LOST_AFTER_MS);
  for (const name of await lostEntries(db, { dueBefore, at })) await queue(db, name);
}

/** Tries at once what found no system that is set up: it may be there now. */
export async function queueUnconfigured(db: Database): Promise<void> {
  for (const name of await unconfiguredEntries(db)) await queue(db, name);
}

export interface OutboxServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly couriers: Couriers;
}

export function outboxJobs(services: OutboxServices): JobHandlers {
  return { [DELIVER]: (payload) => deliver(services, payload as EntryName) };
}

async function deliver(services: OutboxServices, name: EntryName): Promise<void> {
  const { db, clock } = services;
  const at = clock();
  const entry = await leaseEntry(db, name, { at, until: new Date(at.getTime() + LEASE_MS) });
  if (!entry) return;
  const failure = await attempt(services, entry);
  const now = clock();
  if (!failure) {
    await completeEntry(db, name, { state: 'delivered', problem: '', at: now, dueAt: now, counts: true });
    return;
  }
  const delay = delayAfter(failure, entry);
  const dueAt = new Date(now.getTime() + (delay ?? 0) * 1000);
  await inTransaction(db, async (tx) => {
    const state = delay === undefined ? 'failed' : 'waiting';
    const counts = failure.again !== 'when-set-up';
    await completeEntry(tx, name, { state, problem: failure.problem, at: now, dueAt, counts });
    // What waits for a system to be set up has no job: `queueLost` finds it when it is due.
    if (delay !== undefined && counts) await queue(tx, name, dueAt);
  });
}

/** Undefined when it is given up. */
function delayAfter({ again }: DeliveryFailure, { attempts }: EntryRow): number | undefined {
  if (again === 'when-set-up') return SET_UP_S;
  return again === 'later' ? DELAYS_S[attempts - 1] : undefined;
}

async function attempt({ couriers, log }: OutboxServices, entry: EntryRow): Promise<DeliveryFailure | null> {
  const courier = couriers[entry.kind];
  if (!courier) return new DeliveryFailure('not-configured', 'never');
  try {
    await courier(entry);
    return null;
  } catch (error) {
    log.warn({ err: error, kind: entry.kind, entry: entry.id }, 'delivery failed');
    return error instanceof DeliveryFailure
      ? error
      : new DeliveryFailure('unexpected', 'later', { cause: error });
  }
}
