import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/database.ts';
import { saveForm } from '../../testing/forms.ts';
import { buy, openPaymentWorld } from '../../testing/purchases.ts';
import { sellingForm } from '../../testing/selling/selling-form.ts';
import { HOME } from '../../testing/territory.ts';
import type { TestReply, TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  ({ world } = await openPaymentWorld());
});
afterAll(() => world.close());

it('X32.09 while buyers wait for each other, everybody else gets a connection of the database', async () => {
  const formId = await saveForm(world.as.supervisor, { id: 'waiting', definition: sellingForm(20) });
  expect((await buy(world.visitor, formId, { id: 'first' })).status).toBe(200);
  const buying: Promise<TestReply>[] = [];
  await inTransaction(world.db, async (tx) => {
    await sql`select from submission_counters where municipality_id = ${HOME.id} for update`.execute(tx);
    for (let index = 0; index < 10; index++)
      buying.push(buy(world.visitor, formId, { id: `waiting${index}x` }));
    // More reads than the buyers make before they wait for the lock.
    for (let read = 0; read < 20; read++)
      expect((await world.visitor.get(`/api/public/forms/${formId}/sale`)).status).toBe(200);
  });
  expect((await Promise.all(buying)).map(({ status }) => status)).toEqual(Array(10).fill(200));
});
