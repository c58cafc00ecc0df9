// Reads lists of any length page by page, from cursors of the snapshot of an export: the rows of its tables as lines of JSON, and the
// keys of its files.
// rules: X38.92, X38.93
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** Of municipalities. */
export type Ids = readonly string[];

/**
 * Columns that stay behind: what lets people in, and what refers to a table that stays behind. A rule of the plan begins with the
 * events of the other installation.
 */
const WITHHELD: Readonly<Record<string, readonly string[]>> = {
  users: ['password_hash'],
  pay_orders: ['shop_number'],
  plan_rules: ['read_until'],
};

/** Tables whose rows are not in the order of their key, because the database numbers them as they come in. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  review_marks: ['municipality_id', 'submission_id', 'position'],
};

const ofMunicipalities = (ids: Ids) => sql`t.municipality_id = any(${ids})`;

/** Tables of which not all rows of the municipalities come along, or that have no municipality. */
const ROWS: Readonly<Record<string, (ids: Ids) => RawBuilder<unknown>>> = {
  countries: (ids) => sql`t.id in (
    select p.country_id from provinces p join municipalities m on m.province_id = p.id where m.id = any(${ids}))`,
  provinces: (ids) => sql`t.id in (select m.province_id from municipalities m where m.id = any(${ids}))`,
  municipalities: (ids) => sql`t.id = any(${ids})`,
  user_areas: (ids) => sql`${ofMunicipalities(ids)} and t.area_municipality_id = any(${ids})`,
  submission_views: (ids) => sql`${ofMunicipalities(ids)} and t.user_municipality_id = any(${ids})`,
  files: (ids) => sql`${ofMunicipalities(ids)} and t.used_at is not null`,
};

/** Without those that the database computes or numbers, and those that stay behind. */
export async function listColumns(db: Queryable, table: string): Promise<readonly string[]> {
  const found = await sql<{ name: string }>`
    select a.attname as name from pg_attribute a
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and a.attidentity = ''
    order by a.attname`.execute(db);
  return found.rows.map(({ name }) => name).filter((name) => !WITHHELD[table]?.includes(name));
}

async function orderOf(db: Queryable, table: string): Promise<readonly string[]> {
  const given = ORDER[table];
  if (given) return given;
  const found = await sql<{ name: string }>`
    select a.attname as name
    from pg_index i cross join unnest(i.indkey) with ordinality as k(attnum, position)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
    where i.indrelid = ${table}::regclass and i.indisprimary order by k.position`.execute(db);
  return found.rows.map(({ name }) => name);
}

const ofTable = (names: readonly string[]) => sql.join(names.map((name) => sql`t.${sql.id(name)}`));

/** Rows that are held at the same time. */
const PAGE_ROWS = 200;

/** What a query finds, at most `most` rows at a time. Only within a transaction; `name` is of the cursor. */
export async function* pagesOf<Row>(
  tx: Queryable,
  name: string,
  { query, most = PAGE_ROWS }: { readonly query: RawBuilder<Row>; readonly most?: number },
): AsyncGenerator<readonly Row[]> {
  const cursor = sql.id(name);
  await sql`declare ${cursor} no scroll cursor for ${query}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(most)} from ${cursor}`.execute(tx);
    if (rows.length > 0) yield rows;
    if (rows.length < most) break;
  }
  await sql`close ${cursor}`.execute(tx);
}

/** Times in rows are written in one way, whatever the server's settings; it may take hours, and pause while files are copied. */
export async function beginExport(tx: Queryable): Promise<void> {
  await sql`select set_config('timezone', 'UTC', true), set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx);
}

/** The rows of a table of these municipalities as lines of JSON, in an order that does not change. */
export async function* pagesOfRows(
  tx: Queryable,
  { table, columns, ids }: { readonly table: string; readonly columns: readonly string[]; readonly ids: Ids },
  most = PAGE_ROWS,
): AsyncGenerator<readonly string[]> {
  const order = ofTable(await orderOf(tx, table));
  const query = sql<{ line: string }>`
    select (select to_jsonb(r) from (select ${ofTable(columns)}) r)::text as line
    from ${sql.id(table)} t where ${(ROWS[table] ?? ofMunicipalities)(ids)} order by ${order}`;
  for await (const rows of pagesOf(tx, `rows_of_${table}`, { query, most }))
    yield rows.map(({ line }) => line);
}

/** Keys in file storage that come along. */
export async function* pagesOfKeys(tx: Queryable, ids: Ids): AsyncGenerator<readonly string[]> {
  const query = sql<{ key: string }>`
    select key from files where municipality_id = any(${ids}) and used_at is not null order by key`;
  for await (const rows of pagesOf(tx, 'keys_of', { query })) yield rows.map(({ key }) => key);
}
