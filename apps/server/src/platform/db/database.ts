// The database as a Kysely instance, used only for its `sql` templates: SQL is written as SQL, and values
// become parameters.
// rules: X32.01
import { CamelCasePlugin, Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { openPool, type PoolSettings } from './pool.ts';
import { traceStatements } from '../traces/trace-statements.ts';
import { nameStatements, PLANNED_EACH_TIME, statementNames } from './statement-names.ts';

/** Tables are named in SQL templates only, so Kysely's own table types stay empty. */
export interface Tables {
  readonly [table: string]: never;
}
export type Database = Kysely<Tables>;
/** A database or a transaction on it; every query takes one. */
export type Queryable = Kysely<Tables> | Transaction<Tables>;

const INT8 = 20;
// bigint holds counters and sizes, which are far below 2^53, so numbers are safe.
pg.types.setTypeParser(INT8, Number);

/** Begins a statement whose best plan depends on its values, e.g. on the filter of a list. */
export const plannedEachTime = sql.raw(PLANNED_EACH_TIME);

const pools = new WeakMap<Database, pg.Pool>();

/** The connections behind a database that was opened here. */
export function poolOf(db: Database): Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'> {
  const pool = pools.get(db);
  if (!pool) throw new Error('a database that was not opened here');
  return pool;
}

export function openDatabase(settings: PoolSettings): Database {
  const pool = openPool(settings);
  // One for all connections of the pool.
  const nameOf = statementNames();
  pool.on('connect', (client) => {
    nameStatements(client, nameOf);
    traceStatements(client);
  });
  const db: Database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    // Rows reach TypeScript in camelCase; JSON in a column stays as it was stored.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  pools.set(db, pool);
  return db;
}

export function inTransaction<T>(db: Database, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return db.transaction().execute(work);
}

/** Reads only; everything is as it was at the first query. */
export function inSnapshot<T>(db: Database, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}
