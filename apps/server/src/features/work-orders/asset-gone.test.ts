// An order about an asset that left the register, or that its form asks for no longer: the work that was done is stored.
import { aForm } from '@constancia/domain/testing/a-form.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answersOf } from '../../testing/forms.ts';
import { HOME, testId } from '../../testing/territory.ts';
import { ORDERS, openRuleWorld, POINT, type RuleWorld } from '../../testing/work-orders/rule-world.ts';

let at: RuleWorld;
beforeAll(async () => {
  at = await openRuleWorld();
});
afterAll(() => at.world.close());
beforeEach(() => at.clear());

async function plan(id: string, assetId: number, formId = at.lamps): Promise<void> {
  const workOrder = { formId, assetId, address: '', dueOn: at.day(7), priority: 'medium' };
  const reply = await at.world.as.supervisor.post(ORDERS, {
    id: testId(id),
    workOrder: { ...workOrder, assignedTo: '', note: '' },
  });
  expect(reply.status).toBe(200);
}

async function send(order: string, asset: number | null, formId = at.lamps) {
  const { body } = await at.world.as.inspector.get(`/api/forms/${formId}/to-answer`);
  const sent = await at.world.as.inspector.post(`/api/forms/${formId}/submissions`, {
    id: testId(`of${order}`),
    version: body.version,
    answers: answersOf({ state: 'Anda' }),
    particulars: {
      citizen: null,
      location: { address: 'Ahí', ...POINT },
      asset: asset === null ? null : { id: asset, name: '', type: '', address: '' },
      signatures: [],
    },
    workOrder: testId(order),
  });
  return [sent.status, sent.body.issues?.[0]?.code ?? (sent.status === 200 ? 'stored' : sent.body.code)];
}
const stateOf = async (id: string) => (await at.orders()).find((order) => order.id === testId(id))?.state;

it('X39.25 the work of an order whose asset was deleted since is stored without an asset, and the order is done', async () => {
  const lamp = await at.addAsset('Farola');
  await plan('gone', lamp);
  expect(await send('gone', null)).toEqual([422, 'work-order-unfit']);
  const path = `/api/municipalities/${HOME.id}/assets/${lamp}/deletion`;
  expect((await at.world.as.admin.post(path, { version: 1 })).status).toBe(200);
  expect(await send('gone', lamp)).toEqual([422, 'asset-unknown']);
  expect(await send('gone', await at.addAsset('Otra'))).toEqual([422, 'work-order-unfit']);
  expect(await send('gone', null)).toEqual([200, 'stored']);
  expect(await stateOf('gone')).toBe('done');
});

it('X39.25 so is the work of an order whose form asks for no asset any more', async () => {
  const lamps = (await at.world.as.supervisor.get(`/api/forms/${at.lamps}`)).body.definition;
  const { incidents } = aForm().build();
  const { areaId } = lamps.incidents;
  const definition = { ...lamps, title: { text: 'Postes' }, incidents: { ...incidents, areaId } };
  const form = { areaId: HOME.areas[0], sync: true, definition };
  const formId = testId('poles');
  const made = await at.world.as.supervisor.post('/api/forms', { id: formId, ...form });
  expect([made.status, made.body.issues]).toEqual([200, undefined]);
  await plan('unasked', await at.addAsset('Farola'), formId);
  const saved = await at.world.as.supervisor.put(`/api/forms/${formId}`, {
    ...form,
    version: 1,
    sync: false,
    definition: {
      ...definition,
      options: { ...definition.options, incidents: false },
      incidents,
    },
  });
  expect([saved.status, saved.body.code]).toEqual([200, undefined]);
  expect(await send('unasked', null, formId)).toEqual([200, 'stored']);
  expect(await stateOf('unasked')).toBe('done');
});
