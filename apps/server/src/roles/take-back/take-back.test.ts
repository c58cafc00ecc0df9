// An export goes into another installation and out again without a difference; what is damaged, of another version or there
// already is refused whole.
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { compareCounters } from '../../platform/counters/recount.ts';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { noScanner } from '../../platform/file-checks/file-scanner.ts';
import { localFileStore } from '../../platform/files/local-file-store.ts';
import { allFiles } from '../../testing/backup/backup-world.ts';
import { createDatabase, databaseUrl, dropDatabase } from '../../testing/queries.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { CARRIED_TABLES } from '../export/carried-tables.ts';
import { exportFolder } from '../export/export-folder.ts';
import { type ExportManifest, readExportManifest } from '../export/manifest.ts';
import { importFolder } from '../import/import-folder.ts';
import { KEPT_COUNTERS } from '../recount.ts';
import { takeBack, type TakeBackServices } from './take-back.ts';

const DEMONSTRATION = resolve(import.meta.dirname, '../../../../../demonstration');

let world: TestWorld;
let base: string;
let exported: string;
let manifest: ExportManifest;
const targets: { readonly name: string; readonly db: Database }[] = [];
beforeAll(async () => {
  world = await openTestWorld();
  base = await mkdtemp(join(tmpdir(), 'constancia-moving-'));
  await importFolder(world, DEMONSTRATION, 'a hash');
  exported = join(base, 'first');
  manifest = await exportFolder(world.services, exported, null);
});
afterAll(async () => {
  for (const { name, db } of targets) {
    await db.destroy();
    await dropDatabase(inject('serverUrl'), name);
  }
  await world.close();
  await rm(base, { recursive: true, force: true });
});

const newFolder = () => join(base, randomUUID());

async function newInstallation(): Promise<TakeBackServices> {
  const name = `constancia_moved_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(inject('serverUrl'), name, inject('template'));
  const url = databaseUrl(inject('serverUrl'), name);
  const db = openDatabase({ url: () => url, connections: 2 });
  targets.push({ name, db });
  const store = localFileStore(await mkdtemp(join(base, 'files-')));
  return { db, store, scanner: noScanner, clock: () => world.time.now };
}

/** Path -> content of every file below a folder; of the manifest without its time. */
async function contentOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = new Map<string, string>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    found.set(path.slice(folder.length + 1), (await readFile(path)).toString('base64'));
  }
  found.delete('manifest.json');
  return found;
}

const isEmpty = async ({ db }: TakeBackServices) => {
  for (const table of CARRIED_TABLES) {
    const { rows } = await sql`select from ${sql.id(table)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
};

it('X38.92 what was exported, taken in elsewhere and exported again is the same byte for byte', async () => {
  const other = await newInstallation();
  await takeBack(other, exported, manifest);
  const again = newFolder();
  const second = await exportFolder(other, again, null);
  expect(second).toEqual(manifest);
  const [before, after] = [await contentOf(exported), await contentOf(again)];
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [path, content] of before) expect(after.get(path) === content, path).toBe(true);
  expect(before.size).toBeGreaterThan(100);
});

it('X38.92 files, counters and statistics of the other installation are those of this one', async () => {
  const other = await newInstallation();
  await takeBack(other, exported, manifest);
  expect(await allFiles(other.db, other)).toEqual(await allFiles(world.db, world));
  expect(await compareCounters(other.db, KEPT_COUNTERS)).toEqual([]);
  const counted = (db: Database) =>
    sql`select form_id, submissions, counted from form_counters order by form_id`.execute(db);
  expect((await counted(other.db)).rows).toEqual((await counted(world.db)).rows);
  expect((await counted(other.db)).rows.length).toBeGreaterThan(3);
});

it('X38.92 nobody is notified of what comes in, and the audit log says where it came from', async () => {
  const other = await newInstallation();
  await takeBack(other, exported, manifest);
  const events = await sql`select from submission_events`.execute(other.db);
  expect(events.rows).toEqual([]);
  const outbox = await sql`select from outbox_entries`.execute(other.db);
  expect(outbox.rows).toEqual([]);
  const audit = await sql<object>`select action, subject, details from audit_entries
    where municipality_id = 'AVfAngYAtw9lrSokhkuO'`.execute(other.db);
  expect(audit.rows).toEqual([
    {
      action: 'import',
      subject: 'municipality',
      details: expect.objectContaining({ submissions: 160, exportedAt: manifest.takenAt }),
    },
  ]);
});

it('X38.94 a file that is missing or was changed is named, and nothing is taken in', async () => {
  const other = await newInstallation();
  const damaged = newFolder();
  await cp(exported, damaged, { recursive: true });
  const refused = (words: string) => expect(takeBack(other, damaged, manifest)).rejects.toThrow(words);
  const [drawing = ''] = [...(await contentOf(damaged)).keys()].filter((path) =>
    path.startsWith('files/imagenes/'),
  );
  await rm(join(damaged, drawing));
  await refused(`${drawing} is missing in the export: nothing was taken in.`);
  const rows = await readFile(join(damaged, 'rows/users.jsonl'), 'utf8');
  await writeFile(join(damaged, 'rows/users.jsonl'), rows.replace('INSPECTOR', 'ADMIN'));
  await refused('rows/users.jsonl is not as it was exported: nothing was taken in.');
  const text = await readFile(join(damaged, 'manifest.json'), 'utf8');
  await writeFile(join(damaged, 'manifest.json'), text.replace('"format": 1', '"format": 2'));
  await expect(readExportManifest(damaged)).rejects.toThrow('manifest.json is damaged');
  expect(await isEmpty(other)).toBe(true);
});
