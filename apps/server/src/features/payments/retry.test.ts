// Paying again for a submission after its payment was denied or expired.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SOLD_PRODUCT, saveForm } from '../../testing/forms.ts';
import type { TestGateway } from '../../testing/outside/payment-gateway.ts';
import { buy, DENIED, notify, openPaymentWorld, said } from '../../testing/purchases.ts';
import { sellingForm } from '../../testing/selling/selling-form.ts';
import { inLineFor } from '../../testing/queries.ts';
import { HOME, testId } from '../../testing/territory.ts';
import type { TestReply, TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
let gateway: TestGateway;
beforeAll(async () => {
  ({ world, gateway } = await openPaymentWorld());
});
afterAll(() => world.close());

interface Numbers {
  readonly orderId: string;
  readonly id: string;
}

const selling = (id: string, seats: number, answers: number | null = null) => {
  const definition = sellingForm(seats);
  const options = { ...definition.options, limitResponses: answers !== null };
  return saveForm(world.as.supervisor, {
    id,
    definition: { ...definition, options, responseLimit: answers },
  });
};
const pathOf = ({ orderId, id }: Numbers) => `/api/public/payments/${orderId}/${id}`;
const retry = (of: Numbers, shown: { readonly amount?: number } = {}): Promise<TestReply> =>
  world.visitor.post(`${pathOf(of)}/retry`, shown);
const page = async (of: Numbers) => (await world.visitor.get(pathOf(of))).body;
const left = async (formId: string) =>
  (await world.visitor.get(`/api/public/forms/${formId}/sale`)).body.locations[0].left;
const total = async (formId: string) =>
  (await world.as.supervisor.get(`/api/forms/${formId}/submissions`)).body.total;
const ordersOf = async (id: string) =>
  (await world.as.supervisor.get(`/api/submissions/${testId(id)}/payments`)).body.payments;
const counted = async (formId: string) => {
  const found = await sql<{ counted: number }>`
    select counted::integer from form_counters where form_id = ${formId}`.execute(world.db);
  return found.rows[0]?.counted;
};
const tick = () => {
  world.time.now = new Date(world.time.now.getTime() + 1_000);
};
/** Each is sent when the one before it waits for the counter of the municipality. */
const inLine = (sends: readonly (() => Promise<TestReply>)[]) =>
  inLineFor(
    world.db,
    (tx) => sql`select from submission_counters where municipality_id = ${HOME.id} for update`.execute(tx),
    sends,
  );
async function denied(formId: string, asked: Parameters<typeof buy>[2]): Promise<Numbers> {
  const { payment } = (await buy(world.visitor, formId, asked)).body;
  const amount = String(1250 * (asked.quantity ?? 1));
  await notify(world, await said(gateway, payment.orderId, { ...DENIED, Ds_Amount: amount }));
  tick();
  return payment;
}

it('A2.67 X31.05 a denied payment is ordered again for the same submission and buyer, with a number of its own, and is paid', async () => {
  const formId = await selling('again', 20);
  const first = await denied(formId, { id: 'again1', quantity: 3, fullName: 'Ana Ruiz' });
  expect([await left(formId), await counted(formId)]).toEqual([20, 0]);
  expect((await page(first)).retryAmount).toBe(3750);
  const reply = await retry(first);
  expect([reply.status, reply.body.redirect === null]).toEqual([200, false]);
  const second: Numbers = reply.body;
  expect(second.orderId).not.toBe(first.orderId);
  expect([await left(formId), await counted(formId), await total(formId)]).toEqual([17, 1, 1]);
  await notify(world, await said(gateway, second.orderId, { Ds_Amount: '3750' }));
  expect(await page(second)).toMatchObject({ status: 'paid', retryAmount: null });
  // The denied order stays in the history of the submission, the newest first.
  expect(await ordersOf('again1')).toMatchObject([
    { orderId: second.orderId, state: 'paid', fullName: 'Ana Ruiz', quantity: 3 },
    { orderId: first.orderId, state: 'denied', fullName: 'Ana Ruiz', quantity: 3 },
  ]);
  const [listed] = (await world.as.supervisor.get(`/api/forms/${formId}/submissions`)).body.submissions;
  expect(listed.payment).toBe('paid');
  expect((await page(first)).retryAmount).toBeNull();
  expect((await retry(first)).body.code).toBe('payment-retry-refused');
});

it('X31.05 a retry that is sent many times at the same time makes one order, which is given back again', async () => {
  const formId = await selling('twice', 20);
  const first = await denied(formId, { id: 'twice1', quantity: 2 });
  const replies = await Promise.all(Array.from({ length: 6 }, () => retry(first)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(replies.map(({ body }) => body.orderId)).size).toBe(1);
  expect((await retry(replies[0]?.body)).body.orderId).toBe(replies[0]?.body.orderId);
  expect([await left(formId), await counted(formId), (await ordersOf('twice1')).length]).toEqual([18, 1, 2]);
});

it('X31.05 X21.06 the last seats and the last submission of a limit are counted again: a retry that comes too late is refused', async () => {
  const scarce = await selling('scarce', 2);
  const slow = await denied(scarce, { id: 'scarce1', quantity: 2 });
  await buy(world.visitor, scarce, { id: 'scarce2' });
  expect(await retry(slow)).toMatchObject({
    status: 409,
    body: { code: 'seats-taken', values: { left: 1 } },
  });
  const limited = await selling('limited', 20, 1);
  const late = await denied(limited, { id: 'limited1' });
  await buy(world.visitor, limited, { id: 'limited2' });
  expect((await retry(late)).body.code).toBe('limit-reached');
  expect([await counted(limited), await left(limited)]).toEqual([1, 19]);
  expect((await ordersOf('limited1')).length).toBe(1);
});

it('X40.24 X31.05 a retry at another price than the page showed orders nothing and says so', async () => {
  const formId = await selling('dearer', 20);
  const first = await denied(formId, { id: 'dearer1', quantity: 2 });
  expect(await retry(first, { amount: 2000 })).toMatchObject({
    status: 422,
    body: { issues: [{ code: 'purchase-price-changed', at: { field: 'purchase.location' } }] },
  });
  expect([await left(formId), (await ordersOf('dearer1')).length]).toEqual([20, 1]);
  expect((await retry(first, { amount: 2500 })).status).toBe(200);
  expect([await left(formId), (await ordersOf('dearer1')).length]).toEqual([18, 2]);
});

it('X40.39 a form that is saved with another price, or closed, just before a retry is ordered is judged as it is now', async () => {
  const selling = sellingForm(20);
  const editable = { ...selling, options: { ...selling.options, editableForm: true } };
  const formId = await saveForm(world.as.supervisor, { id: 'moving', definition: editable });
  const first = await denied(formId, { id: 'moving1' });
  const { areaId } = (await world.as.supervisor.get(`/api/forms/${formId}`)).body;
  const locations = SOLD_PRODUCT.locations.map((location) => ({ ...location, price: 2000 }));
  const definition = { ...editable, payments: { ...editable.payments, locations } };
  const [saved, expensive] = await inLine([
    () => world.as.supervisor.put(`/api/forms/${formId}`, { version: 1, sync: false, areaId, definition }),
    () => retry(first, { amount: 1250 }),
  ]);
  expect([saved?.status, expensive?.status]).toEqual([200, 422]);
  expect(expensive?.body.issues).toEqual([
    { code: 'purchase-price-changed', at: { field: 'purchase.location' } },
  ]);
  const [closed, late] = await inLine([
    () => world.as.generator.put(`/api/forms/${formId}/visibility`, { public: false, version: 2 }),
    () => retry(first, { amount: 2000 }),
  ]);
  expect([closed?.status, late?.body.code]).toEqual([200, 'payments-closed']);
  const [opened, ordered] = await inLine([
    () => world.as.generator.put(`/api/forms/${formId}/visibility`, { public: true, version: 3 }),
    () => retry(first, { amount: 2000 }),
  ]);
  expect([opened?.status, ordered?.status]).toEqual([200, 200]);
  expect(await ordersOf('moving1')).toMatchObject([{ amount: 2000 }, { amount: 1250 }]);
});

it('X28.12 X31.05 a retry counts for the most per person', async () => {
  const formId = await selling('person', 50);
  const first = await denied(formId, { id: 'person1', quantity: 3, dni: '30111222' });
  await buy(world.visitor, formId, { id: 'person2', quantity: 2, dni: '30111222' });
  expect((await retry(first)).body.issues).toEqual([
    { code: 'purchase-person-limit', at: { field: 'purchase.quantity' }, values: { left: 2, max: 4 } },
  ]);
});

it('A2.67 X31.05 there is nothing to retry once the form is private or its submission is gone', async () => {
  const formId = await selling('private', 20);
  const first = await denied(formId, { id: 'private1' });
  await world.as.generator.put(`/api/forms/${formId}/visibility`, { public: false, version: 1 });
  expect((await page(first)).retryAmount).toBeNull();
  expect((await retry(first)).body.code).toBe('payments-closed');
  await world.as.generator.put(`/api/forms/${formId}/visibility`, { public: true, version: 2 });
  expect((await page(first)).retryAmount).toBe(1250);
  await sql`select delete_submission(municipality_id, id, now(), 'x') from submissions
    where id = ${testId('private1')}`.execute(world.db);
  expect((await page(first)).retryAmount).toBeNull();
  expect((await retry(first)).body.code).toBe('payment-retry-refused');
});

it('X31.05 one number alone retries nothing', async () => {
  const formId = await selling('numbers', 20);
  const one = await denied(formId, { id: 'numbers1' });
  const other = await denied(formId, { id: 'numbers2' });
  expect((await retry({ orderId: one.orderId, id: other.id })).body.code).toBe('payment-not-found');
});

it('X31.06 X21.04 money for both orders of a submission: the first that arrives has the seats, the other waits for a clerk', async () => {
  const formId = await selling('both', 20);
  const first = await denied(formId, { id: 'both1', quantity: 2 });
  const second: Numbers = (await retry(first)).body;
  const amount = { Ds_Amount: '2500' };
  // The bank approves the first after all, while the retry waits: the retry ends and its seats serve the first.
  await notify(world, await said(gateway, first.orderId, amount));
  const states = async () => (await ordersOf('both1')).map(({ state }: { state: string }) => state);
  expect([await states(), await left(formId), await counted(formId)]).toEqual([['expired', 'paid'], 18, 1]);
  await notify(world, await said(gateway, second.orderId, amount));
  expect([await states(), await left(formId), await counted(formId)]).toEqual([['late', 'paid'], 18, 1]);
});
