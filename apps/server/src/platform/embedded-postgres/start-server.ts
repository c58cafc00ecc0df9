// Starts the database server in its own process session, so that a Ctrl-C or a kill of Node does not reach
// it. It is never stopped in the middle of a write, and the next start finds it intact.

import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { ClusterPaths } from './cluster-paths.ts';
import { findPostmaster } from './postmaster.ts';
import type { ServerAccount } from './server-account.ts';
import type { ServerBinaries } from './server-binaries.ts';
import { serverSettings } from './server-settings.ts';

const LOG_LIMIT_BYTES = 5_000_000;

export interface ServerStart {
  readonly paths: ClusterPaths;
  readonly binaries: ServerBinaries;
  readonly account: ServerAccount;
  readonly durable: boolean;
}

/**
 * Resolves when the server is ready, or has ended; then with the last line of its output. Recovery after a
 * power cut may take minutes, so the wait lasts as long as the process runs.
 */
export async function startServer(start: ServerStart): Promise<'ready' | { readonly refused: string }> {
  const { paths, binaries, account, durable } = start;
  const settings = serverSettings({ port: await freePort(), durable });
  const [file, args] = account.command(binaries.postgres, ['-D', paths.clusterDir, ...settings]);
  const log = openLog(paths.logFile, account);
  const child = spawn(file, args, {
    ...account.spawnAs,
    cwd: '/',
    env: {},
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor],
  });
  closeSync(log.descriptor);
  child.unref();
  const failure = endOf(child);
  for (;;) {
    const ended = await Promise.race([failure, wait(20)]);
    if (ended !== undefined) return { refused: lastWords(paths.logFile, log.size) ?? ended };
    const postmaster = findPostmaster(paths.clusterDir);
    if (postmaster?.pid === child.pid && postmaster?.ready) return 'ready';
  }
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`it ended with ${signal ?? code}`));
  });
}

/** A port that nobody listens on now. Another program may take it first; then the caller tries again. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

function openLog(file: string, account: ServerAccount): { descriptor: number; size: number } {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(file, `${file}.old`);
  const descriptor = openSync(file, 'a', 0o600);
  account.own(file);
  return { descriptor, size: size > LOG_LIMIT_BYTES ? 0 : size };
}

function lastWords(logFile: string, from: number): string | undefined {
  const written = readFileSync(logFile).subarray(from).toString('utf8');
  return written
    .split('\n')
    .filter((line) => /(FATAL|PANIC|could not|error while)/.test(line))
    .map((line) => line.replace(/^.*?(FATAL|PANIC|LOG|WARNING): +/, ''))
    .at(-1);
}
