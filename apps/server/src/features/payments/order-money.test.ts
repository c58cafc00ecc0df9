// The price of an order with promotions, what it copies of the product, and how long its seats are held.
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveForm } from '../../testing/forms.ts';
import type { TestGateway } from '../../testing/outside/payment-gateway.ts';
import { buy, DENIED, notify, openPaymentWorld, said } from '../../testing/purchases.ts';
import { sellingForm } from '../../testing/selling/selling-form.ts';
import { testId } from '../../testing/territory.ts';
import type { TestReply, TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
let gateway: TestGateway;
beforeAll(async () => {
  ({ world, gateway } = await openPaymentWorld());
});
afterAll(() => world.close());

/** 12.50, or 10.00 until the end of 10 March in the municipality's time zone. */
const PROMOTED: FormDefinition = {
  ...sellingForm(20),
  payments: {
    ...sellingForm(20).payments,
    promotions: [
      { name: 'Carísima', price: 2000, until: '2026-03-10' },
      { name: 'Anticipada', price: 1000, until: '2026-03-10' },
    ],
  },
};

const selling = (id: string, definition = PROMOTED) => saveForm(world.as.supervisor, { id, definition });
const paymentsOf = async (id: string) =>
  (await world.as.supervisor.get(`/api/submissions/${testId(id)}/payments`)).body.payments;

/** The amount that the gateway is asked to charge, in cents. */
function charged({ body }: TestReply): string {
  const fields: { name: string; value: string }[] = body.payment.redirect.fields;
  const encoded = fields.find(({ name }) => name === 'Ds_MerchantParameters')?.value ?? '';
  return JSON.parse(Buffer.from(encoded, 'base64').toString()).DS_MERCHANT_AMOUNT;
}

async function stateAfterJobs(orderId: string): Promise<string | undefined> {
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(world.db);
  await world.runJobs();
  const found = await sql<{ state: string }>`
    select state from pay_orders where order_id = ${orderId}`.execute(world.db);
  return found.rows[0]?.state;
}

it('E9.26 X21.01 while a promotion holds the order is charged at its price, to the end of its day in the municipality', async () => {
  const formId = await selling('promoted');
  // In the municipality it is 23:30 on the tenth; in Greenwich it is the next day.
  world.time.now = new Date('2026-03-11T02:30:00.000Z');
  const last = await buy(world.visitor, formId, { id: 'lastDay', quantity: 3 });
  expect([last.status, charged(last)]).toEqual([200, '3000']);
  expect(await paymentsOf('lastDay')).toMatchObject([
    { amount: 3000, price: 1000, quantity: 3, product: { preview: 'Anticipada' } },
  ]);
  world.time.now = new Date('2026-03-11T03:30:00.000Z');
  const after = await buy(world.visitor, formId, { id: 'dayAfter', quantity: 3 });
  expect([after.status, charged(after)]).toEqual([200, '3750']);
  expect(await paymentsOf('dayAfter')).toMatchObject([
    { amount: 3750, price: 1250, product: { preview: '' } },
  ]);
  world.time.now = new Date('2026-03-10T15:00:00.000Z');
});

it('E9.26 X21.01 what the browser believes of the price counts for nothing', async () => {
  const formId = await selling('cheap', sellingForm(20));
  const asked = { id: 'cheap1', price: 1, amount: 1 };
  const refused = await buy(world.visitor, formId, asked);
  expect(refused.body.code).toBe('request-invalid');
  expect(charged(await buy(world.visitor, formId, { id: 'cheap2' }))).toBe('1250');
});

it('X40.24 X21.01 who was shown another price stores nothing and is told so; who repeats an order pays what it was', async () => {
  const formId = await selling('shown');
  // The promotion ends at midnight, while the form is filled in.
  world.time.now = new Date('2026-03-11T02:59:00.000Z');
  const before = await buy(world.visitor, formId, { id: 'shown1', unitPrice: 1000 });
  expect([before.status, charged(before)]).toEqual([200, '1000']);
  world.time.now = new Date('2026-03-11T03:01:00.000Z');
  const refused = await buy(world.visitor, formId, { id: 'shown2', unitPrice: 1000 });
  expect([refused.status, refused.body.code, refused.body.issues]).toEqual([
    422,
    'answers-invalid',
    [{ code: 'purchase-price-changed', at: { field: 'purchase.location' } }],
  ]);
  const stored = await sql<{ id: string }>`select id from submissions where form_id = ${formId}`.execute(
    world.db,
  );
  expect(stored.rows).toEqual([{ id: testId('shown1') }]);
  const repeated = await buy(world.visitor, formId, { id: 'shown1', unitPrice: 1000 });
  expect([repeated.status, charged(repeated)]).toEqual([200, '1000']);
  const after = await buy(world.visitor, formId, { id: 'shown2', unitPrice: 1250 });
  expect([after.status, charged(after)]).toEqual([200, '1250']);
  world.time.now = new Date('2026-03-10T15:00:00.000Z');
});

it('R3.08 an order keeps name, location, date, promotion and currency as they were, and whether its buyer went to pay', async () => {
  const formId = await selling('copied');
  const { orderId, id } = (await buy(world.visitor, formId, { id: 'copied1' })).body.payment;
  const stored = async () => {
    const found = await sql<{ product: object; went: boolean }>`
      select product, opened_at is not null as went from pay_orders where order_id = ${orderId}`.execute(
      world.db,
    );
    return found.rows[0];
  };
  expect(await stored()).toEqual({
    product: {
      type: 'event',
      name: 'Concierto',
      address: 'Teatro Verdi',
      dateFormatted: '20/12/2026 - 15:30',
      preview: 'Anticipada',
      previewIndex: 1,
      currencyType: { sign: '€', name: 'EUR' },
    },
    went: false,
  });
  await world.visitor.post(`/api/public/payments/${orderId}/${id}/opening`);
  expect((await stored())?.went).toBe(true);
});

it('X31.09 the buyer reads code, what was bought and where the receipt goes; others only what was bought', async () => {
  const formId = await selling('bought', sellingForm(20));
  const reply = await buy(world.visitor, formId, { id: 'bought1', quantity: 2, email: 'ana@villa.example' });
  const { orderId, id } = reply.body.payment;
  await notify(world, await said(gateway, orderId, { Ds_Amount: '2500' }));
  const url = `/api/public/payments/${orderId}/${id}`;
  const bought = { name: 'Concierto', date: '20/12/2026 - 15:30', section: 'Platea', quantity: 2 };
  const others = (await world.visitor.get(url)).body;
  expect(others).toMatchObject({ bought, buyer: null, fullName: null, mailsReceipt: false });
  const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? '';
  const own = await world.app.inject({ url, headers: { cookie } });
  expect(own.json()).toMatchObject({ bought, buyer: { code: reply.body.code, email: 'ana@villa.example' } });
});

it('A2.58 R6.23 the page after paying shows amount, name, reference and order number, without an account', async () => {
  const formId = await selling('page', sellingForm(20));
  const bought = await buy(world.visitor, formId, { id: 'page1', quantity: 2, fullName: 'Ana Ruiz' });
  const { orderId, id } = bought.body.payment;
  await notify(world, await said(gateway, orderId, { Ds_Amount: '2500' }));
  const cookie = String(bought.headers['set-cookie']).split(';')[0] ?? '';
  const page = await world.app.inject({ url: `/api/public/payments/${orderId}/${id}`, headers: { cookie } });
  expect(page.json()).toMatchObject({ status: 'paid', amount: 2500, fullName: 'Ana Ruiz', id, orderId });
});

it('X21.03 seats stay held until their time, even when the worker checks too early', async () => {
  const formId = await selling('early', sellingForm(1));
  const { orderId } = (await buy(world.visitor, formId, { id: 'early1' })).body.payment;
  const bought = world.time.now.getTime();
  world.time.now = new Date(bought + 5 * 60_000 - 1_000);
  expect(await stateAfterJobs(orderId)).toBe('pending');
  expect((await buy(world.visitor, formId, { id: 'early2' })).body.code).toBe('seats-taken');
  world.time.now = new Date(bought + 5 * 60_000 + 1_000);
  expect(await stateAfterJobs(orderId)).toBe('expired');
  expect((await buy(world.visitor, formId, { id: 'early2' })).status).toBe(200);
});

it('X31.08 P1.10 a sale ends when the event begins: the form says since when, and the server takes no order', async () => {
  const formId = await selling('over', sellingForm(20));
  const now = world.time.now;
  world.time.now = new Date('2026-12-20T18:29:59.000Z');
  expect((await buy(world.visitor, formId, { id: 'over1' })).status).toBe(200);
  world.time.now = new Date('2026-12-20T18:30:00.000Z');
  expect((await world.visitor.get(`/api/public/forms/${formId}/sale`)).body).toMatchObject({
    state: 'over',
    ended: '20/12/2026 - 15:30',
    name: 'Concierto',
    locations: [],
  });
  const refused = await buy(world.visitor, formId, { id: 'over2' });
  expect([refused.status, refused.body.code]).toEqual([409, 'payments-closed']);
  // The session of the supervisor would have expired.
  world.time.now = now;
  expect((await world.as.supervisor.get(`/api/forms/${formId}/submissions`)).body.total).toBe(1);
});

it('X31.08 X31.05 an end of its own closes the sale earlier, to retries too; a person who is paying already may finish', async () => {
  const form = sellingForm(20);
  const formId = await selling('ends', {
    ...form,
    payments: { ...form.payments, saleEnds: '2026-03-15T03:00:00.000Z' },
  });
  const now = world.time.now;
  world.time.now = new Date('2026-03-15T02:50:00.000Z');
  const denied = (await buy(world.visitor, formId, { id: 'ends1' })).body.payment;
  await notify(world, await said(gateway, denied.orderId, DENIED));
  const paying = (await buy(world.visitor, formId, { id: 'ends2' })).body.payment;
  world.time.now = new Date('2026-03-15T03:00:00.000Z');
  expect((await buy(world.visitor, formId, { id: 'ends3' })).body.code).toBe('payments-closed');
  const path = `/api/public/payments/${denied.orderId}/${denied.id}`;
  expect((await world.visitor.get(path)).body.retryAmount).toBeNull();
  expect((await world.visitor.post(`${path}/retry`, {})).body.code).toBe('payments-closed');
  await notify(world, await said(gateway, paying.orderId));
  world.time.now = now;
  expect(await paymentsOf('ends2')).toMatchObject([{ state: 'paid' }]);
});
