// Map layers of a municipality in its settings: what is refused, what the log says, and how they are tried.
import { RATES } from '@constancia/domain/limits.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AWAY, HOME } from '../../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../../testing/with-app.ts';

const INSTALLED = { tiles: 'https://tiles.example/{z}/{x}/{y}.png', credit: '© Todos' };
const OWN = { streetTiles: 'https://teselas.villa.example/{z}/{x}/{y}.png', streetCredit: '© Catastro' };

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ mapLayers: { street: INSTALLED, satellite: INSTALLED } });
});
afterAll(() => world.close());
beforeEach(async () => {
  await sql`delete from rate_limits`.execute(world.db);
  await sql`update municipalities set settings = '{}', latitude = null, longitude = null`.execute(world.db);
});

const path = (id: string) => `/api/municipalities/${id}/settings`;
const read = async (id: string) => (await world.as.admin.get(path(id))).body;
const save = async (change: object, id = HOME.id) => {
  const { version, settings } = await read(id);
  return world.as.admin.put(path(id), { version, settings: { ...settings, ...change } });
};
const issuesOf = ({ status, body }: TestReply) => [
  status,
  ...(body.issues ?? []).map(
    ({ code, at }: { code: string; at: { field: string } }) => `${at.field} ${code}`,
  ),
];
const attempt = (id: string) => world.as.admin.post(`/api/municipalities/${id}/test-maps`);
const audited = async (action: string) =>
  (
    await sql<{ details: unknown }>`select details from audit_entries
      where action = ${action} and municipality_id = ${HOME.id} order by number desc limit 1`.execute(
      world.db,
    )
  ).rows[0]?.details;

it('X34.39 a layer is stored with its credit, and the log says what changed', async () => {
  const typed = { streetTiles: ` ${OWN.streetTiles} `, streetCredit: ' © Catastro ' };
  expect(issuesOf(await save(typed))).toEqual([200]);
  expect((await read(HOME.id)).settings).toMatchObject({ ...OWN, satelliteTiles: '', satelliteCredit: '' });
  expect(await audited('update')).toEqual({
    streetTiles: { before: '', now: OWN.streetTiles },
    streetCredit: { before: '', now: '© Catastro' },
  });
});

it('X34.39 W16 what is wrong is refused with its field, and nothing is stored', async () => {
  const wrong = {
    streetTiles: 'https://*.villa.example/{z}/{x}/{y}.png',
    streetCredit: 'a'.repeat(201),
    satelliteTiles: 'https://teselas.villa.example; script-src */{z}/{x}/{y}.png',
    satelliteCredit: 'a\nb',
  };
  expect(issuesOf(await save({ ...wrong, offersVideo: true }))).toEqual([
    422,
    'streetTiles map-tiles-invalid',
    'streetCredit map-credit-invalid',
    'satelliteTiles map-tiles-invalid',
    'satelliteCredit map-credit-invalid',
  ]);
  expect((await read(HOME.id)).settings).toMatchObject({ streetTiles: '', offersVideo: false });
});

it('X34.39 who would add a site beyond forty is refused, and one of those that are there is not', async () => {
  await sql`insert into municipalities (id, province_id, name, time_zone, settings)
    select lpad(n::text, 20, 'm'), province_id, 'Villa ' || n, time_zone,
      jsonb_build_object('streetTiles', 'https://t' || n || '.example/{z}/{x}/{y}')
    from municipalities, generate_series(1, 40) n where id = ${HOME.id}`.execute(world.db);
  expect(issuesOf(await save(OWN))).toEqual([422, 'streetTiles map-origins-too-many']);
  const known = { streetTiles: 'https://t7.example/otras/{z}/{x}/{y}' };
  expect(issuesOf(await save(known))).toEqual([200]);
  await sql`delete from municipalities where id like 'mmm%'`.execute(world.db);
  expect(issuesOf(await save(OWN))).toEqual([200]);
});

it('X34.49 who tries the map gets the layers as they are stored and the centre, and the log says so', async () => {
  expect((await attempt(HOME.id)).body).toEqual({
    map: { street: INSTALLED, satellite: INSTALLED },
    centre: null,
  });
  await save({ ...OWN, centre: { latitude: -32.4, longitude: -63.2 } });
  expect((await attempt(HOME.id)).body).toEqual({
    map: { street: { tiles: OWN.streetTiles, credit: OWN.streetCredit }, satellite: INSTALLED },
    centre: { latitude: -32.4, longitude: -63.2 },
  });
  expect(await audited('create')).toEqual({
    asked: 'map',
    street: 'https://teselas.villa.example',
    satellite: 'https://tiles.example',
  });
  expect((await attempt(AWAY.id)).body.map.street).toEqual(INSTALLED);
});

it('X34.49 asks for a map to try are limited for each account', async () => {
  const { tries } = RATES['map-test'];
  const replies = [];
  for (let number = 0; number <= tries; number += 1) replies.push((await attempt(HOME.id)).status);
  expect(replies).toEqual([...Array(tries).fill(200), 429]);
});
