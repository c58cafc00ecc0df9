// Addresses that are looked up while answering, from an outside geocoder that may be slow, broken or wrong.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveForm } from '../../testing/forms.ts';
import { openTestGeocoder, sendJson, type TestGeocoder } from '../../testing/outside/geocoder.ts';
import { saveOutside } from '../../testing/outside/outside.ts';
import { HOME, testId } from '../../testing/territory.ts';
import { caller, openTestWorld, type TestWorld } from '../../testing/with-app.ts';

const LOCATED = aForm()
  .with({ title: { text: 'Con lugar' } })
  .withOptions({ geolocation: true })
  .withSection('s', aQuestion('name', 'text'));
const FOUND = { display_name: 'San Martín 1450, Villa', lat: '-32.41', lon: '-63.24' };
const POINT = 'latitude=-32.41&longitude=-63.24';

let geocoder: TestGeocoder;
let outside: TestWorld;
beforeAll(async () => {
  geocoder = await openTestGeocoder();
  outside = await openTestWorld({ geocoderUrl: geocoder.url, geocoderTimeoutMs: 300 });
  await saveOutside(outside.db);
  await saveForm(outside.as.supervisor, { id: 'located', definition: LOCATED.build() });
  await saveForm(outside.as.supervisor, {
    id: 'open',
    definition: LOCATED.withOptions({ publicAccess: true }).build(),
  });
  await saveForm(outside.as.supervisor, {
    id: 'placeless',
    definition: LOCATED.withOptions({ geolocation: false }).build(),
  });
});
afterAll(async () => {
  await outside.close();
  await geocoder.close();
});

const search = (text: string) =>
  outside.as.inspector.get(`/api/forms/${testId('located')}/places?text=${encodeURIComponent(text)}`);
const addressAt = (point: string) =>
  outside.as.inspector.get(`/api/forms/${testId('located')}/address?${point}`);

describe('the geocoder', () => {
  // A minute later, earlier requests no longer count.
  beforeEach(() => {
    outside.time.now = new Date(outside.time.now.getTime() + 61_000);
    geocoder.asked.length = 0;
    geocoder.respond = (response) => sendJson(response, [FOUND]);
  });

  it('A2.46 A7.21 P7.38 gives the locations of an address with their coordinates', async () => {
    const { status, body } = await search('San Martín 1450');
    expect([status, body]).toEqual([
      200,
      { addresses: [{ address: FOUND.display_name, latitude: -32.41, longitude: -63.24 }] },
    ]);
    expect(geocoder.asked[0]?.path).toContain('q=San+Mart%C3%ADn+1450');
  });

  it('A7.22 P7.38 gives the address of a point, and nothing where none is known', async () => {
    geocoder.respond = (response) => sendJson(response, FOUND);
    expect((await addressAt(POINT)).body).toEqual({ address: FOUND.display_name });
    geocoder.respond = (response) => sendJson(response, { error: 'Unable to geocode' });
    outside.time.now = new Date(outside.time.now.getTime() + 5_000);
    expect((await addressAt('latitude=0&longitude=0')).body).toEqual({ address: '' });
  });

  it('X16.04 asks the same question once, also for other people', async () => {
    await search('Plaza Centenario');
    const again = await outside.visitor.get(
      `/api/public/forms/${testId('open')}/places?text=Plaza%20Centenario`,
    );
    expect(again.body.addresses).toHaveLength(1);
    expect(geocoder.asked).toHaveLength(1);
  });

  it('X16.04 asks once a second, however many people ask, and refuses rather than let people wait long', async () => {
    const texts = Array.from({ length: 8 }, (_, number) => `Calle ${number}${number}${number}`);
    const replies = await Promise.all(texts.map(search));
    const found = replies.filter(({ status }) => status === 200);
    expect(found.length).toBeGreaterThanOrEqual(2);
    expect(geocoder.asked).toHaveLength(found.length);
    const gaps = geocoder.asked.slice(1).map(({ at }, index) => at - (geocoder.asked[index]?.at ?? 0));
    // Timers and sockets are a few milliseconds off.
    expect(Math.min(...gaps)).toBeGreaterThan(850);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['geocoder-unavailable']));
  });

  it('X28.16 one visitor does not take the turns of all: two of those that wait, fifteen questions a minute', async () => {
    const ask = (address: string, text: string) =>
      caller(outside.app, {}, address).get(
        `/api/public/forms/${testId('open')}/places?text=${encodeURIComponent(text)}`,
      );
    const greedy = await Promise.all(
      Array.from({ length: 12 }, (_, number) => ask('203.0.113.7', `Calle ajena ${number}`)),
    );
    expect(greedy.filter(({ status }) => status === 200)).toHaveLength(2);
    expect((await ask('203.0.113.8', 'Calle propia')).status).toBe(200);

    let found = 2;
    for (let number = 0; number < 20; number++) {
      outside.time.now = new Date(outside.time.now.getTime() + 2_100);
      if ((await ask('203.0.113.7', `Otra calle ${number}`)).status === 200) found += 1;
    }
    expect(found).toBe(15);
    // A repeated question is answered from the cache and does not count.
    expect((await ask('203.0.113.7', 'Otra calle 1')).status).toBe(200);
  });

  it.each([
    ['is silent', () => {}],
    ['is at its end', (response) => response.writeHead(500).end('oops')],
    ['answers with a page', (response) => response.setHeader('content-type', 'text/html').end('<p>hi</p>')],
    [
      'says JSON and means none',
      (response) => response.setHeader('content-type', 'application/json').end('<p>'),
    ],
    [
      'answers with an error that looks like an answer',
      (response) => sendJson(response.writeHead(404, { 'content-type': 'application/json' }), [FOUND]),
    ],
    [
      'sends elsewhere, where it would answer',
      (response, path) =>
        path === '/elsewhere'
          ? sendJson(response, [FOUND])
          : response.writeHead(302, { location: '/elsewhere' }).end(),
    ],
    [
      'sends without end',
      (response) => {
        response.setHeader('content-type', 'application/json');
        response.end(`[${'"x",'.repeat(300_000)}"x"]`);
      },
    ],
    ['breaks off', (response) => response.destroy()],
    ['answers with something else', (response) => sendJson(response, { territory: 'none' })],
  ] satisfies readonly (readonly [string, TestGeocoder['respond']])[])(
    'X16.04 W16 says that the search does not answer when the service %s',
    async (what, answer) => {
      geocoder.respond = answer;
      const { status, body } = await search(`Calle que ${what}`);
      expect([status, body.code]).toEqual([502, 'geocoder-unavailable']);
    },
  );

  it('X16.04 does not remember a failure', async () => {
    geocoder.respond = (response) => response.writeHead(500).end();
    expect((await search('Entre Ríos 955')).status).toBe(502);
    geocoder.respond = (response) => sendJson(response, [FOUND]);
    outside.time.now = new Date(outside.time.now.getTime() + 5_000);
    expect((await search('Entre Ríos 955')).status).toBe(200);
  });

  it('A7.21 leaves out what is no location and cuts what is too long', async () => {
    const odd = [
      null,
      { lat: 'x', lon: '1', display_name: 'a' },
      { ...FOUND, lat: '95' },
      { ...FOUND, display_name: '' },
    ];
    geocoder.respond = (response) =>
      sendJson(response, [...odd, { ...FOUND, display_name: 'y'.repeat(5_000) }]);
    const { body } = await search('Rarezas');
    expect(body.addresses).toEqual([{ address: 'y'.repeat(500), latitude: -32.41, longitude: -63.24 }]);
  });

  it('A2.55 is not asked for the address of a point where the municipality does not want it', async () => {
    await sql`update municipalities set settings = settings || '{"skipsReverseGeocoding": true}' where id = ${HOME.id}`.execute(
      outside.db,
    );
    const form = await outside.as.inspector.get(`/api/forms/${testId('located')}/to-answer`);
    expect(form.body.map.looksUpAddress).toBe(false);
    expect((await addressAt('latitude=1&longitude=1')).body).toEqual({ address: '' });
    expect(geocoder.asked).toEqual([]);
    await sql`update municipalities set settings = settings - 'skipsReverseGeocoding' where id = ${HOME.id}`.execute(
      outside.db,
    );
  });

  it('X16.08 a person looks up sixty times a minute', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 62; tries++)
      statuses.push(
        (await outside.visitor.get(`/api/public/forms/${testId('open')}/assets?${POINT}`)).status,
      );
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect((await outside.as.colleague.get(`/api/forms/${testId('located')}/assets?${POINT}`)).status).toBe(
      200,
    );
  });
});

describe('map pictures', () => {
  it('A2.44 A2.45 A7.23 X16.09 R7.45 come from the URLs of the configuration, which pages may then show', async () => {
    const street = { tiles: 'https://tiles.example/{z}/{x}/{y}.png', credit: '© Alguien' };
    const world = await openTestWorld({ mapLayers: { street, satellite: null } });
    await saveForm(world.as.supervisor, { id: 'located', definition: LOCATED.build() });
    await saveForm(world.as.supervisor, {
      id: 'placeless',
      definition: LOCATED.withOptions({ geolocation: false }).build(),
    });
    const shown = await world.as.inspector.get(`/api/forms/${testId('located')}/to-answer`);
    expect(shown.body.map).toEqual({ street, satellite: null, looksUpAddress: true, offersAssets: false });
    const policy = String(shown.headers['content-security-policy']);
    expect(policy).toMatch(/img-src [^;]*https:\/\/tiles\.example(;|$| )/);
    const none = await world.as.inspector.get(`/api/forms/${testId('placeless')}/to-answer`);
    expect(none.body.map).toBeNull();
    await world.close();
  });
});
