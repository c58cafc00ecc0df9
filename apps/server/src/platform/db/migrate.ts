// Brings the database to the newest schema: plain SQL files, each once, in the order of their numbers,
// all or nothing, one process at a time (the migrator takes a lock).
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { type Database, inTransaction } from './database.ts';
import { setGranted } from './queries.ts';

const FOLDER = resolve(import.meta.dirname, '../../../migrations');

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((file) => /^\d{4}-[a-z0-9-]+\.sql$/.test(file)).sort();
  const migrations = await Promise.all(
    files.map(async (file): Promise<[string, Migration]> => {
      const text = await readFile(resolve(FOLDER, file), 'utf8');
      return [file.replace(/\.sql$/, ''), { up: async (db) => void (await sql.raw(text).execute(db)) }];
    }),
  );
  return Object.fromEntries(migrations);
}

/** Names of the migrations applied by this call. Throws the database's error when one fails. */
export async function migrate(db: Database): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? [])
    .filter((result) => result.status === 'Success')
    .map((result) => result.migrationName);
}

/** Gives the login of the program its rights, no more, no fewer. After the migrations and those of the queue. */
export async function grantTo(owner: Database, login: string): Promise<void> {
  const text = await readFile(resolve(FOLDER, 'grants.sql'), 'utf8');
  await inTransaction(owner, async (tx) => {
    await setGranted(tx, login);
    await sql.raw(text).execute(tx);
  });
}
