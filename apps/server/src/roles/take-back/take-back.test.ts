// An export goes into another installation and out again without a difference; what is damaged, of another version or there
// already is refused whole.
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareCounters } from '../../platform/counters/recount.ts';
import type { Database } from '../../platform/db/database.ts';
import { InfectedFile } from '../../platform/file-checks/file-scanner.ts';
import { allFiles } from '../../testing/backup/backup-world.ts';
import {
  contentOf,
  isEmpty,
  type MovingWorld,
  OLIVA,
  openMovingWorld,
  VILLA_MARIA,
} from '../../testing/moving/moving-world.ts';
import { CARRIED_TABLES } from '../export/carried-tables.ts';
import { exportFolder } from '../export/export-folder.ts';
import { type ExportManifest, readExportManifest } from '../export/manifest.ts';
import { KEPT_COUNTERS } from '../recount.ts';
import { type TakeBackServices, takeBack } from './take-back.ts';

let town: MovingWorld;
let exported: string;
let manifest: ExportManifest;
/** Another installation that took all in; tests only look at it. */
let moved: TakeBackServices;
beforeAll(async () => {
  town = await openMovingWorld();
  exported = town.newFolder();
  manifest = await exportFolder(town.world.services, exported, null);
  moved = await town.newInstallation();
  await takeBack(moved, exported, manifest);
});
afterAll(() => town.close());

const DRAWING = 'files/imagenes/signatures-FJ4vpNvcYCSOKQPKux1d/imgPNG-Ks422JeOsMQSQUKHX3fG.png';

it('X38.92 what was exported, taken in elsewhere and exported again is the same byte for byte', async () => {
  const other = await town.newInstallation();
  await takeBack(other, exported, manifest);
  const again = town.newFolder();
  const second = await exportFolder(other, again, null);
  const [before, after] = [await contentOf(exported), await contentOf(again)];
  for (const [path, content] of before) expect(after.get(path) === content, path).toBe(true);
  expect([...after.keys()]).toEqual([...before.keys()]);
  expect(second).toEqual(manifest);
  // Nothing was the same because it was empty.
  expect(manifest.tables.filter(({ rows }) => rows === 0)).toEqual([]);
  expect(manifest.files).toBeGreaterThan(90);
});

it('X38.92 the files of the other installation are those of this one, and its counters count what is there', async () => {
  expect(await allFiles(moved.db, moved)).toEqual(await allFiles(town.world.db, town.world));
  expect(await compareCounters(moved.db, KEPT_COUNTERS)).toEqual([]);
  const counted = async (db: Database) =>
    (await sql`select form_id, submissions, counted from form_counters order by form_id`.execute(db)).rows;
  expect(await counted(moved.db)).toEqual(await counted(town.world.db));
  expect((await counted(moved.db)).length).toBeGreaterThan(3);
});

it('X38.92 X38.93 nobody is notified of what comes in, and the audit log of the other installation begins with it', async () => {
  expect((await sql`select from submission_events`.execute(moved.db)).rows).toEqual([]);
  expect((await sql`select from outbox_entries`.execute(moved.db)).rows).toEqual([]);
  const audit = await sql`select number, action, subject, details from audit_entries
    where municipality_id = ${VILLA_MARIA}`.execute(moved.db);
  expect(audit.rows).toEqual([
    {
      number: 1,
      action: 'import',
      subject: 'municipality',
      details: { municipalities: 9, submissions: 160, files: manifest.files, exportedAt: manifest.takenAt },
    },
  ]);
});

it('X38.94 a file that is missing or was changed is named, and nothing is taken in', async () => {
  const other = await town.newInstallation();
  const damaged = town.newFolder();
  await cp(exported, damaged, { recursive: true });
  const refused = (words: string) => expect(takeBack(other, damaged, manifest)).rejects.toThrow(words);
  await rm(join(damaged, DRAWING));
  await refused(`${DRAWING} is missing in the export: nothing was taken in.`);
  const drawing = await readFile(join(exported, DRAWING));
  await writeFile(join(damaged, DRAWING), drawing.fill(0, 100, 101));
  await refused(`${DRAWING} is not as it was exported: nothing was taken in.`);
  await cp(join(exported, DRAWING), join(damaged, DRAWING));
  const rows = await readFile(join(damaged, 'rows/users.jsonl'), 'utf8');
  await writeFile(join(damaged, 'rows/users.jsonl'), rows.replace('ROLE_INSPECTOR', 'ROLE_XNSPECTOR'));
  await refused('rows/users.jsonl is not as it was exported: nothing was taken in.');
  const text = await readFile(join(damaged, 'manifest.json'), 'utf8');
  await writeFile(join(damaged, 'manifest.json'), text.replace('"files": ', '"files": 1'));
  await expect(readExportManifest(damaged)).rejects.toThrow('manifest.json is damaged');
  expect(await isEmpty(other)).toBe(true);
});

it('X38.94 an export of another version of the program is refused', async () => {
  const other = await town.newInstallation();
  await sql`alter table workflows add column colour text`.execute(other.db);
  const refused = (words: string, of: ExportManifest = manifest) =>
    expect(takeBack(other, exported, of)).rejects.toThrow(words);
  await refused('of another version of the program: its table workflows has other columns');
  await refused('of another version of the program: it has other tables', {
    ...manifest,
    tables: manifest.tables.slice(1),
  });
  expect(await isEmpty(other)).toBe(true);
});

it('X38.94 where a municipality or an account is already nothing is taken in, and no file stays', async () => {
  const before = await allFiles(moved.db, moved);
  await expect(takeBack(moved, exported, manifest)).rejects.toThrow(
    /^Ciudad Autónoma de Buenos Aires \(6wEHw6CTY2buU3CnEZ2W\) is in this installation already/,
  );
  expect(await allFiles(moved.db, moved)).toEqual(before);

  const third = await town.newInstallation();
  await sql`insert into countries (id, name) values ('c', 'c')`.execute(third.db);
  await sql`insert into provinces (id, country_id, name) values ('p', 'c', 'p')`.execute(third.db);
  await sql`insert into municipalities (id, province_id, name, time_zone) values ('m', 'p', 'm', 'UTC')`.execute(
    third.db,
  );
  await sql`insert into users (municipality_id, id, username, username_lookup, email, email_lookup)
    values ('m', 'u', 'apedrera', 'apedrera', '', '')`.execute(third.db);
  await expect(takeBack(third, exported, manifest)).rejects.toThrow(
    /^This installation has something of the export already, in users: .*apedrera.* Nothing was taken in\.$/,
  );
  expect((await sql`select id from municipalities`.execute(third.db)).rows).toEqual([{ id: 'm' }]);
});

it('X38.94 an infected file refuses the export, and of the files before it none stays', async () => {
  const other = await town.newInstallation();
  let seen = 0;
  const scanner = {
    scan: async (content: AsyncIterable<Buffer> | Iterable<Buffer>) => {
      for await (const _piece of content);
      seen += 1;
      if (seen === 4) throw new InfectedFile('Eicar-Test-Signature');
    },
  };
  await expect(takeBack({ ...other, scanner }, exported, manifest)).rejects.toThrow(
    'A file of the export holds a virus (Eicar-Test-Signature): nothing was taken in.',
  );
  expect(await isEmpty(other)).toBe(true);
  const [drawings, headers] = [
    await other.store.list('imagenes/signatures-FJ4vpNvcYCSOKQPKux1d'),
    await other.store.list('imagenes/EAXcgabJn2JkbPD9PPg8'),
  ];
  expect([...drawings, ...headers]).toEqual([]);
  // Afterwards the same folder is taken in.
  await takeBack(other, exported, manifest);
  const taken = await sql<{ count: number }>`select count(*) as count from submissions`.execute(other.db);
  expect(taken.rows).toEqual([{ count: 160 }]);
});

it('X38.92 one municipality moves to an installation that has others', async () => {
  const one = town.newFolder();
  const of = await exportFolder(town.world.services, one, VILLA_MARIA);
  expect(of.municipalities).toEqual([{ id: VILLA_MARIA, name: 'Villa María' }]);
  const other = await town.newInstallation();
  await takeBack(other, one, of);
  const away = town.newFolder();
  await takeBack(other, away, await exportFolder(town.world.services, away, OLIVA));
  const again = town.newFolder();
  await exportFolder(other, again, VILLA_MARIA);
  expect(await contentOf(again)).toEqual(await contentOf(one));
  const municipalities = new Set<unknown>();
  for (const table of CARRIED_TABLES.slice(3))
    for (const line of (await readFile(join(one, `rows/${table}.jsonl`), 'utf8')).trim().split('\n'))
      municipalities.add((JSON.parse(line) as { municipality_id: unknown }).municipality_id);
  expect(municipalities).toEqual(new Set([VILLA_MARIA]));
});
