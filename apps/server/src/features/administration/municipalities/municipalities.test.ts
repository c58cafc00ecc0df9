// Municipalities over HTTP.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const create = (change: object = {}) =>
  world.as.admin.post('/api/municipalities', {
    id: testId('created'),
    name: 'Oncativo',
    keyword: 'ON',
    platformId: '92',
    provinceId: testId('province'),
    centre: null,
    usesAws: false,
    ...change,
  });
const issuesOf = ({ body }: TestReply) =>
  body.issues?.map(({ code, at }: { code: string; at: { field: string } }) => `${at.field} ${code}`);
const stored = async (id: string) =>
  (await sql<Record<string, unknown>>`select * from municipalities where id = ${id}`.execute(world.db))
    .rows[0];

it('P7.22 P7.23 P5.17 R9.30 a municipality is stored in its province, trimmed, at the default centre', async () => {
  expect((await create({ name: ' Oncativo ', keyword: ' ON ', platformId: ' 92 ' })).status).toBe(200);
  expect(await stored(testId('created'))).toMatchObject({
    provinceId: testId('province'),
    name: 'Oncativo',
    keyword: 'ON',
    platformId: 92,
    latitude: -31.42,
    longitude: -64.18,
    usesAws: false,
  });
  // Sent again it changes nothing; with other content the id is taken.
  expect((await create()).status).toBe(200);
  expect((await create({ name: 'Otra', keyword: 'OT' })).body.code).toBe('id-taken');
  for (const other of [{ platformId: '93' }, { usesAws: true }])
    expect((await create(other)).body.code).toBe('id-taken');
  const entries =
    await sql`select from audit_entries where action = 'create' and subject = 'municipality'`.execute(
      world.db,
    );
  expect(entries.rows).toHaveLength(1);
  const placed = {
    id: testId('placed'),
    name: 'Oncativo Sur',
    keyword: 'PL',
    centre: { latitude: -32.5, longitude: -63.25 },
  };
  expect((await create({ ...placed, usesAws: true })).status).toBe(200);
  expect(await stored(placed.id)).toMatchObject({ latitude: -32.5, longitude: -63.25, usesAws: true });
});

it('X40.38 sent again with another centre a municipality is refused and keeps the first one; with the same it is stored', async () => {
  const centre = { latitude: -32.5, longitude: -63.25 };
  const asked = { id: testId('centred'), name: 'Centrada', keyword: 'CE', centre };
  expect([(await create(asked)).status, (await create(asked)).status]).toEqual([200, 200]);
  for (const other of [null, { ...centre, longitude: -63.5 }]) {
    const refused = await create({ ...asked, centre: other });
    expect([refused.status, refused.body.code]).toEqual([409, 'id-taken']);
  }
  expect(await stored(asked.id)).toMatchObject(centre);
});

it('P7.22 a new municipality gets its own numbers: its first submission is number 1', async () => {
  await create({ id: testId('counted'), name: 'Contada', keyword: 'CO' });
  const counter = await sql`select last_number from submission_counters
    where municipality_id = ${testId('counted')}`.execute(world.db);
  expect(counter.rows).toEqual([{ lastNumber: 0 }]);
});

it('P5.19 P5.20 P5.21 P5.22 P5.23 P5.24 refuses what is missing or wrong and stores nothing', async () => {
  const refused = async (change: object) =>
    issuesOf(await create({ id: testId('refused'), name: 'Rechazada', keyword: 'RE', ...change }));
  expect(await refused({ name: '', keyword: '', platformId: '', provinceId: '' })).toEqual([
    'name municipality-name-required',
    'keyword keyword-required',
    'platformId platform-id-required',
    'provinceId province-required',
  ]);
  expect(await refused({ keyword: 'Re' })).toEqual(['keyword keyword-invalid']);
  expect(await refused({ platformId: '07' })).toEqual(['platformId platform-id-invalid']);
  expect(await refused({ provinceId: testId('nowhere') })).toEqual(['provinceId province-unknown']);
  expect(await refused({ keyword: HOME.keyword })).toEqual(['keyword keyword-taken']);
  expect(await stored(testId('refused'))).toBeUndefined();
});

it('X33.88 P7.22 a name once in its province, whatever the capitals and spaces; two administrators at the same time too', async () => {
  const twin = (name: string, change: object = {}) =>
    create({ id: testId('twin'), keyword: 'TW', name, ...change });
  expect((await create({ id: testId('first'), keyword: 'FI', name: 'Villa  del Mar' })).status).toBe(200);
  expect((await stored(testId('first')))?.['name']).toBe('Villa del Mar');
  for (const name of ['Villa del Mar', ' villa   DEL mar '])
    expect(issuesOf(await twin(name))).toEqual(['name territory-name-taken']);
  expect(issuesOf(await twin('x'.repeat(101)))).toEqual(['name territory-name-too-long']);
  expect(await stored(testId('twin'))).toBeUndefined();
  const both = await Promise.all([
    create({ id: testId('left'), keyword: 'LE', name: 'Gemela' }),
    create({ id: testId('right'), keyword: 'RI', name: 'gemela' }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

it('P5.25 P5.26 P7.24 the number in the platform can be changed, and nothing else', async () => {
  const change = (platformId: string, id = HOME.id) =>
    world.as.admin.send('PATCH', `/api/municipalities/${id}`, { platformId });
  const before = await stored(HOME.id);
  expect((await change(' 700 ')).body).toEqual({ platformId: 700 });
  expect(await stored(HOME.id)).toEqual({ ...before, platformId: 700 });
  expect(issuesOf(await change(''))).toEqual(['platformId platform-id-required']);
  expect(issuesOf(await change('-1'))).toEqual(['platformId platform-id-invalid']);
  expect((await change('1', testId('nowhere'))).body.code).toBe('municipality-not-found');
  const renamed = await world.as.admin.send('PATCH', `/api/municipalities/${HOME.id}`, {
    platformId: '1',
    name: 'Otro nombre',
  });
  expect(renamed.status).toBe(400);
});

it('P2.98 P2.99 P9.03 lists seven a page by name, with id, number in the platform and AWS', async () => {
  for (let number = 0; number < 6; number += 1)
    await create({ id: testId(`many${number}`), name: `Álamo ${number}`, keyword: `AL${'ABCDEF'[number]}` });
  const first = (await world.as.admin.get('/api/municipalities')).body;
  expect(first.municipalities).toHaveLength(7);
  expect(first.municipalities[0]).toEqual({
    id: testId('many0'),
    name: 'Álamo 0',
    platformId: 92,
    usesAws: false,
  });
  const rest = (await world.as.admin.get('/api/municipalities?page=1')).body;
  expect(first.municipalities.length + rest.municipalities.length).toBe(first.total);
  expect((await world.as.admin.get('/api/municipalities?name=cercana')).body.total).toBe(1);
});
