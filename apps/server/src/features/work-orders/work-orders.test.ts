// Work orders over HTTP: planning, taking, doing and cancelling them, at the same moment and in other towns.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf } from '../../testing/forms.ts';
import { INCIDENT_AREAS, saveOutside } from '../../testing/outside/outside.ts';
import type { PersonaName } from '../../testing/personas.ts';
import { makeProgram } from '../../testing/sign-in/program-tokens.ts';
import { AWAY, HOME, testId } from '../../testing/territory.ts';
import { type Caller, openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
let lamps: string;
let plain: string;
let lamp: number;
let pole: number;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const POINT = { latitude: -32.4, longitude: -63.2 };
const base = (municipality: string = HOME.id) => `/api/municipalities/${municipality}/work-orders`;
const day = (on: number) => new Date(world.time.now.getTime() + on * DAY).toISOString().slice(0, 10);
const later = (milliseconds: number) => {
  world.time.now = new Date(world.time.now.getTime() + milliseconds);
};

const definition = (title: string) => {
  const form = aForm()
    .with({ title: { text: title } })
    .withOptions({ incidents: true, geolocation: true })
    .withSection('s', aQuestion('state', 'text'))
    .build();
  return { ...form, incidents: { ...form.incidents, areaId: INCIDENT_AREAS.lights } };
};
const saveForm = async (id: string, body: object, sync: boolean) => {
  const saved = await world.as.supervisor.post('/api/forms', {
    id: testId(id),
    areaId: HOME.areas[0],
    sync,
    definition: body,
  });
  expect([saved.status, saved.body.code]).toEqual([200, undefined]);
  return testId(id);
};
const addAsset = async (description: string): Promise<number> => {
  const asset = { description, type: 'Luminaria', address: 'Mitre 100', incidentAreaId: null, point: POINT };
  return (await world.as.admin.post(`/api/municipalities/${HOME.id}/assets`, { asset })).body.id;
};

const plan = (
  id: string,
  change: object = {},
  { who = 'supervisor', municipality }: { readonly who?: PersonaName; readonly municipality?: string } = {},
) =>
  world.as[who].post(base(municipality), {
    id: testId(id),
    workOrder: {
      formId: lamps,
      assetId: lamp,
      address: '',
      dueOn: day(1),
      priority: 'medium',
      assignedTo: '',
      note: '',
      ...change,
    },
  });
const planned = async (query = '', who: PersonaName = 'supervisor') =>
  (await world.as[who].get(`${base()}${query}`)).body;
const idsOf = ({ workOrders }: { workOrders: { id: string }[] }) => workOrders.map(({ id }) => id);
const own = async (who: PersonaName = 'inspector') => (await world.as[who].get('/api/work-orders/own')).body;
const take = (id: string, who: PersonaName = 'inspector', municipality?: string) =>
  world.as[who].post(`${base(municipality)}/${testId(id)}/lease`);
const release = (id: string, who: PersonaName = 'inspector') =>
  world.as[who].delete(`${base()}/${testId(id)}/lease`);
const cancel = (id: string, version = 1, who: PersonaName = 'supervisor') =>
  world.as[who].post(`${base()}/${testId(id)}/cancellation`, { version });
const orderNow = async (id: string) =>
  (await planned()).workOrders.find((order: { id: string }) => order.id === testId(id));

const send = (
  id: string,
  {
    order,
    asset = lamp,
    form = lamps,
    by = 'inspector',
  }: {
    readonly order?: string;
    readonly asset?: number;
    readonly form?: string;
    readonly by?: PersonaName;
  },
) =>
  world.as[by].post(`/api/forms/${form}/submissions`, {
    id: testId(id),
    version: 1,
    answers: answersOf({ state: 'Anda' }),
    particulars: {
      citizen: null,
      location: { address: 'Ahí', ...POINT },
      asset: { id: asset, name: '', type: '', address: '' },
      signatures: [],
    },
    ...(order !== undefined && { workOrder: testId(order) }),
  });
const clear = () => sql`delete from work_orders`.execute(world.db);

beforeAll(async () => {
  world = await openTestWorld();
  await saveOutside(world.db);
  lamp = await addAsset('Luminaria 1');
  pole = await addAsset('Poste 2');
  lamps = await saveForm('lamps', definition('Luminarias'), true);
  const street = aForm()
    .with({ title: { text: 'Vereda' } })
    .withSection('s', aQuestion('state', 'text'));
  plain = await saveForm('plain', street.build(), false);
});
afterAll(() => world.close());

it('X39.20 X39.21 an order is planned for an asset or an address, and the plan goes by due date and priority', async () => {
  await clear();
  for (const [id, change] of [
    ['low', { priority: 'low' }],
    ['high', { priority: 'high', note: ' Llevar escalera ' }],
    ['late', { dueOn: day(9), assetId: null, address: ' Mitre  5 ', formId: plain }],
    ['over', { dueOn: day(-2), assignedTo: 'inspector' }],
  ] as const)
    expect((await plan(id, change)).status, id).toBe(200);
  const all = await planned();
  expect(idsOf(all)).toEqual(['over', 'high', 'low', 'late'].map(testId));
  expect(all.total).toBe(4);
  expect(all.workOrders[1]).toEqual({
    id: testId('high'),
    version: 1,
    state: 'pending',
    form: { id: lamps, title: { text: 'Luminarias' } },
    asset: { id: lamp, name: 'Luminaria 1' },
    address: 'Mitre 100',
    point: POINT,
    dueOn: day(1),
    isOverdue: false,
    priority: 'high',
    assignedTo: '',
    note: 'Llevar escalera',
    taken: null,
    submission: null,
    causedBy: null,
  });
  expect(all.workOrders[3]).toMatchObject({ asset: null, address: 'Mitre 5', point: null });
  const filtered = async (query: string) => idsOf(await planned(query));
  expect(await filtered('?overdue=yes')).toEqual([testId('over')]);
  expect(await filtered('?person=inspector')).toEqual([testId('over')]);
  expect(await filtered(`?form=${plain}`)).toEqual([testId('late')]);
  expect(await filtered(`?area=${HOME.areas[1]}`)).toEqual([]);
  expect(await filtered('?state=done')).toEqual([]);
  expect(await filtered('?state=pending')).toHaveLength(4);
});

it('X39.20 what is wrong names its field, and nothing is stored', async () => {
  await clear();
  const wrong = async (change: object) => {
    const { status, body } = await plan('wrong', change);
    return [
      status,
      body.code,
      body.issues?.map(({ at, code }: { at: { field: string }; code: string }) => `${at.field} ${code}`),
    ];
  };
  expect(await wrong({ assetId: null })).toEqual([
    422,
    'work-order-invalid',
    ['address work-order-subject-required'],
  ]);
  expect(await wrong({ assetId: 999_999 })).toEqual([
    422,
    'work-order-invalid',
    ['assetId work-order-asset-unknown'],
  ]);
  expect(await wrong({ formId: plain })).toEqual([
    422,
    'work-order-invalid',
    ['formId work-order-asset-not-asked'],
  ]);
  expect(await wrong({ assignedTo: 'neighbour' })).toEqual([
    422,
    'work-order-invalid',
    ['assignedTo work-order-person-unknown'],
  ]);
  expect((await plan('wrong', { dueOn: '2026-02-31' })).body.issues[0].at.field).toBe('body.workOrder.dueOn');
  expect((await plan('wrong', { formId: testId('nowhere') })).body.code).toBe('form-not-found');
  expect((await planned()).total).toBe(0);
});

it('X39.20 sent again it is one order, with other values another one; two at the same moment are one', async () => {
  await clear();
  const both = await Promise.all([plan('twice'), plan('twice')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await planned()).total).toBe(1);
  expect((await plan('twice', { note: 'otra' })).body.code).toBe('id-taken');
  const entries =
    await sql`select from audit_entries where subject = 'work-order' and subject_id = ${testId('twice')}`.execute(
      world.db,
    );
  expect(entries.rows).toHaveLength(1);
});

it('X39.21 nobody plans or sees orders of another area or municipality', async () => {
  await clear();
  await plan('here');
  expect(idsOf(await planned('', 'neighbour'))).toEqual([]);
  expect((await plan('next', {}, { who: 'neighbour' })).body.code).toBe('form-outside-areas');
  expect((await planned('', 'foreigner')).code).toBe('forbidden');
  expect((await plan('far', {}, { who: 'foreigner', municipality: AWAY.id })).body.code).toBe(
    'form-outside-areas',
  );
  expect((await planned('', 'inspector')).code).toBe('forbidden');
  expect((await cancel('here', 1, 'neighbour')).body.code).toBe('register-entry-not-found');
  expect((await cancel('here', 1, 'foreigner')).body.code).toBe('register-entry-not-found');
  expect((await take('here', 'foreigner')).body.code).toBe('register-entry-not-found');
  expect((await take('here', 'foreigner', AWAY.id)).body.code).toBe('register-entry-not-found');
  expect(idsOf(await own('foreigner'))).toEqual([]);
});

it('X39.23 the day of an inspector has theirs and nobody’s, not those of a colleague or in a colleague’s hands', async () => {
  await clear();
  await plan('mine', { assignedTo: 'inspector' });
  await plan('theirs', { assignedTo: 'colleague' });
  await plan('nobodys', { dueOn: day(0) });
  await plan('taken');
  expect((await take('taken', 'colleague')).status).toBe(200);
  expect(idsOf(await own())).toEqual([testId('nobodys'), testId('mine')]);
  expect((await own()).municipalityId).toBe(HOME.id);
  expect((await take('theirs')).body.code).toBe('register-entry-not-found');
});

it('X39.22 of two who take an order one gets it; renewed it stays, and once the lease ends it is free again', async () => {
  await clear();
  await plan('one');
  const both = await Promise.all([take('one', 'inspector'), take('one', 'colleague')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [winner, loser] =
    both[0]?.status === 200 ? (['inspector', 'colleague'] as const) : (['colleague', 'inspector'] as const);
  expect((await take('one', loser)).body).toMatchObject({ code: 'work-order-taken', values: { by: winner } });
  expect(await orderNow('one')).toMatchObject({ state: 'taken', taken: { by: winner } });
  later(15 * MINUTE);
  expect((await take('one', winner)).status).toBe(200);
  later(15 * MINUTE);
  expect((await take('one', loser)).body.code).toBe('work-order-taken');
  later(5 * MINUTE);
  expect(await orderNow('one')).toMatchObject({ state: 'pending', taken: null });
  expect((await take('one', loser)).status).toBe(200);
  expect((await release('one', winner)).body).toEqual({ released: false });
  expect((await release('one', loser)).body).toEqual({ released: true });
  expect((await take('one', winner)).status).toBe(200);
});

it('X39.25 a submission that names the order does it, in the same transaction; sent again nothing changes', async () => {
  await clear();
  await plan('job');
  await take('job');
  expect((await send('done', { order: 'job' })).status).toBe(200);
  const done = await orderNow('job');
  expect(done).toMatchObject({ state: 'done', taken: null, submission: { id: testId('done') }, version: 2 });
  expect((await send('done', { order: 'job' })).status).toBe(200);
  expect(await orderNow('job')).toEqual(done);
  expect((await take('job')).body.code).toBe('work-order-closed');
  expect(idsOf(await own())).toEqual([]);
});

it('X39.94 P6.14 X38.04 who may not read submissions sees the order as done, without the submission that did it', async () => {
  await clear();
  await plan('work');
  await send('worked', { order: 'work' });
  const [seeing, blind] = await Promise.all(
    [['update formulario', 'read respuesta'] as const, ['update formulario'] as const].map((rights) =>
      makeProgram(world, { rights }),
    ),
  );
  const orderOf = async (who: Caller | undefined) => (await who?.get(base()))?.body.workOrders;
  for (const who of [world.as.generator, blind?.as])
    expect(await orderOf(who)).toMatchObject([{ state: 'done', submission: null }]);
  for (const who of [world.as.supervisor, seeing?.as])
    expect(await orderOf(who)).toMatchObject([{ state: 'done', submission: { id: testId('worked') } }]);
});

it('X39.25 a submission to another form or about another asset than the order is refused, and neither is stored', async () => {
  await clear();
  await plan('fits');
  for (const [id, sent] of [
    ['otherAsset', { asset: pole }],
    ['otherForm', { form: plain }],
  ] as const) {
    const { status, body } = await send(id, { order: 'fits', ...sent });
    expect([status, body.code], id).toEqual([422, 'work-order-unfit']);
    expect((await world.as.supervisor.get(`/api/submissions/${testId(id)}`)).status).toBe(404);
  }
  expect((await send('unknown', { order: 'nothing' })).body.code).toBe('work-order-unfit');
  expect((await orderNow('fits')).state).toBe('pending');
});

it('X39.25 work that was done is stored though the order was done, cancelled or taken by somebody else since', async () => {
  await clear();
  for (const id of ['first', 'dropped', 'held']) await plan(id);
  expect((await send('byOne', { order: 'first' })).status).toBe(200);
  expect((await send('byTwo', { order: 'first', by: 'colleague' })).status).toBe(200);
  expect((await orderNow('first')).submission.id).toBe(testId('byOne'));
  expect((await cancel('dropped')).status).toBe(200);
  expect((await send('ofDropped', { order: 'dropped' })).status).toBe(200);
  expect(await orderNow('dropped')).toMatchObject({ state: 'cancelled', submission: null });
  await take('held', 'colleague');
  expect((await send('ofHeld', { order: 'held' })).status).toBe(200);
  expect(await orderNow('held')).toMatchObject({ state: 'done', taken: null });
});

it('X39.24 an open order is cancelled by who saw it as it is, once', async () => {
  await clear();
  await plan('off');
  expect((await cancel('off', 7)).body.code).toBe('register-entry-changed');
  const both = await Promise.all([cancel('off'), cancel('off')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await orderNow('off')).toMatchObject({ state: 'cancelled', version: 2 });
  expect((await take('off')).body.code).toBe('work-order-closed');
  expect((await cancel('nothing')).body.code).toBe('register-entry-not-found');
});

it('X39.21 the home page counts the overdue orders of the areas that one plans', async () => {
  await clear();
  await plan('late', { dueOn: day(-1) });
  await plan('later', { dueOn: day(0) });
  await plan('gone', { dueOn: day(-5) });
  await cancel('gone');
  const overdue = async (who: PersonaName) => (await world.as[who].get('/api/home')).body.overdueWorkOrders;
  expect(await overdue('supervisor')).toBe(1);
  expect(await overdue('neighbour')).toBe(0);
  expect(await overdue('inspector')).toBeNull();
});

it('X39.27 lines of a spreadsheet are planned as single orders; what is refused stops no other, and a check stores nothing', async () => {
  await clear();
  const order = {
    formId: lamps,
    assetId: lamp,
    address: '',
    dueOn: day(3),
    priority: 'low',
    assignedTo: '',
    note: '',
  };
  const many = async (onlyCheck: boolean, tried: string) =>
    (
      await world.as.supervisor.post(`${base()}/many`, {
        workOrders: [
          { id: testId(`${tried}one`), workOrder: order },
          { id: testId(`${tried}two`), workOrder: { ...order, assetId: 999_999 } },
          { id: testId(`${tried}six`), workOrder: { ...order, assetId: pole } },
        ],
        onlyCheck,
      })
    ).body.outcomes.map(
      ({ outcome, problem }: { outcome: string; problem: { issues: { code: string }[] } | null }) => [
        outcome,
        problem?.issues[0]?.code ?? null,
      ],
    );
  const refused = ['refused', 'work-order-asset-unknown'];
  expect(await many(true, 'a')).toEqual([['new', null], refused, ['new', null]]);
  expect((await planned()).total).toBe(0);
  expect(await many(false, 'b')).toEqual([['new', null], refused, ['new', null]]);
  expect(idsOf(await planned()).toSorted()).toEqual([testId('bone'), testId('bsix')].toSorted());
  // The same file, read again: other ids, the same orders.
  expect(await many(false, 'c')).toEqual([['there', null], refused, ['there', null]]);
  const both = await Promise.all([many(false, 'd'), many(false, 'e')]);
  expect(both.flat().filter(([outcome]) => outcome === 'new')).toEqual([]);
  expect((await planned()).total).toBe(2);
});
