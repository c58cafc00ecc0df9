// The product in a separate process with its own database and folder, for what only a whole installation can
// show: a killed database or a full disk.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { findPostmaster } from '../platform/embedded-postgres/postmaster.ts';
import { saveWorld, tokenOf } from './personas.ts';
import { freePort, type ServerProcess, startServer, TAKES_EVERYTHING } from './server-process.ts';

export interface Installation {
  readonly server: ServerProcess;
  /** Process number of the database server; undefined when it is not running. */
  readonly postmaster: () => number | undefined;
  /** Runs work as the owner of the database. */
  readonly asOwner: (work: (db: Database) => Promise<void>) => Promise<void>;
  /** Sends a request, as the supervisor if a test asks for it. */
  readonly send: (request: InstallationRequest) => Promise<Response>;
}

interface InstallationRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly as?: 'supervisor';
  readonly cookie?: string;
}

/** Another process of the installation in this folder: they share its database. */
export async function startProcess(
  dataDir: string,
  {
    port,
    options,
    main,
    env = {},
  }: {
    readonly port?: number;
    readonly options: readonly string[];
    readonly main?: string;
    readonly env?: Readonly<Record<string, string>>;
  },
): Promise<ServerProcess> {
  return startServer({
    port: port ?? (await freePort()),
    options: ['--empty', ...options],
    env: { ...TAKES_EVERYTHING, ...env, DATA_DIR: dataDir, DATABASE_URL: '' },
    ...(main !== undefined && { main }),
  });
}

/**
 * An empty installation with a territory and staff who are signed in. `options`: of `npm start`; `env`:
 * further settings.
 */
export async function openInstallation(
  dataDir: string,
  options: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Installation> {
  const server = await startProcess(dataDir, { options, env });
  const asOwner = ownerOf(dataDir);
  await asOwner((db) => saveWorld(db, new Date()));
  return {
    server,
    asOwner,
    postmaster: () => findPostmaster(join(dataDir, 'postgres/cluster'))?.pid,
    send: ({ method, path, body, as, cookie }) =>
      fetch(`${server.url}${path}`, {
        method,
        headers: {
          'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json',
          cookie: cookie ?? (as ? `session=${tokenOf(as)}` : ''),
        },
        ...(body !== undefined && {
          body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
        }),
      }),
  };
}

function ownerOf(dataDir: string): Installation['asOwner'] {
  return async (work) => {
    const port = findPostmaster(join(dataDir, 'postgres/cluster'))?.port;
    const password = readFileSync(join(dataDir, 'postgres/password'), 'utf8').trim();
    const url = `postgres://constancia:${password}@127.0.0.1:${port}/postgres`;
    const db = openDatabase({ url: () => url, connections: 1 });
    try {
      await work(db);
    } finally {
      await db.destroy();
    }
  };
}
