// Who may correct, complete, mark and ask for revisions: one refused caller for each, and rows of another
// municipality.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../../testing/forms.ts';
import { saveReviewedForm } from '../../testing/portal.ts';
import { answeredForm, correct, withAnswers } from '../../testing/review/submissions-to-review.ts';
import { testId } from '../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../testing/with-app.ts';

type Who = keyof TestWorld['as'];

let world: TestWorld;
let portalForm: string;
beforeAll(async () => {
  world = await openTestWorld();
  portalForm = await saveReviewedForm(world, 'reviewed');
});
afterAll(() => world.close());

async function portalSubmission(id: string): Promise<string> {
  await submitTo(world.as.inspector, portalForm, { id, answers: answersOf({ name: 'Ana', count: '3' }) });
  return testId(id);
}

const reviewOf = async (id: string, who: Who = 'admin') =>
  (await world.as[who].get(`/api/submissions/${id}/review`)).body;
const mark = (who: Who, id: string): Promise<TestReply> =>
  world.as[who].put(`/api/submissions/${id}/review-marks`, {
    sectionId: 's',
    questionId: 'name',
    marked: true,
  });
const ask = (who: Who, id: string): Promise<TestReply> =>
  world.as[who].post(`/api/submissions/${id}/change-requests`, { comment: 'Falta la foto' });
const complete = (who: Who, id: string, answers: object): Promise<TestReply> =>
  world.as[who].post(`/api/submissions/${id}/completions`, { version: 1, answers });

it('R6.04 R2.079 only people who may correct tick questions: neither those who may read nor those who may complete', async () => {
  const id = await portalSubmission('ticks');
  for (const who of ['actasInspector', 'inspector', 'supervisor'] as const) {
    expect([who, (await mark(who, id)).body.code]).toEqual([who, 'forbidden']);
    expect([who, (await reviewOf(id, who)).may.mark]).toEqual([who, false]);
  }
  expect((await reviewOf(id)).marks).toEqual([]);
  expect((await reviewOf(id, 'correctingSupervisor')).may.mark).toBe(true);
  expect((await mark('correctingSupervisor', id)).body.marks).toEqual([
    { sectionId: 's' },
    { sectionId: 's', questionId: 'name' },
  ]);
});

it('R1.04 R2.080 only people who may correct ask the citizen to revise what was ticked', async () => {
  const id = await portalSubmission('asks');
  await mark('admin', id);
  for (const who of ['actasInspector', 'inspector', 'supervisor'] as const) {
    expect([who, (await ask(who, id)).body.code]).toEqual([who, 'forbidden']);
    expect([who, (await reviewOf(id, who)).may.requestChanges]).toEqual([who, false]);
  }
  expect((await reviewOf(id)).requests).toEqual([]);
  expect((await reviewOf(id, 'correctingSupervisor')).may.requestChanges).toBe(true);
  expect((await ask('correctingSupervisor', id)).body).toMatchObject({ requested: 1 });
  expect((await reviewOf(id)).requests).toMatchObject([
    { by: 'correctingsupervisor', comment: 'Falta la foto', needsCompletion: true },
  ]);
});

it('R6.04 R1.04 only people who may correct correct a submission', async () => {
  const { id } = await answeredForm(world, 'corrects');
  for (const who of ['actasInspector', 'inspector', 'supervisor'] as const) {
    const refused = await correct(world.as[who], id, { answers: withAnswers({ name: 'Eva' }) });
    expect([who, refused.body.code]).toEqual([who, 'forbidden']);
    expect([who, (await reviewOf(id, who)).may.correct]).toEqual([who, false]);
  }
  const sent = await correct(world.as.correctingSupervisor, id, { answers: withAnswers({ name: 'Eva' }) });
  expect(sent.body).toEqual({ id, version: 2, state: 0 });
});

it.each([
  ['update', 'correctingAnswerer'],
  ['complete', 'supervisor'],
  ['correct', 'elevatedCorrectingInspector'],
] as const)('R6.02 R2.004 who may %s answers completes what was not answered', async (right, who) => {
  const formId = await saveForm(world.as.admin, {
    id: `form${right}`,
    definition: aForm().withSection('s', aQuestion('name', 'text'), aQuestion('count', 'integer')).build(),
  });
  const id = testId(`gaps${right}`);
  await submitTo(world.as[who], formId, { id: `gaps${right}`, answers: answersOf({ name: 'Ana' }) });
  expect((await reviewOf(id, who)).may.complete).toBe(true);
  expect((await world.as[who].get(`/api/submissions/${id}/to-complete`)).status).toBe(200);
  const sent = await complete(who, id, answersOf({ name: 'Ana', count: '3' }));
  expect(sent.body).toEqual({ id, version: 2, state: null });
});

it.each(['answerer', 'inspector', 'actasInspector'] as const)(
  'R6.02 R2.004 people who may neither update, complete nor correct do not complete, like %s',
  async (who) => {
    const { id } = await answeredForm(world, `none${who}`);
    expect((await reviewOf(id, who)).may).toMatchObject({ complete: false, changeState: false });
    expect((await world.as[who].get(`/api/submissions/${id}/to-complete`)).body.code).toBe('forbidden');
    expect((await complete(who, id, withAnswers({ name: 'Eva' }))).body.code).toBe('forbidden');
  },
);

/** Gives the user of another municipality the right to correct. */
async function asForeignCorrector(work: () => Promise<void>): Promise<void> {
  const become = (role: string) => sql`update users set roles = ${[role]} where username = 'foreigner'`;
  await become('ROLE_SUPERVISOR_CORRECTOR').execute(world.db);
  await work();
  await become('ROLE_SUPERVISOR').execute(world.db);
}

it('R5.28 W3 a corrector of another municipality corrects nothing here, not even a submission to a public form', async () => {
  const definition = aForm()
    .withOptions({ publicAccess: true })
    .withSection('s', aQuestion('name', 'text'))
    .build();
  const formId = await saveForm(world.as.admin, { id: 'public', definition });
  await submitTo(world.visitor, formId, { id: 'visit', answers: answersOf({ name: 'x' }), public: 'yes' });
  const ofPublic = testId('visit');
  const ofPortal = await portalSubmission('abroad');
  await asForeignCorrector(async () => {
    for (const id of [ofPublic, ofPortal]) {
      const sent = await correct(world.as.foreigner, id, { answers: answersOf({ name: 'y' }) });
      expect(sent.body.code).toBe('form-outside-areas');
      expect((await world.as.foreigner.get(`/api/submissions/${id}/to-correct`)).body.code).toBe(
        'form-outside-areas',
      );
    }
  });
  expect((await world.as.admin.get(`/api/submissions/${ofPublic}`)).body.answers.main.name.value).toBe('x');
});

it('A4.27 R4.28 a date that holds one stays, but in a section that repeats, as given and in its copies', async () => {
  const { id } = await answeredForm(world, 'dates');
  const born = (main: string, copy: string) => ({
    ticked: {},
    main: withAnswers({ born: main }).main,
    rows: { people: [{ id: 'r1', answers: { born: { value: copy } } }] },
  });
  const edit = (version: number, answers: ReturnType<typeof born>) =>
    correct(world.as.admin, id, { version, answers });
  expect((await edit(1, born('01/01/2000', '02/02/2000'))).status).toBe(200);
  expect((await edit(2, born('03/03/2000', '04/04/2000'))).body).toEqual({ id, version: 3, state: 0 });
  const { answers } = (await world.as.admin.get(`/api/submissions/${id}`)).body;
  expect([answers.main.born.value, answers.rows.people[0].answers.born.value]).toEqual([
    '03/03/2000',
    '04/04/2000',
  ]);
});

it('X17.06 W9 an edit sent again is the own one only for who made it: for anybody else it is over an old version', async () => {
  const { id } = await answeredForm(world, 'again');
  const edit = { answers: withAnswers({ name: 'Eva' }) };
  expect((await correct(world.as.admin, id, edit)).body).toEqual({ id, version: 2, state: 0 });
  expect((await correct(world.as.admin, id, edit)).body).toEqual({ id, version: 2, state: 0 });
  const other = await correct(world.as.correctingSupervisor, id, edit);
  expect([other.status, other.body.code, other.body.values]).toEqual([409, 'stale-version', { version: 2 }]);
  expect((await reviewOf(id)).corrections).toHaveLength(1);
});
