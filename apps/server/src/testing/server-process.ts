// The product in a separate process on loopback: for what only a real process can show (being killed), for
// browser journeys and for measurements.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SERVER_PROGRAM as BUILT_PROGRAM, isBuilt } from '../../../../scripts/app-build.mjs';
import { environmentWith } from '../../../../scripts/bootstrap.mjs';

const ROOT = resolve(import.meta.dirname, '../../../..');

/**
 * The server program: what `npm start` runs, which starts in half of the time. Tests do without a build, or with an old one: then
 * they start the sources, in which also mutants put their faults.
 */
export const SERVER_PROGRAM =
  process.env['VITEST'] === undefined || isBuilt(ROOT, 'server')
    ? join(ROOT, BUILT_PROGRAM)
    : join(ROOT, 'apps/server/src/main.ts');

/** Settings without limits per network address, for tests and measurements that send much from one. */
export const TAKES_EVERYTHING = {
  VISITOR_SUBMISSIONS_PER_MINUTE: '999999',
  FORM_SUBMISSIONS_PER_HOUR: '999999',
  SUBMISSIONS_PER_HOUR: '999999',
  OPEN_ORDERS_PER_ADDRESS: '999999',
  FILES_FREE_MB: '0',
};

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** What it has printed so far, including the log. */
  readonly output: () => string;
  /** Sends SIGKILL and waits until the process is gone. */
  readonly kill: () => Promise<void>;
  /** Asks it to end and waits until it has. */
  readonly stop: () => Promise<void>;
}

/**
 * A port below those that the system gives to outgoing connections (from 32768 on Linux): between being found and
 * being used, one of those could be taken by any connection of the machine.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((known) => {
    const probe = createServer();
    probe.once('error', () => known(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => known(true)));
  });
}

async function ended(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((done) => child.once('exit', done));
  child.kill(signal);
  await exited;
}

/** Resolves when the server reports that it runs; rejects with its output when it ends before. */
export async function startServer(settings: {
  readonly port: number;
  /** Options of `npm start`, e.g. `--empty`. */
  readonly options: readonly string[];
  /**
   * Settings besides the port, e.g. DATABASE_URL. DATA_DIR is a folder of its own, deleted with the server.
   */
  readonly env: Readonly<Record<string, string>>;
  /** The program that is started; that of this checkout when absent. */
  readonly main?: string;
}): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'constancia-server-'));
  const child = spawn(process.execPath, [settings.main ?? SERVER_PROGRAM, 'start', ...settings.options], {
    env: {
      ...environmentWith(process.execPath, ROOT),
      LOG_LEVEL: 'warn',
      DATA_DIR: folder,
      ...settings.env,
      PORT: String(settings.port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const left = async (signal: 'SIGKILL' | 'SIGTERM') => {
    await ended(child, signal);
    await rm(folder, { recursive: true, force: true });
  };
  let output = '';
  await new Promise<void>((started, failed) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (/(?:is running at|worker is running)/.test(output)) started();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => failed(new Error(`the server ended: ${output}`)));
  });
  return {
    url: `http://127.0.0.1:${settings.port}`,
    pid: child.pid ?? 0,
    output: () => output,
    kill: () => left('SIGKILL'),
    stop: () => left('SIGTERM'),
  };
}
