// A submission is deleted while its incident changes or its message is delivered again: one of them comes first, and nobody
// gets an error.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliveriesOf, raisedBy, saveIncidentForm, sendAna } from '../../../testing/incidents.ts';
import { saveOutside } from '../../../testing/outside/outside.ts';
import { inLineForAudit } from '../../../testing/queries.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let form = '';
beforeAll(async () => {
  world = await openTestWorld();
  await saveOutside(world.db);
  form = await saveIncidentForm(world, 'Bache');
});
afterAll(() => world.close());

const remove = (id: string) => world.as.admin.delete(`/api/submissions/${testId(id)}?version=1`);

/** What the deletion and the other request get, in the order in which they were sent. */
async function beside(id: string, send: () => Promise<TestReply>, first: 'deletion' | 'other') {
  const both = first === 'deletion' ? [() => remove(id), send] : [send, () => remove(id)];
  const replies = await inLineForAudit(world.db, HOME.id, both);
  expect((await world.as.admin.get(`/api/submissions/${testId(id)}`)).status).toBe(404);
  return replies.map(({ status, body }) => (status === 200 ? 200 : body.code));
}

it('X17.08 X34.84 a submission is deleted while its incident gets another state: whichever comes first, the other one ends too', async () => {
  for (const [first, codes] of [
    ['deletion', [200, 'register-entry-not-found']],
    ['other', [200, 200]],
  ] as const) {
    const id = `incident${first}`;
    expect((await sendAna(world, form, id)).status).toBe(200);
    await world.runJobs();
    const number = (await raisedBy(world, id))[0]?.number;
    const path = `/api/municipalities/${HOME.id}/incidents/${number}/state`;
    const change = () => world.as.admin.post(path, { changes: 0, state: 'in-progress', note: '' });
    expect(await beside(id, change, first), first).toEqual(codes);
  }
});

it('X17.08 X20.05 a submission is deleted while its message is tried again: whichever comes first, the other one ends too', async () => {
  for (const [first, codes] of [
    ['deletion', [200, 'delivery-not-found']],
    ['other', [200, 200]],
  ] as const) {
    const id = `message${first}`;
    expect((await sendAna(world, form, id)).status).toBe(200);
    const [entry] = await deliveriesOf(world, id);
    const retry = () => world.as.admin.post(`/api/outbox/${entry?.id}/retry`);
    expect(await beside(id, retry, first), first).toEqual(codes);
  }
});
