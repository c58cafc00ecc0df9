// The worker does the jobs that transactions left behind, in every process that runs one. The queue and its
// schema are graphile-worker's. Slow work has its own lane, so that nothing else waits behind it.
// rules: X20.01, X27.03, X27.05
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, type Runner, run, runMigrations, type TaskList } from 'graphile-worker';
import { openPool } from '../db/pool.ts';
import type { Log } from '../log.ts';

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

/** Exported for tests too, which run what is due once. */
export function laneOptions({ databaseUrl, log }: WorkerSettings, { handlers, concurrency }: JobLane) {
  const pgPool = openPool({ url: databaseUrl, connections: concurrency + MORE_CONNECTIONS });
  const options = {
    pgPool,
    taskList: handlers as TaskList,
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
  const stops = await Promise.all(settings.lanes.map((lane) => startLane(settings, lane)));
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

/**
 * A lane breaks when the database goes away at the wrong moment. It is restarted until the worker is stopped.
 */
async function startLane(settings: WorkerSettings, lane: JobLane): Promise<() => Promise<void>> {
  const { options, closePool } = laneOptions(settings, lane);
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
