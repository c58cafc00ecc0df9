import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localBookings } from '../../ports/appointments/local.ts';
import { localAssets } from '../../ports/assets/local.ts';
import { localIncidents } from '../../ports/incidents/local.ts';
import { copyDemonstration, SUBMISSIONS_AND_PICTURES } from '../../testing/moving/demonstration-folder.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { importFolder } from './import-folder.ts';

const VILLA_MARIA = 'AVfAngYAtw9lrSokhkuO';

let world: TestWorld;
let base: string;
/** The demonstration without its submissions. */
let folder: string;
beforeAll(async () => {
  world = await openTestWorld();
  base = await mkdtemp(join(tmpdir(), 'constancia-registers-'));
  folder = join(base, 'whole');
  await copyDemonstration(folder, SUBMISSIONS_AND_PICTURES);
  await importFolder(world, folder, null);
});
afterAll(async () => {
  await world.close();
  await rm(base, { recursive: true, force: true });
});

/** A copy of the folder, for a test to change. */
async function copied(): Promise<string> {
  const copy = await mkdtemp(join(base, 'changed-'));
  await cp(folder, copy, { recursive: true });
  return copy;
}

const areas = () => localIncidents.areas(world.db, { municipalityId: VILLA_MARIA, username: 'x' });

it('X9.01 E7.10 takes the incident areas of each municipality in, and a second time changes nothing', async () => {
  const first = await areas();
  expect(first).toHaveLength(9);
  expect(first[0]).toEqual({ id: 701, description: 'Alumbrado Público' });
  const report = await importFolder(world, folder, null);
  expect(report.taken).toMatchObject({ incidentAreas: 7, agendas: 2, assets: 2 });
  expect(await areas()).toEqual(first);
});

it('X9.02 E7.11 takes the agendas of each municipality in', async () => {
  const agendas = await localBookings.agendas(world.db, VILLA_MARIA);
  expect(agendas.map(({ name }) => name)).toEqual([
    'Castración de mascotas',
    'Libreta sanitaria',
    'Licencias de conducir',
    'Turno en Rentas',
  ]);
});

it('X16.07 P3.23 takes the assets of each municipality in, each once', async () => {
  await importFolder(world, folder, null);
  const counted = await sql<{ assets: number }>`
    select count(*)::int as assets from assets where municipality_id = ${VILLA_MARIA}`.execute(world.db);
  expect(counted.rows).toEqual([{ assets: 13 }]);
  expect(await localAssets.find(world.db, VILLA_MARIA, 902)).toEqual({
    id: 902,
    name: 'Luminaria LED 902',
    type: 'Luminaria',
    address: 'San Martín 180',
  });
});

it('X16.07 assets of an unknown municipality, or without a location, are named and the rest is taken', async () => {
  const away = await copied();
  const documents = JSON.parse(await readFile(join(away, 'assets.json'), 'utf8'));
  documents.push(
    { municipalityId: 99_999, identificadores: [] },
    { municipalityId: 70, identificadores: [{}] },
  );
  await writeFile(join(away, 'assets.json'), JSON.stringify(documents));
  const report = await importFolder(world, away, null);
  expect(report.taken.assets).toBe(2);
  const named = report.refused.filter(({ document }) => document.startsWith('assets.json'));
  expect(named.map(({ document }) => document)).toEqual(['assets.json 2', 'assets.json 3']);
  expect(named[0]?.reasons).toEqual(['municipalityId: there is no municipality 99999']);
});

it('X9.08 an imported incident type keeps its number and its name', async () => {
  const known = await sql<{ id: number; title: string }>`select id, title from incident_types`.execute(
    world.db,
  );
  expect(known.rows).toEqual([{ id: 5523, title: 'Reclamo por servicios en la vía pública' }]);
  const create = (title: string) =>
    localIncidents.createType(
      world.db,
      { municipalityId: VILLA_MARIA, username: 'x' },
      { areaId: 703, title, public: false, at: world.time.now },
    );
  expect(await create('Reclamo por servicios en la vía pública')).toBe('refused');
  expect(await create('Otro')).toEqual({ id: 5524 });
});

it('X9.03 names what it refuses and takes the rest', async () => {
  const away = await copied();
  const territory = JSON.parse(await readFile(join(away, 'territory.json'), 'utf8'));
  territory.areasMuniCore[0].idMuniCore = 999;
  territory.areasMuniCore[1].areas[0].areaDescripcion = ' ';
  await writeFile(join(away, 'territory.json'), JSON.stringify(territory));
  const agendas = JSON.parse(await readFile(join(away, 'agendas.json'), 'utf8'));
  agendas[0].typeProcedureId = 3;
  agendas.push({ ...agendas[1], municipalityId: 999 });
  await writeFile(join(away, 'agendas.json'), JSON.stringify(agendas));
  const other = await openTestWorld();
  const report = await importFolder(other, away, null);
  await other.close();
  expect(report.taken).toMatchObject({ incidentAreas: 5, agendas: 1, forms: 7 });
  expect(report.refused).toEqual([
    { document: 'territory.json areasMuniCore 0', reasons: ['idMuniCore: there is no municipality 999'] },
    {
      document: 'territory.json areasMuniCore 1',
      reasons: ['areas: an area needs areaId and areaDescripcion, this one has not: 701'],
    },
    { document: 'agendas.json 0', reasons: ['typeProcedureId: document-unknown-value'] },
    { document: 'agendas.json 2', reasons: ['municipalityId: there is no municipality 999'] },
  ]);
});
