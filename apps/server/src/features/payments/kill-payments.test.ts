import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm } from '../../testing/forms.ts';
import type { TestGateway } from '../../testing/outside/payment-gateway.ts';
import { openPaymentWorld, said } from '../../testing/purchases.ts';
import { numberOf, PURCHASE, sellingForm } from '../../testing/selling/selling-form.ts';
import { freePort, type ServerProcess, startServer, TAKES_EVERYTHING } from '../../testing/server-process.ts';
import { testId } from '../../testing/territory.ts';
import type { TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
let gateway: TestGateway;
let server: ServerProcess | null = null;
beforeAll(async () => {
  ({ world, gateway } = await openPaymentWorld());
});
afterAll(async () => {
  await server?.kill();
  await world.close();
});

const BUYERS = 60;
/** A buyer that never gives up would hang the test instead of failing it. */
const TRIES = 400;

async function buyUntilAcknowledged(url: string, id: string) {
  const body = {
    id,
    version: 1,
    answers: answersOf({ name: 'x' }),
    purchase: { ...PURCHASE, dni: numberOf(id) },
  };
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const reply = await fetch(url, init).catch(() => null);
    if (reply?.ok) return ((await reply.json()) as { payment: { orderId: string; id: string } }).payment;
    if (reply && reply.status < 500) throw new Error(`refused: ${await reply.text()}`);
    await pause(25);
  }
  throw new Error('never acknowledged');
}

it('X21.15 X21.01 killing the server between storing and leading on: each submission has one order, held once, and can be paid', async () => {
  const formId = await saveForm(world.as.supervisor, { id: 'killed', definition: sellingForm(1_000) });
  const port = await freePort();
  const { url, merchantCode, terminal, secret } = gateway.settings;
  const env = {
    ...TAKES_EVERYTHING,
    DATABASE_URL: world.url,
    REDSYS_URL: url,
    REDSYS_MERCHANT_CODE: merchantCode,
    REDSYS_TERMINAL: terminal,
    REDSYS_SECRET: secret,
  };
  server = await startServer({ port, options: ['--empty'], env });
  const submitUrl = `${server.url}/api/public/forms/${formId}/submissions`;
  let acknowledged = 0;
  const third = Promise.withResolvers<void>();
  const buyers = Array.from({ length: BUYERS }, async (_, index) => {
    await pause(index * 6);
    const payment = await buyUntilAcknowledged(submitUrl, testId(`kill${index}`));
    acknowledged += 1;
    if (acknowledged >= BUYERS / 3) third.resolve();
    return payment;
  });
  await third.promise;
  await server.kill();
  const atKill = acknowledged;
  server = await startServer({ port, options: ['--empty'], env });
  const payments = await Promise.all(buyers);

  expect(atKill).toBeLessThan(BUYERS);
  const stored = await sql<{ orderId: string; code: string | null }>`
    select o.order_id, s.code from pay_orders o full join submissions s on s.id = o.submission_id
    where coalesce(o.form_id, s.form_id) = ${formId}`.execute(world.db);
  expect(stored.rows.map(({ orderId }) => orderId).toSorted()).toEqual(
    payments.map(({ orderId }) => orderId).toSorted(),
  );
  expect(stored.rows.every(({ code }) => code !== null)).toBe(true);
  const { locations } = (await world.visitor.get(`/api/public/forms/${formId}/sale`)).body;
  expect(locations[0].left).toBe(1_000 - BUYERS);
  const body = await said(gateway, payments[0]!.orderId);
  const notice = await fetch(`${server.url}/api/public/payments/notifications`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
  expect(notice.status).toBe(200);
});
