// Countries, provinces and the names of municipalities over HTTP.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { answersOf, PUBLIC_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const issuesOf = ({ body }: TestReply) =>
  body.issues?.map(({ code, at }: { code: string; at: { field: string } }) => `${at.field} ${code}`);
const send = (...asked: Parameters<TestWorld['as']['admin']['send']>) => world.as.admin.send(...asked);
const countries = async () => (await world.as.admin.get('/api/territory-register')).body.countries;
const countryOf = async (id: string) =>
  (await countries()).find((country: { id: string }) => country.id === testId(id));
const addCountry = (id: string, name: string) => send('POST', '/api/countries', { id: testId(id), name });
const addProvince = (country: string, id: string, name: string) =>
  send('POST', `/api/countries/${testId(country)}/provinces`, { id: testId(id), name });

async function audited(subject: string): Promise<readonly string[]> {
  const found = await sql<{ said: string }>`
    select action || ' ' || subject_id as said from audit_entries
    where subject = ${subject} and municipality_id = ${HOME.id} order by number`.execute(world.db);
  return found.rows.map(({ said }) => said);
}

it('X33.88 a country and its provinces are added, renamed and deleted; the audit log says so', async () => {
  expect((await addCountry('uruguay', '  Uruguay ')).status).toBe(200);
  // Sent again it adds nothing; with another name the id is taken.
  expect((await addCountry('uruguay', 'Uruguay')).status).toBe(200);
  expect((await addCountry('uruguay', 'Otro')).body.code).toBe('id-taken');
  expect(issuesOf(await addCountry('again', 'URUGUAY'))).toEqual(['name territory-name-taken']);
  expect(issuesOf(await addCountry('again', ' '))).toEqual(['name territory-name-required']);
  expect((await addProvince('uruguay', 'salto', 'Salto')).status).toBe(200);
  expect(issuesOf(await addProvince('uruguay', 'other', 'salto'))).toEqual(['name territory-name-taken']);
  expect((await addProvince('nowhere', 'other', 'Salto')).body.code).toBe('register-entry-not-found');
  const path = `/api/provinces/${testId('salto')}`;
  expect((await send('PATCH', path, { name: 'Salto Grande', seen: 'Salto' })).body.name).toBe('Salto Grande');
  expect((await send('PATCH', path, { name: 'Otra', seen: 'Salto' })).body.code).toBe(
    'register-entry-changed',
  );
  expect(await countryOf('uruguay')).toEqual({
    id: testId('uruguay'),
    name: 'Uruguay',
    isDisabled: false,
    accounts: 0,
    provinces: [{ id: testId('salto'), name: 'Salto Grande', municipalities: [] }],
  });
  const country = `/api/countries/${testId('uruguay')}`;
  expect((await send('DELETE', country)).body).toMatchObject({
    code: 'territory-in-use',
    values: { count: 1 },
  });
  expect((await send('DELETE', path)).status).toBe(200);
  expect((await send('PATCH', country, { name: 'República Oriental', seen: 'Uruguay' })).status).toBe(200);
  expect((await send('DELETE', country)).status).toBe(200);
  expect((await send('DELETE', country)).body.code).toBe('register-entry-not-found');
  expect(await audited('country')).toEqual(
    ['create', 'update', 'delete'].map((action) => `${action} ${testId('uruguay')}`),
  );
  expect(await audited('province')).toEqual(
    ['create', 'update', 'delete'].map((action) => `${action} ${testId('salto')}`),
  );
});

it('X33.88 a province with municipalities is not deleted', async () => {
  const refused = await send('DELETE', `/api/provinces/${testId('province')}`);
  expect(refused.body.code).toBe('territory-in-use');
  expect(refused.body.values.count).toBeGreaterThan(0);
});

/** How many wait for a lock on the table. */
async function waitingFor(table: string): Promise<number> {
  const found = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_locks where relation = ${table}::regclass and not granted`.execute(
    world.db,
  );
  return found.rows[0]?.waiting ?? 0;
}

it('X33.88 two who give the same name at the same moment: one does', async () => {
  // Reading is free meanwhile, writing is not: both have looked for the name, if they look before they have the table.
  const adding = await world.db.transaction().execute(async (tx) => {
    await sql`lock table countries in share mode`.execute(tx);
    const both = Promise.all([addCountry('chile1', 'Chile'), addCountry('chile2', 'Chile')]);
    await vi.waitFor(async () => expect(await waitingFor('countries')).toBe(2), { timeout: 10_000 });
    return { both };
  });
  const codes = (await adding.both).map(({ status }) => status);
  expect(codes.toSorted((one, other) => one - other)).toEqual([200, 422]);
});

it('X33.88 a municipality is renamed, and gets its keyword until the first code begins with it', async () => {
  const name = (change: object, id = HOME.id) =>
    send('PUT', `/api/municipalities/${id}/name`, {
      name: 'Villa Cercana',
      seen: 'Villa Cercana',
      keyword: HOME.keyword,
      ...change,
    });
  expect(issuesOf(await name({ keyword: 'hm' }))).toEqual(['keyword keyword-invalid']);
  expect(issuesOf(await name({ keyword: AWAY.keyword }))).toEqual(['keyword keyword-taken']);
  expect((await name({ name: 'Villa Nueva', keyword: 'VN' })).body).toEqual({
    name: 'Villa Nueva',
    keyword: 'VN',
  });
  expect((await name({})).body.code).toBe('register-entry-changed');
  expect((await name({}, testId('nowhere'))).body.code).toBe('municipality-not-found');
  const form = await saveForm(world.as.admin, { id: 'public', definition: PUBLIC_FORM });
  const sent = await submitTo(world.as.inspector, form, { id: 'first', answers: answersOf({ name: 'Ana' }) });
  expect(sent.body.code).toBe('VN1');
  const fixed = await name({ name: 'Villa Vieja', seen: 'Villa Nueva', keyword: 'VV' });
  expect(issuesOf(fixed)).toEqual(['keyword keyword-fixed']);
  const renamed = await name({ name: 'Villa Vieja', seen: 'Villa Nueva', keyword: 'VN' });
  expect(renamed.body).toEqual({ name: 'Villa Vieja', keyword: 'VN' });
});

it('X33.89 a country is kept out at once, and nobody keeps out their own', async () => {
  const set = (id: string, isDisabled: boolean) =>
    send('PUT', `/api/countries/${id}/disabled`, { isDisabled });
  expect((await set(testId('country'), true)).body.code).toBe('own-country');
  expect((await addCountry('peru', 'Perú')).status).toBe(200);
  expect((await addProvince('peru', 'cusco', 'Cusco')).status).toBe(200);
  await sql`update municipalities set province_id = ${testId('cusco')} where id = ${AWAY.id}`.execute(
    world.db,
  );
  expect((await countryOf('peru')).accounts).toBeGreaterThan(0);
  expect((await world.as.foreigner.get('/api/forms')).status).toBe(200);
  expect((await set(testId('peru'), true)).status).toBe(200);
  expect((await world.as.foreigner.get('/api/forms')).body.code).toBe('municipality-blocked');
  expect((await set(testId('peru'), false)).status).toBe(200);
  expect((await world.as.foreigner.get('/api/forms')).status).toBe(200);
  expect((await audited('country')).slice(-2)).toEqual(Array(2).fill(`update ${testId('peru')}`));
});
