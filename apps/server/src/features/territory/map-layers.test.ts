// Map layers that a municipality names, on each of its maps, and in the header of pages that may then show them.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm } from '../../testing/forms.ts';
import { AWAY, HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { importTerritory } from './import-territory.ts';

const INSTALLED = { tiles: 'https://tiles.example/{z}/{x}/{y}.png', credit: '© Todos' };
const STREETS = 'https://teselas.villa.example/{z}/{x}/{y}.png';
const ABOVE = 'https://satelite.villa.example:8443/{z}/{x}/{y}.jpg?clave=a1';
const NAMED = {
  streetTiles: STREETS,
  streetCredit: '© Catastro',
  satelliteTiles: ABOVE,
  satelliteCredit: '© Aviones',
};
const LOCATED = aForm()
  .with({ title: { text: 'Con lugar' } })
  .withOptions({ geolocation: true, publicAccess: true })
  .withStates('Recibida', 'Resuelta')
  .withSection('s', aQuestion('name', 'text'))
  .build();

let world: TestWorld;
let webDir: string;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'constancia-web-'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Constancia</title>');
  world = await openTestWorld({ webDir, mapLayers: { street: INSTALLED, satellite: null } });
  await openWithAnswer('home', HOME.areas[0]);
  await openWithAnswer('away', AWAY.areas[0]);
});
afterAll(async () => {
  await world.close();
  await rm(webDir, { recursive: true, force: true });
});

/** A form with one submission that has a location. */
async function openWithAnswer(id: 'home' | 'away', areaId: string): Promise<void> {
  const form = await saveForm(world.as.admin, { id, definition: LOCATED, areaId });
  const sent = await world.as.admin.post(`/api/forms/${form}/submissions`, {
    id: testId(`${id}answer`),
    version: 1,
    answers: answersOf({ name: 'x' }),
    particulars: {
      citizen: null,
      location: { address: 'Ahí', latitude: -32.41, longitude: -63.24 },
      asset: null,
      signatures: [],
    },
  });
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
}

const store = (settings: object) =>
  sql`update municipalities set settings = ${JSON.stringify(settings)}::jsonb where id = ${HOME.id}`.execute(
    world.db,
  );

/** The layers of every map of a municipality. */
async function mapsOf(town: 'home' | 'away') {
  const { id } = town === 'home' ? HOME : AWAY;
  const [form, answer] = [testId(town), testId(`${town}answer`)];
  const read = async (path: string) => (await world.as.admin.get(`/api/${path}`)).body;
  const maps = {
    answering: (await read(`forms/${form}/to-answer`)).map,
    visiting: (await world.visitor.get(`/api/public/forms/${form}/to-answer`)).body.map,
    viewing: (await read(`submissions/${answer}`)).map,
    correcting: (await read(`submissions/${answer}/to-correct`)).form.map,
    listing: (await read(`forms/${form}/submissions`)).form.map.layers,
    incidents: (await read(`municipalities/${id}/incidents`)).map,
    assets: (await read(`municipalities/${id}/assets`)).map,
    settings: (await read(`municipalities/${id}/settings`)).map,
  };
  return Object.entries(maps).map(([name, { street, satellite }]) => ({ name, street, satellite }));
}
const NAMES = [
  'answering',
  'visiting',
  'viewing',
  'correcting',
  'listing',
  'incidents',
  'assets',
  'settings',
];
const all = (layers: object) => NAMES.map((name) => ({ name, ...layers }));

const imagesOf = async (url: string) => {
  const { headers } = await world.visitor.get(url);
  return /img-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
};
const USUAL = "'self' data: blob: https://tiles.example";

it('X34.39 every map of a municipality has its layers, at once, and those of another municipality do not', async () => {
  const installed = { street: INSTALLED, satellite: null };
  expect(await mapsOf('home')).toEqual(all(installed));
  await store(NAMED);
  expect(await mapsOf('home')).toEqual(
    all({
      street: { tiles: STREETS, credit: '© Catastro' },
      satellite: { tiles: ABOVE, credit: '© Aviones' },
    }),
  );
  expect(await mapsOf('away')).toEqual(all(installed));
});

it('X34.39 one layer of its own leaves the other to the installation', async () => {
  await store({ satelliteTiles: ABOVE });
  expect(await mapsOf('home')).toEqual(all({ street: INSTALLED, satellite: { tiles: ABOVE, credit: '' } }));
});

it('X34.39 every page may show pictures of the sites that municipalities name, as long as they do', async () => {
  await store({});
  const pages = [`/publico/contestar/${testId('home')}`, `/publico/contestar/${testId('away')}`, '/listar'];
  for (const page of pages) expect(await imagesOf(page)).toBe(USUAL);
  await store(NAMED);
  for (const page of pages)
    expect(await imagesOf(page)).toBe(
      `${USUAL} https://satelite.villa.example:8443 https://teselas.villa.example`,
    );
  expect(await imagesOf('/api/territory')).toBe(USUAL);
});

it('X34.39 W16 a stored URL that cannot be used gets into no header, and its layer is an outline', async () => {
  for (const streetTiles of [
    'https://a.example; script-src */{z}/{x}/{y}',
    "https://a.example 'unsafe-inline'/{z}/{x}/{y}",
    'https://*.example/{z}/{x}/{y}',
    'http://127.0.0.1/{z}/{x}/{y}',
    'javascript:{z}{x}{y}',
    'https://a.example/\n{z}/{x}/{y}',
  ]) {
    await store({ streetTiles });
    expect([streetTiles, await imagesOf('/listar')]).toEqual([streetTiles, USUAL]);
    expect(await mapsOf('home')).toEqual(all({ street: null, satellite: null }));
  }
});

it('X34.38 X34.39 an import takes them with the other settings of a municipality', async () => {
  await store({ offersVideo: true });
  const own = { geocoderUrl: 'https://direcciones.villa.example', ...NAMED };
  const municipality = {
    id: HOME.id,
    name: 'Villa Cercana',
    platformId: null,
    keyword: HOME.keyword,
    lastNumber: 0,
    location: null,
    usesAws: false,
    areas: [],
  };
  const country = { id: testId('country'), name: 'País', flag: '', platformId: 1, disabled: false };
  const provinces = [{ id: testId('province'), name: 'Provincia', municipalities: [municipality] }];
  await importTerritory(
    world.db,
    { countries: [{ ...country, provinces }], incidentAreas: [] },
    {
      extras: { [HOME.id]: { settings: own } },
      take: async (_id, run) => expect(await run()).toEqual([]),
    },
  );
  const { settings } = (await world.as.admin.get(`/api/municipalities/${HOME.id}/settings`)).body;
  expect(settings).toMatchObject({ ...own, offersVideo: true });
  expect((await mapsOf('home'))[0]).toMatchObject({ street: { tiles: STREETS, credit: '© Catastro' } });
});
