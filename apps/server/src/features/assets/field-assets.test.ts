// What an inspector takes along for a part of the map: which assets, whose last visits, page by page, and what the log says.
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveAsset } from '../../ports/assets/queries.ts';
import { answersOf } from '../../testing/forms.ts';
import { INCIDENT_AREAS, saveOutside } from '../../testing/outside/outside.ts';
import type { PersonaName } from '../../testing/personas.ts';
import { AWAY, HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
const POINT = { latitude: -32.4, longitude: -63.2 };
const AROUND = { south: -32.5, west: -63.3, north: -32.3, east: -63.1 };

async function saveForm(id: string, { starts = true, asks = true } = {}): Promise<void> {
  const form = aForm()
    .with({ title: { text: id } })
    .withOptions({ incidents: asks, geolocation: true })
    .withSection('s', aQuestion('state', 'text'))
    .build();
  const incidents = { ...form.incidents, ...(asks && { areaId: INCIDENT_AREAS.lights }) };
  const definition = { ...form, incidents, ...(starts && { startsFromLastVisit: true as const }) };
  const body = { id: testId(id), areaId: HOME.areas[0], sync: asks, definition };
  const { status, body: said } = await world.as.supervisor.post('/api/forms', body);
  if (status !== 200) throw new Error(JSON.stringify(said));
}

const lamp = (id: number, change: object = {}) => ({
  id,
  description: `Luminaria ${id}`,
  type: 'Luminaria',
  address: `Mitre ${id}`,
  icon: '',
  incidentAreaId: null,
  ...POINT,
  ...change,
});

async function visit(id: string, by: PersonaName, state: string): Promise<void> {
  const asset = { id: 1, name: '', type: '', address: '' };
  const location = { address: 'Ahí', ...POINT };
  const { status, body } = await world.as[by].post(`/api/forms/${testId('starting')}/submissions`, {
    id: testId(id),
    version: 1,
    answers: answersOf({ state }),
    particulars: { citizen: null, location, asset, signatures: [] },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  world.time.now = new Date(world.time.now.getTime() + 60_000);
}

interface Asked extends Partial<typeof AROUND> {
  readonly version?: number;
  readonly after?: number;
}
const taken = (who: PersonaName, form = 'starting', asked: Asked = {}) => {
  const query = Object.entries({ version: 1, ...AROUND, ...asked }).map(
    ([name, value]) => `${name}=${value}`,
  );
  return world.as[who].get(`/api/forms/${testId(form)}/field-assets?${query.join('&')}`);
};
const names = async (...asked: Parameters<typeof taken>) =>
  (await taken(...asked)).body.assets.map(({ name }: { readonly name: string }) => name);

beforeAll(async () => {
  world = await openTestWorld();
  await saveOutside(world.db);
  await saveForm('starting');
  await saveForm('plain', { starts: false });
  await saveForm('placeless', { asks: false });
  for (const asset of [
    lamp(1),
    lamp(2, { incidentAreaId: INCIDENT_AREAS.lights }),
    lamp(3, { incidentAreaId: INCIDENT_AREAS.trees }),
    lamp(4, { latitude: -30 }),
    lamp(5, { longitude: -63.101 }),
  ])
    await saveAsset(world.db, HOME.id, asset);
  await saveAsset(world.db, AWAY.id, lamp(6));
  await visit('own', 'inspector', 'Rota');
  await visit('colleagues', 'colleague', 'Ajena');
});
afterAll(() => world.close());

it('X39.31 it gives the assets inside the part of the map that the form may be about, and none of another town', async () => {
  expect((await taken('inspector')).body.assets[0]).toMatchObject({
    id: 1,
    name: 'Luminaria 1',
    type: 'Luminaria',
    address: 'Mitre 1',
    ...POINT,
  });
  expect(await names('inspector')).toEqual(['Luminaria 1', 'Luminaria 2', 'Luminaria 5']);
  expect(await names('inspector', 'starting', { east: -63.15 })).toEqual(['Luminaria 1', 'Luminaria 2']);
  expect(await names('inspector', 'placeless')).toEqual([]);
});

it('X39.31 each comes with the last visit that the person may see, on a form that begins with it', async () => {
  const visits = async (who: PersonaName, form?: string) =>
    (await taken(who, form)).body.assets.map(
      ({ lastVisit }: { readonly lastVisit: { readonly id: string } | null }) => lastVisit?.id ?? null,
    );
  expect(await visits('inspector')).toEqual([testId('own'), null, null]);
  expect(await visits('supervisor')).toEqual([testId('colleagues'), null, null]);
  expect(await visits('supervisor', 'plain')).toEqual([null, null, null]);
  expect((await taken('inspector')).body.assets[0].lastVisit).toMatchObject({
    answers: answersOf({ state: 'Rota' }),
    dropped: [],
  });
});

it('X39.31 each submission whose answers were taken along is a reading in the audit log', async () => {
  const read = async () =>
    (
      await sql<{ subjectId: string }>`select subject_id from audit_entries
        where action = 'read' and subject = 'submission' order by number`.execute(world.db)
    ).rows.map(({ subjectId }) => subjectId);
  const before = await read();
  await taken('supervisor');
  expect(await read()).toEqual([...before, testId('colleagues')]);
});

it('X39.31 it is paged by number, and the last page says that it is the last', async () => {
  const many = Array.from({ length: PAGE_SIZES.fieldAssets + 3 }, (_, number) =>
    lamp(100 + number, { latitude: -20 }),
  );
  for (const asset of many) await saveAsset(world.db, HOME.id, asset);
  const box = { south: -21, north: -19 };
  const first = (await taken('inspector', 'starting', box)).body;
  expect([first.assets.length, first.next]).toEqual([PAGE_SIZES.fieldAssets, 99 + PAGE_SIZES.fieldAssets]);
  const second = (await taken('inspector', 'starting', { ...box, after: first.next })).body;
  expect([second.assets.length, second.next]).toEqual([3, null]);
});

it('X39.31 a part that cannot be, an unknown version, and a form of other areas are refused', async () => {
  const upsideDown = (await taken('inspector', 'starting', { south: -32, north: -33 })).body;
  expect([upsideDown.code, JSON.stringify(upsideDown)]).toEqual([
    'request-invalid',
    expect.stringContaining('north'),
  ]);
  expect((await taken('inspector', 'starting', { version: 9 })).body.code).toBe('answers-invalid');
  expect((await taken('neighbour')).body.code).toBe('form-outside-areas');
  expect((await taken('generator')).body.code).toBe('forbidden');
});
