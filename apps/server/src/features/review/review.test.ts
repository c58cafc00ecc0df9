// Completing submissions, moving them from state to state and asking citizens to revise them, over HTTP.

import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/database.ts';
import { answersOf, saveForm, submitTo } from '../../testing/forms.ts';
import {
  answeredForm,
  correct,
  GIVEN,
  REVIEWED_FORM,
  withAnswers,
} from '../../testing/review/submissions-to-review.ts';
import { testId } from '../../testing/territory.ts';
import { type Caller, openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { completeRequest, waitingRequest } from './complete-request.ts';
import { openToReview } from './open-to-review.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const view = async (id: string) => (await world.as.admin.get(`/api/submissions/${id}`)).body;
const reviewOf = async (id: string) => (await world.as.admin.get(`/api/submissions/${id}/review`)).body;
const complete = (who: Caller, id: string, body: object) =>
  who.post(`/api/submissions/${id}/completions`, { version: 1, ...body });
const move = (who: Caller, id: string, [from, to]: readonly [number, number]) =>
  who.post(`/api/submissions/${id}/state`, { from, to });
const mark = (id: string, body: object) =>
  world.as.admin.put(`/api/submissions/${id}/review-marks`, { sectionId: 's', marked: true, ...body });
const send = (id: string) =>
  world.as.admin.post(`/api/submissions/${id}/change-requests`, { comment: 'Falta la foto' });

it('R2.004 R2.081 R6.02 R6.17 P2.14 R7.17 people who may update, complete or correct complete what was not answered, and nothing else', async () => {
  const { formId } = await answeredForm(world, 'complete');
  await submitTo(world.as.inspector, formId, { id: 'gaps', answers: answersOf({ name: 'Ana' }) });
  const id = testId('gaps');
  expect((await world.as.supervisor.get(`/api/submissions/${id}/to-complete`)).body.answers.main).toEqual({
    name: { value: 'Ana' },
  });
  const over = await complete(world.as.supervisor, id, { answers: answersOf({ name: 'Eva', count: '3' }) });
  expect(over.body.issues).toEqual([{ code: 'answer-locked', at: { sectionId: 's', questionId: 'name' } }]);
  const done = await complete(world.as.supervisor, id, { answers: answersOf({ name: 'Ana', count: '3' }) });
  expect(done.status, JSON.stringify(done.body)).toBe(200);
  expect(await view(id)).toMatchObject({
    answers: { main: { count: { value: '3' } } },
    updatedAt: world.time.now.toISOString(),
  });
  expect((await reviewOf(id)).corrections[0].kind).toBe('completion');
  expect((await complete(world.as.answerer, id, { answers: GIVEN })).body.code).toBe('forbidden');
});

it('R5.12 R5.13 R2.082 R5.14 a completion with an invalid number is refused', async () => {
  const { formId } = await answeredForm(world, 'numbers');
  await submitTo(world.as.inspector, formId, { id: 'number', answers: answersOf({ name: 'Ana' }) });
  const sent = await complete(world.as.supervisor, testId('number'), {
    answers: answersOf({ name: 'Ana', count: '1,5' }),
  });
  expect(sent.body.issues).toMatchObject([{ code: 'integer-invalid' }]);
});

/** Only from 'Recibido' to 'Resuelto' and from there to 'Archivado'. */
const LINE = {
  ...REVIEWED_FORM.build(),
  states: [
    { id: 0, name: 'Recibido', transitions: [1] },
    { id: 1, name: 'Resuelto', transitions: [2] },
    { id: 2, name: 'Archivado', transitions: [] },
  ],
};

it('R4.01 R4.02 R4.03 R7.14 W10 a submission moves only where its state leads; each move is a row of the history', async () => {
  const { id } = await answeredForm(world, 'states', LINE);
  expect((await reviewOf(id)).may).toMatchObject({ changeState: true, states: [1] });
  expect((await move(world.as.supervisor, id, [0, 2])).body.code).toBe('state-refused');
  world.time.now = new Date('2026-03-10T15:05:00.000Z');
  expect((await move(world.as.supervisor, id, [0, 1])).body).toEqual({ state: 1 });
  expect((await move(world.as.supervisor, id, [0, 1])).body.code).toBe('state-moved');
  expect((await view(id)).state).toBe(1);
  const { stateHistory } = await reviewOf(id);
  expect(stateHistory).toHaveLength(2);
  expect(stateHistory[0]).toMatchObject({ stateName: 'Recibido', initial: true });
  expect(stateHistory[1]).toEqual({
    at: '2026-03-10T15:05:00.000Z',
    username: 'supervisor',
    stateId: 1,
    stateName: 'Resuelto',
    initial: false,
  });
});

it('X36.43 who corrects a submission that somebody moved since is replied the state that it is in now', async () => {
  const { id } = await answeredForm(world, 'moved', LINE);
  await move(world.as.supervisor, id, [0, 1]);
  const corrected = await correct(world.as.admin, id, { answers: withAnswers({ name: 'Eva' }) });
  expect(corrected.body).toMatchObject({ id, state: 1 });
});

it('R4.05 a submission without states moves nowhere', async () => {
  const { id } = await answeredForm(world, 'stateless', { ...LINE, states: [], initialState: null });
  expect((await move(world.as.admin, id, [0, 1])).body.code).toBe('state-refused');
  expect((await reviewOf(id)).stateHistory).toEqual([]);
});

it('R4.03 R6.10 X17.07 of five who move a submission at the same time one does; people who see only their own submissions move only those', async () => {
  const { id } = await answeredForm(world, 'moves', LINE);
  expect((await move(world.as.inspector, id, [0, 1])).body.code).toBe('forbidden');
  expect((await move(world.as.censusTaker, id, [0, 1])).body.code).toBe('submission-not-found');
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => move(world.as.supervisor, id, [0, 1])));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await reviewOf(id)).stateHistory).toHaveLength(2);
});

it('X36.95 of two officials who move a submission at the same time, the one who is refused reads who moved it, when and to which state', async () => {
  const states = [
    { id: 0, name: 'Recibido', transitions: [1, 2] },
    { id: 1, name: 'Resuelto', transitions: [2] },
    { id: 2, name: 'Archivado', transitions: [] },
  ];
  const { id } = await answeredForm(world, 'raced', { ...LINE, states });
  world.time.now = new Date('2026-03-10T16:20:00.000Z');
  const [first, second] = await Promise.all([
    move(world.as.supervisor, id, [0, 1]),
    move(world.as.admin, id, [0, 2]),
  ]);
  const [refused, winner] =
    first.status === 200
      ? [second, { by: 'supervisor', state: 'Resuelto' }]
      : [first, { by: 'admin', state: 'Archivado' }];
  expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(refused.headers['content-type']).toContain('application/problem+json');
  expect(refused.body).toMatchObject({
    code: 'state-moved',
    values: { ...winner, at: '2026-03-10T16:20:00.000Z' },
  });
  expect((await reviewOf(id)).stateHistory).toHaveLength(2);
});

it('X36.95 X36.91 who is refused gets the translations of the state to which it was moved', async () => {
  const [first, second, third] = LINE.states;
  const states = [
    first,
    { ...second, in: { en: 'Solved', gl: 'Resolto' } },
    third,
  ] as FormDefinition['states'];
  const { id } = await answeredForm(world, 'translated', { ...LINE, states });
  await move(world.as.supervisor, id, [0, 1]);
  const { code, values } = (await move(world.as.admin, id, [0, 1])).body;
  expect(code).toBe('state-moved');
  expect(values).toMatchObject({ state: 'Resuelto', 'state-en': 'Solved', 'state-gl': 'Resolto' });
});

it('X36.95 who may not see or move a submission is not told who moved it; an impossible state is no race', async () => {
  const { id } = await answeredForm(world, 'unseen', LINE);
  await move(world.as.supervisor, id, [0, 1]);
  for (const who of [world.as.inspector, world.as.censusTaker, world.as.answerer]) {
    const { status, body } = await move(who, id, [0, 1]);
    expect([403, 404]).toContain(status);
    expect(JSON.stringify(body)).not.toContain('supervisor');
    expect(body.values).toBeUndefined();
  }
  const impossible = await move(world.as.supervisor, id, [1, 0]);
  expect([impossible.body.code, impossible.body.values]).toEqual(['state-refused', undefined]);
});

const PORTAL = REVIEWED_FORM.withOptions({ citizenAssociationFromCitizenPortal: true, incidents: true })
  .withSection('t', aQuestion('later', 'text', { required: true }))
  .build();

/** A submission to a portal form with a required question missing. */
async function portalSubmission(name: string): Promise<string> {
  const formId = await saveForm(world.as.admin, { id: `form${name}`, definition: REVIEWED_FORM.build() });
  // Stored directly, because the editor's questions to the incident system do not matter here.
  const definition = JSON.stringify(PORTAL);
  await sql`alter table form_versions disable trigger form_versions_immutable`.execute(world.db);
  await sql`update form_versions set definition = ${definition}::jsonb where form_id = ${formId}`.execute(
    world.db,
  );
  await sql`alter table form_versions enable trigger form_versions_immutable`.execute(world.db);
  const id = testId(`answer${name}`);
  await submitTo(world.as.inspector, formId, { id: `answer${name}`, answers: withAnswers({ later: 'x' }) });
  await sql`update submissions set answers = answers #- '{main,later}' where id = ${id}`.execute(world.db);
  return id;
}

it('R4.22 R4.23 R4.14 R2.079 R6.04 ticks of the reviewer are kept, with their section', async () => {
  const id = await portalSubmission('ticks');
  await mark(id, { questionId: 'name' });
  const both = await mark(id, { questionId: 'count' });
  expect(both.body.marks).toEqual([
    { sectionId: 's' },
    { sectionId: 's', questionId: 'name' },
    { sectionId: 's', questionId: 'count' },
  ]);
  expect((await reviewOf(id)).badge).toBe('to-correct');
  await mark(id, { questionId: 'name', marked: false });
  const none = await mark(id, { questionId: 'count', marked: false });
  expect(none.body.marks).toEqual([]);
  expect((await reviewOf(id)).badge).toBe('approved');
  expect((await mark(id, { questionId: 'nothing' })).body.code).toBe('answers-invalid');
});

it('R4.24 R2.080 R3.20 R3.21 R7.15 R4.13 sending stores a request that waits for the citizen, and clears the ticks', async () => {
  const id = await portalSubmission('request');
  expect((await send(id)).body.code).toBe('nothing-marked');
  await mark(id, {});
  expect((await send(id)).body.code).toBe('section-without-answers');
  await mark(id, { questionId: 'name' });
  expect((await send(id)).body).toEqual({ requested: 1, mailed: false });
  const { requests, marks, badge } = await reviewOf(id);
  expect(requests).toMatchObject([{ by: 'admin', comment: 'Falta la foto', needsCompletion: true }]);
  expect(marks).toEqual([]);
  expect(badge).toBe('in-review');
});

it('R2.080 a form that citizens do not reach has no revisions to send', async () => {
  const { id } = await answeredForm(world, 'inner');
  await mark(id, { questionId: 'name' });
  expect((await send(id)).body.code).toBe('revision-not-offered');
  expect((await reviewOf(id)).may.requestChanges).toBe(false);
  expect((await reviewOf(id)).badge).toBeNull();
});

const ADMIN = {
  userId: testId('useradmin'),
  username: 'admin',
  email: 'admin@villa.example',
  role: 'ROLE_ADMIN' as const,
  municipalityId: testId('home'),
  areaIds: [],
};

async function openedPortal(id: string) {
  const index = indexForm(PORTAL);
  return openToReview({ db: world.db, versions: { load: async () => index } }, ADMIN, id);
}

const revise = async (id: string, answers: ReturnType<typeof answersOf>) => {
  const submission = await openedPortal(id);
  const at = new Date('2026-03-10T15:10:00.000Z');
  return inTransaction(world.db, (tx) =>
    completeRequest(tx, submission, {
      at,
      by: 'Ana Paz',
      answers,
      unchanged: false,
      message: '',
      newFiles: [],
      issues: [],
    }),
  );
};

it('A4.24 A4.28 A4.29 R4.29 R4.30 R4.31 R4.33 R7.19 the citizen answers what was asked, once; the request is closed', async () => {
  const id = await portalSubmission('revised');
  await mark(id, { questionId: 'name' });
  await send(id);
  const asked = await waitingRequest(world.db, (await openedPortal(id)).row);
  expect(asked).toMatchObject({
    comment: 'Falta la foto',
    requested: [{ sectionId: 's', questionId: 'name', former: { value: 'Ana' } }],
  });
  await expect(revise(id, withAnswers({ name: '' }))).rejects.toMatchObject({
    code: 'answers-invalid',
    particulars: { issues: [{ code: 'answer-required', at: { questionId: 'name' } }] },
  });
  // The other missing answers were not asked for.
  expect(await revise(id, withAnswers({ name: 'Eva', count: '9' }))).toBe(2);
  expect((await view(id)).answers.main).toMatchObject({ name: { value: 'Eva' }, count: { value: '3' } });
  const { requests, corrections, badge } = await reviewOf(id);
  expect(requests).toMatchObject([{ needsCompletion: false }]);
  expect(corrections).toMatchObject([{ kind: 'revision', by: 'Ana Paz' }]);
  expect(badge).toBe('to-correct');
  await expect(revise(id, withAnswers({ name: 'Luz' }))).rejects.toMatchObject({ code: 'already-answered' });
});

it('R4.30 W9 a revision over a correction that was stored since takes nothing of it back', async () => {
  const id = await portalSubmission('both');
  await mark(id, { questionId: 'name' });
  await send(id);
  const [revised, corrected] = await Promise.all([
    revise(id, withAnswers({ name: 'Eva' })),
    correct(world.as.admin, id, { answers: withAnswers({ count: '9', later: 'sí' }) }),
  ]);
  const { corrections, version } = await reviewOf(id);
  const { main } = (await view(id)).answers;
  expect(main.name).toEqual({ value: 'Eva' });
  expect(Math.max(revised, corrected.body.version ?? 0)).toBe(version);
  // When the revision came first, the correction was made over an older version.
  if (corrected.status !== 200) expect(corrected.body.code).toBe('stale-version');
  expect(main.count).toEqual({ value: corrected.status === 200 ? '9' : '3' });
  expect(corrections).toHaveLength(version - 1);
});
