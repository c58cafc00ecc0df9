// Databases of tests: copied from the template and dropped afterwards.
import { sql } from 'kysely';
import { type Database, openDatabase, type Queryable } from '../platform/db/database.ts';

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

const connections = new Map<string, Database>();

/**
 * Each process makes and drops its databases in one connection: one that is new takes PostgreSQL 20 ms, and its first copy 120,
 * because it has not touched the memory yet that they share; the following ones take 35.
 */
async function onServer(serverUrl: string, statement: ReturnType<typeof sql>): Promise<void> {
  const db = connections.get(serverUrl) ?? openDatabase({ url: () => serverUrl, connections: 1 });
  connections.set(serverUrl, db);
  await statement.execute(db);
}

/** For a process that goes on without a database server. */
export async function leaveServer(serverUrl: string): Promise<void> {
  await connections.get(serverUrl)?.destroy();
  connections.delete(serverUrl);
}

export function createDatabase(serverUrl: string, name: string, template?: string): Promise<void> {
  const from = template === undefined ? sql`` : sql` template ${sql.id(template)}`;
  return onServer(serverUrl, sql`create database ${sql.id(name)}${from}`);
}

export function dropDatabase(serverUrl: string, name: string): Promise<void> {
  return onServer(serverUrl, sql`drop database if exists ${sql.id(name)} with (force)`);
}

/**
 * Resolves when so many sessions of the database wait for a lock, which means that the requests sent before
 * are in line.
 */
export async function waitingFor(db: Database, sessions: number): Promise<void> {
  for (;;) {
    const found = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if ((found.rows[0]?.count ?? 0) >= sessions) return;
  }
}

/** So that the person may begin another one. */
export async function deleteExports(db: Database, userId: string): Promise<void> {
  await sql`delete from exports where user_id = ${userId}`.execute(db);
}

/**
 * Holds the lock that saves, deletions and submissions of a municipality take first, until the requests of
 * `send` wait for it.
 */
export function holdingSaves<T>(db: Database, municipalityId: string, send: () => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`select from submission_counters where municipality_id = ${municipalityId} for update`.execute(
      tx,
    );
    return send();
  });
}

/**
 * Sends requests one behind the other while what `hold` locks is held, and releases it once all of them wait for it, or for
 * each other.
 */
export async function inLineFor<T>(
  db: Database,
  hold: (tx: Queryable) => Promise<unknown>,
  sends: readonly (() => Promise<T>)[],
): Promise<readonly T[]> {
  const sent: Promise<T>[] = [];
  await db.transaction().execute(async (tx) => {
    await hold(tx);
    for (const send of sends) {
      sent.push(send());
      await waitingFor(db, sent.length);
    }
  });
  return Promise.all(sent);
}

/** The same for the head of the audit log. */
export function inLineForAudit<T>(
  db: Database,
  municipalityId: string,
  sends: readonly (() => Promise<T>)[],
): Promise<readonly T[]> {
  return inLineFor(
    db,
    (tx) => sql`select from audit_heads where municipality_id = ${municipalityId} for update`.execute(tx),
    sends,
  );
}

/** Names of what the entries of the audit log say besides. */
export async function listDetailNames(db: Database): Promise<readonly string[]> {
  const found = await sql<{ name: string }>`
    select distinct jsonb_object_keys(details) as name from audit_entries order by name`.execute(db);
  return found.rows.map(({ name }) => name);
}

/** Whether a worker that has these handlers would find a job now, if nobody else has taken it. */
export async function hasDueJobs(db: Queryable, handlers: readonly string[]): Promise<boolean> {
  const found = await sql<{ hasJobs: boolean }>`
    select exists (select from graphile_worker.jobs where task_identifier = any(${handlers}) and run_at <= now())
      as has_jobs`.execute(db);
  return found.rows[0]?.hasJobs === true;
}
