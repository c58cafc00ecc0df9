// Reads the running server of a cluster from PostgreSQL's own file `postmaster.pid`, so that a server whose
// Node process was killed is found again.

import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { processBirth } from './process-birth.ts';

export interface Postmaster {
  readonly pid: number;
  /** 0 while the server has not yet written the port that it listens on. */
  readonly port: number;
  readonly ready: boolean;
}

/** The running server of this cluster, also while it starts or stops; `undefined` when there is none. */
export function findPostmaster(clusterDir: string): Postmaster | undefined {
  const lines = readPidFile(clusterDir)?.split('\n');
  const pid = Number(lines?.[0]);
  if (lines === undefined || !Number.isInteger(pid) || pid <= 0) return undefined;
  if (processBirth(pid) === undefined || !servesCluster(pid, clusterDir)) return undefined;
  return { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Removes the file of a server that is gone. PostgreSQL does this itself when the process number in it is
 * free, but refuses to start when another program has that number now.
 */
export function removeStalePidFile(clusterDir: string): void {
  if (readPidFile(clusterDir) === undefined || findPostmaster(clusterDir) !== undefined) return;
  rmSync(join(clusterDir, 'postmaster.pid'), { force: true });
}

export function hasPidFile(clusterDir: string): boolean {
  return readPidFile(clusterDir) !== undefined;
}

function readPidFile(clusterDir: string): string | undefined {
  try {
    return readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined;
  }
}

function servesCluster(pid: number, clusterDir: string): boolean {
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes(` -D ${clusterDir} `);
  } catch {
    return false;
  }
}
