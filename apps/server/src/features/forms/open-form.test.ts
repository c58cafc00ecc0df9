// Who gets a form to answer. A deleted form, or one of a disabled country, opens for nobody.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, PUBLIC_FORM, STAFF_FORM, saveForm, submitTo } from '../../testing/forms.ts';
import { AWAY, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  for (const id of ['staff', 'deletedStaff'])
    await saveForm(world.as.supervisor, { id, definition: STAFF_FORM });
  for (const id of ['public', 'deletedPublic'])
    await saveForm(world.as.supervisor, { id, definition: PUBLIC_FORM });
  // Without a submission the form would be removed completely.
  for (const id of ['deletedStaff', 'deletedPublic']) {
    await submitTo(world.as.inspector, testId(id), { id: `of${id}`, answers: answersOf({ name: 'x' }) });
    await world.as.supervisor.delete(`/api/forms/${testId(id)}?version=1`);
  }
});
afterAll(() => world.close());

const toAnswer = (form: string) => world.as.supervisor.get(`/api/forms/${testId(form)}/to-answer`);
const asVisitor = (form: string) => world.visitor.get(`/api/public/forms/${testId(form)}/to-answer`);
const saidBy = ({ status, body }: TestReply) => [status, body.code];

it('A7.02 A8.02 a deleted form is reported as deleted before anybody answers it, to staff and to visitors', async () => {
  expect((await toAnswer('staff')).status).toBe(200);
  expect((await asVisitor('public')).status).toBe(200);
  expect(saidBy(await toAnswer('deletedStaff'))).toEqual([410, 'form-deleted']);
  expect(saidBy(await asVisitor('deletedPublic'))).toEqual([410, 'form-deleted']);
});

it('A8.02 a submission that was written while its form was deleted is refused, and nothing is stored', async () => {
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

it('P4.13 A7.20 W17 forms of a disabled country are blocked, for its staff, its visitors and people from another country', async () => {
  await saveForm(world.as.foreigner, { id: 'abroad', areaId: AWAY.areas[0], definition: PUBLIC_FORM });
  const other = testId('otherCountry');
  await sql`insert into countries (id, name, flag, platform_id, disabled)
    select ${other}, 'Otro', flag, 2, true from countries`.execute(world.db);
  await sql`insert into provinces (id, country_id, name) values (${other}, ${other}, 'Otra')`.execute(
    world.db,
  );
  await sql`update municipalities set province_id = ${other} where id = ${AWAY.id}`.execute(world.db);
  const path = `/api/forms/${testId('abroad')}/to-answer`;
  expect(saidBy(await world.as.foreigner.get(path))).toEqual([403, 'municipality-blocked']);
  expect(saidBy(await world.as.admin.get(path))).toEqual([403, 'municipality-blocked']);
  expect(saidBy(await asVisitor('abroad'))).toEqual([403, 'municipality-blocked']);
  expect((await toAnswer('staff')).status).toBe(200);
  expect((await asVisitor('public')).status).toBe(200);
});
