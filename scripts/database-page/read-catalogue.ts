// Reads the product's tables, columns, keys, indexes, triggers and functions from the catalogue of a database.
// rules: X30.01
import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/db/database.ts';

export interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  /** The default as SQL; '' when there is none. */
  readonly default: string;
  /** '' when there is none, which the generator refuses. */
  readonly comment: string;
}

export interface Table {
  readonly name: string;
  readonly comment: string;
  /** Not written to PostgreSQL's write-ahead log: a crash empties the table. */
  readonly unlogged: boolean;
}

/** A key, check, index or trigger of a table. */
export interface TableRule {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

export interface DatabaseFunction {
  readonly name: string;
  readonly parameters: string;
  readonly result: string;
}

export interface Catalogue {
  readonly tables: readonly Table[];
  readonly columns: readonly Column[];
  readonly constraints: readonly TableRule[];
  readonly indexes: readonly TableRule[];
  readonly triggers: readonly TableRule[];
  readonly functions: readonly DatabaseFunction[];
}

/** The product's tables, without those of Kysely's migrator. */
const OURS = sql`c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'`;

export async function readCatalogue(db: Database): Promise<Catalogue> {
  const [tables, columns, constraints, indexes, triggers, functions] = [
    await readTables(db),
    await readColumns(db),
    await readConstraints(db),
    await readIndexes(db),
    await readTriggers(db),
    await readFunctions(db),
  ];
  return { tables, columns, constraints, indexes, triggers, functions };
}

async function readTables(db: Database): Promise<readonly Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name, coalesce(obj_description(c.oid, 'pg_class'), '') as comment,
      c.relpersistence = 'u' as unlogged
    from pg_class c where ${OURS} order by 1`.execute(db);
  return rows;
}

async function readColumns(db: Database): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as nullable,
      case when a.attidentity <> '' then 'identity' else coalesce(pg_get_expr(d.adbin, d.adrelid), '') end as default,
      coalesce(col_description(c.oid, a.attnum), '') as comment
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where ${OURS} order by 1, a.attnum`.execute(db);
  return rows;
}

/** Keys and checks. Not-null constraints are left out, because the columns show them. */
async function readConstraints(db: Database): Promise<readonly TableRule[]> {
  const { rows } = await sql<TableRule>`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_class c join pg_constraint k on k.conrelid = c.oid and k.contype <> 'n'
    where ${OURS} order by 1, position(k.contype in 'pufc'), 2`.execute(db);
  return rows;
}

/** Indexes, except those that belong to a key. */
async function readIndexes(db: Database): Promise<readonly TableRule[]> {
  const { rows } = await sql<TableRule>`
    select c.relname as table, x.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_class c
    join pg_index i on i.indrelid = c.oid
    join pg_class x on x.oid = i.indexrelid
    where ${OURS} and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))
    order by 1, 2`.execute(db);
  return rows;
}

async function readTriggers(db: Database): Promise<readonly TableRule[]> {
  const { rows } = await sql<TableRule>`
    select c.relname as table, t.tgname as name, pg_get_triggerdef(t.oid) as definition
    from pg_class c join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal
    where ${OURS} order by 1, 2`.execute(db);
  return rows;
}

async function readFunctions(db: Database): Promise<readonly DatabaseFunction[]> {
  const { rows } = await sql<DatabaseFunction>`
    select proname as name, pg_get_function_arguments(oid) as parameters, pg_get_function_result(oid) as result
    from pg_proc where pronamespace = 'public'::regnamespace order by 1`.execute(db);
  return rows;
}
