// The map of a form over HTTP: what it holds for whom, in clusters made one by one and from kept cells.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../../../testing/forms.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

const FORM = aForm()
  .withOptions({ geolocation: true, editableForm: true })
  .withStates('Iniciada', 'Vista')
  .withSection('s', aQuestion('name', 'text'));
const MANY = 6_000;

let world: TestWorld;
let few: string;
let many: string;

/** Copies the model: row n is `n % columns` steps east and `n / columns` steps north of the town's corner. */
async function fill(form: string, count: number): Promise<void> {
  await submitTo(world.as.inspector, form, { id: `model${count}`, answers: answersOf({ name: 'x' }) });
  await sql`
    insert into submissions select filled.* from submissions s, generate_series(0, ${count - 1}::integer) n,
      lateral jsonb_populate_record(s, jsonb_build_object('id', lpad(n::text, 20, ${form.slice(0, 1)}), 'code', 'M' || n,
        'latitude', -32450000 + (n / 60) * 1000, 'longitude', -63270000 + (n % 60) * 1000, 'state', n % 2,
        'badge', case when n % 4 = 0 then 'to-correct' end, 'payment', case when n % 8 = 0 then 'paid' end,
        'area_id', case when n % 10 = 0 then ${HOME.areas[1]} else ${HOME.areas[0]} end,
        'created_by', case when n % 3 = 0 then 'colleague' else 'inspector' end,
        'created_at', timestamptz '2026-03-01T15:00Z' + (n % 5) * interval '1 day')) filled
    where s.id = ${testId(`model${count}`)}`.execute(world.db);
  await sql`delete from submissions where id = ${testId(`model${count}`)}`.execute(world.db);
}

beforeAll(async () => {
  world = await openTestWorld();
  few = await saveForm(world.as.supervisor, { id: 'few', definition: FORM.build() });
  many = await saveForm(world.as.supervisor, { id: 'zmany', definition: FORM.build() });
  await fill(few, 120);
  await fill(many, MANY);
});
afterAll(() => world.close());

const TOWN = { south: -32.6, west: -63.4, north: -32.3, east: -63.1, zoom: 12 };
type Who = 'supervisor' | 'admin' | 'inspector' | 'neighbour' | 'foreigner' | 'actasInspector';

function map(form: string, fields: object = {}, who: Who = 'admin'): Promise<TestReply> {
  const query = Object.entries({ ...TOWN, ...fields }).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return world.as[who].get(`/api/forms/${form}/submission-map?${new URLSearchParams(query).toString()}`);
}
const located = async (form: string, fields: object = {}, who: Who = 'admin'): Promise<number> =>
  (await map(form, fields, who)).body.located;

const rows = (count: number) => Array.from({ length: count }, (_, n) => n);

it('X32.35 R2.024 X33.92 holds every submission of the filter, not only those of a page', async () => {
  for (const [form, count] of [
    [few, 120],
    [many, MANY],
  ] as const) {
    expect(await located(form)).toBe(count);
    expect(await located(form, { state: 1 })).toBe(count / 2);
    expect(await located(form, { state: -1, answerBy: 'colleague' })).toBe(count / 3);
    expect(await located(form, { singleDate: '2026-03-02' })).toBe(count / 5);
    expect(await located(form, { badge: 'to-correct' })).toBe(count / 4);
    expect(await located(form, { payment: 'paid' })).toBe(count / 8);
    expect(await located(form, { municipalityCodeId: 'M7' })).toBe(1);
    expect(await located(form, { citizenDni: '1' })).toBe(0);
  }
});

it('X32.35 X32.32 P6.26 R6.08 W19 shows nobody more than their list: not another area, author or municipality', async () => {
  for (const [form, count] of [
    [few, 120],
    [many, MANY],
  ] as const) {
    const area = rows(count).filter((n) => n % 10 !== 0);
    expect(await located(form, {}, 'supervisor')).toBe(area.length);
    expect(await located(form, { state: 1 }, 'supervisor')).toBe(area.filter((n) => n % 2 === 1).length);
    expect(await located(form, {}, 'inspector')).toBe(area.filter((n) => n % 3 !== 0).length);
    expect(await located(form, { answerBy: 'colleague' }, 'inspector')).toBe(0);
    for (const who of ['neighbour', 'foreigner'] as const)
      expect((await map(form, {}, who)).body.code).toBe('form-outside-areas');
  }
});

it('X32.35 clusters by zoom: a whole town in a few, a street one by one, with who each is', async () => {
  const town = (await map(few)).body.clusters;
  expect(town.length).toBeLessThan(20);
  expect(town.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(120);
  const street = { south: -32.4501, north: -32.4499, west: -63.2701, east: -63.2679, zoom: 18 };
  expect((await map(few, street)).body).toEqual({
    located: 3,
    bounds: { south: -32.45, west: -63.27, north: -32.45, east: -63.268 },
    clusters: [0, 1, 2].map((n) => ({
      latitude: -32.45,
      longitude: (-63_270 + n) / 1_000,
      count: 1,
      submissions: [
        {
          id: `${n}`.padStart(20, few.slice(0, 1)),
          code: `M${n}`,
          createdAt: `2026-03-0${1 + n}T15:00:00.000Z`,
        },
      ],
    })),
  });
});

it('X32.35 makes no more clusters than a screen holds, whatever is asked, and puts each among its submissions', async () => {
  for (const zoom of [0, 5, 12, 13, 15, 22]) {
    const { body } = await map(many, { zoom });
    expect(body.clusters.length, `${zoom}`).toBeLessThanOrEqual(51 * 51);
    expect(body.located).toBe(MANY);
    for (const { latitude, longitude } of body.clusters) {
      expect(latitude).toBeGreaterThan(-32.4505);
      expect(latitude).toBeLessThan(-32.3495);
      expect(longitude).toBeGreaterThan(-63.2705);
      expect(longitude).toBeLessThan(-63.2095);
    }
  }
  const half = await map(many, { north: -32.4005 });
  expect(half.body.located).toBe(MANY / 2);
});

it('X40.40 says what box has all that it found, one by one and from kept cells, and none where there is nothing', async () => {
  const world = { south: -90, west: -180, north: 90, east: 180, zoom: 0 };
  const { bounds } = (await map(few, world)).body;
  expect(bounds).toEqual({ south: -32.45, west: -63.27, north: -32.449, east: -63.211 });
  expect((await map(few, { ...world, south: 0 })).body.bounds).toBeNull();
  // A kept cell is a thousandth of a degree, so nothing is cut off.
  const ofMany = (await map(many, world)).body.bounds;
  expect(ofMany).toEqual({ south: -32.45, west: -63.27, north: -32.35, east: -63.21 });
});

it('X33.05 where the map is nearest, submissions at one point are named, ten of them, newest first', async () => {
  const form = await saveForm(world.as.supervisor, { id: 'yard', definition: FORM.build() });
  await fill(form, 12);
  await sql`update submissions set latitude = -32450000, longitude = -63270000 where form_id = ${form}`.execute(
    world.db,
  );
  const at = { south: -32.4501, north: -32.4499, west: -63.2701, east: -63.2699 };
  expect((await map(form, { ...at, zoom: 17 })).body.clusters).toMatchObject([
    { count: 12, submissions: [] },
  ]);
  const [cluster] = (await map(form, { ...at, zoom: 18 })).body.clusters;
  expect(cluster.count).toBe(12);
  const codes = cluster.submissions.map(({ code }: { code: string }) => code);
  expect(codes.slice(0, 4)).toEqual(['M9', 'M4', 'M8', 'M3']);
  expect(codes).toHaveLength(10);
});

it('X32.35 a location that is corrected moves on the map', async () => {
  const id = testId('moved');
  const form = await saveForm(world.as.supervisor, { id: 'moves', definition: FORM.build() });
  const location = { address: 'San Martín 1', latitude: -32.41, longitude: -63.24 };
  const body = { id, version: 1, answers: answersOf({ name: 'x' }) };
  const particulars = { citizen: null, asset: null, signatures: [], location };
  const sent = await world.as.inspector.post(`/api/forms/${form}/submissions`, { ...body, particulars });
  expect(sent.status).toBe(200);
  expect((await map(form)).body.clusters).toMatchObject([
    { latitude: -32.41, longitude: -63.24, submissions: [{ id }] },
  ]);
  const correct = (version: number, moved: object) =>
    world.as.correctingSupervisor.post(`/api/submissions/${id}/corrections`, {
      version,
      answers: body.answers,
      particulars: { ...particulars, location: moved },
    });
  const moved = await correct(1, { ...location, latitude: -32.5 });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  expect((await map(form)).body.clusters).toMatchObject([{ latitude: -32.5, longitude: -63.24 }]);
});

it('X32.33 X32.35 a part of the world that cannot be is refused with the name of its field', async () => {
  for (const [fields, field] of [
    [{ south: -91 }, 'south'],
    [{ north: 'x' }, 'north'],
    [{ north: -33 }, 'north'],
    [{ east: -64 }, 'east'],
    [{ zoom: 23 }, 'zoom'],
    [{ zoom: 1.5 }, 'zoom'],
    [{ endDate: '2026-03-01', startDate: '2026-03-02' }, 'endDate'],
  ] as const) {
    const { status, body } = await map(few, fields);
    expect([status, body.issues?.[0]?.at.field], field).toEqual([400, `query.${field}`]);
  }
  expect((await map(few, { south: -90, north: 90, west: -180, east: 180, zoom: 22 })).status).toBe(200);
});
