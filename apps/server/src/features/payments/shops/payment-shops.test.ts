// Selling with the shop of a municipality, and the notices about it: two municipalities with two shops, shops that were
// replaced, and one whose secret cannot be decrypted.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createApp } from '../../../app.ts';
import { createLog } from '../../../platform/log.ts';
import { saveForm } from '../../../testing/forms.ts';
import { OTHER_SHOPS, type TestGateway } from '../../../testing/outside/payment-gateway.ts';
import { AWAY_SHOP, enterShop, HOME_SHOP } from '../../../testing/outside/shops.ts';
import { buy, DENIED, notify, openPaymentWorld, said } from '../../../testing/purchases.ts';
import { sellingForm } from '../../../testing/selling/selling-form.ts';
import { AWAY, HOME } from '../../../testing/territory.ts';
import { caller, type TestWorld } from '../../../testing/with-app.ts';

const NOTICE_OF_HOME = { Ds_MerchantCode: HOME_SHOP.merchantCode, Ds_Terminal: '002' };
const NOTICE_OF_AWAY = { Ds_MerchantCode: AWAY_SHOP.merchantCode, Ds_Terminal: '001' };

let world: TestWorld;
let gateway: TestGateway;
let homeForm: string;
let awayForm: string;
let purchases = 0;
beforeAll(async () => {
  ({ world, gateway } = await openPaymentWorld());
  homeForm = await saveForm(world.as.supervisor, { id: 'homesells', definition: sellingForm(1_000) });
  const away = { id: 'awaysells', definition: sellingForm(1_000), areaId: AWAY.areas[0] };
  awayForm = await saveForm(world.as.foreigner, away);
});
afterAll(() => world.close());
beforeEach(async () => {
  await enterShop(world.as.admin, null);
  await enterShop(world.as.admin, null, AWAY.id);
});

interface Ordered {
  readonly orderId: string;
  readonly id: string;
  readonly redirect: {
    readonly url: string;
    readonly fields: { readonly name: string; readonly value: string }[];
  };
}

async function ordered(formId: string, visitor = world.visitor): Promise<Ordered> {
  purchases += 1;
  return (await buy(visitor, formId, { id: `shop${purchases}` })).body.payment;
}

/** Merchant code and terminal of the form that the browser posts. */
function shopOf({ redirect }: Ordered): readonly string[] {
  const encoded = redirect.fields.find(({ name }) => name === 'Ds_MerchantParameters')?.value ?? '';
  const asked = JSON.parse(Buffer.from(encoded, 'base64').toString());
  return [asked.DS_MERCHANT_MERCHANTCODE, asked.DS_MERCHANT_TERMINAL];
}

const statusOf = async ({ orderId, id }: Ordered) =>
  (await world.visitor.get(`/api/public/payments/${orderId}/${id}`)).body.status;

async function refusals({ id }: Ordered): Promise<readonly string[]> {
  const found = await sql<{ reason: string }>`
    select details ->> 'reason' as reason from audit_entries
    where subject_id = ${id} and details ->> 'event' = 'refused' order by number`.execute(world.db);
  return found.rows.map(({ reason }) => reason);
}

it('X34.40 X34.41 a municipality sells with its own shop from the next request on, another with the installation’s', async () => {
  expect(shopOf(await ordered(homeForm))).toEqual([gateway.settings.merchantCode, '1']);
  expect((await enterShop(world.as.admin, HOME_SHOP)).status).toBe(200);
  const order = await ordered(homeForm);
  expect(shopOf(order)).toEqual([OTHER_SHOPS.home.merchantCode, '2']);
  const { status, page } = await gateway.show(order.redirect.fields);
  expect([status, page.includes('12,50 EUR')]).toEqual([200, true]);
  expect(await notify(world, await said(gateway, order.orderId, NOTICE_OF_HOME))).toBe(200);
  expect(await statusOf(order)).toBe('paid');
  expect(shopOf(await ordered(awayForm))).toEqual([gateway.settings.merchantCode, '1']);
});

it('X34.41 of two municipalities with two shops none is paid by a notice of the other, or of the installation', async () => {
  await enterShop(world.as.admin, HOME_SHOP);
  await enterShop(world.as.admin, AWAY_SHOP, AWAY.id);
  const [home, away] = [await ordered(homeForm), await ordered(awayForm)];
  const about = (order: Ordered, over: Record<string, string>, signer?: string) =>
    gateway.notice({ Ds_Order: order.orderId, Ds_Amount: '1250', ...over }, signer);
  const forged = [
    await about(home, NOTICE_OF_HOME, AWAY_SHOP.merchantCode),
    await about(home, NOTICE_OF_AWAY),
    await about(home, {}),
    await about(home, NOTICE_OF_HOME, gateway.settings.merchantCode),
  ];
  for (const body of forged) expect(await notify(world, body)).toBe(422);
  const wrongShop = [
    await about(
      home,
      { Ds_MerchantCode: AWAY_SHOP.merchantCode, Ds_Terminal: '002' },
      HOME_SHOP.merchantCode,
    ),
    await about(home, { ...NOTICE_OF_HOME, Ds_Terminal: '001' }),
  ];
  for (const body of wrongShop) expect(await notify(world, body)).toBe(422);
  expect(await refusals(home)).toEqual([
    ...forged.map(() => 'signature'),
    ...wrongShop.map(() => 'other-shop'),
  ]);
  expect([await statusOf(home), await statusOf(away)]).toEqual(['to-validate', 'to-validate']);
  expect(await notify(world, await about(away, NOTICE_OF_AWAY))).toBe(200);
  expect(await notify(world, await about(home, NOTICE_OF_HOME))).toBe(200);
  expect([await statusOf(home), await statusOf(away)]).toEqual(['paid', 'paid']);
});

it('X34.41 an order stays at the shop where it was ordered: its notice is taken after the shop was replaced or removed', async () => {
  const installations = await ordered(homeForm);
  await enterShop(world.as.admin, HOME_SHOP);
  const first = await ordered(homeForm);
  await enterShop(world.as.admin, AWAY_SHOP);
  const second = await ordered(homeForm);
  expect([first, second].map(shopOf)).toEqual([
    [HOME_SHOP.merchantCode, '2'],
    [AWAY_SHOP.merchantCode, '1'],
  ]);
  await enterShop(world.as.admin, null);
  // A notice of the shop that sells now does not pay what was ordered at another.
  expect(await notify(world, await said(gateway, first.orderId, NOTICE_OF_AWAY))).toBe(422);
  expect(await notify(world, await said(gateway, first.orderId))).toBe(422);
  expect(await notify(world, await said(gateway, first.orderId, NOTICE_OF_HOME))).toBe(200);
  expect(await notify(world, await said(gateway, second.orderId, NOTICE_OF_AWAY))).toBe(200);
  expect(await notify(world, await said(gateway, installations.orderId))).toBe(200);
  for (const order of [first, second, installations]) expect(await statusOf(order)).toBe('paid');
});

it('X34.41 a payment that is tried again goes to the shop of now; one that still waits is led to its own', async () => {
  const retry = async ({ orderId, id }: Ordered): Promise<Ordered> =>
    (await world.visitor.post(`/api/public/payments/${orderId}/${id}/retry`, {})).body;
  await enterShop(world.as.admin, HOME_SHOP);
  const first = await ordered(homeForm);
  await enterShop(world.as.admin, AWAY_SHOP);
  const same = await retry(first);
  expect([same.orderId, ...shopOf(same)]).toEqual([first.orderId, HOME_SHOP.merchantCode, '2']);
  await notify(world, await said(gateway, first.orderId, { ...NOTICE_OF_HOME, ...DENIED }));
  world.time.now = new Date(world.time.now.getTime() + 1_000);
  const second = await retry(first);
  expect(second.orderId).not.toBe(first.orderId);
  expect(shopOf(second)).toEqual([AWAY_SHOP.merchantCode, '1']);
  // The bank approves the first after all.
  expect(await notify(world, await said(gateway, first.orderId, NOTICE_OF_HOME))).toBe(200);
  expect(await statusOf(first)).toBe('paid');
});

it('X34.42 a secret that cannot be decrypted closes the sale and is logged; the installation’s shop does not step in', async () => {
  await enterShop(world.as.admin, HOME_SHOP);
  const before = await ordered(homeForm);
  const lines: string[] = [];
  const other = await createApp({
    ...world.services,
    config: { ...world.services.config, secretKeys: [{ id: 'other', key: Buffer.alloc(32, 9) }] },
    log: createLog('info', { write: (line: string) => void lines.push(line) }),
  });
  const [visitor, admin] = [caller(other), caller(other, world.as.admin.headers)];
  expect((await visitor.get(`/api/public/forms/${homeForm}/sale`)).body.state).toBe('closed');
  purchases += 1;
  expect((await buy(visitor, homeForm, { id: `shop${purchases}` })).body.code).toBe('payments-closed');
  const body = await said(gateway, before.orderId, NOTICE_OF_HOME);
  expect(await notify({ ...world, app: other }, body)).toBe(422);
  expect(await refusals(before)).toEqual(['no-shop']);
  expect(lines.filter((line) => line.includes('payment shop cannot be used'))).toHaveLength(1);
  const shown = (await admin.get(`/api/municipalities/${HOME.id}/payment-shop`)).body.shop;
  expect(shown).toMatchObject({ merchantCode: HOME_SHOP.merchantCode, isUsable: false });
  expect(shopOf(await ordered(awayForm, visitor))).toEqual([gateway.settings.merchantCode, '1']);
  expect((await enterShop(admin, { ...HOME_SHOP, secret: '' })).body.issues).toEqual([
    { code: 'shop-secret-required', at: { field: 'secret' } },
  ]);
  expect((await enterShop(admin, HOME_SHOP)).status).toBe(200);
  expect(shopOf(await ordered(homeForm, visitor))).toEqual([HOME_SHOP.merchantCode, '2']);
  await other.close();
  // With the key back, the money of the earlier order is known again.
  expect(await notify(world, body)).toBe(200);
});

it('X34.40 X21.16 whether nothing is charged is said by the shop of the order, on pages and in mails', async () => {
  const isTrial = async () => (await world.visitor.get(`/api/public/forms/${homeForm}/sale`)).body.isTrial;
  await enterShop(world.as.admin, { ...HOME_SHOP, gateway: 'real' });
  expect(await isTrial()).toBe(false);
  const real = await ordered(homeForm);
  expect(real.redirect.url).toBe('https://sis.redsys.es/sis/realizarPago');
  await enterShop(world.as.admin, { ...HOME_SHOP, gateway: 'test' });
  expect(await isTrial()).toBe(true);
  const trial = await ordered(homeForm);
  expect(trial.redirect.url).toBe('https://sis-t.redsys.es:25443/sis/realizarPago');
  const page = async ({ orderId, id }: Ordered) =>
    (await world.visitor.get(`/api/public/payments/${orderId}/${id}`)).body.isTrial;
  expect([await page(real), await page(trial)]).toEqual([false, true]);
});
