// Creates the database cluster in a new data folder. It is built under a temporary name and renamed when it
// is complete, so that a kill leaves nothing half-made, and of two processes that start together one wins.

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { clusterPaths } from './cluster-paths.ts';
import { EmbeddedPostgresProblem, reasonOf } from './embedded-postgres-problem.ts';
import { processBirth } from './process-birth.ts';
import { chooseServerAccount } from './server-account.ts';
import type { ServerBinaries } from './server-binaries.ts';

export const CLUSTER_USER = 'constancia';

/**
 * Afterwards `home` (`<dataDir>/postgres`) is complete, created by this call or by another process at the
 * same time.
 */
export async function createCluster(
  home: string,
  binaries: ServerBinaries,
  options: { durable: boolean },
): Promise<void> {
  removeUnfinished(home);
  const unfinished = `${home}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    await build(unfinished, binaries, options);
    renameSync(unfinished, home);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
}

async function build(folder: string, binaries: ServerBinaries, options: { durable: boolean }): Promise<void> {
  const { clusterDir, passwordFile, holdersDir } = clusterPaths(folder);
  mkdirSync(folder);
  chmodSync(folder, 0o700);
  const account = chooseServerAccount(folder, binaries);
  mkdirSync(holdersDir);
  account.own(holdersDir);
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  account.own(passwordFile);
  const [file, args] = account.command(binaries.initdb, [
    `--pgdata=${clusterDir}`,
    `--username=${CLUSTER_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // PostgreSQL's built-in C.UTF-8 sorts and lowercases letters in the same way on every system. lc-ctype
    // decides what counts as a letter, which pg_trgm needs: under plain C it would drop every ñ.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
    '--no-instructions',
    ...(options.durable ? [] : ['--no-sync']),
  ]);
  try {
    await promisify(execFile)(file, args, { ...account.spawnAs, cwd: '/', env: {} });
  } catch (error) {
    throw new EmbeddedPostgresProblem(`The database in "${folder}" could not be made: ${lastLine(error)}`);
  }
}

function lastLine(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const lines = text.split('\n').filter((line) => /error|fatal/i.test(line));
  return lines.at(-1) ?? reasonOf(error);
}

function removeUnfinished(home: string): void {
  const parent = join(home, '..');
  for (const name of readdirSync(parent)) {
    const pid = /^postgres\.new-(\d+)-/.exec(name)?.[1];
    if (pid === undefined || processBirth(Number(pid)) !== undefined) continue;
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}
