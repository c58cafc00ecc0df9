// What an export holds, what it does not, and that it is of one moment and whole.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inSnapshot } from '../../platform/db/database.ts';
import { DEMONSTRATION } from '../../testing/moving/demonstration-folder.ts';
import {
  contentOf,
  FULL_EVIDENCE,
  FULL_SUBMISSION,
  type MovingWorld,
  openMovingWorld,
  SECRETS,
  VILLA_MARIA,
} from '../../testing/moving/moving-world.ts';
import { importFolder } from '../import/import-folder.ts';
import { takeBack } from '../take-back/take-back.ts';
import { CARRIED_TABLES, LEFT_BEHIND } from './carried-tables.ts';
import { exportFolder } from './export-folder.ts';
import type { ExportManifest } from './manifest.ts';
import { listColumns, pagesOfRows } from './pages/queries.ts';

let town: MovingWorld;
let folder: string;
let manifest: ExportManifest;
beforeAll(async () => {
  town = await openMovingWorld();
  folder = town.newFolder();
  manifest = await exportFolder(town.world.services, folder, null);
});
afterAll(() => town.close());

type Document = Readonly<Record<string, unknown>> & { readonly id: string; readonly constancia?: object };

const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'));

async function submissionsIn(base: string): Promise<ReadonlyMap<string, Document>> {
  const files = await readdir(join(base, 'answers'));
  const texts = await Promise.all(files.map((file) => readFile(join(base, 'answers', file), 'utf8')));
  const lines = texts.flatMap((text) => text.split('\n').filter((line) => line !== ''));
  return new Map(
    lines.map((line) => JSON.parse(line) as Document).map((document) => [document.id, document]),
  );
}

it('X38.91 documents that came in go out as they came, but for what was corrected here', async () => {
  const [before, after] = [await submissionsIn(DEMONSTRATION), await submissionsIn(folder)];
  expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
  let alike = 0;
  for (const [id, { constancia, ...document }] of after) {
    if (Object.hasOwn(constancia ?? {}, 'corrections') || id === FULL_SUBMISSION) continue;
    expect(document, id).toEqual(before.get(id));
    alike += 1;
  }
  expect(alike).toBeGreaterThan(130);
  const forms = await readdir(join(DEMONSTRATION, 'forms'));
  expect(forms).toHaveLength(7);
  for (const file of forms) {
    const form = await read(join(DEMONSTRATION, 'forms', file));
    expect(await read(join(folder, 'forms', `${form.id}.json`)), file).toEqual(form);
  }
});

it('X38.91 X39.84 what a document has no field for, such as the track of a visit, is in a field of its own', async () => {
  const { constancia } = (await submissionsIn(folder)).get(FULL_SUBMISSION) ?? {};
  expect(constancia).toEqual({
    formVersion: expect.any(Number),
    language: 'pt',
    startedFrom: 'gone',
    evidence: FULL_EVIDENCE,
    corrections: [expect.objectContaining({ number: 90, kind: 'completion', reason: 'faltaba' })],
    requests: [expect.objectContaining({ number: 1, comment: 'ver' })],
  });
});

it('X38.91 the import of documents takes those of an export without a refusal', async () => {
  const documents = town.newFolder();
  await exportFolder(town.world.services, documents, null);
  await rm(join(documents, 'manifest.json'));
  await rm(join(documents, 'rows'), { recursive: true });
  const other = await town.newInstallation();
  const { taken, refused } = await importFolder(other, documents, null);
  expect(refused).toEqual([]);
  expect(taken).toMatchObject({ municipalities: 9, forms: 7, submissions: 160, agendas: 2 });
  const assets = await sql<{ count: number }>`select count(*) as count from assets`.execute(other.db);
  const here = await sql<{ count: number }>`select count(*) as count from assets`.execute(town.world.db);
  expect(assets.rows).toEqual(here.rows);
});

it('X38.93 every table of the schema is carried, counted again, or left behind for a reason', async () => {
  const found = await sql<{ name: string }>`
    select c.relname as name from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and c.relname not like 'kysely%' order by 1`.execute(town.world.db);
  const listed = [...CARRIED_TABLES, ...LEFT_BEHIND.flatMap(({ tables }) => tables)];
  expect(listed.toSorted()).toEqual(found.rows.map(({ name }) => name));
});

it('X38.93 nothing that lets people in or that is a secret is in the folder, and the manifest says so', async () => {
  const all = [...(await contentOf(folder))].map(([, content]) => content).join('\n');
  for (const secret of Object.values(SECRETS)) expect(all.includes(secret), secret).toBe(false);
  expect(all).toContain('apedrera');
  expect(manifest.leftBehind.map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      'passwords, second factors, passkeys and sessions of accounts',
      'tokens of programs, links with answers, webhooks with their secrets and deliveries',
      'the audit log',
    ]),
  );
  expect(manifest.leftBehind.every(({ because }) => because !== '')).toBe(true);
});

it('X38.93 rows are read page by page', async () => {
  const sizes = await inSnapshot(town.world.db, async (tx) => {
    const columns = await listColumns(tx, 'submissions');
    const found: number[] = [];
    const asked = { table: 'submissions', columns, ids: [VILLA_MARIA] };
    for await (const page of pagesOfRows(tx, asked, 30)) found.push(page.length);
    return found;
  });
  expect(sizes.slice(0, -1).every((size) => size === 30)).toBe(true);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(160);
});

it('X38.93 an export is of one moment while submissions come in, and can be taken back', async () => {
  const { db, services } = town.world;
  const at = { isDone: false };
  const busy = town.newFolder();
  const exporting = exportFolder(services, busy, null).finally(() => {
    at.isDone = true;
  });
  let sent = 0;
  while (!at.isDone) {
    const id = `during${sent}`;
    await sql`with stored as (
        insert into submissions (municipality_id, id, form_id, form_version, area_id, code, created_at, updated_at,
          created_by, answers, content_hash)
        select municipality_id, ${id}, form_id, form_version, area_id, code, created_at, updated_at, created_by, answers,
          content_hash from submissions where id = ${FULL_SUBMISSION} returning municipality_id, id)
      insert into submission_originals (municipality_id, submission_id, content)
      select municipality_id, id, '{}' from stored`.execute(db);
    sent += 1;
  }
  const of = await exporting;
  expect(sent).toBeGreaterThan(3);
  const rows = of.tables.find(({ name }) => name === 'submissions')?.rows;
  expect((await submissionsIn(busy)).size).toBe(rows);
  const other = await town.newInstallation();
  await takeBack(other, busy, of);
  await sql`delete from submissions where id like 'during%'`.execute(db);
  const taken = await sql<{ count: number }>`select count(*) as count from submissions`.execute(other.db);
  expect(taken.rows).toEqual([{ count: rows }]);
});

it('X38.93 a folder that is not empty is refused and stays; an empty one is taken', async () => {
  const used = town.newFolder();
  await mkdir(used);
  await exportFolder(town.world.services, used, VILLA_MARIA);
  expect(await readdir(used)).toContain('manifest.json');
  const full = town.newFolder();
  await mkdir(full);
  await writeFile(join(full, 'mine'), 'x');
  await expect(exportFolder(town.world.services, full, null)).rejects.toThrow(
    `${full} is not empty: an export goes into an empty folder, or a new one.`,
  );
  expect(await readdir(full)).toEqual(['mine']);
  await expect(exportFolder(town.world.services, join(full, 'mine'), null)).rejects.toThrow(
    'cannot be read as a folder: ENOTDIR',
  );
  await expect(exportFolder(town.world.services, town.newFolder(), 'nowhere')).rejects.toThrow(
    'There is no municipality nowhere.',
  );
});

it('X38.93 a database of another version is said in one line, and not migrated', async () => {
  const { db, store, clock } = await town.newInstallation();
  await sql`insert into countries (id, name) values ('c', 'c')`.execute(db);
  await sql`insert into provinces (id, country_id, name) values ('p', 'c', 'p')`.execute(db);
  await sql`insert into municipalities (id, province_id, name, time_zone) values ('m', 'p', 'm', 'UTC')`.execute(
    db,
  );
  await sql`drop table work_orders`.execute(db);
  await expect(exportFolder({ db, store, clock }, town.newFolder(), null)).rejects.toThrow(
    /^The database is not that of this version of the program: start the program once/,
  );
  const made = await sql<{ there: boolean }>`select to_regclass('work_orders') is not null as there`.execute(
    db,
  );
  expect(made.rows).toEqual([{ there: false }]);
});

it('X38.93 an export that breaks leaves no folder, and has a name only when it is whole', async () => {
  const broken = town.newFolder();
  const near = async () => (await readdir(dirname(broken))).filter((name) => name.includes(basename(broken)));
  let during: readonly string[] = [];
  const store = {
    ...town.world.store,
    open: async () => {
      during = await near();
      throw new Error('the disk is gone');
    },
  };
  await expect(exportFolder({ ...town.world.services, store }, broken, null)).rejects.toThrow(
    'the disk is gone',
  );
  expect(during).toHaveLength(1);
  expect(during[0]).toMatch(/^\.unfinished-/);
  expect(await near()).toEqual([]);
});

it('X38.93 a file that rows name and that is not there is named, and the rest is exported', async () => {
  const [key = ''] = (
    await sql<{
      key: string;
    }>`select key from files where submission_id = ${FULL_SUBMISSION} order by key`.execute(town.world.db)
  ).rows.map((row) => row.key);
  const open: typeof town.world.store.open = async (wanted, range) =>
    wanted === key ? null : town.world.store.open(wanted, range);
  const store = { ...town.world.store, open };
  const of = await exportFolder({ ...town.world.services, store }, town.newFolder(), null);
  expect([of.missing, of.files]).toEqual([[key], manifest.files - 1]);
});

it('X38.93 the audit log of each municipality has the export, with numbers only', async () => {
  const found = await sql`select action, subject, actor, details from audit_entries
    where municipality_id = ${VILLA_MARIA} and action = 'export' order by number limit 1`.execute(
    town.world.db,
  );
  expect(found.rows).toEqual([
    {
      action: 'export',
      subject: 'municipality',
      actor: '',
      details: { municipalities: 9, submissions: 160, files: manifest.files },
    },
  ]);
});
