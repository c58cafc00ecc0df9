// Attempts to keep seats from other buyers: holding them without paying, one person buying too many, and
// orders that fill a form's limit and are never paid.
import { VISITOR_LIMITS } from '@constancia/domain/limits.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveForm } from '../../testing/forms.ts';
import type { TestGateway } from '../../testing/outside/payment-gateway.ts';
import { buy, DENIED, notify, openPaymentWorld, said } from '../../testing/purchases.ts';
import { PURCHASE, sellingForm } from '../../testing/selling/selling-form.ts';
import { testId } from '../../testing/territory.ts';
import { caller, type TestReply, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
let gateway: TestGateway;
beforeAll(async () => {
  const visitorLimits = { ...VISITOR_LIMITS, submissionsPerMinute: 1_000 };
  ({ world, gateway } = await openPaymentWorld({ visitorLimits }));
});
afterAll(() => world.close());

let addresses = 0;
const stranger = () => {
  addresses += 1;
  return caller(world.app, {}, `198.51.${addresses >> 8}.${addresses & 255}`);
};
const selling = (id: string, seats: number) =>
  saveForm(world.as.supervisor, { id, definition: sellingForm(seats) });
/** A form that takes so many submissions and sells more seats than that. */
const sellingTo = (id: string, submissions: number) => {
  const definition = sellingForm(50);
  const options = { ...definition.options, limitResponses: true };
  return saveForm(world.as.supervisor, {
    id,
    definition: { ...definition, options, responseLimit: submissions },
  });
};
const left = async (formId: string) =>
  (await stranger().get(`/api/public/forms/${formId}/sale`)).body.locations[0].left;
const stateOf = async (orderId: string) => {
  const found = await sql<{ state: string }>`
    select state from pay_orders where order_id = ${orderId}`.execute(world.db);
  return found.rows[0]?.state;
};
const counted = async (formId: string) => {
  const found = await sql<{ counted: number; submissions: number }>`
    select counted::integer, submissions::integer from form_counters where form_id = ${formId}`.execute(
    world.db,
  );
  return found.rows[0];
};
async function later(minutes: number): Promise<void> {
  world.time.now = new Date(world.time.now.getTime() + minutes * 60_000 + 6_000);
  // Runs the jobs that wait for a retry now.
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(world.db);
  await world.runJobs();
}
const numbers = ({ body }: TestReply): { orderId: string; id: string } => body.payment;
const opening = (reply: TestReply) => {
  const { orderId, id } = numbers(reply);
  return stranger().post(`/api/public/payments/${orderId}/${id}/opening`);
};

it('X28.11 a concert is not sold out by one visitor: two orders of an address wait to be paid, no more, many at the same time included', async () => {
  const formId = await selling('concert', 364);
  const thief = stranger();
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => buy(thief, formId, { id: `thief${index}x`, quantity: 4 })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
  const refused = replies.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['orders-open']));
  expect(await left(formId)).toBe(364 - 8);
  expect((await world.as.supervisor.get(`/api/forms/${formId}/submissions`)).body.total).toBe(2);
  expect((await buy(stranger(), formId, { id: 'neighbour' })).status).toBe(200);
});

it('X21.06 X28.11 200 buyers of 20 seats at the same time, each from elsewhere: 20 orders, as without the limits', async () => {
  const formId = await selling('crowd', 20);
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, index) => buy(stranger(), formId, { id: `crowd${index}x` })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
  const refused = replies.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['seats-taken']));
  expect([await left(formId), await counted(formId)]).toEqual([0, { counted: 20, submissions: 20 }]);
});

it('X28.11 a person who paid buys again; an address is kept only while its order is open', async () => {
  const formId = await selling('again', 50);
  const buyer = stranger();
  const first = numbers(await buy(buyer, formId, { id: 'first1' }));
  await buy(buyer, formId, { id: 'first2' });
  expect((await buy(buyer, formId, { id: 'first3' })).body.code).toBe('orders-open');
  await notify(world, await said(gateway, first.orderId));
  expect((await buy(buyer, formId, { id: 'first3' })).status).toBe(200);
  const kept = await sql<{ state: string; kept: boolean }>`
    select state, address_key <> '' as kept from pay_orders
    where form_id = ${formId} order by state`.execute(world.db);
  expect(kept.rows).toEqual([
    { state: 'paid', kept: false },
    { state: 'pending', kept: true },
    { state: 'pending', kept: true },
  ]);
});

it('X28.11 staff at a counter sell without that limit', async () => {
  const formId = await selling('counter', 50);
  for (let index = 0; index < 4; index++) {
    const reply = await world.as.supervisor.post(`/api/forms/${formId}/submissions`, {
      id: testId(`counter${index}x`),
      version: 1,
      answers: { ticked: {}, main: { name: { value: 'x' } }, rows: {} },
      purchase: { ...PURCHASE, dni: `2000000${index}` },
    });
    expect(reply.status).toBe(200);
  }
});

it('X28.12 the most per person counts one document number over all open and paid orders, however it is written', async () => {
  const formId = await selling('person', 50);
  const bought = async (id: string, dni: string, quantity: number) =>
    buy(stranger(), formId, { id, dni, quantity });
  expect((await bought('person1', '30111222', 3)).status).toBe(200);
  for (const dni of ['30111222', '30.111.222', ' 030111222 ']) {
    const refused = await bought('person2', dni, 2);
    expect([refused.status, refused.body.issues]).toEqual([
      422,
      [{ code: 'purchase-person-limit', at: { field: 'purchase.quantity' }, values: { left: 1, max: 4 } }],
    ]);
  }
  const last = await bought('person3', '30111222', 1);
  expect(last.status).toBe(200);
  expect((await bought('person4', '30111223', 4)).status).toBe(200);
  await notify(world, await said(gateway, numbers(last).orderId, DENIED));
  expect((await bought('person5', '30111222', 1)).status).toBe(200);
});

it('X21.03 X28.12 seats are held five minutes, and twenty from when the browser went to the gateway', async () => {
  const formId = await selling('holding', 2);
  const stayed = await buy(stranger(), formId, { id: 'stayed' });
  const went = await buy(stranger(), formId, { id: 'went' });
  expect((await opening(went)).body).toEqual({ opened: true });
  expect((await stranger().post(`/api/public/payments/0000aaaaaaaa/${testId('no')}/opening`)).body.code).toBe(
    'payment-not-found',
  );
  await later(5);
  expect([await stateOf(numbers(stayed).orderId), await stateOf(numbers(went).orderId)]).toEqual([
    'expired',
    'pending',
  ]);
  // Opening the payment page again, or that of a finished order, does not hold the seats longer.
  await later(10);
  expect([(await opening(went)).status, (await opening(stayed)).status]).toEqual([200, 200]);
  await later(5);
  expect([
    await stateOf(numbers(stayed).orderId),
    await stateOf(numbers(went).orderId),
    await left(formId),
  ]).toEqual(['expired', 'expired', 2]);
});

it('A4.50 A7.03 X28.13 orders that are never paid do not use a form up: its limit counts open and paid ones', async () => {
  const formId = await sellingTo('quota', 3);
  const orders = [];
  for (let round = 0; round < 4; round++) {
    for (let index = 0; index < 3; index++)
      orders.push(numbers(await buy(stranger(), formId, { id: `quota${round}${index}x` })));
    expect((await buy(stranger(), formId, { id: `full${round}x` })).body.code).toBe('limit-reached');
    await later(5);
  }
  expect(await counted(formId)).toEqual({ counted: 0, submissions: 12 });
  const buyer = await buy(stranger(), formId, { id: 'honest' });
  expect(buyer.status).toBe(200);
  await notify(world, await said(gateway, numbers(buyer).orderId));
  await later(5);
  expect(await counted(formId)).toEqual({ counted: 1, submissions: 13 });
});

it('A4.50 X28.13 a denied order makes its submission not count, a late payment that keeps its seats makes it count again', async () => {
  const formId = await sellingTo('denied', 2);
  const denied = numbers(await buy(stranger(), formId, { id: 'denied1' }));
  await notify(world, await said(gateway, denied.orderId, DENIED));
  expect(await counted(formId)).toEqual({ counted: 0, submissions: 1 });
  await notify(world, await said(gateway, denied.orderId));
  expect([await stateOf(denied.orderId), await counted(formId)]).toEqual([
    'paid',
    { counted: 1, submissions: 1 },
  ]);
  const expired = numbers(await buy(stranger(), formId, { id: 'denied2' }));
  await later(5);
  await Promise.all([
    notify(world, await said(gateway, expired.orderId)),
    buy(stranger(), formId, { id: 'denied3' }),
  ]);
  expect(await stateOf(expired.orderId)).toBe('paid');
  expect((await counted(formId))?.counted).toBeGreaterThanOrEqual(2);
  expect((await buy(stranger(), formId, { id: 'denied4' })).body.code).toBe('limit-reached');
});

it('A4.50 X28.13 X31.01 two denied purchases and an expired one leave a limit of two free, and many buyers at the same time fill it once', async () => {
  const formId = await sellingTo('limit2', 2);
  for (const id of ['limit2a', 'limit2b']) {
    const { orderId } = numbers(await buy(stranger(), formId, { id }));
    await notify(world, await said(gateway, orderId, DENIED));
  }
  await buy(stranger(), formId, { id: 'limit2c' });
  await later(5);
  expect(await counted(formId)).toEqual({ counted: 0, submissions: 3 });
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, index) => buy(stranger(), formId, { id: `limit2x${index}` })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
  const refused = replies.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['limit-reached']));
  expect([await counted(formId), await left(formId)]).toEqual([{ counted: 2, submissions: 5 }, 48]);
});

it('X28.13 what becomes of an order whose submission is gone touches no counter of the form', async () => {
  const formId = await sellingTo('orphan', 5);
  const gone = numbers(await buy(stranger(), formId, { id: 'orphan1' }));
  await buy(stranger(), formId, { id: 'orphan2' });
  await sql`select delete_submission(municipality_id, id, now(), 'x') from submissions
    where id = ${testId('orphan1')}`.execute(world.db);
  await later(5);
  expect([await stateOf(gone.orderId), await counted(formId)]).toEqual([
    'expired',
    { counted: 0, submissions: 1 },
  ]);
});

it('X28.13 X21.06 buying, denying and expiring at the same moment wait for each other and never cross', async () => {
  const formId = await selling('crossing', 400);
  const open = await Promise.all(
    Array.from({ length: 12 }, (_, index) => buy(stranger(), formId, { id: `cross${index}x` })),
  );
  world.time.now = new Date(world.time.now.getTime() + 6 * 60_000);
  const bodies = await Promise.all(open.map((reply) => said(gateway, numbers(reply).orderId, DENIED)));
  const [statuses, bought] = await Promise.all([
    Promise.all(bodies.map((body) => notify(world, body))),
    Promise.all(
      Array.from({ length: 12 }, (_, index) => buy(stranger(), formId, { id: `meanwhile${index}x` })),
    ),
    world.runJobs(),
  ]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(new Set(bought.map(({ status }) => status))).toEqual(new Set([200]));
  expect([await counted(formId), await left(formId)]).toEqual([{ counted: 12, submissions: 24 }, 388]);
});
