// A backup of a running installation: every table as it was at one moment, then the files that they name. Whatever goes
// wrong, the folder of the backup gets its name only when all of it is on the disk.
// rules: X37.01-X37.04
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type pg from 'pg';
import { backupName, backupsIn, listBackups } from '../../platform/backups/list-backups.ts';
import { HEADS_FOLDER } from '../../platform/audit/signed-heads.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Stores } from '../../platform/files/open-file-store.ts';
import { UserError } from '../../platform/user-error.ts';
import { type CopiedFiles, copyFiles } from './copy-files.ts';
import { copyOut } from './copy-stream.ts';
import {
  FILE_LIST,
  MANIFEST,
  type Manifest,
  manifestText,
  readFileList,
  SECRET_KEY,
  type Sealed,
  type TableCopy,
  tableFile,
  UNFINISHED,
} from './manifest.ts';
import { pruneBackups } from './prune-backups.ts';
import {
  beginSnapshot,
  connectForCopy,
  copyOutText,
  endSnapshot,
  listFileKeys,
  listMigrations,
  listSequences,
  listTables,
  lockBackups,
  type TableShape,
} from './queries.ts';
import { rowSum, seal, sealOfFile } from './seal.ts';

export interface BackupServices extends Stores {
  /** URL of a login that reads every table. */
  readonly databaseUrl: string;
  readonly clock: Clock;
}

export interface BackupWish {
  readonly folder: string;
  /** The file with the keys of secrets, to be copied too; null to leave it out. */
  readonly secretKey: string | null;
  /** Name of a snapshot that somebody exported and holds: the backup is of that moment. Null for now. */
  readonly snapshot: string | null;
  /** How many backups stay in the folder; null for all. */
  readonly keep: number | null;
}

export interface TakenBackup {
  readonly name: string;
  readonly manifest: Manifest;
  readonly addedFiles: number;
  /** Lines of the report about older backups that were removed. */
  readonly pruned: readonly string[];
}

/** Files may be deleted while they are copied, together with the rows that name them; then all is read again. */
const TRIES = 3;

export async function takeBackup(services: BackupServices, wish: BackupWish): Promise<TakenBackup> {
  await mkdir(backupsIn(wish.folder), { recursive: true, mode: 0o700 });
  const client = await connectForCopy(services.databaseUrl);
  try {
    if (!(await lockBackups(client))) throw new UserError('Another backup of this database is running.');
    await removeUnfinished(wish.folder);
    for (let attempt = 1; ; attempt += 1) {
      const taken = await tryOnce(client, services, { ...wish, keepMissing: attempt === TRIES });
      if (!taken) continue;
      const pruned = wish.keep === null ? [] : await pruneBackups(wish.folder, wish.keep);
      return { ...taken, pruned };
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What backups that were stopped left behind. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(backupsIn(folder));
  for (const name of names.filter((entry) => entry.startsWith(UNFINISHED)))
    await rm(join(backupsIn(folder), name), { recursive: true, force: true });
}

/** Null when files were missing and it should be tried again. */
async function tryOnce(
  client: pg.Client,
  services: BackupServices,
  wish: BackupWish & { readonly keepMissing: boolean },
): Promise<Omit<TakenBackup, 'pruned'> | null> {
  const at = services.clock().toISOString();
  const name = backupName(at);
  const unfinished = join(backupsIn(wish.folder), `${UNFINISHED}${name}`);
  await mkdir(unfinished, { mode: 0o700 });
  try {
    // Before the snapshot: heads written after it are of entries that the tables do not have yet.
    const heads = await services.headStore.list(HEADS_FOLDER);
    await beginSnapshot(client, wish.snapshot);
    const database = await copyDatabase(client, unfinished);
    const keys = await listFileKeys(client);
    await endSnapshot(client);
    const known = await filesBefore(wish.folder);
    const copied = await copyFiles(services, wish.folder, { keys: [...heads, ...keys], known });
    if (copied.missing.length > 0 && !wish.keepMissing) return null;
    const manifest: Manifest = {
      format: 1,
      takenAt: at,
      ...database,
      files: await writeFileList(unfinished, copied),
      missing: copied.missing,
      secretKey: wish.secretKey === null ? null : await copySecretKey(wish.secretKey, unfinished),
    };
    await writeFile(join(unfinished, MANIFEST), manifestText(manifest), { mode: 0o600, flush: true });
    await rename(unfinished, join(backupsIn(wish.folder), name));
    await flushFolder(backupsIn(wish.folder));
    return { name, manifest, addedFiles: copied.added };
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function copyDatabase(
  client: pg.Client,
  into: string,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  const migrations = await listMigrations(client);
  if (migrations.length === 0) throw new UserError('The database is empty: there is nothing to copy.');
  const tables: TableCopy[] = [];
  for (const table of await listTables(client)) tables.push(await copyTable(client, table, into));
  return { migrations, tables, sequences: await listSequences(client) };
}

async function copyTable(client: pg.Client, table: TableShape, into: string): Promise<TableCopy> {
  const rows = rowSum();
  const { stream, sealed } = seal();
  await pipeline(
    copyOut(client, copyOutText(table)),
    rows.stream,
    createGzip({ level: constants.Z_BEST_SPEED }),
    stream,
    createWriteStream(join(into, tableFile(table)), { mode: 0o600, flags: 'wx', flush: true }),
  );
  return { ...table, ...rows.result(), ...sealed() };
}

/** What the newest backup says about its files; a list that is damaged is not believed. */
async function filesBefore(folder: string): Promise<ReadonlyMap<string, Sealed>> {
  const newest = (await listBackups(folder)).at(-1);
  if (newest === undefined) return new Map();
  const files = await readFileList(join(backupsIn(folder), newest)).catch(() => []);
  return new Map(files.map(({ key, ...sealed }) => [key, sealed]));
}

async function writeFileList(into: string, { files }: CopiedFiles): Promise<Manifest['files']> {
  const path = join(into, FILE_LIST);
  const lines = files.map((file) => `${JSON.stringify(file)}\n`).join('');
  await writeFile(path, lines, { mode: 0o600, flush: true });
  return { count: files.length, ...(await sealed(path)) };
}

async function copySecretKey(from: string, into: string): Promise<Sealed> {
  const path = join(into, SECRET_KEY);
  await writeFile(path, await readFile(from), { mode: 0o600, flush: true });
  return sealed(path);
}

async function sealed(path: string): Promise<Sealed> {
  const found = await sealOfFile(path);
  if (!found) throw new Error(`${path} cannot be read again`);
  return found;
}

/** A name survives a power cut only when its folder is flushed to disk too. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
