// Finds or starts the server of a cluster. One loop handles all situations: nothing runs, a server runs whose
// Node process was killed, another process is starting the same cluster, or a server is just shutting down.

import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { ClusterPaths } from './cluster-paths.ts';
import { CLUSTER_USER } from './create-cluster.ts';
import { EmbeddedPostgresProblem, reasonOf } from './embedded-postgres-problem.ts';
import { findPostmaster, removeStalePidFile } from './postmaster.ts';
import { chooseServerAccount } from './server-account.ts';
import type { ServerBinaries } from './server-binaries.ts';
import { startServer } from './start-server.ts';

export interface ClusterToRun {
  readonly home: string;
  readonly paths: ClusterPaths;
  readonly binaries: ServerBinaries;
  readonly durable: boolean;
  readonly log: (line: string) => void;
}

/**
 * Errors of PostgreSQL that may be gone at the next try: a port that was just taken, or another process that
 * was faster.
 */
const PASSING_REFUSAL = /TCP\/IP sockets|lock file "postmaster.pid"|pre-existing shared memory block/;
const TRIES = 20;
const PAUSE_MS = 250;

/** The URL of the running server, no matter which process started it. */
export async function adoptOrStart(cluster: ClusterToRun): Promise<string> {
  let lastRefusal = 'it did not become ready';
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const url = await runningServer(cluster);
    if (url !== undefined) return url;
    removeStalePidFile(cluster.paths.clusterDir);
    const account = chooseServerAccount(cluster.home, cluster.binaries);
    const started = await startServer({ ...cluster, account });
    if (started !== 'ready') {
      lastRefusal = started.refused;
      if (!PASSING_REFUSAL.test(lastRefusal)) break;
      await wait(PAUSE_MS);
    }
  }
  throw new EmbeddedPostgresProblem(
    `The database in "${cluster.home}" did not start: ${lastRefusal} (see ${cluster.paths.logFile}).`,
  );
}

/**
 * Waits while a running server is starting, recovering or shutting down; `undefined` when there is none left.
 * The password shows that the server is ours: each cluster has its own, and the server must prove that it
 * knows it too.
 */
async function runningServer({ home, paths }: ClusterToRun): Promise<string | undefined> {
  const password = readFileSync(paths.passwordFile, 'utf8').trim();
  let refusals = 0;
  for (;;) {
    const postmaster = findPostmaster(paths.clusterDir);
    if (postmaster === undefined) return undefined;
    const url = `postgres://${CLUSTER_USER}:${password}@127.0.0.1:${postmaster.port}/postgres`;
    const refusal = postmaster.ready ? await whyNotConnect(url) : 'starting or stopping';
    if (refusal === undefined) return url;
    if (postmaster.ready) refusals += 1;
    if (refusals === TRIES) {
      throw new EmbeddedPostgresProblem(
        `A database server (process ${postmaster.pid}) runs on "${home}" but does not let us in (${refusal}): stop it with "kill -INT ${postmaster.pid}" and start again.`,
      );
    }
    await wait(PAUSE_MS);
  }
}

async function whyNotConnect(connectionString: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return reasonOf(error);
  } finally {
    await client.end().catch(() => {});
  }
}
