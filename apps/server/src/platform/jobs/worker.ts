// The worker: does what transactions left to be done, in any process that runs one. The queue and its schema are
// graphile-worker's. Work that takes long has a lane of its own, so that nothing else waits behind it.
// rules: X20.01, X27.03, X27.05
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, type Runner, run, runMigrations, type TaskList } from 'graphile-worker';
import { openPool } from '../db/pool.ts';
import type { Log } from '../log.ts';

/** Name -> what is done with the payload. One that throws is tried again, later each time. */
export type JobHandlers = Readonly<Record<string, (payload: unknown) => Promise<void>>>;

/** Jobs that wait for each other and for no others. */
export interface JobLane {
  readonly handlers: JobHandlers;
  /** Jobs at a time. */
  readonly concurrency: number;
}

export interface WorkerSettings {
  /** With its password; asked for each new connection. */
  readonly databaseUrl: () => string;
  readonly lanes: readonly JobLane[];
  readonly log: Log;
}

/** Two more than jobs: taking and releasing them. */
const MORE_CONNECTIONS = 2;
/**
 * What became of a job is written by itself, not by who did it, where a database that is away at that moment would be an
 * error that nobody hears and that ends the process. Here it ends the lane, which is started again.
 */
const WRITTEN_ASIDE = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } } as const;
/** For jobs whose time comes; new ones are announced by the database. Milliseconds. */
const POLL_MS = 2_000;
/** Before a lane that broke is started again, milliseconds. */
const RESTART_MS = 1_000;

/** Of what the library tells besides its message, a whole connection with its keys for one, the error alone is written. */
export function workerLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const error = meta?.['error'];
    if (level === 'error') log.error(error instanceof Error ? { err: error } : {}, message);
    else if (level === 'warning') log.warn(message);
  });
}

/** Also of a test that does what is due once. */
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

/** Makes, or brings up to date, the tables of the queue. Safe to call from several processes at once. */
export async function prepareJobs(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, maxPoolSize: 2, logger: new Logger(() => () => {}) });
}

/** Returns what stops the worker: running jobs finish first. */
export async function startWorker(settings: WorkerSettings): Promise<() => Promise<void>> {
  const stops = await Promise.all(settings.lanes.map((lane) => startLane(settings, lane)));
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

/** A lane breaks when the database goes away at the wrong moment; it is started again until it is stopped. */
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
