// A town hall that is backed up, folders for its backups, empty installations to restore into, and the comparison of two
// installations row by row and file by file.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { inject as provided } from 'vitest';
import { headKeeper } from '../../platform/audit/signed-heads.ts';
import { type Database, openDatabase, type Queryable } from '../../platform/db/database.ts';
import { localFileStore } from '../../platform/files/local-file-store.ts';
import { type TakenBackup, takeBackup } from '../../roles/backup/take-backup.ts';
import type { Target } from '../../roles/restore/restore-backup.ts';
import { openFilesWorld, PUBLIC_FILES_FORM, photo, sendFiles } from '../files/submission-files.ts';
import { upload } from '../files/uploads.ts';
import { createDatabase, databaseUrl, dropDatabase } from '../queries.ts';
import type { TestWorld } from '../with-app.ts';

export interface BackupWorld {
  readonly world: TestWorld;
  /** An empty folder, deleted in the end. */
  readonly newFolder: () => Promise<string>;
  readonly backUp: (folder: string, over?: Partial<Parameters<typeof takeBackup>[1]>) => Promise<TakenBackup>;
  /** An empty installation, dropped in the end. */
  readonly newTarget: () => Promise<Target>;
  /** Stores the submission of a visitor with a picture; its key in file storage. */
  readonly submitWithFile: (id: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

export async function openBackupWorld(): Promise<BackupWorld> {
  const world = await openFilesWorld();
  // As a server does in its first minute.
  await headKeeper(world.services)();
  const folders: string[] = [];
  const targets: { readonly name: string; readonly db: Database }[] = [];
  const newFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'constancia-backup-'));
    folders.push(folder);
    return folder;
  };
  return {
    world,
    newFolder,
    backUp: (folder, over) =>
      takeBackup(
        { ...world.services, databaseUrl: world.url, clock: () => new Date() },
        { folder, secretKey: null, snapshot: null, keep: null, ...over },
      ),
    newTarget: async () => {
      const name = `constancia_restored_${randomUUID().replaceAll('-', '')}`;
      await createDatabase(provided('serverUrl'), name, provided('template'));
      const ownerUrl = databaseUrl(provided('serverUrl'), name);
      const db = openDatabase({ url: () => ownerUrl, connections: 2 });
      targets.push({ name, db });
      const store = localFileStore(await newFolder());
      return { db, ownerUrl, store, headStore: store };
    },
    submitWithFile: async (id) => {
      const file = await photo({
        id: `file${id}`,
        submissionId: id,
        formId: PUBLIC_FILES_FORM,
        public: 'yes',
      });
      const uploaded = await upload(world.visitor, file);
      const sent = await sendFiles(world.visitor, file, {
        photo: { value: id, image: uploaded.body.key },
      });
      if (sent.status !== 200) throw new Error(JSON.stringify([uploaded.body, sent.body]));
      return uploaded.body.key;
    },
    close: async () => {
      for (const { name, db } of targets) {
        await db.destroy();
        await dropDatabase(provided('serverUrl'), name);
      }
      await world.close();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Tables that every database has from its migrations, or whose rows no crash keeps. */
const NOT_COPIED = ['kysely_migration', 'kysely_migration_lock', 'applied_files', 'migrations'];

/** Every row of every table that is kept, as text and in order: `table` -> rows. */
export async function allRows(db: Queryable): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = await sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname in ('public', 'graphile_worker')
      and c.relname <> all(${NOT_COPIED}) order by 1, 2`.execute(db);
  const found = new Map<string, readonly string[]>();
  for (const { schema, name } of tables.rows) {
    const rows = await sql<{ row: string }>`
      select t::text as row from ${sql.id(schema)}.${sql.id(name)} t order by 1`.execute(db);
    found.set(
      `${schema}.${name}`,
      rows.rows.map(({ row }) => row),
    );
  }
  return found;
}

/** Key -> content of every file that a row names. */
export async function allFiles(
  db: Queryable,
  { store }: Pick<Target, 'store'>,
): Promise<ReadonlyMap<string, string>> {
  const named = await sql<{ key: string }>`
    select key from files union select file_key from records where file_key <> '' order by 1`.execute(db);
  const contents = new Map<string, string>();
  for (const { key } of named.rows) {
    const stored = await store.open(key);
    contents.set(key, stored ? (await buffer(stored.content)).toString('base64') : 'missing');
  }
  return contents;
}
