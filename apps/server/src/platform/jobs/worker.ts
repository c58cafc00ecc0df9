// The worker does the jobs that transactions left behind, in every process that runs one. The queue and its
// schema are graphile-worker's. Slow work has its own lane, so that nothing else waits behind it.
// rules: X20.01, X27.03, X27.05, X37.60
import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, type Runner, run, runMigrations, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Database } from '../db/database.ts';
import { openPool } from '../db/pool.ts';
import type { Log } from '../log.ts';
import { tracedFromStart } from '../traces/traced.ts';
import { noteWorkers, removeWorkers, SEEN_EVERY_MS } from './queries.ts';

/** Name -> handler of the payload. A handler that throws is retried, each time after a longer wait. */
export type JobHandlers = Readonly<Record<string, (payload: unknown) => Promise<void>>>;

/** Jobs that wait for each other and not for other lanes. */
export interface JobLane {
  readonly handlers: JobHandlers;
  /** Jobs at a time. */
  readonly concurrency: number;
}

export interface WorkerSettings {
  /** URL with password; read again for each new connection. */
  readonly databaseUrl: () => string;
  /** Says that the workers live. */
  readonly db: Database;
  readonly lanes: readonly JobLane[];
  readonly log: Log;
}

/** The library needs two more connections than jobs, to take and release jobs. */
const MORE_CONNECTIONS = 2;
/**
 * By default the result of a job is written by the process that did it; when the database is away at that
 * moment, the unhandled error ends the process. With these settings it is written separately, and such an
 * error only ends the lane, which is restarted.
 */
const WRITTEN_ASIDE = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } } as const;
/** Milliseconds between checks for jobs that have become due; the database announces new ones. */
const POLL_MS = 2_000;
/** Milliseconds before a lane that broke is restarted. */
const RESTART_MS = 1_000;

/**
 * Besides its message, the library logs objects such as whole connections with their passwords. Only the
 * error among them is logged.
 */
export function workerLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const error = meta?.['error'];
    if (level === 'error') log.error(error instanceof Error ? { err: error } : {}, message);
    else if (level === 'warning') log.warn(message);
  });
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void;
type Release = (error?: Error | boolean) => void;

/**
 * A connection that breaks while the library begins to listen on it is released twice by it. The second time would be an
 * error that nobody catches, and that ends the process.
 */
function releaseOnce(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (use?: Connected) => Promise<pg.PoolClient>;
  const connectOnce = (use?: Connected) => {
    if (!use) return connect();
    return connect((error, client, release) => {
      let isReleased = false;
      use(error, client, (broken) => {
        if (!isReleased) release(broken);
        isReleased = true;
      });
    });
  };
  pool.connect = connectOnce as pg.Pool['connect'];
}

/** Each job is a trace of its own. */
function tracedHandlers(handlers: JobHandlers): JobHandlers {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      (payload) => tracedFromStart({ name: `job ${name}`, kind: 'job' }, () => handle(payload)),
    ]),
  );
}

/** Exported for tests too, which run what is due once. */
export function laneOptions(
  { databaseUrl, log }: Pick<WorkerSettings, 'databaseUrl' | 'log'>,
  { handlers, concurrency }: JobLane,
) {
  const pgPool = openPool({ url: databaseUrl, connections: concurrency + MORE_CONNECTIONS });
  releaseOnce(pgPool);
  const options = {
    pgPool,
    taskList: tracedHandlers(handlers) as TaskList,
    concurrency,
    noHandleSignals: true,
    parsedCronItems: [],
    pollInterval: POLL_MS,
    preset: WRITTEN_ASIDE,
    logger: workerLogger(log),
  };
  return { options, closePool: () => pgPool.end() };
}

/** Creates or updates the tables of the queue. Several processes may run it at the same time. */
export async function prepareJobs(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, maxPoolSize: 2, logger: new Logger(() => () => {}) });
}

/** Returns the function that stops the worker; running jobs finish first. */
export async function startWorker(settings: WorkerSettings): Promise<() => Promise<void>> {
  const { db, log } = settings;
  const workers = new Set<string>();
  const stops = await Promise.all(settings.lanes.map((lane) => startLane(settings, lane, workers)));
  const ids = () => [...workers];
  const unheard = (error: unknown) => log.warn({ err: error }, 'the workers could not say that they live');
  const live = setInterval(() => void noteWorkers(db, ids()).catch(unheard), SEEN_EVERY_MS);
  live.unref();
  await noteWorkers(db, ids()).catch(unheard);
  return async () => {
    clearInterval(live);
    const last = ids();
    await Promise.all(stops.map((stop) => stop()));
    await removeWorkers(db, last).catch(unheard);
  };
}

/**
 * Keeps the name under which a lane takes jobs among `workers`. One that breaks and starts again has another name, and
 * loses its jobs.
 */
function namedIn(workers: Set<string>): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  let own = '';
  events.on('pool:create', ({ workerPool }) => {
    workers.delete(own);
    own = workerPool.id;
    workers.add(own);
  });
  return events;
}

/**
 * A lane breaks when the database goes away at the wrong moment. It is restarted until the worker is stopped.
 */
async function startLane(
  settings: WorkerSettings,
  lane: JobLane,
  workers: Set<string>,
): Promise<() => Promise<void>> {
  const { options: plain, closePool } = laneOptions(settings, lane);
  const options = { ...plain, events: namedIn(workers) };
  const stopped = new AbortController();
  let runner: Runner | null = await run(options);
  const keptRunning = (async () => {
    while (!stopped.signal.aborted) {
      try {
        runner ??= await run(options);
        await runner.promise;
      } catch (error) {
        settings.log.error({ err: error }, 'the worker broke');
      }
      runner = null;
      await wait(RESTART_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopped.abort();
    await runner?.stop().catch(() => undefined);
    await keptRunning;
    await closePool();
  };
}
