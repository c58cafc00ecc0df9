// Forged notices at the gateway's endpoint, and what strangers can learn from the URL of a payment.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { saveForm } from '../../testing/forms.ts';
import type { TestGateway } from '../../testing/outside/payment-gateway.ts';
import { buy, notify, openPaymentWorld, said } from '../../testing/purchases.ts';
import { PURCHASE, sellingForm } from '../../testing/selling/selling-form.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { HOME } from '../../testing/territory.ts';
import { caller, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
let gateway: TestGateway;
let formId: string;
let orders = 0;
/** A new network address for each test, because refusals are counted by it. */
let address: string;
beforeAll(async () => {
  ({ world, gateway } = await openPaymentWorld());
  formId = await saveForm(world.as.supervisor, { id: 'hostile', definition: sellingForm(1_000) });
});
afterAll(() => world.close());
beforeEach(() => {
  orders += 1;
  address = `198.51.100.${orders}`;
});

const ordered = async () => (await buy(world.visitor, formId, { id: `hostile${orders}` })).body.payment;
const statusOf = async ({ orderId, id }: { orderId: string; id: string }) =>
  (await world.visitor.get(`/api/public/payments/${orderId}/${id}`)).body.status;

async function refusals(id: string): Promise<readonly string[]> {
  const found = await sql<{ reason: string }>`
    select details ->> 'reason' as reason from audit_entries
    where municipality_id = ${HOME.id} and subject_id = ${id} and details ->> 'event' = 'refused'
    order by number`.execute(world.db);
  return found.rows.map(({ reason }) => reason);
}

it.each<[string, Record<string, string>, string]>([
  ['a smaller amount', { Ds_Amount: '1' }, 'other-amount'],
  ['a larger amount', { Ds_Amount: '125000' }, 'other-amount'],
  ['no amount', { Ds_Amount: '' }, 'other-amount'],
  ['another currency', { Ds_Currency: '032' }, 'other-shop'],
  ['another shop', { Ds_MerchantCode: '111111111' }, 'other-shop'],
  ['another terminal', { Ds_Terminal: '002' }, 'other-shop'],
  ['a refund', { Ds_TransactionType: '3', Ds_Response: '0900' }, 'other-shop'],
])('X21.08 X21.09 refuses a rightly signed notice of %s', async (_, over, reason) => {
  const order = await ordered();
  expect(await notify(world, await said(gateway, order.orderId, over), address)).toBe(422);
  expect(await statusOf(order)).toBe('to-validate');
  expect(await refusals(order.id)).toEqual([reason]);
});

it('X21.08 X21.09 refuses forged ones: another key, changed parameters, another version, none at all', async () => {
  const order = await ordered();
  const right = new URLSearchParams(await said(gateway, order.orderId));
  const parameters = JSON.parse(Buffer.from(right.get('Ds_MerchantParameters')!, 'base64url').toString());
  const changed = (over: object) =>
    Buffer.from(JSON.stringify({ ...parameters, ...over })).toString('base64url');
  const withField = (name: string, value: string) => {
    const body = new URLSearchParams(right);
    body.set(name, value);
    return body.toString();
  };
  const forged = [
    withField('Ds_Signature', Buffer.alloc(32).toString('base64url')),
    withField('Ds_Signature', ''),
    withField('Ds_MerchantParameters', changed({ Ds_AuthorisationCode: '999999' })),
    withField('Ds_SignatureVersion', 'HMAC_SHA512_V2'),
    withField('Ds_SignatureVersion', ''),
  ];
  for (const body of forged) expect(await notify(world, body, address)).toBe(422);
  for (const body of ['', 'x', 'Ds_MerchantParameters=bm8', 'Ds_MerchantParameters=bnVsbA', '%00%ff=&&&'])
    expect(await notify(world, body, address)).toBe(422);
  expect(await statusOf(order)).toBe('to-validate');
  expect(await refusals(order.id)).toEqual(forged.map(() => 'signature'));
  expect(await notify(world, right.toString(), address)).toBe(200);
});

it('X21.09 a notice of an order that is nobody’s is refused, a large one not read, and a flood is stopped', async () => {
  expect(await notify(world, await said(gateway, '0000aaaaaaaa'), address)).toBe(422);
  expect(await notify(world, `x=${'y'.repeat(17 * 1024)}`, address)).toBe(413);
  const statuses = new Set<number>();
  for (let index = 0; index < 65; index++) statuses.add(await notify(world, 'x=y', address));
  expect([...statuses]).toEqual([422, 429]);
  // Notices of the real gateway are still taken.
  const order = await ordered();
  expect(await notify(world, await said(gateway, order.orderId), address)).toBe(200);
});

it('X21.08 A2.70 coming back to the page of success resolves nothing', async () => {
  const order = await ordered();
  const query = await said(gateway, order.orderId);
  await world.visitor.get(`/pago-exitoso/${order.orderId}/${order.id}?${query}`);
  expect(await statusOf(order)).toBe('to-validate');
});

it('A2.69 A7.10 W6 a payment opens by both its numbers, and shows who bought only to the browser that did', async () => {
  const reply = await buy(world.visitor, formId, {
    id: `hostile${orders}`,
    fullName: 'Ana Ruiz',
    dni: PURCHASE.dni,
  });
  const { orderId, id } = reply.body.payment;
  const cookie = String(reply.headers['set-cookie']).split(';')[0]!;
  const buyer = caller(world.app, { cookie });
  const path = `/api/public/payments/${orderId}/${id}`;
  expect((await buyer.get(path)).body.fullName).toBe('Ana Ruiz');
  const stranger = (await world.visitor.get(path)).body;
  expect(stranger).toMatchObject({ amount: 1250, id, orderId, fullName: null });
  expect(JSON.stringify(stranger)).not.toMatch(/Ana|30111222|villa\.example/);
  for (const wrong of [`${orderId}/${'x'.repeat(20)}`, `0000aaaaaaaa/${id}`, `..%2f/${id}`, `${orderId}/1`])
    expect((await world.visitor.get(`/api/public/payments/${wrong}`)).body.code).toBe('payment-not-found');
});

it('A2.60 A2.62 A2.63 A2.64 W6 X21.11 the receipt: of a paid order only, the same bytes, the person only for who bought', async () => {
  const reply = await buy(world.visitor, formId, { id: `hostile${orders}`, fullName: 'Ana #Ruiz' });
  expect(reply.body.code).toBe('answers-invalid');
  const bought = await buy(world.visitor, formId, {
    id: `hostile${orders}`,
    fullName: "Ana D'Ruiz",
    dni: PURCHASE.dni,
    quantity: 3,
  });
  const { orderId, id } = bought.body.payment;
  const path = `/api/public/payments/${orderId}/${id}/receipt.pdf`;
  expect((await world.visitor.get(path)).body.code).toBe('payment-not-found');
  await notify(world, await said(gateway, orderId, { Ds_Amount: '3750' }), address);
  const buyer = caller(world.app, { cookie: String(bought.headers['set-cookie']).split(';')[0]! });
  const own = await buyer.get(path);
  expect(own.headers['content-disposition']).toBe(`attachment; filename="recibo-${orderId}.pdf"`);
  const { text } = await readPdf(own.raw);
  for (const chunk of [
    '37,50 EUR',
    '12,50 EUR',
    id,
    orderId,
    'Ana D',
    '30111222',
    'Concierto',
    '123456',
    'de prueba',
  ])
    expect(text).toContain(chunk);
  expect((await buyer.get(path)).raw.equals(own.raw)).toBe(true);
  const strangers = await readPdf((await world.visitor.get(`${path}?language=en`)).raw);
  expect(strangers.text).toContain('37.50 EUR');
  expect(strangers.text).not.toMatch(/Ana|30111222|villa\.example/);
});

it('X34.32 X34.33 the receipt speaks Japanese, with every letter, and the words and decimal point of Central America', async () => {
  const { orderId, id } = await ordered();
  await notify(world, await said(gateway, orderId));
  const receiptIn = async (language: string) =>
    readPdf(
      (await world.visitor.get(`/api/public/payments/${orderId}/${id}/receipt.pdf?language=${language}`)).raw,
    );
  const japanese = await receiptIn('ja');
  for (const word of ['領収書', '金額', '注文番号', '入場券1／1', '12.50EUR'])
    expect(japanese.text.replaceAll(/\s/g, ''), word).toContain(word);
  expect(japanese).toMatchObject({ language: 'ja', accessible: true });
  const central = await receiptIn('ca');
  for (const word of ['Recibo de pago', 'Documento de prueba', 'Boleto 1 de 1', '12.50 EUR'])
    expect(central.text, word).toContain(word);
  expect(central.language).toBe('es');
});

it('X34.34 the receipt in Other has the words of the municipality', async () => {
  const { orderId, id } = await ordered();
  await notify(world, await said(gateway, orderId));
  const words = { 'payment-receipt.title': 'Comprobante de caja' };
  await sql`update municipalities set own_texts = ${JSON.stringify(words)}::jsonb`.execute(world.db);
  const path = `/api/public/payments/${orderId}/${id}/receipt.pdf`;
  const [own, spanish] = await Promise.all(
    ['ot', 'es'].map(async (language) =>
      readPdf((await world.visitor.get(`${path}?language=${language}`)).raw),
    ),
  );
  await sql`update municipalities set own_texts = '{}'`.execute(world.db);
  expect(own?.text).toContain('Comprobante de caja');
  expect(own?.text).toContain('Monto');
  expect(spanish?.text).toContain('Recibo de pago');
});

it('W6 X21.16 the pages of a payment are asked for at most so often, and name no address to others', async () => {
  const order = await ordered();
  const path = `/api/public/payments/${order.orderId}/${order.id}`;
  const send = () => world.app.inject({ method: 'GET', url: path, remoteAddress: address });
  const first = await send();
  expect(first.headers['referrer-policy']).toBe('no-referrer');
  expect(first.headers['cache-control']).toBe('no-store');
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toContain(`form-action 'self' ${new URL(gateway.settings.url).origin}`);
  let last = first;
  for (let index = 0; index < 120; index++) last = await send();
  expect(last.statusCode).toBe(429);
});
