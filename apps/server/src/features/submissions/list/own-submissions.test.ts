// The list of a person's own submissions, over HTTP.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let form: string;
beforeAll(async () => {
  world = await openTestWorld();
  form = await saveForm(world.as.supervisor, { id: 'own', definition: STAFF_FORM });
  for (let number = 0; number < 17; number++) await answer('supervisor', `mine${number}`);
  await answer('inspector', 'theirs');
});
afterAll(() => world.close());

const answer = (who: keyof TestWorld['as'], id: string) =>
  submitTo(world.as[who], form, { id, answers: answersOf({ name: who }) });
const own = (who: keyof TestWorld['as'], query = ''): Promise<TestReply> =>
  world.as[who].get(`/api/forms/${form}/own-submissions${query}`);
const authors = (reply: TestReply) =>
  new Set(reply.body.submissions.map((row: { createdBy: string }) => row.createdBy));

it('P2.16 R2.011 R2.098 shows people who see every submission only their own, by pages, with their number', async () => {
  expect((await world.as.supervisor.get(`/api/forms/${form}/submissions`)).body.total).toBe(18);
  const first = await own('supervisor');
  expect(first.body).toMatchObject({
    total: 17,
    previous: null,
    form: { id: form, title: { text: 'Inspección' } },
  });
  expect(first.body.submissions).toHaveLength(7);
  const second = await own('supervisor', `?cursor=${first.body.next}`);
  expect(second.body.submissions).toHaveLength(7);
  const last = await own('supervisor', '?cursor=last');
  expect([last.body.submissions.length, last.body.next]).toEqual([3, null]);
  expect([...authors(first), ...authors(second), ...authors(last)]).toEqual(Array(3).fill('supervisor'));
});

it('R2.011 P6.26 shows those who see only their own the same as the list does', async () => {
  const list = (await world.as.inspector.get(`/api/forms/${form}/submissions`)).body;
  expect((await own('inspector')).body).toEqual(list);
  expect(list.total).toBe(1);
  expect((await own('colleague')).body).toMatchObject({ total: 0, submissions: [] });
});

it('R2.011 counts what was stored under the e-mail of the same person', async () => {
  await sql`update submissions set created_by = 'supervisor@villa.example' where form_id = ${form}
    and id like 'mine16%'`.execute(world.db);
  expect((await own('supervisor')).body.total).toBe(17);
});

it('P2.16 P6.20 keeps to the own areas', async () => {
  expect((await own('neighbour')).body.code).toBe('form-outside-areas');
  expect((await own('foreigner')).body.code).toBe('form-outside-areas');
  expect((await own('generator')).body.total).toBe(0);
});
