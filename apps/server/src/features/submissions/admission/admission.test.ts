// Submissions of visitors in unusually high numbers: from one address, to one form, and to all forms
// together.
import { VISITOR_LIMITS } from '@constancia/domain/limits.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answersOf, PUBLIC_FORM, saveForm } from '../../../testing/forms.ts';
import { hashesOf, solved } from '../../../testing/puzzles.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { caller, openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

const LIMITS = { ...VISITOR_LIMITS, formSubmissionsPerHour: 20, submissionsPerHour: 60 };

let world: TestWorld;
let formId = '';
let others: readonly string[] = [];
beforeAll(async () => {
  world = await openTestWorld({ visitorLimits: LIMITS });
  formId = await saveForm(world.as.supervisor, { id: 'asked', definition: PUBLIC_FORM });
  others = await Promise.all(
    ['other1', 'other2', 'other3'].map((id) =>
      saveForm(world.as.supervisor, { id, definition: PUBLIC_FORM }),
    ),
  );
});
afterAll(() => world.close());
beforeEach(async () => {
  await sql`delete from rate_limits`.execute(world.db);
});

let sent = 0;
function answer(form: string, address: string, more: object = {}): Promise<TestReply> {
  sent += 1;
  return caller(world.app, {}, address).post(`/api/public/forms/${form}/submissions`, {
    id: testId(`sent${sent}x`),
    version: 1,
    answers: answersOf({ name: 'x' }),
    ...more,
  });
}
const stranger = (index: number) => `198.51.100.${index}`;
const statuses = (replies: readonly TestReply[]) => replies.map(({ status }) => status);

it('X28.08 an address sends thirty submissions a minute, to any forms; then it waits, and others do not', async () => {
  const replies: TestReply[] = [];
  for (let index = 0; index < 32; index++)
    replies.push(await answer(index % 2 === 0 ? formId : (others[0] ?? ''), '203.0.113.7'));
  expect(statuses(replies)).toEqual([...Array.from({ length: 30 }, () => 200), 429, 429]);
  expect(replies.at(-1)?.body.code).toBe('too-many-requests');
  expect(Number(replies.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await answer(formId, '203.0.113.8')).status).toBe(200);
  world.time.now = new Date(world.time.now.getTime() + 61_000);
  expect((await answer(formId, '203.0.113.7')).status).toBe(200);
});

it('X28.08 a customer who has a whole IPv6 network is one address', async () => {
  const replies: TestReply[] = [];
  for (let index = 0; index < 31; index++)
    replies.push(await answer(formId, `2001:db8:1:2::${index.toString(16)}`));
  expect(replies.at(-1)?.status).toBe(429);
});

it('X28.08 staff are not limited, on the public page neither', async () => {
  for (let index = 0; index < 35; index++) {
    const reply = await world.as.inspector.post(`/api/public/forms/${formId}/submissions`, {
      id: testId(`staff${index}x`),
      version: 1,
      answers: answersOf({ name: 'x' }),
    });
    expect(reply.status).toBe(200);
  }
});

it('X28.09 X28.10 above what is usual for a form each further submission costs a puzzle; one that is solved is stored', async () => {
  const replies = await Promise.all(
    Array.from({ length: 25 }, (_, index) => answer(formId, stranger(index))),
  );
  expect(statuses(replies).filter((status) => status === 200).length).toBeLessThanOrEqual(20);
  const refused = await answer(formId, stranger(99));
  expect([refused.status, refused.body.code]).toEqual([428, 'challenge-required']);
  const { token } = refused.body.values;
  const solution = await solved(token);
  expect((await answer(others[1] ?? '', stranger(99), { solution })).status).toBe(200);
  expect((await answer(formId, stranger(98), { solution })).status).toBe(428);
  expect((await answer(formId, stranger(99), { solution })).status).toBe(200);
  expect((await answer(formId, stranger(99), { solution })).status).toBe(428);
  expect((await answer(others[1] ?? '', stranger(97))).status).toBe(200);
});

it('X28.10 a solved puzzle of one form serves for no other form that asks for one', async () => {
  const until = new Date(world.time.now.getTime() + 3_600_000);
  for (const form of [formId, others[1] ?? ''])
    await sql`insert into rate_limits (key, resets_at, tries)
      values (${`answers:form:${form}`}, ${until}, ${LIMITS.formSubmissionsPerHour})`.execute(world.db);
  const asked = await answer(formId, stranger(50));
  expect(asked.status).toBe(428);
  const solution = await solved(asked.body.values.token);
  expect((await answer(others[1] ?? '', stranger(50), { solution })).status).toBe(428);
  expect((await answer(formId, stranger(50), { solution })).status).toBe(200);
});

it('X28.10 the puzzle gets harder the more there are', async () => {
  const used = async (times: number) => {
    const until = new Date(world.time.now.getTime() + 3_600_000);
    await sql`delete from rate_limits`.execute(world.db);
    await sql`insert into rate_limits (key, resets_at, tries) values
      (${`answers:form:${formId}`}, ${until}, ${times * LIMITS.formSubmissionsPerHour})`.execute(world.db);
    return hashesOf((await answer(formId, stranger(1))).body.values.token);
  };
  expect([await used(1), await used(2), await used(3)]).toEqual([40, 80, 160]);
});

it('X28.09 a form that usually gets many may get ten times as many before anybody waits', async () => {
  const week = 7 * 24 * 4;
  const own = await saveForm(world.as.supervisor, { id: 'popular', definition: PUBLIC_FORM });
  await sql`
    insert into submissions (municipality_id, id, form_id, form_version, area_id, code, record_code, created_at,
      updated_at, created_by, first_name, last_name, inspector_number, answers, content_hash)
    select ${HOME.id}, 'popular' || lpad(n::text, 13, '0'), ${own}, 1, ${HOME.areas[0]}, 'HM' || n, '',
      ${world.time.now}::timestamptz - n * interval '15 minutes', ${world.time.now}, '', '', '', '', '{}', '\\x'
    from generate_series(1, ${week}) as n`.execute(world.db);
  const until = new Date(world.time.now.getTime() + 3_600_000);
  await sql`insert into rate_limits (key, resets_at, tries) values
    (${`answers:form:${own}`}, ${until}, 39)`.execute(world.db);
  expect((await answer(own, stranger(1))).status).toBe(200);
  expect((await answer(own, stranger(2))).status).toBe(428);
});

it('X28.09 the installation as a whole has a budget too: many forms at the same time are no way around', async () => {
  const replies: TestReply[] = [];
  for (let index = 0; index < 66; index++)
    replies.push(await answer([formId, ...others][index % 4] ?? '', stranger(index)));
  expect(statuses(replies).slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
  expect(statuses(replies).slice(60)).toEqual(Array.from({ length: 6 }, () => 428));
});
