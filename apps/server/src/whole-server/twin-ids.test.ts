// Rows of two municipalities with the same ids: what one town reads and changes is never the other's.

import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { upload } from '../testing/files/uploads.ts';
import { answersOf, saveForm, submitTo } from '../testing/forms.ts';
import { saveReviewedForm } from '../testing/portal.ts';
import { correct } from '../testing/review/submissions-to-review.ts';
import { AWAY, testId } from '../testing/territory.ts';
import { ORIGINAL, plantTwins, TWIN } from '../testing/twins.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../testing/with-app.ts';

const FORM = aForm()
  .with({ title: { text: `Inspección ${ORIGINAL}` } })
  .withStates('Recibido', `Resuelto ${ORIGINAL}`)
  .withSection('s', aQuestion('name', 'text', { allowsDocument: true }));

let world: TestWorld;
let formId: string;
let planted: readonly string[];
const answer = testId('answer');
const doomed = testId('doomed');
beforeAll(async () => {
  world = await openTestWorld();
  const { inspector, supervisor, correctingSupervisor } = world.as;
  formId = await saveForm(supervisor, { id: 'form', definition: FORM.build() });
  for (const id of ['answer', 'doomed']) {
    const content = Buffer.from(`nombre,${ORIGINAL}\n`);
    const file = { formId, submissionId: id, questionId: 'name', kind: 'document', content } as const;
    const { body } = await upload(inspector, { ...file, id: `file${id}`, name: `${ORIGINAL}.csv` });
    const answers = { ...answersOf({}), main: { name: { value: ORIGINAL, document: body.key } } };
    done(await submitTo(inspector, formId, { id, answers }));
    const corrected = { ...answers, main: { name: { value: `${ORIGINAL} 2`, document: body.key } } };
    done(await correct(correctingSupervisor, testId(id), { answers: corrected }));
    const moved = await supervisor.post(`/api/submissions/${testId(id)}/state`, { from: 0, to: 1 });
    done(moved);
  }
  const reviewed = await saveReviewedForm(world, 'reviewed');
  done(await submitTo(inspector, reviewed, { id: 'marked', answers: answersOf({ name: ORIGINAL }) }));
  const mark = { sectionId: 's', questionId: 'name', marked: true };
  done(await correctingSupervisor.put(`/api/submissions/${testId('marked')}/review-marks`, mark));
  planted = await plantTwins(world);
});
afterAll(() => world.close());

function done({ status, body }: TestReply): void {
  if (status !== 200) throw new Error(`not done: ${JSON.stringify(body)}`);
}

/** All data of the other municipality, as one text per table. */
async function everythingAway(): Promise<Readonly<Record<string, string>>> {
  const rows = await Promise.all(
    planted.map(async (table) => {
      const found = await sql<{ text: string }>`
        select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]')::text as text
        from ${sql.table(table)} t where municipality_id = ${AWAY.id}`.execute(world.db);
      return [table, found.rows[0]?.text ?? ''] as const;
    }),
  );
  return Object.fromEntries(rows);
}

const READ = [
  `/api/submissions/${answer}`,
  `/api/submissions/${answer}/review`,
  `/api/submissions/${answer}/files`,
  `/api/submissions/${answer}/deletion`,
  `/api/submissions/${answer}/to-correct`,
  `/api/forms/${testId('form')}`,
  `/api/forms/${testId('form')}/versions`,
  `/api/forms/${testId('form')}/submissions`,
  `/api/forms/${testId('form')}/statistics`,
  `/api/forms/${testId('form')}/deletion`,
  '/api/forms',
  '/api/outbox',
  '/api/workflows',
] as const;

it('X25.10 the twins are there: for submissions, forms and accounts an index refuses them', () => {
  expect(planted).toEqual(
    expect.arrayContaining(['corrections', 'files', 'review_marks', 'state_changes', 'submission_originals']),
  );
  for (const table of ['areas', 'forms', 'records', 'submissions', 'uploads', 'users', 'workflows'])
    expect(planted).not.toContain(table);
});

it.each(READ)(
  'X25.10 GET %s shows nothing of a twin, and to the other town nothing of the original',
  async (path) => {
    const own = await world.as.admin.get(path);
    expect(own.status).toBe(200);
    expect(own.raw.toString()).not.toContain(TWIN);
    const other = await world.as.foreigner.get(path);
    expect(other.raw.toString()).not.toContain(ORIGINAL);
  },
);

it('X25.10 the files of a submission are its own', async () => {
  const { files } = (await world.as.supervisor.get(`/api/submissions/${answer}/files`)).body;
  expect(files.map(({ name }: { name: string }) => name)).toEqual([`${ORIGINAL}.csv`]);
});

it('X25.10 correcting, moving and deleting a submission leave the other town’s rows as they are', async () => {
  const before = await everythingAway();
  const { answers } = (await world.as.correctingSupervisor.get(`/api/submissions/${doomed}`)).body;
  const again = { ...answers, main: { name: { ...answers.main.name, value: 'Otra vez' } } };
  const done = [
    await correct(world.as.correctingSupervisor, doomed, { version: 2, answers: again }),
    await world.as.supervisor.post(`/api/submissions/${doomed}/state`, { from: 1, to: 0 }),
    await world.as.correctingSupervisor.put(`/api/submissions/${testId('marked')}/review-marks`, {
      sectionId: 's',
      marked: true,
    }),
    await world.as.correctingSupervisor.put(`/api/submissions/${testId('marked')}/review-marks`, {
      sectionId: 's',
      questionId: 'name',
      marked: false,
    }),
    await world.as.supervisor.delete(`/api/submissions/${doomed}?version=3`),
  ];
  expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await everythingAway()).toEqual(before);
});
