// Orders that rules make by themselves: for assets that nobody visited, and for what was sent; once for each cause.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answersOf } from '../../../../testing/forms.ts';
import type { PersonaName } from '../../../../testing/personas.ts';
import { makeProgram } from '../../../../testing/sign-in/program-tokens.ts';
import { HOME, testId } from '../../../../testing/territory.ts';
import {
  ORDERS,
  openRuleWorld,
  POINT,
  RULES,
  ruleOf,
  type RuleWorld,
} from '../../../../testing/work-orders/rule-world.ts';

let at: RuleWorld;
beforeAll(async () => {
  at = await openRuleWorld();
});
afterAll(() => at.world.close());
beforeEach(() => at.clear());

const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);
const assetsOf = async () => inOrder((await at.orders()).map(({ asset }) => asset?.id));
const onClaims = { kind: 'arrival', triggerFormId: '' };
const arrival = () => ({ ...onClaims, triggerFormId: at.claims });

it('X39.51 each asset of the type that nobody visited for as long gets one order, counted from its last visit or registration', async () => {
  const old = await at.addAsset('Vieja');
  const visited = await at.addAsset('Visitada');
  await at.addAsset('Banco', { type: 'Banco' });
  at.later(100);
  expect((await at.visit('seen', visited)).status).toBe(200);
  at.later(266);
  const young = await at.addAsset('Nueva');
  expect((await at.make('yearly', { priority: 'high', note: 'Llevar escalera' })).status).toBe(200);
  await at.work();
  expect(await at.orders()).toMatchObject([
    {
      form: { id: at.lamps },
      asset: { id: old, name: 'Vieja' },
      address: 'Mitre 100',
      point: POINT,
      dueOn: at.day(7),
      priority: 'high',
      assignedTo: '',
      note: 'Llevar escalera',
      state: 'pending',
      causedBy: null,
    },
  ]);
  at.later(100);
  await at.work();
  expect(await assetsOf()).toEqual(inOrder([old, visited]));
  at.later(266);
  await at.work();
  expect(await assetsOf()).toEqual(inOrder([old, visited, young]));
});

it('X39.51 there is no second order while one is open, nor the same day after it was cancelled; after another such time there is', async () => {
  const lamp = await at.addAsset('Farola');
  at.later(15);
  await at.make('weekly', { every: 2, unit: 'weeks' });
  await at.work();
  at.later(30);
  await at.work();
  const [open, ...others] = await at.orders();
  expect(others).toEqual([]);
  const cancelled = await at.world.as.supervisor.post(`${ORDERS}/${open.id}/cancellation`, { version: 1 });
  expect(cancelled.status).toBe(200);
  at.later(1);
  await at.work();
  expect(await at.orders()).toMatchObject([
    { state: 'pending', asset: { id: lamp } },
    { state: 'cancelled' },
  ]);
  const [again] = await at.orders();
  await at.world.as.supervisor.post(`${ORDERS}/${again.id}/cancellation`, { version: 1 });
  at.later(1);
  await at.work();
  expect((await at.orders()).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
});

it('X39.51 a visit does the order and begins the time again', async () => {
  const lamp = await at.addAsset('Farola');
  at.later(40);
  await at.make('monthly', { every: 1 });
  await at.work();
  const [order] = await at.orders();
  const sent = await at.world.as.inspector.post(`/api/forms/${at.lamps}/submissions`, {
    id: testId('does'),
    version: 1,
    answers: { ticked: {}, main: { state: { value: 'x' } }, rows: {} },
    particulars: {
      citizen: null,
      location: { address: 'Ahí', ...POINT },
      asset: { id: lamp, name: '', type: '', address: '' },
      signatures: [],
    },
    workOrder: order.id,
  });
  expect(sent.status).toBe(200);
  at.later(20);
  await at.work();
  expect((await at.orders()).map(({ state }) => state)).toEqual(['done']);
  at.later(20);
  await at.work();
  expect((await at.orders()).map(({ state }) => state)).toEqual(['pending', 'done']);
});

it('X39.51 only assets of the chosen areas are meant', async () => {
  const { rows } = await sql<{ id: number }>`select id from incident_areas order by id`.execute(at.world.db);
  const [area, other] = rows.map(({ id }) => id);
  const here = await at.addAsset('Acá', { incidentAreaId: area });
  await at.addAsset('Allá', { incidentAreaId: other });
  await at.addAsset('En ninguna');
  at.later(400);
  await at.make('areas', { assetAreaIds: [area] });
  await at.work();
  expect(await assetsOf()).toEqual([here]);
});

it('X39.51 what one run does not reach the next one does, and several workers at once make each order once', async () => {
  const ids: number[] = [];
  for (let number = 0; number < 11; number++) ids.push(await at.addAsset(`L${number}`));
  at.later(400);
  await at.make('paged');
  await at.work({ batch: 3, batches: 2 });
  expect(await at.orders()).toHaveLength(6);
  const limits = { batch: 2, batches: 1 };
  await Promise.all([at.work(limits), at.work(limits), at.work(limits), at.work(limits)]);
  await at.work();
  expect(await assetsOf()).toEqual(inOrder(ids));
  await sql`update plan_rules set made_on = null`.execute(at.world.db);
  await Promise.all([at.work(), at.work(), at.work()]);
  expect(await assetsOf()).toEqual(inOrder(ids));
});

it('X39.52 a submission that arrives causes one order at its location, which names it; the page of the submission names the order', async () => {
  const { world } = at;
  await at.claim('before');
  await at.work();
  await at.make('claimed', arrival());
  await at.claim('after');
  await at.work();
  await at.work();
  const orders = await at.orders();
  const { body } = await world.as.supervisor.get(`/api/submissions/${testId('after')}`);
  expect(orders).toMatchObject([
    {
      form: { id: at.lamps },
      asset: null,
      address: 'San Juan 5',
      point: POINT,
      dueOn: at.day(7),
      causedBy: { id: testId('after'), code: body.code },
    },
  ]);
  const caused = (id: string) => world.as.supervisor.get(`/api/submissions/${testId(id)}/work-orders`);
  expect((await caused('after')).body.workOrders).toEqual([
    { id: orders[0].id, title: { text: 'Luminarias' }, dueOn: at.day(7), state: 'pending', submission: null },
  ]);
  expect((await caused('before')).body.workOrders).toEqual([]);
});

it('X39.52 a submission about an asset causes an order about it, and one without a location an order under its code', async () => {
  const lamp = await at.addAsset('Farola');
  await at.make('again', { kind: 'state', triggerFormId: at.claims, state: 0 });
  await at.claim('nowhere', { address: '', ...POINT });
  const about = JSON.stringify({ id: lamp, name: 'Farola', type: 'Luminaria', address: '' });
  await at.claim('lamp');
  await sql`update submissions set asset = ${about}::jsonb where id = ${testId('lamp')}`.execute(at.world.db);
  await at.work();
  const { body } = await at.world.as.supervisor.get(`/api/submissions/${testId('nowhere')}`);
  const named = (await at.orders()).map(({ asset, address }) => [asset?.id ?? null, address]);
  expect(new Set(named.map(String))).toEqual(new Set([`,${body.code}`, `${lamp},Mitre 100`]));
});

it('X39.52 who may not see the submission is not given it with the order', async () => {
  await at.make('hidden', arrival());
  await at.claim('secret');
  await at.work();
  const own = (await at.world.as.censusTaker.get('/api/work-orders/own')).body.workOrders;
  expect(own).toMatchObject([{ address: 'San Juan 5', causedBy: null }]);
  const inspector = (await at.world.as.inspector.get('/api/work-orders/own')).body.workOrders;
  expect(inspector).toMatchObject([{ causedBy: { id: testId('secret') } }]);
});

it('X39.94 P6.14 X38.04 who plans and may not read submissions is given none with the orders that it caused', async () => {
  const { world } = at;
  await at.make('hidden', arrival());
  await at.claim('unread');
  await at.work();
  const program = await makeProgram(world, { rights: ['update formulario'], expiresOn: at.day(30) });
  const worker = await makeProgram(world, {
    owner: 'answerer',
    rights: ['create respuesta'],
    expiresOn: at.day(30),
  });
  for (const orders of [
    await at.orders('generator'),
    (await program.as.get(ORDERS)).body.workOrders,
    (await worker.as.get('/api/work-orders/own')).body.workOrders,
  ])
    expect(orders).toMatchObject([{ address: 'San Juan 5', causedBy: null }]);
});

it('X39.52 the page of a submission names the order that it caused without a submission of which the person sees nothing', async () => {
  const { world } = at;
  await at.make('both', arrival());
  await at.claim('cause');
  await at.work();
  const [{ id: workOrder }] = await at.orders();
  const done = await world.as.colleague.post(`/api/forms/${at.lamps}/submissions`, {
    id: testId('effect'),
    version: 1,
    answers: answersOf({ state: 'Anda' }),
    particulars: {
      citizen: null,
      location: { address: 'Ahí', ...POINT },
      asset: { id: await at.addAsset('Farola'), name: '', type: '', address: '' },
      signatures: [],
    },
    workOrder,
  });
  expect([done.status, done.body.code?.issues]).toEqual([200, undefined]);
  const submissionOf = async (who: PersonaName) =>
    (await world.as[who].get(`/api/submissions/${testId('cause')}/work-orders`)).body.workOrders[0];
  expect(await submissionOf('supervisor')).toMatchObject({
    state: 'done',
    submission: { id: testId('effect') },
  });
  expect(await submissionOf('inspector')).toMatchObject({ state: 'done', submission: null });
});

it('X39.52 a state that a submission enters causes one order, also when it enters it again', async () => {
  await at.make('accepted', { kind: 'state', triggerFormId: at.claims, state: 1 });
  await at.claim('moved');
  await at.claim('stays');
  await at.work();
  expect(await at.orders()).toEqual([]);
  const move = (from: number, to: number) =>
    at.world.as.supervisor.post(`/api/submissions/${testId('moved')}/state`, { from, to });
  expect((await move(0, 1)).status).toBe(200);
  await at.work();
  expect(await at.orders()).toMatchObject([{ causedBy: { id: testId('moved') } }]);
  await sql`insert into submission_events (municipality_id, kind, submission_id, code, form_id, area_id, state, at)
    select municipality_id, 'state-changed', id, code, form_id, area_id, state, ${at.world.time.now} from submissions
    where id = ${testId('moved')}`.execute(at.world.db);
  await at.work();
  expect(await at.orders()).toHaveLength(1);
});

it('X39.52 while many submissions arrive and several workers follow, each causes one order', async () => {
  await at.make('busy', arrival());
  const ids = Array.from({ length: 30 }, (_, number) => `busy${number}x`);
  const done = new AbortController();
  const follow = async () => {
    while (!done.signal.aborted) await at.work({ batch: 4 });
  };
  const send = async () => {
    const sent = await Promise.all(ids.map((id) => at.claim(id)));
    done.abort();
    return sent.every(({ status }) => status === 200);
  };
  const [isSent] = await Promise.all([send(), follow(), follow()]);
  await at.work();
  const { rows } = await sql<{ id: string }>`
    select caused_by as id from work_orders where municipality_id = ${HOME.id}`.execute(at.world.db);
  expect(isSent).toBe(true);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.map(testId).toSorted());
});

it('X39.52 a rule that is off makes nothing, and not later either of what arrived since', async () => {
  const lamp = await at.addAsset('Farola');
  at.later(400);
  await at.make('yearly', { active: false });
  await at.make('claimed', { ...arrival(), active: false });
  await at.claim('quiet');
  await at.work();
  expect(await at.orders()).toEqual([]);
  for (const [id, change] of [
    ['yearly', {}],
    ['claimed', arrival()],
  ] as const) {
    const changed = await at.world.as.supervisor.put(`${RULES}/${testId(id)}`, {
      version: 1,
      rule: ruleOf(at.lamps, change),
    });
    expect(changed.body).toEqual({ version: 2 });
  }
  await at.work();
  expect(await assetsOf()).toEqual([lamp]);
});

it('X39.50 X39.51 X39.52 what a rule made is in the audit log, once for each time that it made orders', async () => {
  await at.addAsset('Una');
  await at.addAsset('Otra');
  at.later(400);
  await at.make('audited');
  await at.work();
  await at.work();
  const { rows } = await sql<{ actor: string; details: object }>`
    select actor, details from audit_entries where subject = 'work-order' and subject_id = ${testId('audited')}`.execute(
    at.world.db,
  );
  expect(rows).toEqual([{ actor: '', details: { rule: 'Cada año', orders: 2 } }]);
});
