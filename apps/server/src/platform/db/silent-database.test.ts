// A database that can be reached but does not answer, as behind a broken network.
import { type FastifyInstance, fastify } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DatabaseProxy, openDatabaseProxy } from '../../testing/outside/database-proxy.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { answerFailures } from '../http/failures.ts';
import { addHealth } from '../http/health.ts';
import { createLog } from '../log.ts';
import { type Database, openDatabase } from './database.ts';
import { ping } from './queries.ts';

let world: TestWorld;
let proxy: DatabaseProxy;
let db: Database;
let app: FastifyInstance;
beforeAll(async () => {
  world = await openTestWorld();
  proxy = await openDatabaseProxy(world.appUrl);
  db = openDatabase({ url: () => proxy.url, connections: 2, queryTimeoutMs: 300 });
  app = fastify();
  answerFailures(app, createLog('silent'));
  addHealth(app, db);
  app.get('/places', async () => (await sql`select id from municipalities`.execute(db)).rows);
});
afterAll(async () => {
  await app.close();
  await db.destroy();
  await proxy.stop();
  await world.close();
});

const statusOf = async (path: string) => (await app.inject(path)).statusCode;

it('X27.04 a silent database is not waited for: requests say so, and go on when it speaks again', async () => {
  expect(await statusOf('/readyz')).toBe(200);
  expect(await statusOf('/places')).toBe(200);
  proxy.fallSilent();
  const replies = await Promise.all([app.inject('/places'), app.inject('/places'), app.inject('/readyz')]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
  expect(replies[0]?.json()).toMatchObject({ code: 'unavailable' });
  proxy.speak();
  expect(await statusOf('/places')).toBe(200);
  expect(await statusOf('/readyz')).toBe(200);
});

it('X27.04 readiness is answered although the question to the database never is', async () => {
  const patient = openDatabase({ url: () => proxy.url, connections: 1 });
  const waiting = fastify();
  addHealth(waiting, patient);
  await ping(patient);
  proxy.fallSilent();
  expect((await waiting.inject('/readyz')).statusCode).toBe(503);
  expect((await waiting.inject('/readyz')).statusCode).toBe(503);
  await proxy.stop();
  await patient.destroy();
  await waiting.close();
});

it.each([
  ['a statement that takes too long', 'statement_timeout', 'select pg_sleep(30)'],
  ['a transaction that nobody goes on with', 'idle_in_transaction_session_timeout', 'select 1'],
  ['a transaction that takes too long', 'transaction_timeout', 'select pg_sleep(30)'],
])(
  'X27.04 %s is ended by the database, and the request is told to try again',
  async (_, limit, statement) => {
    const ending = fastify();
    answerFailures(ending, createLog('silent'));
    ending.get('/places', () =>
      world.db.transaction().execute(async (transaction) => {
        await sql`select set_config(${limit}, '200ms', true)`.execute(transaction);
        if (statement === 'select 1') await new Promise((later) => setTimeout(later, 600));
        return (await sql.raw(statement).execute(transaction)).rows;
      }),
    );
    const reply = await ending.inject('/places');
    expect(reply.json()).toMatchObject({ code: 'unavailable', status: 503 });
    expect(reply.headers['retry-after']).toMatch(/^[1-9]\d*$/);
    await ending.close();
  },
);

it('X27.04 connections are told to end transactions that nobody goes on with', async () => {
  const found = await sql<{ limit: string }>`
    select current_setting('idle_in_transaction_session_timeout') as limit`.execute(world.db);
  expect(found.rows[0]?.limit).toBe('30s');
});
