// The connection pool, as a Kysely instance used for its `sql` templates: SQL stays SQL, values stay parameters.
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';

/** Tables are named in SQL templates only, so Kysely's own table types stay empty. */
export interface Tables {
  readonly [table: string]: never;
}
export type Database = Kysely<Tables>;
/** A database or a transaction on it: what queries take. */
export type Queryable = Kysely<Tables> | Transaction<Tables>;

const INT8 = 20;
// Counters and sizes: far below 2^53, and a number is what the code wants.
pg.types.setTypeParser(INT8, Number);

export interface DatabaseSettings {
  readonly url: string;
  readonly connections: number;
  /** Told of connections that break while idle (database stopped); the pool replaces them. */
  readonly onIdleError?: (error: Error) => void;
}

export function openDatabase({ url, connections, onIdleError }: DatabaseSettings): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    // A stuck query must not hold a connection for ever; exports page in short queries.
    statement_timeout: 30_000,
    application_name: 'constancia',
  });
  pool.on('error', (error) => onIdleError?.(error));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

export function inTransaction<T>(db: Database, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return db.transaction().execute(work);
}
