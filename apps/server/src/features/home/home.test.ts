import { randomUUID } from 'node:crypto';
import type { Localized } from '@constancia/domain/localized.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../testing/forms.ts';
import type { PersonaName } from '../../testing/personas.ts';
import { HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const STATES = {
  ...STAFF_FORM,
  initialState: 0,
  states: [
    { id: 0, name: 'Recibida', transitions: [1] },
    { id: 1, name: 'Resuelta', transitions: [] },
  ],
};

const newForm = (title: string, areaId?: string) =>
  saveForm(world.as.admin, {
    id: randomUUID().replaceAll('-', ''),
    definition: { ...STATES, title: { text: title } },
    ...(areaId !== undefined && { areaId }),
  });

async function sent(who: PersonaName, form: string, number?: string): Promise<string> {
  world.time.now = new Date(world.time.now.getTime() + 60_000);
  const id = randomUUID().replaceAll('-', '').slice(0, 12);
  const reply = await submitTo(world.as[who], form, { id, answers: answersOf({ name: 'a' }) });
  expect(reply.status).toBe(200);
  if (number !== undefined) {
    const citizen = { id: 1, firstName: 'Ana', lastName: 'Ruiz', documentNumber: number };
    await sql`
      update submissions set citizen = ${JSON.stringify(citizen)}, citizen_number = ${number}
      where id = ${testId(id)}`.execute(world.db);
  }
  return testId(id);
}

const home = async (who: PersonaName) => (await world.as[who].get('/api/home')).body;

it('X33.30 the states that lead on, with how many submissions a person sees in them', async () => {
  const [own, next] = HOME.areas;
  const here = await newForm('Reclamos', own);
  const there = await newForm('Podas', next);
  const resolved = await sent('inspector', here);
  await sent('inspector', here);
  await sent('colleague', here);
  await sent('neighbour', there);
  await world.as.admin.post(`/api/submissions/${resolved}/state`, { from: 0, to: 1 });
  const waiting = async (who: PersonaName) =>
    (await home(who)).waiting.map((row: Record<string, unknown>) => [
      (row['title'] as Localized).text,
      row['stateName'],
      row['submissions'],
    ]);
  expect(await waiting('supervisor')).toEqual([['Reclamos', 'Recibida', 2]]);
  expect(await waiting('neighbour')).toEqual([['Podas', 'Recibida', 1]]);
  expect(await waiting('admin')).toEqual([
    ['Reclamos', 'Recibida', 2],
    ['Podas', 'Recibida', 1],
  ]);
  // Who sees only their own submissions.
  expect(await waiting('colleague')).toEqual([['Reclamos', 'Recibida', 1]]);
  expect(await waiting('foreigner')).toEqual([]);
  for (let more = 0; more < 9; more++) await sent('neighbour', await newForm(`Otro ${more}`, next));
  const full = await home('neighbour');
  expect([full.waiting.length, full.moreWaiting]).toEqual([8, 2]);
});

it('X33.30 revisions that came back and nobody accepted, for who may correct; deliveries that failed, for who looks after them; the forms answered last', async () => {
  const form = await newForm('Altas');
  const [first, second] = [await sent('inspector', form), await sent('inspector', form)];
  for (const [id, completed, accepted] of [
    [first, world.time.now, null],
    [second, world.time.now, world.time.now],
  ] as const)
    await sql`
      insert into change_requests (municipality_id, submission_id, number, at, made_by, comment, requested, completed_at, accepted_at)
      values (${HOME.id}, ${id}, 1, ${world.time.now}, 'admin', 'x', '[]', ${completed}, ${accepted})`.execute(
      world.db,
    );
  const ids = async (who: PersonaName) => (await home(who)).cameBack.map(({ id }: { id: string }) => id);
  expect(await ids('correctingSupervisor')).toEqual([first]);
  expect(await ids('supervisor')).toEqual([]);
  expect(await ids('neighbour')).toEqual([]);
  expect((await home('supervisor')).failedDeliveries).toBeNull();
  expect((await home('admin')).failedDeliveries).toBe(0);
  await sql`
    insert into outbox_entries (municipality_id, id, kind, label, payload, state, created_at, created_by, due_at)
    values (${HOME.id}, ${randomUUID()}, 'mail', 'x', '{}', 'failed', ${world.time.now}, '', ${world.time.now})`.execute(
    world.db,
  );
  expect((await home('admin')).failedDeliveries).toBe(1);
  const last = async (who: PersonaName) =>
    (await home(who)).lastForms.map(({ title }: { title: Localized }) => title.text);
  await sent('elevatedInspector', form);
  await sent('elevatedInspector', await newForm('Bajas'));
  expect((await last('elevatedInspector')).toSorted()).toEqual(['Altas', 'Bajas']);
  expect(await last('correctingSupervisor')).toEqual([]);
});

const find = async (who: PersonaName, number: string, more: object = {}) =>
  (await world.as[who].post('/api/home/recipients', { personType: 'fisica', number, ...more })).body;
const codesOf = (page: { submissions: { id: string }[] }) => page.submissions.map(({ id }) => id);

it('R1.07 R2.103 R6.12 R6.13 R6.14 R7.21 P9.04 finds what was answered about a person: five at a time, newest first, in all own areas, nothing of deleted forms', async () => {
  const [own, next] = HOME.areas;
  const forms = [await newForm('Uno', own), await newForm('Dos', next), await newForm('Tres', own)];
  const ids: string[] = [];
  for (let turn = 0; turn < 4; turn++) {
    ids.unshift(await sent('inspector', forms[0]!, '30111222'));
    ids.unshift(await sent('neighbour', forms[1]!, '30111222'));
  }
  await sent('inspector', forms[0]!, '30999888');
  await sent('inspector', forms[2]!, '30111222');
  await world.as.admin.delete(`/api/forms/${forms[2]}?version=1`);
  const first = await find('elevatedSupervisor', '30.111.222');
  expect(codesOf(first)).toEqual(ids.slice(0, 5));
  expect(first.submissions[0]).toMatchObject({
    title: { text: 'Dos' },
    person: 'Ana Ruiz',
    state: 'Recibida',
  });
  const second = await find('elevatedSupervisor', '30111222', { cursor: first.next });
  expect([codesOf(second), second.next]).toEqual([ids.slice(5), null]);
  const ofArea = ids.filter((_, position) => position % 2 === 1);
  expect(codesOf(await find('supervisor', '30111222'))).toEqual(ofArea);
  expect(codesOf(await find('foreigner', '30111222'))).toEqual([]);
  // The private census taker sees only what they answered themselves.
  expect(codesOf(await find('censusTaker', '30111222'))).toEqual([]);
  const own1 = await sent('censusTaker', forms[0]!, '30111222');
  expect(codesOf(await find('censusTaker', '30111222'))).toEqual([own1]);
  const business = await sent('censusTaker', forms[0]!, '30555666777');
  await sent('inspector', forms[0]!, '30555666777');
  expect(codesOf(await find('censusTaker', '30-55566677-7', { personType: 'juridica' }))).toEqual([business]);
  const byId = async (id: string) => {
    const found = await sql<{ code: string }>`select code from submissions where id = ${id}`.execute(
      world.db,
    );
    const path = `/api/forms/${forms[0]}/submissions?municipalityCodeId=${found.rows[0]?.code}`;
    return codesOf((await world.as.censusTaker.get(path)).body);
  };
  expect([await byId(own1), await byId(ids[1]!)]).toEqual([[own1], []]);
});

it('X36.68 finds a submission of any form by its code, in capitals or not, for who may see it, and nothing of deleted forms', async () => {
  const [own, next] = HOME.areas;
  const [here, there] = [await newForm('Uno', own), await newForm('Dos', next)];
  const [ofInspector, ofNeighbour] = [await sent('inspector', here), await sent('neighbour', there)];
  const codeOf = async (who: PersonaName, id: string) =>
    (await world.as[who].get(`/api/submissions/${id}`)).body.code as string;
  const first = await codeOf('admin', ofInspector);
  const second = await codeOf('admin', ofNeighbour);
  const findCode = async (who: PersonaName, code: string) =>
    (await world.as[who].get(`/api/home/codes/${code}`)).body;
  expect((await findCode('admin', first)).submissions).toMatchObject([
    { id: ofInspector, code: first, title: { text: 'Uno' }, person: '', state: 'Recibida' },
  ]);
  expect(codesOf(await findCode('elevatedSupervisor', second.toLowerCase()))).toEqual([ofNeighbour]);
  expect(codesOf(await findCode('supervisor', second))).toEqual([]);
  expect(codesOf(await findCode('censusTaker', first))).toEqual([]);
  expect(codesOf(await findCode('foreigner', first))).toEqual([]);
  expect(codesOf(await findCode('admin', `${first}0000`))).toEqual([]);
  await world.as.admin.delete(`/api/forms/${here}?version=1`);
  expect(codesOf(await findCode('admin', first))).toEqual([]);
});

it('R5.15 R5.16 R7.21 the server judges the length too, and finds a legal person by its CUIT with or without hyphens', async () => {
  const form = await newForm('Empresas');
  const id = await sent('inspector', form, '30123456789');
  for (const number of ['30-12345678-9', '30123456789'])
    expect(codesOf(await find('supervisor', number, { personType: 'juridica' }))).toEqual([id]);
  expect((await find('supervisor', '12345')).issues).toEqual([
    { code: 'dni-search-invalid', at: { field: 'body.number' } },
  ]);
  expect((await find('supervisor', '3012345678', { personType: 'juridica' })).issues[0].code).toBe(
    'cuit-invalid',
  );
  expect((await find('supervisor', '30111222', { cursor: 'x' })).code).toBe('request-invalid');
});
