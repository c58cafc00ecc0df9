// Fast shutdown: open transactions are rolled back, everything committed is written, and the next start has
// nothing to recover.

import { setTimeout as wait } from 'node:timers/promises';
import { findPostmaster, hasPidFile } from './postmaster.ts';
import { processBirth } from './process-birth.ts';

const PATIENCE_MS = 30_000;
const PAUSE_MS = 20;

/**
 * Resolves when the server is gone. A server that hangs is killed after 30 s, which loses nothing that was
 * committed.
 */
export async function stopServer(clusterDir: string, log: (line: string) => void): Promise<void> {
  const postmaster = findPostmaster(clusterDir);
  if (postmaster === undefined) return;
  process.kill(postmaster.pid, 'SIGINT');
  if (await isGone(postmaster.pid, clusterDir)) return;
  log(`The database server (process ${postmaster.pid}) does not stop: ending it hard`);
  process.kill(postmaster.pid, 'SIGQUIT');
  await isGone(postmaster.pid, clusterDir);
}

async function isGone(pid: number, clusterDir: string): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    if (processBirth(pid) === undefined && !hasPidFile(clusterDir)) return true;
    await wait(PAUSE_MS);
  }
  return false;
}
