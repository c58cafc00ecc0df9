// Who may correct which submissions over HTTP, and what a correction may name.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../../testing/forms.ts';
import {
  answeredForm,
  correct,
  GIVEN,
  REVIEWED_FORM,
  withAnswers,
} from '../../testing/review/submissions-to-review.ts';
import { HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const view = async (id: string) => (await world.as.admin.get(`/api/submissions/${id}`)).body;
const reviewOf = async (id: string) => (await world.as.admin.get(`/api/submissions/${id}/review`)).body;
it('E3.33 E4.26 R2.077 a signed submission is corrected only where the form lets signed submissions be changed', async () => {
  const signed = REVIEWED_FORM.withOptions({ digitalSignature: true }).withSignature({ signatory: 'intern' });
  const sealed = await answeredForm(world, 'sealed', signed.build());
  const open = await answeredForm(
    world,
    'open',
    signed.withOptions({ signatureEditableAnswer: true }).build(),
  );
  const given = JSON.stringify([{ slot: 0, image: 'imagenes/x.png', signatory: 'Ana', imageId: 'x' }]);
  for (const { id } of [sealed, open])
    await sql`update submissions set signatures = ${given}::jsonb where id = ${id}`.execute(world.db);
  const edit = { answers: withAnswers({ name: 'Eva' }) };
  expect((await correct(world.as.admin, sealed.id, edit)).body.code).toBe('submission-sealed');
  expect((await world.as.admin.get(`/api/submissions/${sealed.id}/to-correct`)).body.code).toBe(
    'submission-sealed',
  );
  expect((await reviewOf(sealed.id)).may.correct).toBe(false);
  const listed = async (formId: string) =>
    (await world.as.admin.get(`/api/forms/${formId}/submissions`)).body;
  expect((await listed(sealed.formId)).submissions).toMatchObject([
    { id: sealed.id, may: { complete: false, correct: false } },
  ]);
  expect((await listed(open.formId)).submissions).toMatchObject([
    { id: open.id, may: { complete: true, correct: true } },
  ]);
  for (const who of [world.as.admin, world.as.correctingSupervisor]) {
    const { version } = await reviewOf(open.id);
    const sent = await correct(who, open.id, { version, answers: withAnswers({ name: `Eva ${version}` }) });
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  }
  expect((await view(open.id)).signatures).toHaveLength(1);
});

it('R5.27 R5.28 the correct view asks for the area, but for public and portal forms of the own municipality', async () => {
  const definition = aForm()
    .withOptions({ publicAccess: true })
    .withSection('s', aQuestion('name', 'text'))
    .build();
  const formId = await saveForm(world.as.elevatedSupervisor, {
    id: 'public',
    definition,
    areaId: HOME.areas[1],
  });
  await submitTo(world.visitor, formId, { id: 'visit', answers: answersOf({ name: 'x' }), public: 'yes' });
  const id = testId('visit');
  const plain = await world.as.correctingSupervisor.get(`/api/submissions/${id}`);
  expect(plain.body.code).toBe('form-outside-areas');
  const opened = await world.as.correctingSupervisor.get(`/api/submissions/${id}/to-correct`);
  expect(opened.body.mayView).toBe(false);
  const seen = await world.as.elevatedSupervisor.get(`/api/submissions/${id}/to-complete`);
  expect(seen.body.mayView).toBe(true);
  const sent = await correct(world.as.correctingSupervisor, id, { answers: answersOf({ name: 'y' }) });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const own = await correct(world.as.elevatedCorrectingInspector, id, { answers: answersOf({ name: 'z' }) });
  expect(own.body.code).toBe('submission-not-found');
});

it('R6.10 R6.20 R6.21 people who see only their own submissions correct only those; others all of their areas', async () => {
  const { id } = await answeredForm(world, 'owners');
  await sql`update submissions set created_by = 'elevatedcorrectinginspector' where id = ${id}`.execute(
    world.db,
  );
  const mine = await correct(world.as.elevatedCorrectingInspector, id, {
    answers: withAnswers({ name: 'A' }),
  });
  expect(mine.status).toBe(200);
  const others = await correct(world.as.censusTaker, id, { version: 2, answers: withAnswers({ name: 'B' }) });
  expect(others.body.code).toBe('submission-not-found');
  const all = await correct(world.as.correctingAnswerer, id, {
    version: 2,
    answers: withAnswers({ name: 'C' }),
  });
  expect(all.status).toBe(200);
  expect((await correct(world.as.inspector, id, { version: 3, answers: GIVEN })).body.code).toBe('forbidden');
});

it('R4.26 W10 a file that was not uploaded for the submission is refused; one that was there before may stay', async () => {
  const definition = aForm()
    .withSection('s', aQuestion('name', 'text'), aQuestion('photo', 'text', { allowsImage: true }))
    .build();
  const formId = await saveForm(world.as.admin, { id: 'files', definition });
  await submitTo(world.as.inspector, formId, { id: 'withfile', answers: answersOf({ name: 'x' }) });
  const id = testId('withfile');
  const key = JSON.stringify({ image: 'imagenes/old.png' });
  await sql`update submissions set answers = jsonb_set(answers, '{main,photo}', ${key}::jsonb)
    where id = ${id}`.execute(world.db);
  const kept = { ticked: {}, main: { name: { value: 'y' }, photo: { image: 'imagenes/old.png' } }, rows: {} };
  expect((await correct(world.as.admin, id, { answers: kept })).status).toBe(200);
  const strange = { ...kept, main: { ...kept.main, photo: { image: 'imagenes/other.png' } } };
  const sent = await correct(world.as.admin, id, { version: 2, answers: strange });
  expect(sent.body.issues).toEqual([{ code: 'file-unknown', at: { questionId: 'photo' } }]);
});
