// Trying a geocoder: what it does is said in a word, and the server asks only where it may.
import { RATES } from '@constancia/domain/limits.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestGeocoder, sendJson, type TestGeocoder } from '../../../../testing/outside/geocoder.ts';
import { AWAY, HOME } from '../../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../../testing/with-app.ts';

let geocoder: TestGeocoder;
let world: TestWorld;
beforeAll(async () => {
  geocoder = await openTestGeocoder();
  world = await openTestWorld({ outsideHosts: [new URL(geocoder.url).host], geocoderTimeoutMs: 1_000 });
});
afterAll(async () => {
  await world.close();
  await geocoder.close();
});
beforeEach(async () => {
  geocoder.asked.length = 0;
  geocoder.respond = (response) => sendJson(response, [FOUND, FOUND]);
  await sql`delete from rate_limits`.execute(world.db);
  await sql`delete from geocoder_turns`.execute(world.db);
  await sql`update municipalities set settings = '{}', latitude = null, longitude = null`.execute(world.db);
});

const FOUND = { display_name: 'Villa Cercana', lat: '-32.41', lon: '-63.24' };

const ask = async (id: string = HOME.id) =>
  (await world.as.admin.post(`/api/municipalities/${id}/test-searches`)).body;
const save = async (change: object) => {
  const path = `/api/municipalities/${HOME.id}/settings`;
  const read = (await world.as.admin.get(path)).body;
  return world.as.admin.put(path, { version: read.version, settings: { ...read.settings, ...change } });
};

it('X34.38 X34.49 the geocoder that is stored is asked for the municipality near its centre, and the log says so', async () => {
  expect(await ask()).toEqual({ outcome: 'not-configured', found: 0, milliseconds: 0 });
  const change = { geocoderUrl: `${geocoder.url}/`, centre: { latitude: -32.4, longitude: -63.2 } };
  expect((await save(change)).status).toBe(200);
  expect(await ask()).toEqual({ outcome: 'answered', found: 2, milliseconds: 0 });
  const asked = new URL(geocoder.asked[0]?.path ?? '', geocoder.url);
  expect(asked.pathname).toBe('/search');
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    q: 'Villa Cercana',
    viewbox: '-63.60,-32.00,-62.80,-32.80',
  });
  expect((await ask(AWAY.id)).outcome).toBe('not-configured');
  expect(geocoder.asked).toHaveLength(1);
  const audited = await sql`select actor, municipality_id, details from audit_entries
    where action = 'create' and subject = 'test-request' order by municipality_id desc, number`.execute(
    world.db,
  );
  const entry = (municipalityId: string, outcome: string) => ({
    actor: 'admin',
    municipalityId,
    details: { asked: 'geocoder', outcome },
  });
  expect(audited.rows).toEqual([
    entry(HOME.id, 'not-configured'),
    entry(HOME.id, 'answered'),
    entry(AWAY.id, 'not-configured'),
  ]);
});

it('X34.49 each try asks anew, also what was found before', async () => {
  await save({ geocoderUrl: geocoder.url });
  await ask();
  geocoder.respond = (response) => sendJson(response, []);
  await sql`delete from geocoder_turns`.execute(world.db);
  expect(await ask()).toMatchObject({ outcome: 'answered', found: 0 });
});

it.each([
  ['hangs up', (response) => response.destroy(), 'no-answer'],
  ['is silent', () => {}, 'no-answer'],
  ['is at its end', (response) => response.writeHead(500).end(), 'bad-answer'],
  ['refuses', (response) => response.writeHead(403).end(), 'refused'],
  ['answers with a page', (response) => response.end('<p>'), 'bad-answer'],
  ['answers with something else', (response) => sendJson(response, { here: 'I am' }), 'bad-answer'],
  ['answers with a list of something else', (response) => sendJson(response, [{ here: 1 }]), 'bad-answer'],
] satisfies readonly (readonly [string, TestGeocoder['respond'], string])[])(
  'X34.49 says so when the geocoder %s',
  async (_what, respond, outcome) => {
    await save({ geocoderUrl: geocoder.url });
    geocoder.respond = respond;
    expect(await ask()).toMatchObject({ outcome, found: 0 });
  },
);

it('X34.49 where too many people wait for the geocoder, it is said to be busy and not asked', async () => {
  await save({ geocoderUrl: geocoder.url });
  await sql`insert into geocoder_turns (service, next_at) values (${geocoder.url},
    ${new Date(world.time.now.getTime() + 60_000)})`.execute(world.db);
  expect((await ask()).outcome).toBe('busy');
  expect(geocoder.asked).toEqual([]);
});

it('X34.38 W16 a URL of the inner network that is not listed is refused with its field', async () => {
  for (const geocoderUrl of [
    'http://127.0.0.1:1',
    'https://10.0.0.1',
    'http://direcciones.villa.example',
    'https://direcciones.villa.example?clave=1',
  ]) {
    const refused = await save({ geocoderUrl });
    expect([refused.status, refused.body.issues]).toEqual([
      422,
      [{ code: 'outside-url-invalid', at: { field: 'geocoderUrl' } }],
    ]);
  }
});

it('X34.49 asks for a test are limited for each account', async () => {
  const { tries } = RATES['geocoder-test'];
  const replies = [];
  for (let number = 0; number <= tries; number += 1)
    replies.push((await world.as.admin.post(`/api/municipalities/${HOME.id}/test-searches`)).status);
  expect(replies).toEqual([...Array(tries).fill(200), 429]);
});
