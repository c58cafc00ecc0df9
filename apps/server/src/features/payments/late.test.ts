// A buyer who was charged after the seats were sold: the page, the mail, and the clerk who closes the case.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SOLD_PRODUCT, saveForm } from '../../testing/forms.ts';
import { deliverDue } from '../../testing/mails.ts';
import { type MailBox, mailInto, openMailBox } from '../../testing/outside/mail-box.ts';
import type { TestGateway } from '../../testing/outside/payment-gateway.ts';
import { buy, notify, openPaymentWorld, said } from '../../testing/purchases.ts';
import { sellingForm } from '../../testing/selling/selling-form.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import type { Caller, TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
let gateway: TestGateway;
let box: MailBox;
beforeAll(async () => {
  box = await openMailBox();
  ({ world, gateway } = await openPaymentWorld({ mail: mailInto(box) }));
});
afterAll(async () => {
  await world.close();
  await box.stop();
});

interface Late {
  readonly formId: string;
  readonly orderId: string;
  readonly id: string;
}

/** A form of one seat, whose first buyer pays after the second has it. */
async function lateOrder(id: string, asked: { dni?: string; language?: string } = {}): Promise<Late> {
  const { language = 'es', ...purchase } = asked;
  const formId = await saveForm(world.as.supervisor, { id, definition: sellingForm(1) });
  const slow = (await buy(world.visitor, formId, { id: `${id}1`, email: `${id}@villa.example`, ...purchase }))
    .body.payment;
  await world.visitor.post(`/api/public/payments/${slow.orderId}/${slow.id}/opening`, { language });
  world.time.now = new Date(world.time.now.getTime() + 21 * 60_000);
  await world.runJobs();
  const quick = (await buy(world.visitor, formId, { id: `${id}2`, email: 'quick@villa.example' })).body
    .payment;
  await notify(world, await said(gateway, quick.orderId));
  const body = await said(gateway, slow.orderId);
  await Promise.all([notify(world, body), notify(world, body)]);
  return { formId, orderId: slow.orderId, id: slow.id };
}

const page = async ({ orderId, id }: Late) =>
  (await world.visitor.get(`/api/public/payments/${orderId}/${id}`)).body;
const close = ({ formId, id }: Late, body: object, by: Caller = world.as.elevatedSupervisor) =>
  by.post(`/api/forms/${formId}/payments/${id}/closing`, body);
const list = async (formId: string, show: string) =>
  (await world.as.elevatedSupervisor.get(`/api/forms/${formId}/payments?show=${show}`)).body;
const mailsTo = async (address: string) => (await box.mails()).filter(({ to }) => to.includes(address));

it('A2.70 X31.02 who was charged without a seat is neither denied nor led to pay again, and gets one mail', async () => {
  const late = await lateOrder('charged');
  expect(await page(late)).toMatchObject({ late: { closedAs: null }, retryAmount: null, amount: 1250 });
  const retry = await world.visitor.post(`/api/public/payments/${late.orderId}/${late.id}/retry`, {});
  expect(retry.body.code).toBe('payment-retry-refused');
  await deliverDue(world);
  const mails = await mailsTo('charged@villa.example');
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Cobramos su pago, pero ya no quedan plazas: Concierto',
  ]);
  const [mail] = mails;
  for (const text of ['devolverá el importe', late.orderId, '12,50 EUR', 'No vuelva a pagar'])
    for (const body of [mail?.text, mail?.html]) expect(body).toContain(text);
  expect(mail?.attachments).toEqual([]);
});

it('X31.10 X21.10 who paid gets the receipt once, however often the bank says so', async () => {
  const formId = await saveForm(world.as.supervisor, { id: 'receipt', definition: sellingForm(5) });
  const email = 'receipt@villa.example';
  const bought = await buy(world.visitor, formId, { id: 'receipt1', email, fullName: 'Ana Ruiz' });
  const { orderId } = bought.body.payment;
  const body = await said(gateway, orderId);
  await Promise.all([notify(world, body), notify(world, body), notify(world, body)]);
  await notify(world, await said(gateway, orderId, { Ds_AuthorisationCode: '999999' }));
  await deliverDue(world);
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.subject).toBe('Su pago fue aprobado: Concierto');
  expect(mail?.text).toContain(bought.body.code);
  const [receipt] = mail?.attachments ?? [];
  expect(receipt).toMatchObject({ filename: `recibo-${orderId}.pdf`, mimeType: 'application/pdf' });
  const { text } = await readPdf(Buffer.from(receipt?.content ?? '', 'base64'));
  for (const piece of ['Ana Ruiz', orderId, '12,50 EUR']) expect(text).toContain(piece);
});

it('X31.10 R9.23 a large amount has the sign of the thousands in the mail and on the receipt', async () => {
  const [location] = SOLD_PRODUCT.locations;
  const payments = { ...SOLD_PRODUCT, locations: [{ ...location, price: 125_000 }] };
  const formId = await saveForm(world.as.supervisor, {
    id: 'large',
    definition: { ...sellingForm(5), payments },
  });
  const { orderId } = (await buy(world.visitor, formId, { id: 'large1', email: 'large@villa.example' })).body
    .payment;
  expect(await notify(world, await said(gateway, orderId, { Ds_Amount: '125000' }))).toBe(200);
  await deliverDue(world);
  const [mail] = await mailsTo('large@villa.example');
  for (const body of [mail?.text, mail?.html]) expect(body).toContain('1.250,00 EUR');
  const { text } = await readPdf(Buffer.from(mail?.attachments[0]?.content ?? '', 'base64'));
  expect(text).toContain('1.250,00 EUR');
});

it('X31.11 R9.02 every moment on a receipt is written alike, in the time of the municipality', async () => {
  const formId = await saveForm(world.as.supervisor, { id: 'moments', definition: sellingForm(5) });
  const { orderId, id } = (await buy(world.visitor, formId, { id: 'moments1' })).body.payment;
  const now = world.time.now;
  world.time.now = new Date('2026-04-02T02:05:00.000Z');
  await notify(world, await said(gateway, orderId));
  world.time.now = now;
  const receipt = await world.visitor.get(`/api/public/payments/${orderId}/${id}/receipt.pdf`);
  const { text } = await readPdf(receipt.raw);
  expect(text).toContain('01/04/2026 - 23:05');
  expect(text).toContain('20/12/2026 - 15:30');
  expect(text.match(/\d\d\/\d\d\/\d{4}(?! - \d\d:\d\d)/g)).toBeNull();
});

it('X31.02 X31.10 the mail speaks the language of the page that sold', async () => {
  await lateOrder('english', { language: 'en' });
  await deliverDue(world);
  const [mail] = await mailsTo('english@villa.example');
  expect(mail?.subject).toBe('We charged your payment, but no seats are left: Concierto');
  expect(mail?.text).toContain('Do not pay again');
});

it('X34.34 the mail about a payment in Other has the words of the municipality as text, and is Spanish otherwise', async () => {
  const words = {
    'payment-mail.late-title': 'Cobramos <i>tarde</i>',
    'payment-mail.code': 'Número de trámite',
  };
  await sql`update municipalities set own_texts = ${JSON.stringify(words)}::jsonb`.execute(world.db);
  await lateOrder('worded', { language: 'ot' });
  await deliverDue(world);
  await lateOrder('plainly', { language: 'es' });
  await deliverDue(world);
  await sql`update municipalities set own_texts = '{}'`.execute(world.db);
  const [own] = await mailsTo('worded@villa.example');
  const [spanish] = await mailsTo('plainly@villa.example');
  expect(own?.subject).toBe('Cobramos <i>tarde</i>: Concierto');
  expect(own?.html).toContain('Cobramos &lt;i&gt;tarde&lt;/i&gt;');
  expect(own?.text).toContain('Número de trámite');
  expect(own?.text).toContain('Cantidad');
  expect(spanish?.text).not.toContain('trámite');
});

it('X31.18 who was given another seat gets its tickets by mail and comes in like any buyer', async () => {
  const late = await lateOrder('reseated');
  await deliverDue(world);
  const receipt = () => world.visitor.get(`/api/public/payments/${late.orderId}/${late.id}/receipt.pdf`);
  expect((await receipt()).body.code).toBe('payment-not-found');
  await close(late, { as: 'other-seat', note: 'Anfiteatro, fila 3' });
  await deliverDue(world);
  const mails = await mailsTo('reseated@villa.example');
  const mail = mails.find(({ attachments }) => attachments.length > 0);
  expect(mail?.attachments[0]).toMatchObject({ filename: `recibo-${late.orderId}.pdf` });
  const { text } = await readPdf(Buffer.from(mail?.attachments[0]?.content ?? '', 'base64'));
  expect(text).toContain('Otra plaza, la que le dio el municipio');
  const [code = ''] = text.match(/\d{4}\w{8}\.\d+\.[\w-]{12}/) ?? [];
  expect((await receipt()).status).toBe(200);
  const used = await world.as.elevatedSupervisor.post('/api/tickets/uses', {
    id: 'otherSeatUse00000001',
    code,
    formId: late.formId,
  });
  expect(used.body).toMatchObject({ outcome: 'admitted' });
});

it('X31.18 who got the money back has no tickets', async () => {
  const late = await lateOrder('returned');
  await close(late, { as: 'refunded', note: 'x' });
  const path = `/api/public/payments/${late.orderId}/${late.id}/receipt.pdf`;
  expect((await world.visitor.get(path)).body.code).toBe('payment-not-found');
});

it('X31.07 a clerk closes the case once, with a note, and everybody sees how, by whom and when', async () => {
  const late = await lateOrder('closing');
  expect((await list(late.formId, 'late')).totals.late).toEqual({ count: 1, amount: 1250 });
  const note = 'Transferencia 4711';
  const replies = await Promise.all([
    close(late, { as: 'refunded', note }),
    close(late, { as: 'refunded', note }),
  ]);
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect((await close(late, { as: 'other-seat', note: 'x' })).body.code).toBe('payment-case-closed');
  expect((await list(late.formId, 'late')).payments).toEqual([]);
  const closed = await list(late.formId, 'late-closed');
  expect([closed.totals.late, closed.totals['late-closed']]).toEqual([
    { count: 0, amount: 0 },
    { count: 1, amount: 1250 },
  ]);
  expect(closed.payments[0].order.closing).toMatchObject({
    as: 'refunded',
    note,
    at: world.time.now.toISOString(),
  });
  expect((await page(late)).late).toEqual({ closedAs: 'refunded' });
  const audited = await sql<{ details: object }>`
    select details from audit_entries where subject = 'payment' and subject_id = ${late.id}
      and details ->> 'event' = 'closed'`.execute(world.db);
  expect(audited.rows).toEqual([{ details: { event: 'closed', as: 'refunded' } }]);
});

it('X31.07 only orders that were charged without a seat, of this form, by people who correct its submissions', async () => {
  const late = await lateOrder('rights');
  const body = { as: 'refunded', note: 'x' } as const;
  const { payments } = await list(late.formId, 'paid');
  expect((await close({ ...late, id: payments[0].order.id }, body)).body.code).toBe('payment-case-closed');
  const other = await saveForm(world.as.supervisor, { id: 'otherForm', definition: sellingForm(1) });
  expect((await close({ ...late, formId: other }, body)).body.code).toBe('payment-not-found');
  expect((await close(late, { as: 'refunded', note: '  ' })).status).toBe(400);
  expect((await close(late, body, world.as.supervisor)).body.code).toBe('forbidden');
  expect((await list(late.formId, 'late')).may).toEqual({ closeCases: true });
  const asSupervisor = (await world.as.supervisor.get(`/api/forms/${late.formId}/payments`)).body;
  expect(asSupervisor.may).toEqual({ closeCases: false });
  expect((await close(late, body)).status).toBe(200);
});

it('X28.12 X31.07 a buyer whose money was returned may buy again, one who got another seat counts with it', async () => {
  const buyAgain = async (late: Late, id: string, dni: string) => {
    const definition = sellingForm(50);
    await world.as.supervisor.put(`/api/forms/${late.formId}`, {
      version: 1,
      sync: false,
      areaId: (await world.as.supervisor.get(`/api/forms/${late.formId}`)).body.areaId,
      definition,
    });
    return buy(world.visitor, late.formId, { id, dni, quantity: 4 });
  };
  const refunded = await lateOrder('refunded', { dni: '30111001' });
  await close(refunded, { as: 'refunded', note: 'x' });
  expect((await buyAgain(refunded, 'refunded3', '30111001')).body.code).not.toBe('answers-invalid');
  const seated = await lateOrder('seated', { dni: '30111002' });
  await close(seated, { as: 'other-seat', note: 'x' });
  expect((await buyAgain(seated, 'seated3', '30111002')).body.issues).toMatchObject([
    { code: 'purchase-person-limit', values: { left: 3, max: 4 } },
  ]);
});
