// Who gets a form to answer it: what was deleted, or belongs to a country that is closed, opens for nobody.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { answersOf, PUBLIC_FORM, STAFF_FORM, saveForm, submitTo } from '../../testing/forms.ts';
import { testId } from '../../testing/places.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  for (const id of ['staff', 'deletedStaff'])
    await saveForm(world.as.supervisor, { id, definition: STAFF_FORM });
  for (const id of ['public', 'deletedPublic'])
    await saveForm(world.as.supervisor, { id, definition: PUBLIC_FORM });
  // A form that nobody answered would be gone altogether.
  for (const id of ['deletedStaff', 'deletedPublic']) {
    await submitTo(world.as.inspector, testId(id), { id: `of${id}`, answers: answersOf({ name: 'x' }) });
    await world.as.supervisor.delete(`/api/forms/${testId(id)}?version=1`);
  }
});
afterAll(() => world.close());
afterEach(async () => {
  await sql`update countries set disabled = false`.execute(world.db);
});

const toAnswer = (form: string) => world.as.supervisor.get(`/api/forms/${testId(form)}/to-answer`);
const asVisitor = (form: string) => world.visitor.get(`/api/public/forms/${testId(form)}`);
const saidBy = ({ status, body }: TestReply) => [status, body.code];

it('A7.02 A8.02 a deleted form is told to be deleted before anybody answers it, to staff and to visitors', async () => {
  expect((await toAnswer('staff')).status).toBe(200);
  expect((await asVisitor('public')).status).toBe(200);
  expect(saidBy(await toAnswer('deletedStaff'))).toEqual([410, 'form-deleted']);
  expect(saidBy(await asVisitor('deletedPublic'))).toEqual([410, 'form-deleted']);
});

it('A8.02 an answer that was written while its form was deleted is refused, and nothing is stored', async () => {
  const answers = answersOf({ name: 'x' });
  const byStaff = await submitTo(world.as.inspector, testId('deletedStaff'), { id: 'tooLate', answers });
  const byVisitor = await submitTo(world.visitor, testId('deletedPublic'), {
    id: 'tooLateToo',
    answers,
    public: 'yes',
  });
  expect([saidBy(byStaff), saidBy(byVisitor)]).toEqual([
    [410, 'form-deleted'],
    [410, 'form-deleted'],
  ]);
  const stored = await sql`select from submissions where id like 'tooLate%'`.execute(world.db);
  expect(stored.rows).toHaveLength(0);
});

it('P4.13 A7.20 forms of a disabled country are blocked for staff who would answer them, and for visitors', async () => {
  await sql`update countries set disabled = true`.execute(world.db);
  expect(saidBy(await asVisitor('public'))).toEqual([403, 'municipality-blocked']);
  expect(saidBy(await toAnswer('staff'))).toEqual([403, 'municipality-blocked']);
});
