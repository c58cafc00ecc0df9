// Geocoders that municipalities name: each asks its own, and nobody waits for that of somebody else.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { httpGeocoder } from '../../ports/geocoder/http.ts';
import { saveForm } from '../../testing/forms.ts';
import { openTestGeocoder, sendJson, type TestGeocoder } from '../../testing/outside/geocoder.ts';
import { AWAY, HOME, testId } from '../../testing/territory.ts';
import { caller, openTestWorld, type TestWorld } from '../../testing/with-app.ts';

const LOCATED = aForm()
  .with({ title: { text: 'Con lugar' } })
  .withOptions({ geolocation: true, publicAccess: true })
  .withSection('s', aQuestion('name', 'text'))
  .build();
const named = (display_name: string) => ({ display_name, lat: '-32.41', lon: '-63.24' });

let installed: TestGeocoder;
let own: TestGeocoder;
let world: TestWorld;
beforeAll(async () => {
  installed = await openTestGeocoder();
  own = await openTestGeocoder();
  world = await openTestWorld({ geocoderUrl: installed.url, outsideHosts: [new URL(own.url).host] });
  await saveForm(world.as.admin, { id: 'home', definition: LOCATED });
  await saveForm(world.as.admin, { id: 'away', definition: LOCATED, areaId: AWAY.areas[0] });
});
afterAll(async () => {
  await world.close();
  await own.close();
  await installed.close();
});
// A minute later, earlier searches no longer count.
beforeEach(async () => {
  world.time.now = new Date(world.time.now.getTime() + 61_000);
  for (const [geocoder, address] of [
    [installed, 'La de todos 1'],
    [own, 'La propia 1'],
  ] as const) {
    geocoder.asked.length = 0;
    geocoder.respond = (response, path) =>
      sendJson(response, path.startsWith('/search') ? [named(address)] : named(address));
  }
  await store({});
});

/** As an import stores it, without checks. */
const store = (settings: object) =>
  sql`update municipalities set settings = ${JSON.stringify(settings)}::jsonb where id = ${HOME.id}`.execute(
    world.db,
  );
let visitors = 0;
/** Somebody else each time, because one visitor has few turns. */
const visit = (path: string) => {
  visitors += 1;
  return caller(world.app, {}, `203.0.113.${visitors}`).get(`/api/public/forms/${path}`);
};
const find = async (form: 'home' | 'away', text: string) => {
  const { status, body } = await visit(`${testId(form)}/places?text=${encodeURIComponent(text)}`);
  return status === 200 ? body.addresses.map(({ address }: { address: string }) => address) : body.code;
};

it('X34.38 a municipality’s searches and points ask its own geocoder from the next request on, those of others do not', async () => {
  expect(await find('home', 'Mitre 100')).toEqual(['La de todos 1']);
  const path = `/api/municipalities/${HOME.id}/settings`;
  const read = (await world.as.admin.get(path)).body;
  const settings = { ...read.settings, geocoderUrl: ` ${own.url}/ ` };
  expect((await world.as.admin.put(path, { version: read.version, settings })).status).toBe(200);
  expect(await find('home', 'Mitre 200')).toEqual(['La propia 1']);
  const point = await visit(`${testId('home')}/address?latitude=-32.4&longitude=-63.2`);
  expect(point.body).toEqual({ address: 'La propia 1' });
  expect(installed.asked).toHaveLength(1);
  expect(await find('away', 'Mitre 300')).toEqual(['La de todos 1']);
  expect(own.asked.map((one) => one.path.replace(/[?].*/, ''))).toEqual(['/search', '/reverse']);
});

it('X34.38 what one geocoder answered is not the answer of another, and each is asked once', async () => {
  await store({ geocoderUrl: own.url });
  expect([await find('home', 'Sarmiento 1'), await find('away', 'Sarmiento 1')]).toEqual([
    ['La propia 1'],
    ['La de todos 1'],
  ]);
  expect(await find('home', 'Sarmiento 1')).toEqual(['La propia 1']);
  expect([own.asked.length, installed.asked.length]).toEqual([1, 1]);
});

it('X34.38 while the geocoder of one municipality is slow, the others find addresses', async () => {
  await store({ geocoderUrl: own.url });
  const waiting: Parameters<TestGeocoder['respond']>[0][] = [];
  own.respond = (response) => waiting.push(response);
  const slow = find('home', 'Calle lenta');
  await expect.poll(() => waiting).toHaveLength(1);
  expect(await find('away', 'Calle rápida')).toEqual(['La de todos 1']);
  for (const response of waiting) sendJson(response, [named('Al fin 1')]);
  expect(await slow).toEqual(['Al fin 1']);
});

it.each(['https://127.0.0.1', 'https://localhost', 'http://direcciones.villa.example', 'https://10.0.0.1'])(
  'X34.38 W16 a geocoder at %s is not asked, and the installation’s does not step in',
  async (geocoderUrl) => {
    await store({ geocoderUrl });
    expect(await find('home', 'Belgrano 1')).toBe('geocoder-unavailable');
    expect([own.asked, installed.asked]).toEqual([[], []]);
  },
);

it('X34.38 W16 a listed host is asked on its own port only, and any other at public addresses only', async () => {
  await store({ geocoderUrl: installed.url });
  expect(await find('home', 'Belgrano 2')).toBe('geocoder-unavailable');
  const { clock, log, db } = world.services;
  const search = { municipalityId: HOME.id, text: 'Belgrano 3', near: null, askedBy: 'somebody' };
  const geocoder = httpGeocoder({ url: own.url, onlyPublic: true, timeoutMs: 2_000, clock, log });
  expect(await geocoder.search(db, search)).toBe('unavailable');
  expect([own.asked, installed.asked]).toEqual([[], []]);
});

it('X34.38 without any geocoder the addresses of the registers are searched, beside one who has its own', async () => {
  const alone = await openTestWorld({ outsideHosts: [new URL(own.url).host] });
  await sql`update municipalities set settings = ${JSON.stringify({ geocoderUrl: own.url })}::jsonb
    where id = ${HOME.id}`.execute(alone.db);
  await sql`insert into assets (municipality_id, id, description, type, address, icon, latitude,
    longitude) values (${AWAY.id}, 1, 'Banco', 'Banco', 'Rivadavia 12', '', -32.4, -63.2)`.execute(alone.db);
  const found = async (id: string, areaId: string) => {
    const form = await saveForm(alone.as.admin, { id, definition: LOCATED, areaId });
    return (await alone.visitor.get(`/api/public/forms/${form}/places?text=Rivadavia`)).body.addresses;
  };
  expect(await found('away', AWAY.areas[0])).toMatchObject([{ address: 'Rivadavia 12' }]);
  expect(await found('home', HOME.areas[0])).toMatchObject([{ address: 'La propia 1' }]);
  await alone.close();
});
