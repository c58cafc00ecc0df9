// The receipt of a person who has just sent a submission, and what simpler receipts would give away.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../../testing/forms.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { AWAY, HOME, testId } from '../../testing/territory.ts';
import {
  type Caller,
  caller,
  openTestWorld,
  type TestReply,
  type TestWorld,
} from '../../testing/with-app.ts';

const VOUCHER = 'Presente este comprobante en Mesa de Entradas.\nDe lunes a viernes, de 8 a 13.';
const NEXT = { text: 'Le escribimos en diez días.', in: { en: 'We write within ten days.' } };
const BARE = aForm()
  .with({ title: { text: 'Pedido' }, voucherText: VOUCHER })
  .withOptions({ publicAccess: true, automaticDownload: true, customizedVoucher: true })
  .withSection('s', aQuestion('name', 'text', { title: { text: 'Nombre' } }));
const OPEN = BARE.with({ afterSending: NEXT }).withStates('Recibido', 'Resuelto');
let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await saveForm(world.as.supervisor, { id: 'open', definition: OPEN.build() });
  await saveForm(world.as.supervisor, {
    id: 'bare',
    definition: BARE.with({ voucherText: '' })
      .withOptions({ customizedVoucher: false, automaticDownload: false })
      .build(),
  });
});
afterAll(() => world.close());

function cookieOf({ headers }: TestReply): string {
  const set = String(headers['set-cookie']);
  expect(set).toMatch(/HttpOnly/i);
  expect(set).toMatch(/SameSite=Lax/i);
  expect(set).toMatch(/Max-Age=1800/i);
  return set.split(';')[0] ?? '';
}

async function sent(id: string, form = 'open'): Promise<{ readonly browser: Caller; readonly code: string }> {
  const answers = answersOf({ name: `Quien envía ${id}` });
  const reply = await submitTo(world.visitor, testId(form), { id, answers, public: 'yes' });
  return { browser: caller(world.app, { cookie: cookieOf(reply) }), code: reply.body.code };
}

const ask = (browser: Caller, id: string, kind: 'record' | 'voucher' = 'record') =>
  browser.post(`/api/public/submissions/${testId(id)}/records`, { kind });

async function made(browser: Caller, id: string, kind?: 'record' | 'voucher') {
  const { body } = await ask(browser, id, kind);
  await world.runJobs();
  return (await browser.get(`/api/records/${body.id}`)).body.url;
}

it('W4 A7.18 R7.36 X18.15 a person who has just sent a submission gets its record, and nobody else', async () => {
  const { browser } = await sent('a1');
  const { browser: other } = await sent('a2');
  const url = await made(browser, 'a1');
  const file = await browser.get(url);
  expect((await readPdf(file.raw)).text).toContain('Quien envía a1zzz'.slice(0, 14));
  for (const stranger of [other, world.visitor, world.as.admin]) {
    expect((await ask(stranger, 'a1')).body.code).toBe('record-not-found');
    expect((await stranger.get(url)).body.code).toBe('file-not-found');
  }
});

it('W4 E3.19 R3.12 X36.02 the receipt says what the confirmation page shows', async () => {
  const { browser, code } = await sent('b1');
  expect((await browser.get('/api/public/receipt')).body).toEqual({
    submissionId: testId('b1'),
    code,
    recordCode: '',
    voucher: VOUCHER,
    downloadsByItself: true,
    title: { text: 'Pedido' },
    sentAt: world.time.now.toISOString(),
    timeZone: 'America/Argentina/Cordoba',
    next: NEXT,
    stateLookUp: true,
    municipality: { name: 'Villa Cercana', brand: 'product' },
  });
  const { browser: bare } = await sent('b2', 'bare');
  expect((await bare.get('/api/public/receipt')).body).toMatchObject({
    voucher: '',
    downloadsByItself: false,
    next: null,
    stateLookUp: false,
  });
  expect((await world.visitor.get('/api/public/receipt')).body.code).toBe('receipt-not-found');
});

it('W4 X18.15 a receipt ends after half an hour, and cannot be made up', async () => {
  const answers = answersOf({ name: 'x' });
  const reply = await submitTo(world.visitor, testId('open'), { id: 'c1', answers, public: 'yes' });
  const cookie = cookieOf(reply);
  const [municipality = '', id = '', until = '', signature = ''] = cookie.replace('receipt=', '').split('.');
  expect([municipality, id]).toEqual([HOME.id, testId('c1')]);
  const forged = [
    `receipt=${municipality}.${testId('a1')}.${until}.${signature}`,
    `receipt=${AWAY.id}.${id}.${until}.${signature}`,
    `receipt=${municipality}.${id}.${Number(until) + 1}.${signature}`,
    `receipt=${municipality}.${id}.${until}.${'A'.repeat(43)}`,
    `receipt=${municipality}.${id}.${until}.`,
    'receipt=',
  ];
  for (const value of forged) {
    const { body } = await caller(world.app, { cookie: value }).get('/api/public/receipt');
    expect(body.code, value).toBe('receipt-not-found');
  }
  const browser = caller(world.app, { cookie });
  expect((await browser.get('/api/public/receipt')).status).toBe(200);
  const before = world.time.now;
  world.time.now = new Date(before.getTime() + 30 * 60_000 + 1);
  expect((await browser.get('/api/public/receipt')).body.code).toBe('receipt-not-found');
  expect((await ask(browser, 'c1')).body.code).toBe('record-not-found');
  world.time.now = before;
});

it('E3.23 R2.106 the voucher is a PDF of its own, with its text and the code, without the answers', async () => {
  const { browser, code } = await sent('d1');
  const file = await browser.get(await made(browser, 'd1', 'voucher'));
  const { text } = await readPdf(file.raw);
  expect(text).toContain('Presente este comprobante en Mesa de Entradas.');
  expect(text).toContain(code);
  expect(text).not.toContain('Quien envía');
  expect(file.headers['content-disposition']).toContain(`comprobante-${code}.pdf`);
  const { browser: bare } = await sent('d2', 'bare');
  expect((await ask(bare, 'd2', 'voucher')).body.code).toBe('record-not-found');
});
