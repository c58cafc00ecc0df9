// The embedded database of a product that runs on a data folder, for tests and measurements beside it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterPaths } from '../../platform/embedded-postgres/cluster-paths.ts';
import { CLUSTER_USER } from '../../platform/embedded-postgres/create-cluster.ts';
import { findPostmaster } from '../../platform/embedded-postgres/postmaster.ts';

export interface RunningDatabase {
  /** Process of PostgreSQL that started all its others. */
  readonly postmaster: number;
  /** Of its owner. */
  readonly databaseUrl: string;
}

/** Throws when none runs there. */
export async function runningDatabase(dataDir: string): Promise<RunningDatabase> {
  const { clusterDir, passwordFile } = clusterPaths(join(dataDir, 'postgres'));
  const running = findPostmaster(clusterDir);
  if (!running) throw new Error(`no database runs on ${dataDir}`);
  const password = (await readFile(passwordFile, 'utf8')).trim();
  return {
    postmaster: running.pid,
    databaseUrl: `postgres://${CLUSTER_USER}:${encodeURIComponent(password)}@127.0.0.1:${running.port}/postgres`,
  };
}
