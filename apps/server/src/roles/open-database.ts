// Opens the database for a role: the one of DATABASE_URL, otherwise the embedded one in the data folder. The
// owner brings the schema up to date; then the program works with a login that may only read and write rows.
// rules: X27.12, X27.14
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { appLogin, urlFor } from '../platform/db/app-login.ts';
import { type Database, inTransaction, openDatabase } from '../platform/db/database.ts';
import { grantTo, migrate } from '../platform/db/migrate.ts';
import { currentLogin, ping, saveLogin } from '../platform/db/queries.ts';
import { openEmbeddedPostgres } from '../platform/embedded-postgres/open-embedded-postgres.ts';
import { prepareJobs } from '../platform/jobs/worker.ts';
import type { Log } from '../platform/log.ts';
import { UserError } from '../platform/user-error.ts';

export interface OpenedDatabase {
  readonly db: Database;
  /** URL with password, for the worker's own connections. Read it again for each connection. */
  readonly url: () => string;
  /** Where the data is, as shown to people: a folder, or the server's URL without the password. */
  readonly where: string;
  readonly close: () => Promise<void>;
}

function withoutPassword(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.protocol}//${parsed.host}${parsed.pathname}` : 'DATABASE_URL';
}

interface Connection {
  readonly url: () => string;
  readonly connections: number;
  readonly log: Log;
}

async function connect({ url, connections, log }: Connection): Promise<Database> {
  const db = openDatabase({
    url,
    connections,
    onIdleError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  try {
    await ping(db);
    return db;
  } catch (error) {
    await db.destroy();
    const reason =
      error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error);
    throw new UserError(`PostgreSQL at ${withoutPassword(url())} cannot be reached: ${reason}`);
  }
}

/** Runs the work with one connection of the owner. */
async function asOwner(url: string, log: Log, work: (owner: Database) => Promise<void>): Promise<void> {
  const owner = await connect({ url: () => url, connections: 1, log });
  try {
    await migrate(owner);
    await prepareJobs(url);
    await work(owner);
  } finally {
    await owner.destroy();
  }
}

async function openGiven(databaseUrl: string, config: Config, log: Log): Promise<OpenedDatabase> {
  const url = () => databaseUrl;
  const db = await connect({ url, connections: config.databaseConnections, log });
  try {
    const login = await currentLogin(db);
    await asOwner(config.databaseOwnerUrl ?? databaseUrl, log, async (owner) => {
      if ((await currentLogin(owner)) !== login) await grantTo(owner, login);
    });
    return { db, url, where: withoutPassword(databaseUrl), close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function openEmbedded(config: Config, log: Log): Promise<OpenedDatabase> {
  const embedded = await openEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => log.warn(line) });
  try {
    const login = appLogin(embedded.url);
    await asOwner(embedded.url, log, async (owner) => {
      await inTransaction(owner, (tx) => saveLogin(tx, login));
      await grantTo(owner, login.name);
    });
    const url = () => urlFor(embedded.url, login);
    const db = await connect({ url, connections: config.databaseConnections, log });
    return {
      db,
      url,
      where: config.dataDir,
      close: async () => {
        await db.destroy();
        await embedded.stop();
      },
    };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/**
 * Starts or finds the database and changes nothing in it. The URL is that of the schema's owner, where the settings name
 * one. Throws UserError when there is none yet.
 */
export async function openAsItIs(config: Config, log: Log): Promise<Omit<OpenedDatabase, 'db'>> {
  if (config.databaseUrl !== null) {
    const url = config.databaseOwnerUrl ?? config.databaseUrl;
    return { url: () => url, where: withoutPassword(url), close: () => Promise.resolve() };
  }
  if (!existsSync(join(config.dataDir, 'postgres')))
    throw new UserError(`There is no database in ${config.dataDir} (DATA_DIR), and DATABASE_URL names none.`);
  const embedded = await openEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => log.warn(line) });
  return { url: () => embedded.url, where: config.dataDir, close: () => embedded.stop() };
}

/** Opens the database and brings its schema up to date. */
export function openMigratedDatabase(config: Config, log: Log): Promise<OpenedDatabase> {
  return config.databaseUrl === null ? openEmbedded(config, log) : openGiven(config.databaseUrl, config, log);
}
