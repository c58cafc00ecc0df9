// Deliveries are looked up by statements that are planned on a table that may be young: none may read what waits for others.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { HOME } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';
import { insertDeliveries, leaseDeliveries } from './queries.ts';

const WAITING = 1_000;
const GROUP = 20;
const AT = new Date('2026-03-10T15:00:00.000Z');
const WEBHOOK = { municipalityId: HOME.id, id: 'young' };

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

/** Without checking that there is such a webhook. */
const onItsOwn = <T>(work: (tx: Queryable) => Promise<T>) =>
  inTransaction(world.db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    return work(tx);
  });

const deliveries = (first: number, amount: number) =>
  Array.from({ length: amount }, (_, at) => ({
    municipalityId: HOME.id,
    webhookId: WEBHOOK.id,
    position: first + at,
    submissionId: `submission${first + at}`,
    kind: 'sent' as const,
    body: '{}',
  }));

/** Entries of indexes and rows that this transaction has read. */
async function read(tx: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select sum(pg_stat_get_xact_tuples_returned(oid))::integer as count from pg_class
    where oid = 'webhook_deliveries'::regclass
      or oid in (select indexrelid from pg_index where indrelid = 'webhook_deliveries'::regclass)`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

it('X38.63 writing and taking deliveries reads those of the same submissions only, on a table of which nothing is known', async () => {
  await onItsOwn((tx) => insertDeliveries(tx, deliveries(1, WAITING), AT));
  const written = await onItsOwn(async (tx) => {
    await insertDeliveries(tx, deliveries(WAITING + 1, GROUP), AT);
    return read(tx);
  });
  expect(written).toBeLessThan(5 * GROUP);
  const { taken, readForThem } = await onItsOwn(async (tx) => ({
    taken: await leaseDeliveries(tx, WEBHOOK, { at: AT, until: AT, most: GROUP }),
    readForThem: await read(tx),
  }));
  expect(taken.map(({ position }) => position)).toEqual(deliveries(1, GROUP).map(({ position }) => position));
  expect(readForThem).toBeLessThan(10 * GROUP);
});
