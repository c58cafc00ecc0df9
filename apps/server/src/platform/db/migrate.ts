// Brings the database to the newest schema: applies the baseline and the migrations, each once, in the order
// of their numbers, one process at a time. Functions and triggers come afterwards, and again whenever their
// file has changed.
// rules: X27.14, X30.05
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { type Database, inTransaction } from './database.ts';
import { appliedHashes, lockAppliedFiles, lockLogins, saveAppliedFile, setGranted } from './queries.ts';

/** The folder of the schema's SQL files. */
const FOLDER = resolve(import.meta.dirname, '../../../database');

const readSql = (file: string) => readFile(resolve(FOLDER, file), 'utf8');

async function filesIn(folder: string, name: RegExp): Promise<readonly string[]> {
  const files = await readdir(resolve(FOLDER, folder), { recursive: true });
  return files
    .filter((file) => name.test(file))
    .sort()
    .map((file) => `${folder}/${file}`);
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const numbered = /^\d{4}-[a-z0-9-]+\.sql$/;
  const files = [...(await filesIn('baseline', numbered)), ...(await filesIn('migrations', numbered))];
  const migrations = await Promise.all(
    files.map(async (file): Promise<[string, Migration]> => {
      const text = await readSql(file);
      const name = file.replace(/^[a-z]+\/|\.sql$/g, '');
      return [name, { up: async (db) => void (await sql.raw(text).execute(db)) }];
    }),
  );
  return Object.fromEntries(migrations);
}

interface SqlFile {
  /** Path below `database`. */
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

/** The functions, whose order does not matter because their bodies are not checked, then the triggers that use them. */
async function readFunctions(): Promise<readonly SqlFile[]> {
  const files = [...(await filesIn('functions', /^(?:[a-z]+\/)?[a-z_]+\.sql$/)), 'triggers.sql'];
  return Promise.all(
    files.map(async (name) => {
      const text = await readSql(name);
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function applyFunctions(db: Database): Promise<readonly string[]> {
  const files = await readFunctions();
  const changedSince = (hashes: ReadonlyMap<string, string>) =>
    files.filter(({ name, hash }) => hashes.get(name) !== hash);
  if (changedSince(await appliedHashes(db)).length === 0) return [];
  return inTransaction(db, async (tx) => {
    await lockAppliedFiles(tx);
    const changed = changedSince(await appliedHashes(tx));
    for (const { name, text, hash } of changed) {
      await sql.raw(text).execute(tx);
      await saveAppliedFile(tx, { name, hash });
    }
    return changed.map(({ name }) => name);
  });
}

/** Names of the migrations, and of the files of functions and triggers, that this program has, with their hashes. */
export async function knownFiles(): Promise<{
  readonly migrations: readonly string[];
  readonly functions: ReadonlyMap<string, string>;
}> {
  const functions = await readFunctions();
  return {
    migrations: Object.keys(await readMigrations()),
    functions: new Map(functions.map(({ name, hash }) => [name, hash])),
  };
}

/** Names of the files applied by this call. Throws the database's error when one fails. */
export async function migrate(db: Database): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  const migrated = (results ?? [])
    .filter((result) => result.status === 'Success')
    .map((result) => result.migrationName);
  return [...migrated, ...(await applyFunctions(db))];
}

/**
 * Gives the program's login exactly its rights. Call it after the migrations, including those of the job
 * queue.
 */
export async function grantTo(owner: Database, login: string): Promise<void> {
  const text = await readSql('grants.sql');
  await inTransaction(owner, async (tx) => {
    await lockLogins(tx);
    await setGranted(tx, login);
    await sql.raw(text).execute(tx);
  });
}
