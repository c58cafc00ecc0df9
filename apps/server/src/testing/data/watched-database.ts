// A second connection to the database of a test, which keeps the statements that the product sends over it, so that the test can
// ask PostgreSQL how it carries them out.
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import type { Database, Tables } from '../../platform/db/database.ts';
import { openPool } from '../../platform/db/pool.ts';

export interface SentStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface WatchedDatabase {
  /** One connection: a setting of it holds for all later statements. */
  readonly db: Database;
  /** In the order in which they were sent; a test empties it. */
  readonly sent: SentStatement[];
}

export function openWatchedDatabase(url: string): WatchedDatabase {
  const sent: SentStatement[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: openPool({ url: () => url, connections: 1 }) }),
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => void sent.push(query),
  });
  return { db, sent };
}
