// Entering and replacing the payment shop of a municipality: what is refused, what is logged, and that the secret never
// leaves the server.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createApp } from '../../../app.ts';
import { createLog } from '../../../platform/log.ts';
import { saveForm } from '../../../testing/forms.ts';
import { AWAY_SHOP, enterShop, HOME_SHOP, shopPath } from '../../../testing/outside/shops.ts';
import { buy, openPaymentWorld } from '../../../testing/purchases.ts';
import { sellingForm } from '../../../testing/selling/selling-form.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { caller, openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
const lines: string[] = [];
beforeAll(async () => {
  const log = createLog('debug', { write: (line: string) => void lines.push(line) });
  ({ world } = await openPaymentWorld({ log }));
});
afterAll(() => world.close());
beforeEach(() => enterShop(world.as.admin, null));

const read = async () => (await world.as.admin.get(shopPath())).body;
const enter = (shop: Parameters<typeof enterShop>[1]) => enterShop(world.as.admin, shop);
const issuesOf = ({ body }: TestReply) =>
  body.issues.map(({ code, at }: { code: string; at: { field: string } }) => `${at.field} ${code}`);

async function audited(): Promise<readonly { actor: string; details: unknown }[]> {
  const found = await sql<{ actor: string; details: unknown }>`
    select actor, details from audit_entries
    where municipality_id = ${HOME.id} and subject = 'payment-shop' order by number`.execute(world.db);
  return found.rows;
}

it('X34.40 X34.45 an administrator reads the shop with since when and by whom, and the choices, but never the secret', async () => {
  expect(await read()).toMatchObject({
    name: 'Villa Cercana',
    shop: null,
    gateways: ['real', 'test', 'installation'],
    hasInstallation: true,
    hasKeys: true,
  });
  const saved = await enter({ ...HOME_SHOP, merchantCode: ` ${HOME_SHOP.merchantCode} ` });
  expect(saved.status).toBe(200);
  expect(await read()).toMatchObject({
    version: saved.body.version,
    shop: {
      gateway: 'installation',
      merchantCode: HOME_SHOP.merchantCode,
      terminal: '2',
      since: world.time.now.toISOString(),
      createdBy: 'admin',
      isTrial: true,
      isUsable: true,
    },
  });
});

it('X34.42 an empty secret keeps the stored one; it is in no reply, no log line, no audit entry, and sealed in the database', async () => {
  const replies = [await enter(HOME_SHOP), await enter({ ...HOME_SHOP, terminal: '3', secret: '' })];
  replies.push(await enter({ ...HOME_SHOP, secret: `${HOME_SHOP.secret.slice(0, -1)}!` }));
  replies.push(await world.as.admin.get(shopPath()), await enter(AWAY_SHOP));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 422, 200, 200]);
  const rows = await sql`select * from payment_shops`.execute(world.db);
  const entries = await sql`select * from audit_entries`.execute(world.db);
  const everything = JSON.stringify([replies.map(({ body }) => body), rows.rows, entries.rows, lines]);
  expect(everything).toContain(AWAY_SHOP.merchantCode);
  for (const secret of [HOME_SHOP.secret, AWAY_SHOP.secret]) {
    expect(everything).not.toContain(secret);
    expect(everything).not.toContain(secret.slice(0, 20));
  }
  const [first, second] = (
    await sql<{ sealedSecret: string }>`
    select sealed_secret from payment_shops order by number desc limit 2`.execute(world.db)
  ).rows;
  expect(first?.sealedSecret).toMatch(/^test\./);
  expect(first?.sealedSecret).not.toBe(second?.sealedSecret);
});

it('X34.42 a kept secret signs for the shop that replaced the first', async () => {
  const formId = await saveForm(world.as.supervisor, { id: 'kept', definition: sellingForm(10) });
  await enter(HOME_SHOP);
  await enter({ ...AWAY_SHOP, secret: '' });
  const { redirect } = (await buy(world.visitor, formId, { id: 'kept1' })).body.payment;
  const fields = new URLSearchParams(
    redirect.fields.map(({ name, value }: { name: string; value: string }) => [name, value]),
  );
  const page = await fetch(redirect.url, { method: 'POST', body: fields });
  // AWAY's shop, signed with HOME's key.
  expect(await page.text()).toContain('SIS0042');
});

it('X34.40 the audit log says what changed and whether the secret did; nothing when nothing changed', async () => {
  const before = (await audited()).length;
  await enter(HOME_SHOP);
  const { version } = await read();
  await enter({ ...HOME_SHOP, secret: '' });
  expect((await read()).version).toBe(version);
  await enter({ ...HOME_SHOP, gateway: 'test', secret: '' });
  await enter(null);
  await enter(null);
  const { secret: _secret, ...shop } = HOME_SHOP;
  expect((await audited()).slice(before)).toEqual([
    { actor: 'admin', details: { before: null, now: shop, newSecret: true } },
    { actor: 'admin', details: { before: shop, now: { ...shop, gateway: 'test' }, newSecret: false } },
    { actor: 'admin', details: { before: { ...shop, gateway: 'test' }, now: null, newSecret: false } },
  ]);
});

it('X34.40 of two people who replace the shop at the same moment one is refused', async () => {
  const { version } = await read();
  const put = (shop: object | null) => world.as.admin.put(shopPath(), { version, shop });
  const both = await Promise.all([put(HOME_SHOP), put(AWAY_SHOP)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await put(null)).body.code).toBe('settings-changed');
  // Taking it away counts as well.
  const seen = (await read()).version;
  await enter(null);
  const late = await world.as.admin.put(shopPath(), { version: seen, shop: HOME_SHOP });
  expect(late.body.code).toBe('settings-changed');
  expect((await read()).shop).toBeNull();
});

it('X34.40 what is wrong is refused with its field, and a gateway is one of the known', async () => {
  const wrong = { gateway: 'real', merchantCode: '12a', terminal: '0', secret: 'x' };
  expect(issuesOf(await enter(wrong))).toEqual([
    'merchantCode shop-merchant-invalid',
    'terminal shop-terminal-invalid',
    'secret shop-secret-invalid',
  ]);
  expect(issuesOf(await enter({ ...HOME_SHOP, secret: '' }))).toEqual(['secret shop-secret-required']);
  const { version } = await read();
  for (const over of [{ gateway: 'https://evil.example' }, { url: 'https://evil.example' }, { secret: null }])
    expect((await world.as.admin.put(shopPath(), { version, shop: { ...HOME_SHOP, ...over } })).status).toBe(
      400,
    );
  expect((await enterShop(world.as.admin, HOME_SHOP, testId('nowhere'))).status).toBe(400);
  const nowhere = await world.as.admin.put(shopPath(testId('nowhere')), { version: 1, shop: null });
  expect(nowhere.body.code).toBe('municipality-not-found');
  expect(await read()).toMatchObject({ version, shop: null });
});

it('X34.42 without a key no shop can be entered, and the problem says so; taking one away can', async () => {
  await enter(HOME_SHOP);
  const config = { ...world.services.config, secretKeys: [] };
  const app = await createApp({ ...world.services, config });
  const admin = caller(app, world.as.admin.headers);
  expect((await admin.get(shopPath())).body).toMatchObject({ hasKeys: false, shop: { isUsable: false } });
  expect((await enterShop(admin, AWAY_SHOP)).body.code).toBe('secret-keys-missing');
  expect((await enterShop(admin, null)).status).toBe(200);
  await app.close();
});

it('X34.40 the installation’s gateway is no choice where it is Redsys’ own, or where there is none', async () => {
  const shop = { merchantCode: '999008881', terminal: '1', secret: HOME_SHOP.secret, isTrial: false };
  const redsys = await openTestWorld({
    payments: { ...shop, url: 'https://sis.redsys.es/sis/realizarPago' },
  });
  const own = await openTestWorld();
  for (const { as } of [redsys, own]) {
    expect((await as.admin.get(shopPath())).body.gateways).toEqual(['real', 'test']);
    expect(issuesOf(await enterShop(as.admin, HOME_SHOP))).toEqual(['gateway shop-gateway-unknown']);
  }
  expect((await own.as.admin.get(shopPath())).body.hasInstallation).toBe(false);
  await redsys.close();
  await own.close();
});

it('X34.45 says how many orders are still to be paid at another shop', async () => {
  const formId = await saveForm(world.as.supervisor, { id: 'elsewhere', definition: sellingForm(10) });
  await enter(HOME_SHOP);
  const open = (await read()).ordersElsewhere;
  await buy(world.visitor, formId, { id: 'elsewhere1' });
  expect((await read()).ordersElsewhere).toBe(open);
  await enter(AWAY_SHOP);
  expect((await read()).ordersElsewhere).toBe(open + 1);
  await buy(world.visitor, formId, { id: 'elsewhere2' });
  await enter(null);
  expect((await read()).ordersElsewhere).toBe(open + 2);
});

it('X34.41 the database refuses to change a shop', async () => {
  await enter(HOME_SHOP);
  await expect(
    sql`update payment_shops set merchant_code = '1' where replaced_at is null`.execute(world.db),
  ).rejects.toThrow('append-only');
});
