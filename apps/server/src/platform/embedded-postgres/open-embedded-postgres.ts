// The database server that comes with the product: a real PostgreSQL in the data folder. It is found again
// when the Node process that started it was killed, restarted when its own process is gone, and shared by all
// processes that open the same folder.
// rules: X1.01-X1.08, X27.03

import { accessSync, constants, existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { adoptOrStart } from './adopt-or-start.ts';
import { clusterPaths } from './cluster-paths.ts';
import { createCluster } from './create-cluster.ts';
import { EmbeddedPostgresProblem, reasonOf } from './embedded-postgres-problem.ts';
import { hold } from './holders.ts';
import { findServerBinaries } from './server-binaries.ts';
import { stopServer } from './stop-server.ts';
import { watchServer } from './watch-server.ts';

export interface EmbeddedPostgresOptions {
  /** Created when it is missing. The server keeps everything in `postgres/` below it. */
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** `false` gives up safety against a power cut for speed; only for tests. */
  readonly durable?: boolean;
}

export interface EmbeddedPostgres {
  /**
   * `postgres://user:password@127.0.0.1:port/postgres`; the user may do everything. Read it again for each
   * connection, because the port changes when the server is restarted.
   */
  readonly url: string;
  /** Stops the server, unless another process still uses the same data folder. */
  stop(): Promise<void>;
}

/** Throws an `EmbeddedPostgresProblem` with one line for the person who starts the server. */
export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, durable = true } = options;
  const home = join(writableFolder(resolve(options.dataDir)), 'postgres');
  const paths = clusterPaths(home);
  const binaries = findServerBinaries();
  if (!existsSync(home)) await createCluster(home, binaries, { durable });
  checkCluster(home);
  const held = hold(paths.holdersDir);
  const cluster = { home, paths, binaries, durable, log };
  try {
    const watch = watchServer(cluster, await adoptOrStart(cluster));
    return {
      get url() {
        return watch.url();
      },
      stop: async () => {
        await watch.stop();
        if (held.release() === 'last') await stopServer(paths.clusterDir, log);
      },
    };
  } catch (error) {
    held.release();
    throw error;
  }
}

/** The real path, because it is compared with the one that a running server was started with. */
function writableFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
    return realpathSync(folder);
  } catch (error) {
    throw new EmbeddedPostgresProblem(
      `The data folder "${folder}" cannot be written to (${reasonOf(error)}).`,
    );
  }
}

function checkCluster(home: string): void {
  const { clusterDir, passwordFile } = clusterPaths(home);
  try {
    accessSync(passwordFile, constants.R_OK);
    const version = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim();
    if (version !== '18') throw new Error(`it is of PostgreSQL ${version}, this program brings 18`);
  } catch (error) {
    throw new EmbeddedPostgresProblem(
      `The database in "${home}" cannot be used (${reasonOf(error)}): start as the user who made it, or bring back its files.`,
    );
  }
}
