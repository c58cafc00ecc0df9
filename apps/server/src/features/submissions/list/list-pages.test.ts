// The boundaries of a list of submissions: of its pages, and of the days that filter it.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { HOME, testId } from '../../../testing/territory.ts';
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

it('R5.07 R5.08 a day goes from its first moment to its last in the municipality, a range from the first day to the last', async () => {
  const id = await saveForm(world.as.supervisor, { id: 'days', definition: STAFF_FORM });
  // Three hours behind UTC: the last moment of the 9th, the first and last of the 10th, the first of the 11th.
  const moments = ['10T02:59:59.999', '10T03:00:00.000', '11T02:59:59.999', '11T03:00:00.000'];
  await sql`update municipalities set time_zone = 'America/Argentina/Cordoba' where id = ${HOME.id}`.execute(
    world.db,
  );
  for (const [number, moment] of moments.entries()) {
    await submitTo(world.as.inspector, id, { id: `day${number}x`, answers: answersOf({ name: 'x' }) });
    await sql`update submissions set created_at = ${`2026-03-${moment}Z`}
      where id = ${testId(`day${number}x`)}`.execute(world.db);
  }
  const found = async (days: string) => {
    const { body } = await world.as.supervisor.get(`/api/forms/${id}/submissions?${days}`);
    return body.submissions.map((one: { readonly id: string }) => one.id);
  };
  const [, first, last, next] = moments.map((_, number) => testId(`day${number}x`));
  expect(await found('singleDate=2026-03-10')).toEqual([last, first]);
  expect(await found('startDate=2026-03-10&endDate=2026-03-11')).toEqual([next, last, first]);
  expect(await found('startDate=2026-03-10&endDate=2026-03-10')).toEqual([last, first]);
});
