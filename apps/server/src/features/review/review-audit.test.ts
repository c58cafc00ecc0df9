// What reviewers do is in the audit log under their name, and the questions and sections that they name must
// exist.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../../testing/forms.ts';
import { ANA, askAgain, letBeReviewed, openPortalWorld, saveReviewedForm } from '../../testing/portal.ts';
import {
  answeredForm,
  correct,
  GIVEN,
  REVIEWED_FORM,
  withAnswers,
} from '../../testing/review/submissions-to-review.ts';
import { testId } from '../../testing/territory.ts';
import type { TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.close());

/** The audit entries of changes to a submission. */
async function audited(id: string): Promise<readonly unknown[]> {
  const found = await sql`select actor, action, subject, details from audit_entries
    where subject_id = ${id} and action in ('update', 'create') and actor <> 'inspector' order by number`.execute(
    world.db,
  );
  return found.rows;
}

it('X7.04 W9 a correction and a completion are in the audit log, with who, of which form, and what became of it', async () => {
  const { id, formId } = await answeredForm(world, 'edited');
  await correct(world.as.correctingSupervisor, id, { answers: withAnswers({ name: 'Eva', count: '' }) });
  const completed = { version: 2, answers: withAnswers({ name: 'Eva', count: '9' }) };
  await world.as.supervisor.post(`/api/submissions/${id}/completions`, completed);
  const update = { action: 'update', subject: 'submission' };
  expect(await audited(id)).toEqual([
    {
      ...update,
      actor: 'correctingsupervisor',
      details: { form: formId, kind: 'correction', version: 2, answers: 2 },
    },
    { ...update, actor: 'supervisor', details: { form: formId, kind: 'completion', version: 3, answers: 1 } },
  ]);
});

it('X7.04 R4.03 X36.42 a move to another state is in the audit log, with both states, and so is the move back', async () => {
  const { id } = await answeredForm(world, 'moved');
  await world.as.supervisor.post(`/api/submissions/${id}/state`, { from: 0, to: 1 });
  await world.as.supervisor.post(`/api/submissions/${id}/state`, { from: 1, to: 0 });
  const move = { actor: 'supervisor', action: 'update', subject: 'submission-state' };
  expect(await audited(id)).toEqual([
    { ...move, details: { from: 0, to: 1 } },
    { ...move, details: { from: 1, to: 0 } },
  ]);
});

it('X7.04 R7.15 a request to the citizen is in the audit log, with how much was asked', async () => {
  const form = await saveReviewedForm(world, 'reviewed');
  await submitTo(world.as.inspector, form, { id: 'asked', answers: answersOf({ name: 'x', count: '1' }) });
  await askAgain(world, testId('asked'), ['name', 'count']);
  expect(await audited(testId('asked'))).toEqual([
    { actor: 'admin', action: 'create', subject: 'change-request', details: { questions: 2 } },
  ]);
});

it('W7 X25.06 a form that asks for no person reveals by no correction whom the register has', async () => {
  const definition = aForm().withSection('s', aQuestion('name', 'text')).build();
  const formId = await saveForm(world.as.admin, { id: 'nobody', definition });
  await submitTo(world.as.inspector, formId, { id: 'nobody', answers: answersOf({ name: 'x' }) });
  const naming = async (citizen: object) => {
    const particulars = { citizen, location: null, asset: null, signatures: [] };
    const sent = await correct(world.as.admin, testId('nobody'), {
      answers: answersOf({ name: 'x' }),
      particulars,
    });
    return [sent.status, sent.body.issues];
  };
  const known = await naming({ id: ANA.id, documentNumber: ANA.documentNumber });
  expect(known).toEqual([422, [{ code: 'citizen-unknown', at: { field: 'citizen' } }]]);
  expect(await naming({ id: 1, documentNumber: '1' })).toEqual(known);
});

it('R4.22 W10 a tick names what stands in the submission: a section, a question of it, a copy that is there', async () => {
  const formId = await saveForm(world.as.admin, { id: 'formticked', definition: REVIEWED_FORM.build() });
  await letBeReviewed(world, formId);
  await submitTo(world.as.inspector, formId, { id: 'ticked', answers: GIVEN });
  const id = testId('ticked');
  const rows = { people: [{ id: 'r1', answers: { who: { value: 'Luz' } } }] };
  await correct(world.as.admin, id, { answers: { ...GIVEN, rows } });
  const tick = async (mark: object) =>
    (await world.as.admin.put(`/api/submissions/${id}/review-marks`, { ...mark, marked: true })).body;
  for (const wrong of [
    { sectionId: 'people', questionId: 'who', rowId: 'r2' },
    { sectionId: 'people', questionId: 'name' },
    { sectionId: 's', rowId: 'r1' },
    { sectionId: 'nowhere' },
  ])
    expect([wrong, (await tick(wrong)).code]).toEqual([wrong, 'answers-invalid']);
  const right = { sectionId: 'people', questionId: 'who', rowId: 'r1' };
  expect((await tick(right)).marks).toEqual([{ sectionId: 'people' }, right]);
});

it('R4.22 R4.24 what a correction has taken away is neither asked again nor in the way: a copy, a condition', async () => {
  const formId = await saveForm(world.as.admin, { id: 'formgone', definition: REVIEWED_FORM.build() });
  await letBeReviewed(world, formId);
  await submitTo(world.as.inspector, formId, { id: 'gone', answers: GIVEN });
  const id = testId('gone');
  const whole = {
    ticked: { more: ['yes'] },
    main: { ...GIVEN.main, why: { value: 'Obra' } },
    rows: { people: [{ id: 'r1', answers: { who: { value: 'Luz' } } }] },
  };
  await correct(world.as.admin, id, { answers: whole });
  const tick = (mark: object, marked = true) =>
    world.as.admin.put(`/api/submissions/${id}/review-marks`, { ...mark, marked });
  const [copy, why] = [
    { sectionId: 'people', questionId: 'who', rowId: 'r1' },
    { sectionId: 'more', questionId: 'why' },
  ];
  for (const mark of [copy, why, { sectionId: 's', questionId: 'count' }]) await tick(mark);
  await correct(world.as.admin, id, { version: 2, answers: GIVEN });
  expect((await tick(why)).body.code).toBe('answers-invalid');
  expect((await tick(why, false)).body.marks).not.toContainEqual(why);
  const asked = await world.as.admin.post(`/api/submissions/${id}/change-requests`, { comment: 'Revise' });
  expect(asked.body).toMatchObject({ requested: 1 });
  const reviewed = (await world.as.admin.get(`/api/submissions/${id}/review`)).body;
  expect(reviewed.marks).toEqual([]);
  expect(reviewed.asked).toMatchObject([{ questionId: 'count' }]);
});
