// Buying with a submission, and the gateway's notices about it. The stand-in gateway signs with its own code.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SOLD_PRODUCT, STAFF_FORM, saveForm } from '../../testing/forms.ts';
import type { TestGateway } from '../../testing/outside/payment-gateway.ts';
import { buy, DENIED, notify, openPaymentWorld, said } from '../../testing/purchases.ts';
import { PURCHASE, sellingForm } from '../../testing/selling/selling-form.ts';
import { HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
let gateway: TestGateway;
beforeAll(async () => {
  ({ world, gateway } = await openPaymentWorld());
});
afterAll(() => world.close());

const formSelling = (id: string, seats: number) =>
  saveForm(world.as.supervisor, { id, definition: sellingForm(seats) });

const sale = async (formId: string) => (await world.visitor.get(`/api/public/forms/${formId}/sale`)).body;
const left = async (formId: string) => (await sale(formId)).locations[0].left;
const payment = async ({ orderId, id }: { orderId: string; id: string }) =>
  (await world.visitor.get(`/api/public/payments/${orderId}/${id}`)).body;

const stateOf = async (orderId: string) => {
  const found = await sql<{
    state: string;
  }>`select state from pay_orders where order_id = ${orderId}`.execute(world.db);
  return found.rows[0]?.state ?? 'none';
};

/** Moves the clock past the time that seats are held, and runs the jobs that are due. */
async function afterHolding(): Promise<void> {
  world.time.now = new Date(world.time.now.getTime() + 21 * 60_000);
  await world.runJobs();
}

it('P1.10 E9.17 E9.18 E9.19 E9.20 E9.22 shows what is sold with prices of today and seats left', async () => {
  const formId = await formSelling('shown', 20);
  expect(await sale(formId)).toEqual({
    state: 'open',
    ended: '',
    isTrial: true,
    name: 'Concierto',
    date: '20/12/2026 - 15:30',
    address: 'Teatro Verdi',
    currency: 'EUR',
    maxPerOrder: 4,
    isMaxPerPerson: true,
    locations: [{ name: 'Platea', price: 1250, regularPrice: 1250, promotion: '', left: 20 }],
  });
  expect((await world.as.inspector.get(`/api/forms/${formId}/sale`)).body.name).toBe('Concierto');
  const plain = await saveForm(world.as.supervisor, { id: 'plain', definition: STAFF_FORM });
  expect((await world.as.inspector.get(`/api/forms/${plain}/sale`)).status).toBe(404);
});

it('A3.33 A3.35 A4.37 E3.35 X21.01 X21.07 stores the submission with its order and gives the signed way to the gateway', async () => {
  const formId = await formSelling('order', 20);
  const reply = await buy(world.visitor, formId, { id: 'order1', quantity: 3, dni: PURCHASE.dni });
  expect(reply.status).toBe(200);
  const { orderId, id, redirect } = reply.body.payment;
  expect(orderId).toMatch(/^\d{4}[0-9A-Za-z]{8}$/);
  const encoded = redirect.fields.find(
    ({ name }: { name: string }) => name === 'Ds_MerchantParameters',
  ).value;
  const asked = JSON.parse(Buffer.from(encoded, 'base64').toString());
  expect(asked).toMatchObject({
    DS_MERCHANT_AMOUNT: '3750',
    DS_MERCHANT_CURRENCY: '978',
    DS_MERCHANT_ORDER: orderId,
    DS_MERCHANT_TRANSACTIONTYPE: '0',
  });
  expect(asked.DS_MERCHANT_URLOK).toMatch(new RegExp(`/pago-exitoso/${orderId}/${id}$`));
  expect(asked.DS_MERCHANT_URLKO).toMatch(new RegExp(`/pago-denegado/${orderId}/${id}$`));
  // No data of the buyer goes to the gateway.
  expect(JSON.stringify(asked)).not.toMatch(/Ana|30111222/);
  const shown = await gateway.show(redirect.fields);
  expect(shown.status).toBe(200);
  expect(shown.page).toContain('37,50 EUR');
  expect(await left(formId)).toBe(17);
  expect(await payment({ orderId, id })).toMatchObject({
    status: 'to-validate',
    amount: 3750,
    currency: 'EUR',
  });
});

it('E9.20 E9.24 A3.33 X21.02 refuses what cannot be bought, by field, and stores nothing', async () => {
  const formId = await formSelling('wrong', 20);
  const refused = await buy(world.visitor, formId, {
    id: 'wrong1',
    quantity: 5,
    email: 'x',
    location: 'Palco',
  });
  expect(refused.status).toBe(422);
  expect(refused.body.issues.map(({ at }: { at: { field: string } }) => at.field)).toEqual([
    'purchase.location',
    'purchase.quantity',
    'purchase.email',
  ]);
  const nothing = await world.visitor.post(`/api/public/forms/${formId}/submissions`, {
    id: testId('wrong2'),
    version: 1,
    answers: { ticked: {}, main: { name: { value: 'x' } }, rows: {} },
  });
  expect(nothing.body.issues[0].code).toBe('purchase-location-required');
  expect((await world.as.supervisor.get(`/api/forms/${formId}/submissions`)).body.total).toBe(0);
});

it('X21.06 X21.01 E9.22 200 buyers of 20 seats at the same time: 20 orders, 20 submissions, no gap in the codes', async () => {
  const formId = await formSelling('crowd', 20);
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, index) => buy(world.visitor, formId, { id: `crowd${index}` })),
  );
  const sold = replies.filter(({ status }) => status === 200);
  const refused = replies.filter(({ status }) => status !== 200);
  expect(sold).toHaveLength(20);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['seats-taken']));
  expect(refused[0]?.body.issues).toEqual([
    { code: 'purchase-seats-left', at: { field: 'purchase.quantity' }, values: { left: 0 } },
  ]);
  expect(await left(formId)).toBe(0);
  expect((await world.as.supervisor.get(`/api/forms/${formId}/submissions`)).body.total).toBe(20);
  const numbers = sold
    .map(({ body }) => Number(body.code.slice(HOME.keyword.length)))
    .sort((a: number, b: number) => a - b);
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => numbers[0]! + index));
});

it('A3.34 X21.08 X21.10 a notification makes the order paid; twice at the same time it is taken once', async () => {
  const formId = await formSelling('twice', 20);
  const { orderId, id } = (await buy(world.visitor, formId, { id: 'twice1' })).body.payment;
  const body = await said(gateway, orderId);
  const statuses = await Promise.all(Array.from({ length: 6 }, () => notify(world, body)));
  expect(statuses).toEqual(Array.from({ length: 6 }, () => 200));
  expect((await payment({ orderId, id })).status).toBe('paid');
  expect(await left(formId)).toBe(19);
  const notices = await sql`select from payment_notices where pay_order_id = ${id}`.execute(world.db);
  expect(notices.rows).toHaveLength(1);
});

it('X21.03 X21.04 a denial gives the seats back; denied after paid, as notices overtake each other, changes nothing', async () => {
  const formId = await formSelling('order2', 20);
  const first = (await buy(world.visitor, formId, { id: 'denied1', quantity: 2 })).body.payment;
  const amount = { Ds_Amount: '2500' };
  expect(await notify(world, await said(gateway, first.orderId, { ...DENIED, ...amount }))).toBe(200);
  expect([(await payment(first)).status, await left(formId)]).toEqual(['rejected', 20]);
  // The buyer paid with another card on the gateway's page.
  expect(await notify(world, await said(gateway, first.orderId, amount))).toBe(200);
  expect([(await payment(first)).status, await left(formId)]).toEqual(['paid', 18]);

  const second = (await buy(world.visitor, formId, { id: 'denied2' })).body.payment;
  await notify(world, await said(gateway, second.orderId));
  await notify(world, await said(gateway, second.orderId, DENIED));
  expect([(await payment(second)).status, await left(formId)]).toEqual(['paid', 17]);
});

it('X21.03 seats of buyers who never came back are free again after twenty minutes', async () => {
  const formId = await formSelling('lapse', 1);
  const { orderId } = (await buy(world.visitor, formId, { id: 'lapse1' })).body.payment;
  expect((await buy(world.visitor, formId, { id: 'lapse2' })).body.code).toBe('seats-taken');
  await afterHolding();
  expect([await stateOf(orderId), await left(formId)]).toEqual(['expired', 1]);
  expect((await buy(world.visitor, formId, { id: 'lapse2' })).status).toBe(200);
});

it('X21.05 paid after its seats expired: kept while seats are left, otherwise late, never oversold', async () => {
  const formId = await formSelling('late', 1);
  const slow = (await buy(world.visitor, formId, { id: 'late1' })).body.payment;
  await afterHolding();
  const quick = (await buy(world.visitor, formId, { id: 'late2' })).body.payment;
  await notify(world, await said(gateway, quick.orderId));
  await notify(world, await said(gateway, slow.orderId));
  expect([await stateOf(quick.orderId), await stateOf(slow.orderId)]).toEqual(['paid', 'late']);
  expect((await payment(slow)).status).toBe('to-validate');

  const kept = await formSelling('kept', 1);
  const only = (await buy(world.visitor, kept, { id: 'kept1' })).body.payment;
  await afterHolding();
  await notify(world, await said(gateway, only.orderId));
  expect([await stateOf(only.orderId), await left(kept)]).toEqual(['paid', 0]);
});

it('X21.05 X21.06 five that pay for one seat at the same moment, after it expired: one has it, four are late', async () => {
  const formId = await formSelling('race', 1);
  const orders: string[] = [];
  for (let index = 0; index < 5; index++) {
    orders.push((await buy(world.visitor, formId, { id: `race${index}` })).body.payment.orderId);
    await afterHolding();
  }
  const bodies = await Promise.all(orders.map((orderId) => said(gateway, orderId)));
  await Promise.all(bodies.map((body) => notify(world, body)));
  const states = await Promise.all(orders.map(stateOf));
  expect(states.toSorted()).toEqual(['late', 'late', 'late', 'late', 'paid']);
  expect(await left(formId)).toBe(0);
});

it('X21.15 X7.01 sending again after a lost reply gives the same order and holds nothing twice', async () => {
  const formId = await formSelling('again', 20);
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => buy(world.visitor, formId, { id: 'again1' })),
  );
  expect(new Set(replies.map(({ body }) => body.payment.id)).size).toBe(1);
  expect(replies.every(({ body }) => body.payment.redirect !== null)).toBe(true);
  expect(await left(formId)).toBe(19);
  const other = await buy(world.visitor, formId, { id: 'again1', quantity: 2 });
  expect(other.body.code).toBe('id-taken');
  await notify(world, await said(gateway, replies[0]?.body.payment.orderId));
  // There is nothing left to pay.
  expect((await buy(world.visitor, formId, { id: 'again1' })).body.payment.redirect).toBeNull();
});

it('X21.14 without a gateway, or with half a product, nothing is stored and the form says so', async () => {
  const closed = await openTestWorld();
  const formId = await saveForm(closed.as.supervisor, { id: 'closed', definition: sellingForm(20) });
  expect((await closed.visitor.get(`/api/public/forms/${formId}/sale`)).body).toMatchObject({
    state: 'closed',
    locations: [],
  });
  expect((await buy(closed.visitor, formId, { id: 'closed1' })).body.code).toBe('payments-closed');
  expect((await closed.as.supervisor.get(`/api/forms/${formId}/submissions`)).body.total).toBe(0);
  expect(await notify(closed, await said(gateway, '123456789012'))).toBe(422);
  await closed.close();

  const half = await formSelling('half', 20);
  // As the import of a document with an incomplete product leaves it.
  const stored = JSON.stringify({ ...SOLD_PRODUCT, locations: [] });
  await sql`
    insert into form_versions
    select (jsonb_populate_record(v, jsonb_build_object('version', 2, 'definition',
      jsonb_set(v.definition, '{payments}', ${stored}::jsonb)))).* from form_versions v where form_id = ${half}`.execute(
    world.db,
  );
  await sql`update forms set version = 2 where id = ${half}`.execute(world.db);
  expect((await sale(half)).state).toBe('closed');
  expect((await buy(world.visitor, half, { id: 'half1' })).body.code).toBe('payments-closed');
});

it('R2.031 R4.16 R4.17 R4.18 the list of submissions shows the status, only on forms that sell', async () => {
  const formId = await formSelling('column', 20);
  const paid = (await buy(world.visitor, formId, { id: 'column1' })).body.payment;
  const denied = (await buy(world.visitor, formId, { id: 'column2' })).body.payment;
  await buy(world.visitor, formId, { id: 'column3' });
  await notify(world, await said(gateway, paid.orderId));
  await notify(world, await said(gateway, denied.orderId, DENIED));
  const { submissions } = (await world.as.supervisor.get(`/api/forms/${formId}/submissions`)).body;
  expect(
    Object.fromEntries(submissions.map(({ id, payment: status }: Record<string, string>) => [id, status])),
  ).toEqual({
    [testId('column1')]: 'paid',
    [testId('column2')]: 'rejected',
    [testId('column3')]: 'to-validate',
  });
});

it('R2.060 R3.08 R3.09 R3.10 E9.25 E9.26 R7.24 the view of an answer has its order with what it copied of the product', async () => {
  const formId = await formSelling('card', 20);
  const { orderId, id } = (await buy(world.visitor, formId, { id: 'card1', quantity: 2, dni: PURCHASE.dni }))
    .body.payment;
  const path = `/api/submissions/${testId('card1')}/payments`;
  expect((await world.as.supervisor.get(path)).body.payments).toEqual([
    {
      orderId,
      id,
      state: 'pending',
      status: 'to-validate',
      amount: 2500,
      price: 1250,
      quantity: 2,
      section: 'Platea',
      currency: 'EUR',
      fullName: PURCHASE.fullName,
      dni: PURCHASE.dni,
      email: PURCHASE.email,
      phone: '',
      product: {
        name: 'Concierto',
        address: 'Teatro Verdi',
        dateFormatted: '20/12/2026 - 15:30',
        preview: '',
      },
      createdAt: world.time.now.toISOString(),
      resolvedAt: null,
      authorisation: '',
    },
  ]);
  // An inspector sees only their own submissions.
  expect((await world.as.inspector.get(path)).body.code).toBe('submission-not-found');
  expect((await world.as.foreigner.get(path)).body.code).toBe('form-outside-areas');
});
