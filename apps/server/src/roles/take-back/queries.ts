// Writes the rows of an export into the tables that they come from.
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** An import of many rows may take hours, and pause while files are stored. */
export async function beginTakingBack(tx: Queryable): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx);
}

/** Those of the export that this installation has. */
export async function listThere(
  db: Queryable,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const found = await sql<{ id: string; name: string }>`
    select id, name from municipalities where id = any(${ids}) order by id`.execute(db);
  return found.rows;
}

/** Shared with other municipalities: one that is there already stays as it is. */
const SHARED = ['countries', 'provinces'];

/** `rows`: a list in JSON, of rows in these columns. */
export async function insertRows(
  tx: Queryable,
  { name, columns }: { readonly name: string; readonly columns: readonly string[] },
  rows: string,
): Promise<void> {
  const table = sql.id(name);
  const names = sql.join(columns.map((column) => sql.id(column)));
  const shared = SHARED.includes(name) ? sql`on conflict do nothing` : sql``;
  await sql`insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${rows}::jsonb) ${shared}`.execute(tx);
}
