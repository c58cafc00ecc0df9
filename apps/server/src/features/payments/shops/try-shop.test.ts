// Trying a shop at a test gateway: what it says is said on, and a shop that moves money is never tried.
import { createServer } from 'node:http';
import { RATES } from '@constancia/domain/limits.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { tryRedsys } from '../../../ports/payments/http.ts';
import { listenOnLoopback } from '../../../testing/outside/loopback.ts';
import { AWAY_SHOP, enterShop, HOME_SHOP } from '../../../testing/outside/shops.ts';
import { openPaymentWorld } from '../../../testing/purchases.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import type { TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  ({ world } = await openPaymentWorld());
});
afterAll(() => world.close());
beforeEach(() => sql`delete from rate_limits`.execute(world.db));

const PATH = `/api/municipalities/${HOME.id}/test-payments`;
const enter = (shop: Parameters<typeof enterShop>[1]) => enterShop(world.as.admin, shop);
async function tried(over: Partial<typeof HOME_SHOP>) {
  await enter({ ...HOME_SHOP, ...over });
  return (await world.as.admin.post(PATH)).body;
}

it('X34.44 says whether the gateway takes the stored shop: accepted, wrong key, unknown merchant or terminal', async () => {
  expect(await tried({})).toEqual({ outcome: 'accepted', code: '' });
  expect(await tried({ secret: AWAY_SHOP.secret })).toEqual({
    outcome: 'signature-refused',
    code: 'SIS0042',
  });
  expect(await tried({ merchantCode: '1' })).toEqual({ outcome: 'shop-unknown', code: 'SIS0026' });
  expect(await tried({ terminal: '7' })).toEqual({ outcome: 'shop-unknown', code: 'SIS0026' });
  const audited = await sql<{ actor: string; details: unknown }>`select actor, details from audit_entries
    where action = 'create' and subject = 'test-payment' and municipality_id = ${HOME.id} order by number`.execute(
    world.db,
  );
  expect(audited.rows).toMatchObject([
    { actor: 'admin', details: { outcome: 'accepted', code: '' } },
    { actor: 'admin', details: { outcome: 'signature-refused', code: 'SIS0042' } },
    { actor: 'admin', details: { outcome: 'shop-unknown' } },
    { actor: 'admin', details: { outcome: 'shop-unknown' } },
  ]);
  const orders = await sql`select from pay_orders`.execute(world.db);
  expect(orders.rows).toHaveLength(0);
});

it('X34.44 a real shop is never tried, nor the installation’s, nor one of an unknown municipality', async () => {
  await enter({ ...HOME_SHOP, gateway: 'real' });
  expect((await world.as.admin.post(PATH)).body.code).toBe('payment-shop-not-tried');
  await enter(null);
  expect((await world.as.admin.post(PATH)).body.code).toBe('payment-shop-not-tried');
  const path = (id: string) => `/api/municipalities/${id}/test-payments`;
  expect((await world.as.admin.post(path(AWAY.id))).body.code).toBe('payment-shop-not-tried');
  expect((await world.as.admin.post(path(testId('nowhere')))).body.code).toBe('municipality-not-found');
});

it('X34.44 asks for a test are limited for each account', async () => {
  await enter(HOME_SHOP);
  const replies = [];
  for (let number = 0; number <= RATES['shop-test'].tries; number += 1)
    replies.push((await world.as.admin.post(PATH)).status);
  expect(replies).toEqual([...Array(RATES['shop-test'].tries).fill(200), 429]);
});

const ORDER = {
  orderNumber: '1234abcdABCD',
  amount: 1,
  description: 'Villa',
  language: 'es',
  notifyUrl: 'http://localhost/n',
  paidUrl: 'http://localhost/ok',
  deniedUrl: 'http://localhost/ko',
};

/** What is said of a gateway that answers so. */
async function outcomeOf(status: number, page: string, headers: Record<string, string> = {}) {
  const seen: string[] = [];
  const { url, close } = await listenOnLoopback(
    createServer((request, reply) => {
      seen.push(request.url ?? '');
      reply.writeHead(status, headers).end(page);
    }),
  );
  const { gateway: _gateway, ...shop } = HOME_SHOP;
  const said = await tryRedsys({ ...shop, url: `${url}/sis`, isTrial: true }, ORDER);
  await close();
  return { ...said, seen };
}

it.each([
  { status: 200, page: '<p>Error SIS0027</p>', outcome: 'currency-refused', code: 'SIS0027' },
  { status: 200, page: '<!--SIS0042:-->', outcome: 'signature-refused', code: 'SIS0042' },
  { status: 500, page: 'Error SIS0028', outcome: 'shop-unknown', code: 'SIS0028' },
  { status: 200, page: 'Error SIS0051', outcome: 'something-else', code: 'SIS0051' },
  { status: 503, page: 'mantenimiento', outcome: 'something-else', code: '' },
])('X34.44 reads the code of the page: $status $page is $outcome', async ({ status, page, ...said }) => {
  expect(await outcomeOf(status, page)).toMatchObject(said);
});

it('X34.44 W16 follows no redirect, reads no endless page, and says when nobody answers', async () => {
  const redirected = await outcomeOf(302, '', { location: '/elsewhere' });
  expect(redirected).toEqual({ outcome: 'something-else', code: '', seen: ['/sis'] });
  expect(await outcomeOf(200, 'x'.repeat(1024 * 1024 + 1))).toMatchObject({ outcome: 'no-answer' });
  const { gateway: _gateway, ...shop } = HOME_SHOP;
  const gone = { ...shop, url: 'http://127.0.0.1:1/', isTrial: true };
  expect(await tryRedsys(gone, ORDER)).toEqual({ outcome: 'no-answer', code: '' });
});
