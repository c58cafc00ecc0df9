// The worker: does what transactions left to be done, in any process that runs one. The queue and its schema are
// graphile-worker's. rules: X20.01
import { Logger, type Runner, run, runMigrations, runOnce, type TaskList } from 'graphile-worker';
import type { Log } from '../log.ts';

/** Name -> what is done with the payload. One that throws is tried again, later each time. */
export type JobHandlers = Readonly<Record<string, (payload: unknown) => Promise<void>>>;

export interface WorkerSettings {
  readonly databaseUrl: string;
  readonly handlers: JobHandlers;
  readonly log: Log;
}

/** Jobs at a time: they mostly wait for others. */
const CONCURRENCY = 4;
/** Two more than jobs: taking and releasing them. */
const CONNECTIONS = CONCURRENCY + 2;
/** For jobs whose time comes; new ones are announced by the database. Milliseconds. */
const POLL_MS = 2_000;

/** Of what the library tells besides its message, a whole connection with its keys for one, the error alone is written. */
export function workerLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const error = meta?.['error'];
    if (level === 'error') log.error(error instanceof Error ? { err: error } : {}, message);
    else if (level === 'warning') log.warn(message);
  });
}

function settingsOf({ databaseUrl, handlers, log }: WorkerSettings) {
  return {
    connectionString: databaseUrl,
    taskList: handlers as TaskList,
    noHandleSignals: true,
    logger: workerLogger(log),
  };
}

/** Makes, or brings up to date, the tables of the queue. Safe to call from several processes at once. */
export async function prepareJobs(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, maxPoolSize: 2, logger: new Logger(() => () => {}) });
}

/** Returns what stops the worker: running jobs finish first. */
export async function startWorker(settings: WorkerSettings): Promise<() => Promise<void>> {
  const runner: Runner = await run({
    ...settingsOf(settings),
    concurrency: CONCURRENCY,
    maxPoolSize: CONNECTIONS,
    pollInterval: POLL_MS,
    parsedCronItems: [],
  });
  return () => runner.stop();
}

/** Does everything that is due, then returns. */
export async function runDueJobs(settings: WorkerSettings): Promise<void> {
  await runOnce({ ...settingsOf(settings), maxPoolSize: 2 });
}
