// The database a role works on: the one of DATABASE_URL, otherwise the embedded one in the data folder.
import type { Config } from '../config.ts';
import { Complaint } from '../platform/complaint.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { ping } from '../platform/db/queries.ts';
import { openEmbeddedPostgres } from '../platform/embedded-postgres/open-embedded-postgres.ts';
import { prepareJobs } from '../platform/jobs/worker.ts';
import type { Log } from '../platform/log.ts';

export interface OpenedDatabase {
  readonly db: Database;
  /** With its password: for the worker's own connections. */
  readonly url: string;
  /** Where the data lies, for people: a folder, or the server's address without its password. */
  readonly place: string;
  readonly close: () => Promise<void>;
}

function withoutPassword(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.protocol}//${parsed.host}${parsed.pathname}` : 'DATABASE_URL';
}

async function connect(url: string, config: Config, log: Log): Promise<Database> {
  const db = openDatabase({
    url,
    connections: config.databaseConnections,
    onIdleError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  try {
    await ping(db);
    return db;
  } catch (error) {
    await db.destroy();
    const reason =
      error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error);
    throw new Complaint(`PostgreSQL at ${withoutPassword(url)} cannot be reached: ${reason}`);
  }
}

/** Opens the database and brings its schema up to date. */
export async function openMigratedDatabase(config: Config, log: Log): Promise<OpenedDatabase> {
  if (config.databaseUrl !== null) {
    const db = await connect(config.databaseUrl, config, log);
    await migrate(db);
    await prepareJobs(config.databaseUrl);
    return {
      db,
      url: config.databaseUrl,
      place: withoutPassword(config.databaseUrl),
      close: () => db.destroy(),
    };
  }
  const embedded = await openEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => log.info(line) });
  try {
    const db = await connect(embedded.url, config, log);
    await migrate(db);
    await prepareJobs(embedded.url);
    return {
      db,
      url: embedded.url,
      place: config.dataDir,
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
