// Starts the product to be measured: in its own process, with a durable embedded database, in a temporary folder, and
// reachable from this machine only.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demonstrationPasswordFile } from '../apps/server/src/roles/demonstration-password.ts';
import { freePort, startServer, TAKES_EVERYTHING } from '../apps/server/src/testing/server-process.ts';

const CLOCK_TICKS_PER_SECOND = 100;

export interface Stack {
  readonly url: string;
  readonly pid: number;
  /** The password of the demonstration accounts. */
  readonly password: string;
  /** Used to fill tables faster than through the product. */
  readonly databaseUrl: string;
  readonly stop: () => Promise<void>;
}

async function databaseUrlOf(folder: string): Promise<string> {
  const { openEmbeddedPostgres } = await import(
    '../apps/server/src/platform/embedded-postgres/open-embedded-postgres.ts'
  );
  const opened = await openEmbeddedPostgres({ dataDir: folder, log: () => {} });
  return opened.url;
}

export async function startStack(): Promise<Stack> {
  const folder = await mkdtemp(join(tmpdir(), 'constancia-bench-'));
  const server = await startServer({
    port: await freePort(),
    options: [],
    env: { ...TAKES_EVERYTHING, DATA_DIR: folder },
  });
  return {
    url: server.url,
    pid: server.pid,
    password: (await readFile(demonstrationPasswordFile(folder), 'utf8')).trim(),
    databaseUrl: await databaseUrlOf(folder),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function cpuSecondsOf(pid: string): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / CLOCK_TICKS_PER_SECOND;
}

async function isDatabase(pid: string): Promise<boolean> {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  return name.trim() === 'postgres';
}

/**
 * CPU seconds used so far by the server and by PostgreSQL. All PostgreSQL processes of the machine count, so no other
 * database may run beside it.
 */
export async function cpuSeconds(
  stack: Stack,
): Promise<{ readonly server: number; readonly database: number }> {
  const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry));
  let database = 0;
  for (const pid of pids) if (await isDatabase(pid)) database += await cpuSecondsOf(pid);
  return { server: await cpuSecondsOf(String(stack.pid)), database };
}

/** Memory of the server in MB: now, and at its peak. */
export async function memory(stack: Stack): Promise<{ readonly now: number; readonly peak: number }> {
  const status = await readFile(`/proc/${stack.pid}/status`, 'utf8');
  const read = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { now: read('VmRSS'), peak: read('VmHWM') };
}
