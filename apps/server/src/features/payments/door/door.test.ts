// Tickets at the door: what their codes are worth, and that each lets one person in.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveForm } from '../../../testing/forms.ts';
import type { TestGateway } from '../../../testing/outside/payment-gateway.ts';
import { buy, DENIED, notify, openPaymentWorld, said } from '../../../testing/purchases.ts';
import { sellingForm } from '../../../testing/selling/selling-form.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import type { Caller, TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let gateway: TestGateway;
beforeAll(async () => {
  ({ world, gateway } = await openPaymentWorld());
});
afterAll(() => world.close());

const CODE = /\d{4}\w{8}\.\d+\.[\w-]{12}/g;
const newUse = () => randomUUID().replaceAll('-', '').slice(0, 20);

/** A paid order of so many seats, with its codes as they are printed on the receipt. */
async function paidOrder(id: string, quantity: number) {
  const formId = await saveForm(world.as.supervisor, { id, definition: sellingForm(10) });
  const { payment } = (await buy(world.visitor, formId, { id: `${id}1`, quantity, fullName: 'Ana Ruiz' }))
    .body;
  await notify(world, await said(gateway, payment.orderId, { Ds_Amount: String(1250 * quantity) }));
  const receipt = await world.visitor.get(
    `/api/public/payments/${payment.orderId}/${payment.id}/receipt.pdf`,
  );
  const { text, pages, alternatives } = await readPdf(receipt.raw);
  const codes: readonly string[] = text.match(CODE) ?? [];
  return { formId, orderId: String(payment.orderId), codes, pages, alternatives };
}

interface Check {
  readonly code: string;
  readonly id?: string;
  readonly formId?: string | null;
}

const check = ({ code, id = newUse(), formId = null }: Check, by: Caller = world.as.supervisor) =>
  by.post('/api/tickets/uses', { id, code, formId });
const undo = (
  use: { readonly orderId: string; readonly id: string },
  reason = 'Se equivocó de puerta',
  by: Caller = world.as.supervisor,
) => by.post(`/api/tickets/${use.orderId}/uses/${use.id}/undo`, { reason });

it('X31.12 the receipt of an event has a signed code for each seat, as text and as a picture', async () => {
  const { codes, orderId, pages, alternatives } = await paidOrder('codes', 3);
  expect(new Set(codes).size).toBe(3);
  expect(codes.map((code) => code.split('.').slice(0, 2))).toEqual([
    [orderId, '1'],
    [orderId, '2'],
    [orderId, '3'],
  ]);
  expect(pages).toHaveLength(2);
  expect(alternatives).toEqual(codes.map((code, index) => `Entrada ${index + 1} de 3: ${code}`));
});

it('X31.12 a product that is no event has no tickets', async () => {
  const form = sellingForm(10);
  const definition = { ...form, payments: { ...form.payments, type: 'product' } };
  const formId = await saveForm(world.as.supervisor, { id: 'book', definition });
  const { orderId, id } = (await buy(world.visitor, formId, { id: 'book1' })).body.payment;
  await notify(world, await said(gateway, orderId));
  const receipt = await world.visitor.get(`/api/public/payments/${orderId}/${id}/receipt.pdf`);
  expect((await readPdf(receipt.raw)).text).not.toMatch(CODE);
});

it('X31.13 a ticket lets one person in: again it says when it was used and by whom, the other seat still enters', async () => {
  const { codes, formId } = await paidOrder('once', 2);
  const [first = '', second = ''] = codes;
  const admitted = await check({ code: first, formId });
  expect(admitted.body).toMatchObject({
    outcome: 'admitted',
    ticket: { event: 'Concierto', section: 'Platea', fullName: 'Ana Ruiz', seat: 1, quantity: 2 },
  });
  const at = world.time.now.toISOString();
  world.time.now = new Date(world.time.now.getTime() + 60_000);
  const again = await check({ code: first }, world.as.elevatedSupervisor);
  expect(again.body).toMatchObject({ outcome: 'used', use: { at, by: admitted.body.use.by } });
  expect((await check({ code: second })).body.outcome).toBe('admitted');
});

it('X31.13 two doors at the same moment admit one; a device that sends again after a lost reply gets the same reply', async () => {
  const { codes } = await paidOrder('race', 1);
  const code = codes[0] ?? '';
  const replies = await Promise.all(Array.from({ length: 8 }, () => check({ code })));
  const outcomes = replies.map(({ body }) => body.outcome);
  expect(outcomes.filter((outcome) => outcome === 'admitted')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'used')).toHaveLength(7);
  const { id } = replies.find(({ body }) => body.outcome === 'admitted')?.body.use ?? {};
  expect((await check({ code, id })).body.outcome).toBe('admitted');
  const audited = await sql<{ event: string }>`
    select details ->> 'event' as event from audit_entries where subject = 'ticket' and details ->> 'use' = ${id}`.execute(
    world.db,
  );
  expect(audited.rows).toEqual([{ event: 'used' }]);
});

it('X31.13 an id of a use that another ticket has is refused', async () => {
  const { codes } = await paidOrder('ids', 2);
  const id = newUse();
  expect((await check({ code: codes[0] ?? '', id })).body.outcome).toBe('admitted');
  expect((await check({ code: codes[1] ?? '', id })).body.code).toBe('id-taken');
});

it('X31.13 a code that is made up, changed, or of another seat opens nothing and says nothing of the order', async () => {
  const { codes, orderId } = await paidOrder('forged', 2);
  const [first = '', second = ''] = codes;
  const signature = first.split('.')[2] ?? '';
  const forged = [
    `${orderId}.2.${signature}`,
    `${orderId}.3.${signature}`,
    `${orderId}.1.AAAAAAAAAAAA`,
    second.replace(orderId, '0000aaaaaaaa'),
    orderId,
    '',
  ];
  for (const code of forged)
    expect((await check({ code })).body).toEqual({
      outcome: 'unknown',
      ticket: null,
      undone: null,
      use: null,
      timeZone: 'UTC',
    });
  expect((await check({ code: first })).body.outcome).toBe('admitted');
});

it('X31.13 a ticket of another event, or of an order that is not paid, lets nobody in and stays unused', async () => {
  const { codes, formId, orderId } = await paidOrder('states', 1);
  const code = codes[0] ?? '';
  const other = await saveForm(world.as.supervisor, { id: 'elsewhere', definition: sellingForm(1) });
  expect((await check({ code, formId: other })).body.outcome).toBe('other-event');
  const setTo = (state: string) => sql`update pay_orders set state = ${state} where order_id = ${orderId}`;
  for (const state of ['pending', 'denied', 'expired', 'late']) {
    await setTo(state).execute(world.db);
    expect((await check({ code })).body.outcome).toBe('unpaid');
  }
  await sql`update pay_orders set closed_as = 'refunded', closed_at = now() where order_id = ${orderId}`.execute(
    world.db,
  );
  expect((await check({ code })).body.outcome).toBe('refunded');
  await sql`update pay_orders set closed_as = null, closed_at = null, state = 'paid' where order_id = ${orderId}`.execute(
    world.db,
  );
  expect((await check({ code, formId })).body.outcome).toBe('admitted');
});

it('X31.13 W3 only people who may see the order use its tickets; for all others the code is unknown', async () => {
  const { codes } = await paidOrder('scope', 1);
  const code = codes[0] ?? '';
  for (const person of ['inspector', 'neighbour', 'foreigner'] as const)
    expect((await check({ code }, world.as[person])).body.outcome).toBe('unknown');
  expect((await check({ code }, world.as.generator)).body.code).toBe('forbidden');
  expect((await check({ code }, world.visitor)).body.code).toBe('not-signed-in');
  expect((await check({ code }, world.as.answerer)).body.outcome).toBe('admitted');
});

it('X31.14 a use is taken back within two minutes, once, with a reason, and the ticket serves again', async () => {
  const { codes, orderId } = await paidOrder('undo', 1);
  const other = await paidOrder('undoOther', 1);
  const code = codes[0] ?? '';
  const use = { orderId, id: (await check({ code })).body.use.id };
  expect((await undo({ ...use, orderId: other.orderId })).body.code).toBe('ticket-use-not-found');
  expect((await undo(use, ' ')).status).toBe(400);
  expect((await undo(use, 'x', world.as.foreigner)).body.code).toBe('ticket-use-not-found');
  world.time.now = new Date(world.time.now.getTime() + 120_000);
  const undoneAt = world.time.now.toISOString();
  const replies = await Promise.all([undo(use), undo(use)]);
  const statuses = replies.map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
  const again = (await check({ code })).body;
  expect(again.outcome).toBe('admitted');
  world.time.now = new Date(world.time.now.getTime() + 120_001);
  expect((await undo({ orderId, id: again.use.id })).body.code).toBe('ticket-undo-late');
  expect((await check({ code })).body.outcome).toBe('used');
  expect((await check({ code })).body.undone).toEqual({
    at: undoneAt,
    by: 'supervisor',
    reason: 'Se equivocó de puerta',
  });
  // The reason may name somebody, and the log cannot be changed.
  const audited = await sql<{ details: object }>`
    select details from audit_entries where subject = 'ticket' and details ->> 'event' = 'undone'
      and details ->> 'use' = ${use.id}`.execute(world.db);
  expect(audited.rows).toEqual([{ details: { event: 'undone', seat: 1, use: use.id } }]);
});

it('X31.12 X21.11 no receipt is drawn, and so no ticket, before an order is paid', async () => {
  const formId = await saveForm(world.as.supervisor, { id: 'unpaid', definition: sellingForm(1) });
  const { orderId, id } = (await buy(world.visitor, formId, { id: 'unpaid1' })).body.payment;
  const receipt = () => world.visitor.get(`/api/public/payments/${orderId}/${id}/receipt.pdf`);
  expect((await receipt()).body.code).toBe('payment-not-found');
  await notify(world, await said(gateway, orderId, DENIED));
  expect((await receipt()).body.code).toBe('payment-not-found');
});
