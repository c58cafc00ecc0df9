// Orders of the plan that a deleted submission caused: they keep nothing of it.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inLineForAudit } from '../../../testing/queries.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { ORDERS, openRuleWorld, POINT, type RuleWorld } from '../../../testing/work-orders/rule-world.ts';

let at: RuleWorld;
beforeAll(async () => {
  at = await openRuleWorld();
});
afterAll(() => at.world.close());
beforeEach(() => at.clear());

const makeRule = () => at.make('claimed', { kind: 'arrival', triggerFormId: at.claims });
const remove = (id: string) => at.world.as.inspector.delete(`/api/submissions/${testId(id)}?version=1`);
const orderOf = async (id: string) =>
  (await at.orders()).find(({ causedBy }) => causedBy?.id === testId(id)) as { readonly id: string };
const auditOf = async (id: string) => {
  const { rows } = await sql<{ details: object }>`select details from audit_entries
    where action = 'delete' and subject = 'submission' and subject_id = ${testId(id)}`.execute(at.world.db);
  return rows.map(({ details }) => details);
};

it('X17.08 a deleted submission leaves its location in no work order: one that is open is cancelled, one about an asset stays', async () => {
  const lamp = await at.addAsset('Farola');
  await makeRule();
  for (const id of ['open', 'lamp', 'stays']) await at.claim(id, { address: `San Juan de ${id}`, ...POINT });
  await at.work();
  const [open, about, stays] = [await orderOf('open'), await orderOf('lamp'), await orderOf('stays')];
  await at.world.as.inspector.post(`${ORDERS}/${open.id}/lease`);
  await sql`update work_orders set asset_id = ${lamp}, asset_name = 'Farola' where id = ${about.id}`.execute(
    at.world.db,
  );
  for (const id of ['open', 'lamp']) expect((await remove(id)).status).toBe(200);
  const now = new Map((await at.orders()).map((order) => [order.id, order]));
  const cleared = { address: '', point: null, asset: null, causedBy: null, taken: null };
  expect(now.get(open.id)).toMatchObject({ ...cleared, state: 'cancelled', version: 2 });
  expect(now.get(about.id)).toMatchObject({
    state: 'pending',
    asset: { id: lamp },
    address: 'Mitre 100',
    point: POINT,
    causedBy: null,
  });
  expect(now.get(stays.id)).toMatchObject({ state: 'pending', address: 'San Juan de stays' });
  expect(await auditOf('open')).toEqual([{ form: at.claims, version: 1, workOrders: 1 }]);
  await remove('stays');
  await at.work();
  const { rows } = await sql`select from work_orders
    where work_orders::text ~ ${`San Juan|${['open', 'lamp', 'stays'].map(testId).join('|')}`}`.execute(
    at.world.db,
  );
  expect(rows).toEqual([]);
});

it('X17.08 X39.52 a rule that makes an order while its submission is deleted leaves none with the location', async () => {
  await makeRule();
  await at.claim('racing', { address: 'Alvear 9', ...POINT });
  // The rule has made its order, and waits for the audit log before it commits.
  const done = inLineForAudit<unknown>(at.world.db, HOME.id, [() => at.work(), () => remove('racing')]);
  expect(await done).toMatchObject([undefined, { status: 200 }]);
  expect(await at.orders()).toMatchObject([{ state: 'cancelled', address: '', point: null, causedBy: null }]);
});

it('X17.08 an order that is cancelled while its submission is deleted keeps neither of them from being done', async () => {
  await makeRule();
  await at.claim('cancelled', { address: 'Alvear 9', ...POINT });
  await at.work();
  const { id } = await orderOf('cancelled');
  const done = inLineForAudit(at.world.db, HOME.id, [
    () => at.world.as.supervisor.post(`${ORDERS}/${id}/cancellation`, { version: 1 }),
    () => remove('cancelled'),
  ]);
  expect(await done).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect(await at.orders()).toMatchObject([{ state: 'cancelled', address: '', point: null }]);
});
