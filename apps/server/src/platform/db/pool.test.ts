import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { openPool } from './pool.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

it('X27.03 a connection that breaks while idle is reported, not one that ends while the pool closes', async () => {
  const reported: string[] = [];
  const pool = openPool({
    url: () => world.appUrl,
    connections: 2,
    onIdleError: ({ message }) => reported.push(message),
  });
  const clients = [await pool.connect(), await pool.connect()];
  for (const client of clients) client.release();
  const [first, second] = clients;
  const isReported = once(pool, 'error');
  first?.emit('error', new Error('the database stops'));
  await isReported;
  const closed = pool.end();
  second?.emit('error', new Error('the database stopped meanwhile'));
  await closed;
  expect(reported).toEqual(['the database stops']);
});
