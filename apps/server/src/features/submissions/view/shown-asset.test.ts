// The asset of a submission in its view: as the register describes it now, otherwise as it was stored.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answersOf } from '../../../testing/forms.ts';
import { openPlatform, type TestPlatform } from '../../../testing/outside/municipal-platform.ts';
import { INCIDENT_AREAS, saveOutside } from '../../../testing/outside/outside.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

const LAMP = { id: 9_002, name: 'Luminaria 2', type: 'Luminaria', address: 'San Martín 200' };
const POINT = 'latitude=-32.41&longitude=-63.24';

let platform: TestPlatform;
let world: TestWorld;
beforeAll(async () => {
  platform = await openPlatform();
  world = await openTestWorld({ platformUrl: platform.url });
  await saveOutside(world.db);
  await sql`update municipalities set settings = settings || '{"incidentSystem": "platform"}'
    where id = ${HOME.id}`.execute(world.db);
  const form = aForm()
    .with({ title: { text: 'Luminaria' } })
    .withOptions({ incidents: true, geolocation: true })
    .withSection('s', aQuestion('name', 'text'))
    .build();
  const definition = { ...form, incidents: { ...form.incidents, areaId: INCIDENT_AREAS.lights } };
  const body = { id: testId('lamp'), areaId: HOME.areas[0], sync: true, definition };
  const saved = await world.as.supervisor.post('/api/forms', body);
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
});
afterAll(async () => {
  await world.close();
  await platform.stop();
});
beforeEach(() => platform.behave('*', 'well'));

const near = () => world.as.inspector.get(`/api/forms/${testId('lamp')}/assets?${POINT}`);
const send = (id: string) =>
  world.as.inspector.post(`/api/forms/${testId('lamp')}/submissions`, {
    id: testId(id),
    version: 1,
    answers: answersOf({ name: 'x' }),
    particulars: {
      citizen: null,
      location: { address: 'Ahí', latitude: -32.41, longitude: -63.24 },
      asset: { id: LAMP.id, name: '', type: '', address: '' },
      signatures: [],
    },
  });
const shown = async (id: string) =>
  (await world.as.supervisor.get(`/api/submissions/${testId(id)}`)).body.asset;

it('A7.16 X23.02 the assets of the platform are offered, and a submission about one is stored though the platform is away', async () => {
  expect((await near()).body.assets.map(({ id }: { id: number }) => id)).toEqual([9_001, 9_002, 9_003]);
  await platform.behave('*', 'hang-up');
  expect((await send('away')).status).toBe(200);
  expect(await shown('away')).toEqual(LAMP);
  const offered = await near();
  expect([offered.status, offered.body.code]).toEqual([502, 'outside-unavailable']);
});

it('R7.34 R3.24 P3.23 the view shows what the register says of the asset now', async () => {
  await near();
  await send('now');
  await sql`update submissions set asset = jsonb_set(asset, '{name}', '"Luminaria vieja"') where id = ${testId('now')}`.execute(
    world.db,
  );
  expect(await shown('now')).toEqual(LAMP);
  expect((await platform.received('getIdentifierDataById')).at(-1)?.body).toEqual({
    idIdentifier: LAMP.id,
    username: 'supervisor',
  });
});

it.each(['error', 'page', 'huge', 'other-fields', 'empty', 'refuse', 'hang-up'] as const)(
  'R7.50 X23.01 a register that does as in "%s" is only logged: what was stored is shown',
  async (how) => {
    await near();
    await send(`log${how}`);
    await platform.behave('getIdentifierDataById', how);
    expect(await shown(`log${how}`)).toEqual(LAMP);
  },
);
