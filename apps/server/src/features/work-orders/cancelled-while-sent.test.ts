// An order is cancelled while the submission that does it arrives: one of them comes first, and nobody gets an error.

import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm } from '../../testing/forms.ts';
import { inLineForAudit } from '../../testing/queries.ts';
import { HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
let formId = '';
beforeAll(async () => {
  world = await openTestWorld();
  const definition = aForm().withSection('s', aQuestion('state', 'text')).build();
  formId = await saveForm(world.as.supervisor, { id: 'street', definition });
});
afterAll(() => world.close());

const base = `/api/municipalities/${HOME.id}/work-orders`;

async function planned(id: string): Promise<void> {
  const reply = await world.as.supervisor.post(base, {
    id: testId(id),
    workOrder: {
      formId,
      assetId: null,
      address: 'Mitre 100',
      dueOn: '2026-12-01',
      priority: 'medium',
      assignedTo: '',
      note: '',
    },
  });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
}
const cancel = (id: string) => world.as.supervisor.post(`${base}/${testId(id)}/cancellation`, { version: 1 });
const send = (id: string) =>
  world.as.inspector.post(`/api/forms/${formId}/submissions`, {
    id: testId(`of${id}`),
    version: 1,
    answers: answersOf({ state: 'Anda' }),
    workOrder: testId(id),
  });
const stateOf = async (id: string) =>
  (await world.as.supervisor.get(base)).body.workOrders.find(
    (order: { id: string }) => order.id === testId(id),
  )?.state;

it('X39.24 X39.25 an order is cancelled while its submission arrives: whichever comes first, the submission is stored, and neither waits for the other for ever', async () => {
  await planned('sentFirst');
  const sentFirst = await inLineForAudit(world.db, HOME.id, [
    () => send('sentFirst'),
    () => cancel('sentFirst'),
  ]);
  expect(sentFirst.map(({ status, body }) => body.code ?? status)).toEqual([
    sentFirst[0]?.body.code,
    'work-order-closed',
  ]);
  expect(sentFirst[0]?.status).toBe(200);
  expect(await stateOf('sentFirst')).toBe('done');

  await planned('cancelledFirst');
  const cancelledFirst = await inLineForAudit(world.db, HOME.id, [
    () => cancel('cancelledFirst'),
    () => send('cancelledFirst'),
  ]);
  expect(cancelledFirst.map(({ status }) => status)).toEqual([200, 200]);
  expect(await stateOf('cancelledFirst')).toBe('cancelled');
});
