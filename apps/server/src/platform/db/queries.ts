// Queries about the database itself: whether it answers, which files made its schema, which logins it has; and the one
// expression for texts as people look for them.
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from './database.ts';

/** Throws when the database does not answer. */
export async function ping(db: Queryable): Promise<void> {
  await sql`select 1`.execute(db);
}

/** True when a table holds no row. `table` is a name of ours, never input. */
export async function isEmpty(db: Queryable, table: string): Promise<boolean> {
  const found = await sql<{
    found: boolean;
  }>`select exists (select from ${sql.table(table)}) as found`.execute(db);
  return !found.rows[0]?.found;
}

/** From here on, the rest of the transaction can be undone on its own. One savepoint at a time. */
export async function setSavepoint(tx: Queryable): Promise<void> {
  await sql`savepoint part`.execute(tx);
}

export async function releaseSavepoint(tx: Queryable): Promise<void> {
  await sql`release savepoint part`.execute(tx);
}

export async function rollbackToSavepoint(tx: Queryable): Promise<void> {
  await sql`rollback to savepoint part`.execute(tx);
}

/** A secret of this installation, the same for all its processes. The first process stores its `candidate`. */
export async function installationSecret(db: Queryable, name: string, candidate: string): Promise<string> {
  await sql`
    insert into installation_facts (name, fact) values (${name}, to_jsonb(${candidate}::text))
    on conflict do nothing`.execute(db);
  const found = await sql<{ secret: string }>`
    select fact #>> '{}' as secret from installation_facts where name = ${name}`.execute(db);
  const secret = found.rows[0]?.secret;
  if (!secret) throw new Error(`installation secret ${name} is missing`);
  return secret;
}

export interface Login {
  readonly name: string;
  readonly password: string;
}

/** Makes processes that start at the same time take turns: PostgreSQL refuses the second of two changes of a login. */
export async function lockLogins(tx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('constancia-login'))`.execute(tx);
}

/** Creates the login, or sets its password. It has no rights yet. Needs a superuser. */
export async function saveLogin(tx: Queryable, { name, password }: Login): Promise<void> {
  await lockLogins(tx);
  const found = await sql`select from pg_roles where rolname = ${name}`.execute(tx);
  if (found.rows.length === 0) await sql`create role ${sql.id(name)}`.execute(tx);
  await sql`alter role ${sql.id(name)} with login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
    password ${sql.lit(password)}`.execute(tx);
}

/** The login of this connection. */
export async function currentLogin(db: Queryable): Promise<string> {
  const found = await sql<{ name: string }>`select current_user as name`.execute(db);
  return found.rows[0]?.name ?? '';
}

/** Sets, for the rest of the transaction, which login `grants.sql` gives the rights to. */
export async function setGranted(tx: Queryable, login: string): Promise<void> {
  await sql`select set_config('constancia.app_role', ${login}, true)`.execute(tx);
}

/** Name and hash of every file of functions and triggers as it was last applied. */
export async function appliedHashes(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const found = await sql<{ name: string; hash: string }>`select name, hash from applied_files`.execute(db);
  return new Map(found.rows.map(({ name, hash }) => [name, hash]));
}

/** Makes processes that start at the same time take turns, so that functions can be created in any order. */
export async function lockAppliedFiles(tx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('constancia-functions'))`.execute(tx);
  await sql`set local check_function_bodies = off`.execute(tx);
}

export async function saveAppliedFile(
  tx: Queryable,
  { name, hash }: { readonly name: string; readonly hash: string },
): Promise<void> {
  await sql`insert into applied_files (name, hash) values (${name}, ${hash})
    on conflict (name) do update set hash = excluded.hash`.execute(tx);
}

/** A text in lower case and without the accents of Spanish. */
export const plainText = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`translate(lower(${text}), 'áéíóúüñ', 'aeiouun')`;

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
