import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { formToDocument } from '@constancia/domain/interchange/forms/form-document.ts';
import type { FormRecord } from '@constancia/domain/interchange/forms/form-record.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyDemonstration, DEMONSTRATION } from '../../testing/moving/demonstration-folder.ts';
import { EICAR, openVirusScanner } from '../../testing/outside/virus-scanner.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { type ImportReport, importFolder } from './import-folder.ts';

/** Into it the whole demonstration is taken in, once. */
let world: TestWorld;
let report: ImportReport;
let folder: string;
beforeAll(async () => {
  world = await openTestWorld();
  report = await importFolder(world, DEMONSTRATION, null);
  folder = await mkdtemp(join(tmpdir(), 'constancia-import-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

it('X8.01 takes the whole demonstration in: areas, people, forms with their text, submissions with their codes', async () => {
  expect(report).toEqual({
    taken: {
      municipalities: 7,
      incidentAreas: 7,
      agendas: 2,
      assets: 2,
      users: 17,
      citizens: 72,
      forms: 7,
      submissions: 160,
    },
    refused: [],
    leftOut: expect.any(Array),
  });
  const stored = await sql<{ definition: FormDefinition }>`
    select v.definition from form_versions v where v.form_id = 'FJ4vpNvcYCSOKQPKux1d'`.execute(world.db);
  const original = JSON.parse(
    await readFile(join(DEMONSTRATION, 'forms/acta-inspeccion-comercio.json'), 'utf8'),
  );
  const record = await sql<{
    residue: Omit<FormRecord, 'definition'>;
  }>`select residue from forms where id = 'FJ4vpNvcYCSOKQPKux1d'`.execute(world.db);
  const rebuilt = formToDocument({ ...record.rows[0]!.residue, definition: stored.rows[0]!.definition });
  expect(JSON.parse(JSON.stringify(rebuilt))).toEqual(original);
  const codes = await sql<{ first: string; last: string; count: number; counter: number }>`
    select min(code) as first, max(code) as last, count(*) as count,
      (select last_number from submission_counters where municipality_id = 'AVfAngYAtw9lrSokhkuO') as counter
    from submissions where code like 'VM%'`.execute(world.db);
  expect(codes.rows[0]).toEqual({ first: 'VM4218', last: 'VM4377', count: 160, counter: 4377 });
});

it('X8.01 E3.08 takes the pictures of forms in, drawn again, under the keys of their forms', async () => {
  const stored = await sql<{
    key: string;
    formId: string;
  }>`select key, form_id from files where kind = 'header-image' order by key`.execute(world.db);
  expect(stored.rows).toEqual([
    { key: 'imagenes/EAXcgabJn2JkbPD9PPg8/QtC0P6JdnyCOm7Q9.jpg', formId: 'EAXcgabJn2JkbPD9PPg8' },
    { key: 'imagenes/FJ4vpNvcYCSOKQPKux1d/qkaBlWPaFOgTQaaI.png', formId: 'FJ4vpNvcYCSOKQPKux1d' },
  ]);
  const picture = await world.store.open('imagenes/FJ4vpNvcYCSOKQPKux1d/qkaBlWPaFOgTQaaI.png');
  expect(await sharp(await buffer(picture!.content)).metadata()).toMatchObject({ width: 1280, height: 150 });
});

it('P9.19 P9.20 P9.21 P9.22 P9.24 the municipalities of the rules come with the demonstration under their numbers, with their settings', async () => {
  const found = await sql<{ platformId: number }>`select platform_id from municipalities
    where settings->>'skipsReverseGeocoding' = 'true'`.execute(world.db);
  expect(found.rows).toEqual([{ platformId: 506 }]);
  // The others have nothing on.
  const { rows } = await sql<object>`select platform_id as number, name, settings from municipalities
    where platform_id in (70, 114, 458, 766) order by platform_id`.execute(world.db);
  expect(rows).toEqual([
    { number: 70, name: 'Villa María', settings: {} },
    { number: 114, name: 'Oliva', settings: {} },
    { number: 458, name: 'Ciudad Autónoma de Buenos Aires', settings: {} },
    { number: 766, name: 'Vecinos VL', settings: {} },
  ]);
});

it('X8.01 A3.32 R2.059 takes the drawings of signatures in, drawn again, with the submissions they belong to', async () => {
  const found = await sql<{ key: string; submissionId: string }>`select key, submission_id from files
    where kind = 'signature' and used_at is not null order by key`.execute(world.db);
  expect(found.rows).toHaveLength(95);
  const [first] = found.rows;
  const stored = await world.store.open(first!.key);
  const { format } = await sharp(await buffer(stored!.content)).metadata();
  expect(format).toBe('png');
  const owner = await sql<{ signatures: readonly { image: string }[] }>`
    select signatures from submissions where id = ${first!.submissionId}`.execute(world.db);
  expect(owner.rows[0]?.signatures.map(({ image }) => image)).toContain(first!.key);
});

it('X8.02 a second import of the same folder stores nothing twice and says so', async () => {
  const { taken, refused } = await importFolder(world, DEMONSTRATION, null);
  expect(taken.submissions).toBe(0);
  expect(refused).toHaveLength(167);
  expect(refused[0]?.reasons[0]).toMatch(/already/);
  const count = await sql<{ count: number }>`select count(*) as count from submissions`.execute(world.db);
  expect(count.rows[0]?.count).toBe(160);
});

it('X33.95 a territory that is imported again leaves the time zone of a municipality that its settings do not name', async () => {
  const again = await mkdtemp(join(tmpdir(), 'constancia-import-'));
  await cp(join(DEMONSTRATION, 'territory.json'), join(again, 'territory.json'));
  const settings = JSON.parse(await readFile(join(DEMONSTRATION, 'settings.json'), 'utf8'));
  const [named = '', ...others] = Object.keys(settings);
  await writeFile(join(again, 'settings.json'), JSON.stringify({ [named]: settings[named] }));
  await importFolder(world, again, null);
  await sql`update municipalities set time_zone = 'Asia/Tokyo'`.execute(world.db);
  const { taken } = await importFolder(world, again, null);
  const found = await sql<{ id: string; timeZone: string }>`
    select id, time_zone from municipalities where id = any(${[named, ...others]})`.execute(world.db);
  const zones = new Map(found.rows.map(({ id, timeZone }) => [id, timeZone]));
  expect([taken.municipalities, zones.size]).toEqual([7, 7]);
  expect(zones.get(named)).toBe(settings[named].timeZone);
  expect(others.map((id) => zones.get(id))).toEqual(others.map(() => 'Asia/Tokyo'));
  await rm(again, { recursive: true, force: true });
});

it('X8.03 names what it refuses and why, takes the rest, and leaves nothing half-imported', async () => {
  const other = await openTestWorld();
  const others = ['acta-inspeccion-comercio', 'reclamo-portal-ciudadano'];
  await copyDemonstration(folder, ['files', ...others.map((name) => `${name}.jsonl`)]);
  const form = JSON.parse(await readFile(join(folder, 'forms/relevamiento-arbolado.json'), 'utf8'));
  form.areas = ['paises/x'];
  await writeFile(join(folder, 'forms/relevamiento-arbolado.json'), JSON.stringify(form));
  await writeFile(join(folder, 'forms/broken.json'), '{"id":');
  const lines = (await readFile(join(folder, 'answers/solicitud-poda-publica.jsonl'), 'utf8')).split('\n');
  const damaged = JSON.parse(lines[3]!);
  damaged.secciones[0].preguntas = 'none';
  lines[3] = JSON.stringify(damaged);
  await writeFile(join(folder, 'answers/solicitud-poda-publica.jsonl'), lines.join('\n'));

  const { taken, refused } = await importFolder(other, folder, null);
  expect(taken).toMatchObject({ forms: 6, submissions: 39 });
  const named = refused.map(({ document, reasons }) => `${document}: ${reasons.join('; ')}`);
  expect(named).toContainEqual('forms/broken.json: not JSON');
  expect(named).toContainEqual('forms/relevamiento-arbolado.json: areas: there is no area paises/x');
  expect(named.filter((line) => line.startsWith('answers/relevamiento-arbolado.jsonl'))).toHaveLength(40);
  expect(named.filter((line) => line.startsWith('answers/solicitud-poda-publica.jsonl:4'))).toHaveLength(1);
  const leftovers = await sql<{ count: number }>`
    select count(*) as count from state_changes c where not exists (select from submissions s where s.id = c.submission_id)`.execute(
    other.db,
  );
  expect(leftovers.rows[0]?.count).toBe(0);
  await other.close();
});

it('X8.04 names each file that a form or submission points to and that does not come along, with the reason', async () => {
  const other = await openTestWorld();
  const partial = await mkdtemp(join(tmpdir(), 'constancia-files-'));
  await copyDemonstration(partial, ['answers']);
  await mkdir(join(partial, 'answers'));
  const lines = await readFile(join(DEMONSTRATION, 'answers/acta-inspeccion-comercio.jsonl'), 'utf8');
  await writeFile(join(partial, 'answers/one.jsonl'), lines.split('\n')[0] ?? '');
  const header = 'imagenes/FJ4vpNvcYCSOKQPKux1d/qkaBlWPaFOgTQaaI.png';
  const brokenHeader = 'imagenes/EAXcgabJn2JkbPD9PPg8/QtC0P6JdnyCOm7Q9.jpg';
  await rm(join(partial, 'files', header));
  await writeFile(join(partial, 'files', brokenHeader), 'no picture at all');
  const drawing = 'imagenes/signatures-FJ4vpNvcYCSOKQPKux1d/imgPNG-Ks422JeOsMQSQUKHX3fG.png';
  await rm(join(partial, 'files', drawing));
  await mkdir(join(partial, 'files', drawing));

  const { taken, refused, leftOut } = await importFolder(other, partial, null);
  expect([taken.forms, taken.submissions, refused]).toEqual([7, 1, []]);
  const ofQuestions = leftOut.filter(({ reason }) => reason === 'files of questions are not taken in');
  expect(leftOut.filter((file) => !ofQuestions.includes(file))).toEqual([
    { of: 'form FJ4vpNvcYCSOKQPKux1d', key: header, reason: 'is not in the folder' },
    { of: 'form EAXcgabJn2JkbPD9PPg8', key: brokenHeader, reason: 'is no picture' },
    { of: 'answer DjiQDjQjRIw6c7OfEXfs', key: drawing, reason: 'cannot be read (EISDIR)' },
  ]);
  expect(ofQuestions.length).toBeGreaterThan(0);
  await rm(partial, { recursive: true, force: true });
  await other.close();
});

it('X37.35 a picture in which the scanner finds a virus is named and not taken in; while it fails nothing with pictures is', async () => {
  const scanner = await openVirusScanner();
  const other = await openTestWorld({ clamd: scanner.settings });
  const infected = await mkdtemp(join(tmpdir(), 'constancia-infected-'));
  await copyDemonstration(infected, ['answers']);
  const key = 'imagenes/FJ4vpNvcYCSOKQPKux1d/qkaBlWPaFOgTQaaI.png';
  const picture = await readFile(join(infected, 'files', key));
  await writeFile(join(infected, 'files', key), Buffer.concat([picture, EICAR]));
  const { taken, leftOut } = await importFolder(other, infected, null);
  expect([taken.forms, leftOut]).toEqual([
    7,
    [{ of: 'form FJ4vpNvcYCSOKQPKux1d', key, reason: 'holds a virus (Eicar-Test-Signature)' }],
  ]);
  await scanner.stop();
  const later = await openTestWorld({ clamd: scanner.settings });
  await importFolder(later, infected, null).catch(() => undefined);
  const stored = await sql`select from files`.execute(later.db);
  expect(stored.rows).toEqual([]);
  await rm(infected, { recursive: true, force: true });
  await later.close();
  await other.close();
});

it('X25.01 X25.02 refuses an account, an area and a submission whose id lies in another municipality or was deleted', async () => {
  const other = await openTestWorld();
  const again = await mkdtemp(join(tmpdir(), 'constancia-import-'));
  const others = ['acta-inspeccion-comercio', 'reclamo-portal-ciudadano', 'relevamiento-arbolado'];
  await copyDemonstration(again, ['files', ...others.map((name) => `${name}.jsonl`)]);
  const deleted = JSON.parse(
    (await readFile(join(again, 'answers/solicitud-poda-publica.jsonl'), 'utf8')).split('\n')[0]!,
  ) as {
    readonly id: string;
  };
  await sql`
    insert into submission_tombstones (municipality_id, id, form_id, code, deleted_at, deleted_by, content_hash)
    select id, ${deleted.id}, '', '', now(), '', '' from municipalities limit 1`.execute(other.db);
  const people = JSON.parse(await readFile(join(again, 'people.json'), 'utf8'));
  const [moved] = people.usuarios;
  const away = people.usuarios.find(
    (user: { areas: string[] }) => !user.areas[0]?.includes('AVfAngYAtw9lrSokhkuO'),
  );
  await writeFile(join(again, 'people.json'), JSON.stringify(people));
  const first = await importFolder(other, again, null);
  expect(first.refused).toEqual([
    expect.objectContaining({
      reasons: [expect.stringMatching(/^id: there is an answer .* or one was deleted$/)],
    }),
  ]);

  await writeFile(
    join(again, 'people.json'),
    JSON.stringify({
      ...people,
      usuarios: [{ ...moved, areas: away.areas, email: 'x@y.example', userMuniCore: 'x' }],
    }),
  );
  const territory = await readFile(join(again, 'territory.json'), 'utf8');
  const [villaMaria, oliva] = ['Ph7Q1ZNekJX2mr8Gxh61', 'rk6wswmIZsnYOmFFjheh'];
  expect(territory).toContain(villaMaria);
  await writeFile(join(again, 'territory.json'), territory.replaceAll(oliva, villaMaria));
  const reasons = (await importFolder(other, again, null)).refused.flatMap((refusal) => refusal.reasons);
  expect(reasons).toContainEqual(expect.stringMatching(/^users: Key \(id\)=\(.*\) already exists\.$/));
  expect(reasons).toContainEqual(expect.stringMatching(/^areas: Key \(id\)=\(.*\) already exists\.$/));
  await other.close();
  await rm(again, { recursive: true, force: true });
});

it('X28.02 X8.03 a municipality whose keyword another one has is left out, with the reason; the rest is taken', async () => {
  const other = await openTestWorld();
  const folder = await mkdtemp(join(tmpdir(), 'constancia-keywords-'));
  const territory = JSON.parse(await readFile(join(DEMONSTRATION, 'territory.json'), 'utf8'));
  await writeFile(join(folder, 'territory.json'), JSON.stringify(territory));
  await sql`update municipalities set keyword = 'VM' where keyword = 'AW'`.execute(other.db);
  const { taken, refused } = await importFolder(other, folder, null);
  expect([taken.municipalities, refused]).toEqual([
    6,
    [
      {
        document: 'territory.json municipality AVfAngYAtw9lrSokhkuO',
        reasons: ['key: another municipality has the keyword VM, so codes would belong to both'],
      },
      expect.objectContaining({ document: expect.stringContaining('areasMuniCore') }),
    ],
  ]);
  await rm(folder, { recursive: true, force: true });
  await other.close();
});
