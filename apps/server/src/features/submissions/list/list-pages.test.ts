// Page boundaries of a list of submissions.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

it('R7.09 R2.041 a full last page leads nowhere: a further page exists only for a further submission', async () => {
  const id = await saveForm(world.as.supervisor, { id: 'full', definition: STAFF_FORM });
  const send = (name: string) => submitTo(world.as.inspector, id, { id: name, answers: answersOf({ name }) });
  const page = async (cursor = '') =>
    (await world.as.supervisor.get(`/api/forms/${id}/submissions${cursor && `?cursor=${cursor}`}`)).body;
  for (let number = 0; number < 15; number++) await send(`full${number}x`);
  expect(await page()).toMatchObject({ total: 15, next: null, previous: null });
  await send('oneMore');
  const first = await page();
  expect([first.total, first.submissions.length]).toEqual([16, 15]);
  const second = await page(first.next);
  expect([second.submissions.length, second.next]).toEqual([1, null]);
  expect((await page(second.previous)).previous).toBeNull();
});
