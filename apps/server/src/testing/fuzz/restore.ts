// Keeps a copy of every table and puts it back: what a request destroyed is there for the next one.
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** Returns what puts everything back. */
export async function keepTables(db: Database): Promise<() => Promise<void>> {
  const found = await sql<{ name: string; columns: readonly string[] }>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and not a.attisdropped and a.attgenerated = '' group by 1`.execute(db);
  const tables = found.rows.map(({ name, columns }) => ({
    table: sql.table(name),
    kept: sql.table(`kept.${name}`),
    columns: sql.join(columns.map((column) => sql.ref(column))),
  }));
  await sql`create schema kept`.execute(db);
  for (const { table, kept, columns } of tables)
    await sql`create table ${kept} as select ${columns} from ${table}`.execute(db);
  return () =>
    db.transaction().execute(async (tx) => {
      // Without triggers and foreign keys, in any order.
      await sql`set local session_replication_role = replica`.execute(tx);
      for (const { table, kept, columns } of tables) {
        await sql`delete from ${table}`.execute(tx);
        await sql`insert into ${table} (${columns}) overriding system value select ${columns} from ${kept}`.execute(
          tx,
        );
      }
    });
}
