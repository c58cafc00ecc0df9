// What a check asks of the database; nothing is changed.
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** Names of the migrations that made the schema, in their order; none in an empty database. */
export async function ranMigrations(db: Queryable): Promise<readonly string[]> {
  const made = await sql<{ made: boolean }>`
    select to_regclass('public.kysely_migration') is not null as made`.execute(db);
  if (!made.rows[0]?.made) return [];
  const found = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return found.rows.map(({ name }) => name);
}

/** Tables that this login cannot read, or not write although the program writes them. */
export async function shutTables(db: Queryable): Promise<readonly string[]> {
  const found = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
      and not (has_table_privilege(c.oid, 'select') and (
        c.relname in ('audit_entries', 'audit_heads', 'applied_files', 'kysely_migration', 'kysely_migration_lock',
          'migrations')
        or has_table_privilege(c.oid, 'insert') and has_table_privilege(c.oid, 'update')
          and has_table_privilege(c.oid, 'delete')))
    order by 1`.execute(db);
  return found.rows.map(({ name }) => name);
}
