// What a check asks of the database; nothing is changed.
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

export interface ServerFacts {
  /** 180001 is 18.1. */
  readonly version: number;
  readonly now: Date;
}

export async function serverFacts(db: Queryable): Promise<ServerFacts> {
  const found = await sql<ServerFacts>`
    select current_setting('server_version_num')::int as version, clock_timestamp() as now`.execute(db);
  return found.rows[0] ?? { version: 0, now: new Date(0) };
}

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
