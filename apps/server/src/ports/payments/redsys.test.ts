import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { openPaymentGateway, type TestGateway } from '../../testing/outside/payment-gateway.ts';
import { redsysGateway } from './redsys.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openPaymentGateway();
});
afterAll(() => gateway.stop());

it.each([
  ['0000', 'authorised'],
  ['0099', 'authorised'],
  ['0100', 'denied'],
  ['0190', 'denied'],
  ['0900', 'denied'],
  ['9915', 'denied'],
  ['', 'denied'],
  ['-1', 'denied'],
])('X21.08 of the gateway’s replies only 0000 to 0099 are a payment: %s is %s', async (response, event) => {
  const body = await gateway.notice({
    Ds_Order: '1234abcdABCD',
    Ds_Amount: '1250',
    Ds_Response: response,
  });
  const notice = redsysGateway(gateway.settings).readNotice(Buffer.from(body));
  expect(notice).toMatchObject({ event, amount: 1250, isOurs: true, orderNumber: '1234abcdABCD' });
});

it('X21.07 the gateway takes our form and refuses one whose amount was changed on the way', async () => {
  const form = redsysGateway(gateway.settings).formFor({
    orderNumber: '1234abcdABCE',
    amount: 1250,
    description: 'Concierto · Platea × 1',
    language: 'en',
    notifyUrl: 'http://localhost/n',
    paidUrl: 'http://localhost/ok',
    deniedUrl: 'http://localhost/ko',
  });
  expect((await gateway.show(form.fields)).page).toContain('12,50 EUR');
  const changed = form.fields.map(({ name, value }) => {
    if (name !== 'Ds_MerchantParameters') return { name, value };
    const asked: unknown = JSON.parse(Buffer.from(value, 'base64').toString());
    const cheaper = { ...(asked as object), DS_MERCHANT_AMOUNT: '1' };
    return { name, value: Buffer.from(JSON.stringify(cheaper)).toString('base64') };
  });
  expect((await gateway.show(changed)).status).toBe(400);
});

const SHOP = {
  REDSYS_URL: 'https://sis.redsys.es/sis/realizarPago',
  REDSYS_MERCHANT_CODE: '999008881',
  REDSYS_TERMINAL: '1',
  REDSYS_SECRET: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
};

it('X21.14 X21.16 the gateway is configured wholly or not at all, and a trial one is known by its host', () => {
  expect(readConfig({}).payments).toBeNull();
  expect(readConfig(SHOP).payments).toMatchObject({ merchantCode: '999008881', isTrial: false });
  for (const REDSYS_URL of ['https://sis-t.redsys.es:25443/sis/realizarPago', 'http://127.0.0.1:4000/'])
    expect(readConfig({ ...SHOP, REDSYS_URL }).payments?.isTrial).toBe(true);
  for (const missing of Object.keys(SHOP))
    expect(() => readConfig({ ...SHOP, [missing]: '' })).toThrow(/go together/);
  expect(() => readConfig({ ...SHOP, REDSYS_SECRET: 'secret' })).toThrow(/^REDSYS_SECRET must be the key/);
});
