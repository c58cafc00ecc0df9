// Links that choose an asset: which they may choose, and what the page gets when the register changes.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveAsset } from '../../../ports/assets/queries.ts';
import { INCIDENT_AREAS, saveOutside } from '../../../testing/outside/outside.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;

const LAMP = {
  id: 7,
  description: 'Luminaria 7',
  type: 'Luminaria',
  address: 'San Martín 7',
  icon: '',
  incidentAreaId: null,
  latitude: -32.41,
  longitude: -63.24,
};
const definition = (withAssets: boolean) => {
  const form = aForm()
    .with({ title: { text: withAssets ? 'Luminarias' : 'Sin activos' } })
    .withOptions({ geolocation: true, publicAccess: true, incidents: withAssets })
    .withSection('s', aQuestion('state', 'text'))
    .build();
  return withAssets
    ? { ...form, incidents: { ...form.incidents, areaId: INCIDENT_AREAS.lights, public: true } }
    : form;
};
const save = (form: string, withAssets: boolean) =>
  world.as.supervisor.post('/api/forms', {
    id: testId(form),
    areaId: HOME.areas[0],
    sync: withAssets,
    definition: definition(withAssets),
  });
const make = (body: object, form = 'lamps') =>
  world.as.supervisor.post(`/api/forms/${testId(form)}/prefilled-links`, {
    label: 'Luminaria de la plaza',
    values: {},
    expiresAt: new Date(world.time.now.getTime() + 86_400_000).toISOString(),
    ...body,
  });
const openAs = async (token: string) =>
  (await world.visitor.post(`/api/public/forms/${testId('lamps')}/prefilled-answers`, { token })).body;

beforeAll(async () => {
  world = await openTestWorld();
  await saveOutside(world.db);
  await saveAsset(world.db, HOME.id, LAMP);
  await saveAsset(world.db, AWAY.id, { ...LAMP, id: 8 });
  for (const saved of [await save('lamps', true), await save('plain', false)])
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
});
afterAll(() => world.close());

it('X38.96 a link chooses an asset of the register, alone or with answers, and the list and the log name its number', async () => {
  const { status, body } = await make({ assetId: 7 });
  expect(status).toBe(200);
  const { id: assetId, type, address, latitude, longitude } = LAMP;
  expect(await openAs(body.token)).toEqual({
    answers: {},
    dropped: [],
    asset: { id: assetId, name: 'Luminaria 7', type, address, latitude, longitude },
    assetDropped: false,
    person: null,
  });
  const both = await make({ assetId: 7, values: { state: 'Apagada' } });
  expect((await openAs(both.body.token)).answers).toEqual({ state: { value: 'Apagada' } });
  const { links } = (await world.as.supervisor.get(`/api/forms/${testId('lamps')}/prefilled-links`)).body;
  expect(links.map((link: { readonly assetId: number | null }) => link.assetId)).toEqual([7, 7]);
  const logged = await sql<{ details: object }>`
    select details from audit_entries where subject = 'prefilled-link' and subject_id = ${body.id}`.execute(
    world.db,
  );
  expect(logged.rows[0]?.details).toMatchObject({ asset: '7', questions: [] });
});

it('X38.96 an asset of another municipality, one that is not there, and any on a form that asks for none are refused by their field', async () => {
  const refused = async (body: object, form?: string) => {
    const made = await make(body, form);
    return [made.status, made.body.issues ?? made.body.code];
  };
  const unknown = [{ code: 'prefilled-asset-unknown', at: { field: 'assetId' } }];
  expect(await refused({ assetId: 8 })).toMatchObject([422, unknown]);
  expect(await refused({ assetId: 999 })).toMatchObject([422, unknown]);
  expect(await refused({ assetId: 7, values: { state: 'x' } }, 'plain')).toMatchObject([
    422,
    [{ code: 'prefilled-asset-not-asked', at: { field: 'assetId' } }],
  ]);
  expect((await make({ assetId: 0 })).body.code).toBe('request-invalid');
  expect((await make({})).body.code).toBe('request-invalid');
});

it('X38.96 an asset that the register lost since, and one that the form asks for no more, are said to be gone', async () => {
  const { token } = (await make({ assetId: 7, values: { state: 'Apagada' } })).body;
  await sql`delete from assets where municipality_id = ${HOME.id} and id = 7`.execute(world.db);
  const gone = { answers: { state: { value: 'Apagada' } }, asset: null, assetDropped: true };
  expect(await openAs(token)).toMatchObject(gone);
  await saveAsset(world.db, HOME.id, LAMP);
  expect(await openAs(token)).toMatchObject({ asset: { id: 7 }, assetDropped: false });
  const changed = await world.as.supervisor.put(`/api/forms/${testId('lamps')}`, {
    version: 1,
    areaId: HOME.areas[0],
    sync: false,
    definition: definition(false),
  });
  expect([changed.status, changed.body.issues]).toEqual([200, undefined]);
  expect(await openAs(token)).toMatchObject(gone);
});
