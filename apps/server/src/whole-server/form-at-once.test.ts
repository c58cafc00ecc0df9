// A form that is saved, hidden, put on hold or moved while its submissions change and the municipality gets another time zone:
// nobody waits for somebody who waits for them, which PostgreSQL ends by failing one of the two.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareCounters } from '../platform/counters/recount.ts';
import { KEPT_COUNTERS } from '../roles/recount.ts';
import { answersOf, saveForm, submitTo } from '../testing/forms.ts';
import { HOME, testId } from '../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../testing/with-app.ts';

const ROUNDS = 12;
const SUBMISSIONS = 6;
const FORM = aForm()
  .withStates('Iniciada', 'Vista')
  .withSection('s', aQuestion('name', 'text', { required: true }), aQuestion('count', 'integer'))
  .build();

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

/** A form with submissions that nobody has changed. */
async function answeredForm(round: number): Promise<{ form: string; submissions: readonly string[] }> {
  const form = await saveForm(world.as.admin, { id: `form${round}`, definition: FORM });
  const ids = Array.from({ length: SUBMISSIONS }, (_, index) => `sent${round}x${index}`);
  for (const id of ids)
    await submitTo(world.as.inspector, form, { id, answers: answersOf({ name: id, count: '1' }) });
  return { form, submissions: ids.map(testId) };
}

const unexpected = (replies: readonly TestReply[]) =>
  replies.filter(({ status }) => status >= 500).map(({ body }) => body.code);

it('X40.35 X30.06 a form that is made public, or put on hold, while its submissions move and are corrected fails nobody', async () => {
  const { admin } = world.as;
  for (let round = 0; round < ROUNDS; round++) {
    const { form, submissions } = await answeredForm(round);
    const changes = submissions.map((id, index) =>
      index % 2 === 0
        ? admin.post(`/api/submissions/${id}/state`, { from: 0, to: 1 })
        : admin.post(`/api/submissions/${id}/corrections`, {
            version: 1,
            answers: answersOf({ name: 'otro', count: '2' }),
          }),
    );
    const saves = [
      admin.put(`/api/forms/${form}/visibility`, { version: 1, public: true }),
      admin.post(`/api/forms/${form}/hold`, { reason: 'Juzgado' }),
    ];
    const replies = await Promise.all([...changes, ...saves]);
    expect(unexpected(replies), `round ${round}`).toEqual([]);
    expect(replies.slice(0, SUBMISSIONS).map(({ status }) => status)).toEqual(changes.map(() => 200));
  }
  expect(await compareCounters(world.db, KEPT_COUNTERS)).toEqual([]);
}, 120_000);

it('X40.35 X32.52 a form that is saved while the municipality gets another time zone fails nobody', async () => {
  const { admin } = world.as;
  const settingsPath = `/api/municipalities/${HOME.id}/settings`;
  const { form } = await answeredForm(ROUNDS);
  for (let round = 0; round < ROUNDS; round++) {
    const { version, settings } = (await admin.get(settingsPath)).body;
    const timeZone = round % 2 === 0 ? 'Asia/Kolkata' : 'Europe/Madrid';
    const replies = await Promise.all([
      admin.put(`/api/forms/${form}/visibility`, { version: round + 1, public: round % 2 === 0 }),
      admin.put(settingsPath, { version, settings: { ...settings, timeZone } }),
    ]);
    expect(
      replies.map(({ status, body }) => body.code ?? status),
      `round ${round}`,
    ).toEqual([200, 200]);
  }
  expect(await compareCounters(world.db, KEPT_COUNTERS)).toEqual([]);
}, 120_000);
