// Open orders change: by the people who plan them, and with the area of their form.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PersonaName } from '../../testing/personas.ts';
import { inLineFor } from '../../testing/queries.ts';
import { AWAY, HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;

const FORM = testId('street');
const base = (municipality: string = HOME.id) => `/api/municipalities/${municipality}/work-orders`;
const definition = aForm()
  .with({ title: { text: 'Vereda' } })
  .withSection('s', aQuestion('state', 'text'))
  .build();

const plan = async (id: string, change: object = {}) =>
  expect(
    (
      await world.as.supervisor.post(base(), {
        id: testId(id),
        workOrder: {
          formId: FORM,
          assetId: null,
          address: 'Mitre 5',
          dueOn: '2026-06-20',
          priority: 'medium',
          assignedTo: '',
          note: '',
          ...change,
        },
      })
    ).status,
  ).toBe(200);
const VALUES = { dueOn: '2026-06-20', priority: 'medium', assignedTo: '', note: '' };
const change = (
  id: string,
  values: object,
  {
    version = 1,
    who = 'supervisor',
    municipality,
  }: { readonly version?: number; readonly who?: PersonaName; readonly municipality?: string } = {},
) =>
  world.as[who].put(`${base(municipality)}/${testId(id)}`, {
    version,
    workOrder: { ...VALUES, ...values },
  });
const take = (id: string, who: PersonaName = 'inspector') =>
  world.as[who].post(`${base()}/${testId(id)}/lease`);
const own = async (who: PersonaName = 'inspector') =>
  (await world.as[who].get('/api/work-orders/own')).body.workOrders.map(({ id }: { id: string }) => id);
const orderNow = async (id: string, who: PersonaName = 'supervisor') =>
  (await world.as[who].get(base())).body.workOrders.find((order: { id: string }) => order.id === testId(id));
const entries = async (id: string) =>
  (
    await sql<{ actor: string; details: object }>`
      select actor, details from audit_entries where subject = 'work-order' and action = 'update'
        and subject_id = ${testId(id)} order by number`.execute(world.db)
  ).rows;

beforeAll(async () => {
  world = await openTestWorld();
  const saved = await world.as.supervisor.post('/api/forms', {
    id: FORM,
    areaId: HOME.areas[0],
    sync: false,
    definition,
  });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
});
afterAll(() => world.close());
beforeEach(async () => {
  await sql`delete from work_orders`.execute(world.db);
});

it('X39.28 day, priority, person and note of an open order change, and the audit log says from what to what', async () => {
  await plan('open', { note: 'Sin apuro' });
  const changed = await change('open', {
    dueOn: '2026-06-18',
    priority: 'high',
    assignedTo: ' inspector ',
    note: ' Llevar escalera ',
  });
  expect(changed.body).toEqual({ version: 2 });
  const now = { dueOn: '2026-06-18', priority: 'high', assignedTo: 'inspector', note: 'Llevar escalera' };
  expect(await orderNow('open')).toMatchObject({ ...now, version: 2, state: 'pending', address: 'Mitre 5' });
  expect(await own()).toEqual([testId('open')]);
  expect(await own('colleague')).toEqual([]);
  const entry = { actor: 'supervisor', details: { before: { ...VALUES, note: 'Sin apuro' }, now } };
  expect(await entries('open')).toEqual([entry]);
  // The same again is no change.
  expect((await change('open', now, { version: 2 })).body).toEqual({ version: 2 });
  expect(await entries('open')).toEqual([entry]);
});

it('X39.28 what is wrong names its field, and nothing changes', async () => {
  await plan('right');
  const wrong = async (values: object) => {
    const { status, body } = await change('right', values);
    return [status, body.code, body.issues?.[0].at.field, body.issues?.[0].code];
  };
  expect(await wrong({ assignedTo: 'neighbour' })).toEqual([
    422,
    'work-order-invalid',
    'assignedTo',
    'work-order-person-unknown',
  ]);
  expect(await wrong({ note: 'n'.repeat(1_001) })).toEqual([
    422,
    'work-order-invalid',
    'note',
    'work-order-text-too-long',
  ]);
  expect((await wrong({ dueOn: '2026-02-31' }))[2]).toBe('body.workOrder.dueOn');
  expect((await wrong({ priority: 'urgent' }))[2]).toBe('body.workOrder.priority');
  expect((await wrong({ address: 'Otra 7' }))[1]).toBe('request-invalid');
  expect(await orderNow('right')).toMatchObject({ ...VALUES, version: 1 });
});

it('X39.28 only as the person saw it, only an open one, and only who plans there', async () => {
  await plan('seen');
  const both = await Promise.all([change('seen', { note: 'una' }), change('seen', { note: 'otra' })]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('register-entry-changed');
  for (const who of ['neighbour', 'foreigner'] as const)
    expect((await change('seen', {}, { who, version: 2 })).body.code).toBe('register-entry-not-found');
  expect((await change('seen', {}, { municipality: AWAY.id, version: 2 })).body.code).toBe(
    'register-entry-not-found',
  );
  expect((await change('seen', {}, { who: 'inspector', version: 2 })).body.code).toBe('forbidden');
  expect(
    (await world.as.supervisor.post(`${base()}/${testId('seen')}/cancellation`, { version: 2 })).status,
  ).toBe(200);
  expect((await change('seen', {}, { version: 3 })).body.code).toBe('work-order-closed');
});

it('X39.28 who has taken the order keeps it, unless somebody else is to do it', async () => {
  await plan('held');
  await take('held');
  expect((await change('held', { note: 'Con cuidado' })).status).toBe(200);
  expect((await change('held', { assignedTo: 'inspector' }, { version: 2 })).status).toBe(200);
  expect(await orderNow('held')).toMatchObject({ state: 'taken', taken: { by: 'inspector' } });
  expect((await change('held', { assignedTo: 'colleague' }, { version: 3 })).status).toBe(200);
  expect(await orderNow('held')).toMatchObject({ state: 'pending', taken: null });
  expect((await take('held')).body.code).toBe('register-entry-not-found');
  expect((await take('held', 'colleague')).status).toBe(200);
});

it('X39.28 a person who does not work there any more stays until another is named', async () => {
  await plan('left', { assignedTo: 'colleague' });
  const active = (at: string | null) =>
    sql`update users set deactivated_at = ${at} where username = 'colleague'`.execute(world.db);
  await active('2026-05-01T00:00:00Z');
  expect((await change('left', { assignedTo: 'colleague', note: 'sigue' })).status).toBe(200);
  expect((await change('left', {}, { version: 2 })).status).toBe(200);
  expect((await change('left', { assignedTo: 'colleague' }, { version: 3 })).body.issues[0].code).toBe(
    'work-order-person-unknown',
  );
  await active(null);
});

it('X39.29 active accounts of the area of a form are offered with their names, only to who plans there', async () => {
  const people = async (who: PersonaName, municipality?: string) =>
    (await world.as[who].get(`${base(municipality)}/people?form=${FORM}`)).body;
  const usernames = async () =>
    (await people('supervisor')).people.map(({ username }: { username: string }) => username);
  expect(await usernames()).toEqual(expect.arrayContaining(['colleague', 'inspector', 'supervisor']));
  for (const elsewhere of ['neighbour', 'foreigner']) expect(await usernames()).not.toContain(elsewhere);
  await sql`update users set deactivated_at = now(), first_name = 'Ana', last_name = 'Sosa' where username = 'colleague'`.execute(
    world.db,
  );
  expect(await usernames()).not.toContain('colleague');
  await sql`update users set deactivated_at = null where username = 'colleague'`.execute(world.db);
  expect((await people('supervisor')).people).toContainEqual({ username: 'colleague', name: 'Ana Sosa' });
  expect((await people('neighbour')).code).toBe('form-outside-areas');
  expect((await people('foreigner')).code).toBe('forbidden');
  expect((await people('inspector')).code).toBe('forbidden');
});

it('X39.99 open orders go with their form to its new area, and there they are for who works there or for anybody', async () => {
  await plan('anybodys');
  await plan('inspectors', { assignedTo: 'inspector' });
  await plan('everywhere', { assignedTo: 'elevatedsupervisor' });
  await plan('held');
  await take('held');
  await plan('closed');
  await world.as.supervisor.post(`${base()}/${testId('closed')}/cancellation`, { version: 1 });
  const { body } = await world.as.admin.get(`/api/forms/${FORM}`);
  const moved = await world.as.admin.put(`/api/forms/${FORM}`, {
    version: body.version,
    areaId: HOME.areas[1],
    sync: false,
    definition: body.definition,
  });
  expect(moved.status).toBe(200);
  expect(await own()).toEqual([]);
  for (const id of ['anybodys', 'inspectors', 'held'])
    expect(await orderNow(id, 'neighbour'), id).toMatchObject({
      state: 'pending',
      assignedTo: '',
      taken: null,
      version: 2,
    });
  expect(await orderNow('everywhere', 'neighbour')).toMatchObject({ assignedTo: 'elevatedsupervisor' });
  expect(await orderNow('closed', 'neighbour')).toBeUndefined();
  expect(await orderNow('closed')).toMatchObject({ state: 'cancelled' });
  expect(await orderNow('anybodys')).toBeUndefined();
});

it('X39.99 an order that is planned while its form goes to another area is planned there, for who works there or for anybody', async () => {
  const { body: form } = await world.as.admin.get(`/api/forms/${FORM}`);
  const area = HOME.areas.find((one) => one !== form.areaId);
  const from = form.areaId === HOME.areas[0] ? 'supervisor' : 'neighbour';
  const order = (id: string, assignedTo: string) => () =>
    world.as.elevatedSupervisor.post(base(), {
      id: testId(id),
      workOrder: { ...VALUES, formId: FORM, assetId: null, address: 'Mitre 7', assignedTo },
    });
  const planned = await inLineFor(
    world.db,
    async (tx) => {
      await sql`select from forms where id = ${FORM} for update`.execute(tx);
      await sql`update forms set area_id = ${area} where id = ${FORM}`.execute(tx);
    },
    [order('latePerson', from), order('lateAnywhere', 'elevatedsupervisor')],
  );
  expect(planned.map(({ status }) => status)).toEqual([200, 200]);
  const there = from === 'supervisor' ? 'neighbour' : 'supervisor';
  expect(await orderNow('latePerson', there)).toMatchObject({ state: 'pending', assignedTo: '' });
  expect(await orderNow('lateAnywhere', there)).toMatchObject({ assignedTo: 'elevatedsupervisor' });
  expect(await orderNow('lateAnywhere', from)).toBeUndefined();
});
