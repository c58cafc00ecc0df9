// Starts the product to be measured: in its own process, with a durable embedded database, in a temporary folder, and
// reachable from this machine only.
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../apps/server/src/platform/db/database.ts';
import { demonstrationPasswordFile } from '../apps/server/src/roles/demonstration-password.ts';
import { type RunningDatabase, runningDatabase } from '../apps/server/src/testing/data/running-database.ts';
import {
  freePort,
  SERVER_PROGRAM,
  startServer,
  TAKES_EVERYTHING,
} from '../apps/server/src/testing/server-process.ts';

const CLOCK_TICKS_PER_SECOND = 100;

/** Its database is also used to fill tables faster than through the product. */
export interface Stack extends RunningDatabase {
  readonly url: string;
  readonly pid: number;
  /** The password of the demonstration accounts. */
  readonly password: string;
  readonly stop: () => Promise<void>;
}

export interface StackSettings {
  /** Folder of another checkout that is measured; this one when absent. */
  readonly checkout?: string;
  /** Has PostgreSQL count its statements, and how often each is planned, once it was restarted. */
  readonly countsStatements?: boolean;
  /** Hosts of this machine that webhooks may name. */
  readonly outsideHosts?: string;
  /** Starts the server again once the demonstration is there. */
  readonly restarts?: boolean;
  /** Folder of its data, which stays; a temporary one when absent. */
  readonly folder?: string | undefined;
}

const HOUR_MS = 3_600_000;

/** Runs statements as the owner of the database, without the limit on their time. */
export async function asOwner<T>(
  { databaseUrl }: Pick<Stack, 'databaseUrl'>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = openDatabase({ url: () => databaseUrl, connections: 1, queryTimeoutMs: HOUR_MS });
  try {
    await sql`set statement_timeout = 0`.execute(db);
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const IDLE_WAIT_MS = 900_000;

/** Waits until the worker has counted and sorted what was filled in, and the database cleans up nothing. */
export async function untilIdle(stack: Pick<Stack, 'databaseUrl'>): Promise<void> {
  await asOwner(stack, async (db) => {
    for (let waited = 0; waited < IDLE_WAIT_MS; waited += 1000) {
      const { rows } = await sql<{ readonly busy: boolean }>`
        select exists (select from answer_packs) or exists (select from number_packs)
          or exists (select from pg_stat_activity where backend_type = 'autovacuum worker') as busy`.execute(
        db,
      );
      if (rows[0]?.busy === false) return;
      await setTimeout(1000);
    }
    throw new Error('the worker did not finish what was filled in');
  });
}

/** What `npm start` runs there: built, or in versions that did not build the server its sources. */
function programOf(checkout: string): string {
  const built = resolve(checkout, 'apps/server/dist/main.js');
  return existsSync(built) ? built : resolve(checkout, 'apps/server/src/main.ts');
}

export async function startStack(settings: StackSettings = {}): Promise<Stack> {
  const { checkout, countsStatements = false, restarts = false, outsideHosts = '' } = settings;
  const folder = settings.folder ?? (await mkdtemp(join(tmpdir(), 'constancia-bench-')));
  const start = async () =>
    startServer({
      port: await freePort(),
      options: [],
      env: { ...TAKES_EVERYTHING, DATA_DIR: folder, OUTSIDE_HOSTS: outsideHosts },
      main: checkout === undefined ? SERVER_PROGRAM : programOf(checkout),
    });
  let server = await start();
  if (countsStatements) {
    await asOwner(await runningDatabase(folder), async (db) => {
      await sql`alter system set shared_preload_libraries = 'pg_stat_statements'`.execute(db);
      await sql`alter system set pg_stat_statements.track_planning = on`.execute(db);
      await sql`alter system set pg_stat_statements.track = 'all'`.execute(db);
      await sql`create extension pg_stat_statements`.execute(db);
    });
  }
  if (restarts) {
    await server.stop();
    server = await start();
  }
  return {
    url: server.url,
    pid: server.pid,
    password: (
      await readFile(demonstrationPasswordFile(folder), 'utf8').catch(() => 'constancia-demo-2026')
    ).trim(),
    ...(await runningDatabase(folder)),
    stop: async () => {
      await server.stop();
      if (settings.folder === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** CPU seconds of a process so far; with `children`, also those of its children that have ended. */
async function cpuSecondsOf(pid: number, children = false): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, children ? 15 : 13).reduce((sum, field) => sum + Number(field), 0);
  return ticks / CLOCK_TICKS_PER_SECOND;
}

export interface CpuSeconds {
  readonly server: number;
  readonly database: number;
}

/** CPU seconds used so far by the server and by PostgreSQL: its first process and those that it started. */
export async function cpuSeconds({ pid, postmaster }: Stack): Promise<CpuSeconds> {
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  let database = await cpuSecondsOf(postmaster, true);
  for (const child of children.trim().split(' ')) database += await cpuSecondsOf(Number(child));
  return { server: await cpuSecondsOf(pid), database };
}

/** Memory of the server in MB: now, and at its peak. */
export async function memory(stack: Stack): Promise<{ readonly now: number; readonly peak: number }> {
  const status = await readFile(`/proc/${stack.pid}/status`, 'utf8');
  const read = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { now: read('VmRSS'), peak: read('VmHWM') };
}
