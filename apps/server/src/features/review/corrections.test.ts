// Correcting stored submissions over HTTP: the original is kept, each edit is a row, and everything reads the
// corrected values.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { replay } from '@constancia/domain/testing/replay.ts';
import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../../testing/forms.ts';
import { answeredForm, correct, GIVEN, withAnswers } from '../../testing/review/submissions-to-review.ts';
import { testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const view = async (id: string) => (await world.as.admin.get(`/api/submissions/${id}`)).body;
const reviewOf = async (id: string) => (await world.as.admin.get(`/api/submissions/${id}/review`)).body;
const rowsOf = async <Row>(table: string, id: string) =>
  (
    await sql<Row>`select * from ${sql.table(table)} where submission_id = ${id} order by 1, 2`.execute(
      world.db,
    )
  ).rows;

it('R4.25 R3.22 R8.18 R6.18 a correction is a row with who, when and what; the original stays as it was given', async () => {
  const { id } = await answeredForm(world, 'row');
  world.time.now = new Date('2026-03-10T15:05:00.000Z');
  const locationAt = { address: 'Mitre 1', latitude: -32.4, longitude: -63.2 };
  const sent = await correct(world.as.correctingSupervisor, id, {
    answers: {
      ...withAnswers({ name: 'Eva' }),
      ticked: { more: ['yes'] },
      rows: { people: [{ id: 'r1', answers: { who: { value: 'Luz' } } }] },
    },
    particulars: { citizen: null, location: locationAt, asset: null, signatures: [] },
  });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  expect(sent.body).toEqual({ id, version: 2, state: (await view(id)).state });
  const { corrections, version } = await reviewOf(id);
  expect(version).toBe(2);
  expect(corrections).toEqual([
    {
      kind: 'correction',
      at: '2026-03-10T15:05:00.000Z',
      by: 'correctingsupervisor',
      reason: '',
      changes: {
        ticks: [{ sectionId: 'more', before: [], after: ['yes'] }],
        copies: [{ sectionId: 'people', before: [], after: ['r1'] }],
        answers: [
          { questionId: 'name', before: { value: 'Ana' }, after: { value: 'Eva' } },
          { sectionId: 'people', rowId: 'r1', questionId: 'who', before: null, after: { value: 'Luz' } },
        ],
        particulars: { location: { before: null, after: locationAt } },
      },
    },
  ]);
  const [original] = await rowsOf<{ content: Parameters<typeof replay>[0] }>('submission_originals', id);
  expect(original?.content.answers.main).toEqual(GIVEN.main);
  const shown = await view(id);
  expect(shown.updatedAt).toBe('2026-03-10T15:05:00.000Z');
  expect(shown.location).toEqual(locationAt);
  if (!original) throw new Error('no original');
  expect(replay(original.content, corrections).answers).toEqual(shown.answers);
});

it('X33.60 a correction keeps why it was made, as it was typed but for spaces around; the audit log and the citizen do not get it', async () => {
  const { id } = await answeredForm(world, 'reason');
  const reason = 'El vecino llamó: la altura estaba mal.\nConfirmado por teléfono.';
  const sent = await correct(world.as.correctingSupervisor, id, {
    answers: withAnswers({ name: 'Eva' }),
    reason: `  ${reason}\n`,
  });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  expect((await reviewOf(id)).corrections.map((one: { reason: string }) => one.reason)).toEqual([reason]);
  const audited = await sql<{ details: object }>`
    select details from audit_entries where subject_id = ${id} and action = 'update'`.execute(world.db);
  expect(JSON.stringify(audited.rows)).not.toContain('vecino');
  const long = await correct(world.as.correctingSupervisor, id, {
    answers: withAnswers({ name: 'Luz' }),
    reason: 'x'.repeat(501),
    version: 2,
  });
  expect([long.status, long.body.issues[0].at]).toEqual([400, { field: 'body.reason' }]);
});

it('R4.25 X17.02 nobody rewrites the original or a correction, not even in the database', async () => {
  const { id } = await answeredForm(world, 'kept');
  await correct(world.as.admin, id, { answers: withAnswers({ name: 'Eva' }) });
  for (const table of ['submission_originals', 'corrections']) {
    const rewriting = sql`update ${sql.table(table)} set submission_id = submission_id
      where submission_id = ${id}`.execute(world.db);
    await expect(rewriting).rejects.toThrow(/append-only/);
  }
});

it('R4.25 X17.03 list, view, spreadsheet and statistics show the corrected values', async () => {
  const { id, formId } = await answeredForm(world, 'shown');
  await correct(world.as.admin, id, {
    answers: {
      ...withAnswers({ name: 'Eva', kind: 'kind-2' }),
      rows: { people: [{ id: 'r1', answers: { who: { value: 'Luz' } } }] },
    },
    particulars: {
      citizen: null,
      location: { address: 'Sarmiento 2', latitude: 1, longitude: 2 },
      asset: null,
      signatures: [],
    },
  });
  const list = await world.as.admin.get(`/api/forms/${formId}/submissions`);
  expect(list.body.submissions[0].address).toBe('Sarmiento 2');
  expect((await view(id)).answers.main.name.value).toBe('Eva');
  const file = await world.as.admin.get(`/api/forms/${formId}/submissions.xlsx`);
  const [header = [], line = []] = await readSheet(file.raw);
  const cell = (name: string) => line[header.indexOf(name)];
  expect(cell('Pregunta name')).toBe('Eva');
  expect(cell('Pregunta who (2)')).toBe('Luz');
  const statistics = await world.as.admin.get(`/api/forms/${formId}/statistics`);
  const questions = statistics.body.sections.flatMap(
    (section: { questions: unknown[] }) => section.questions,
  );
  const [question] = questions.filter(({ id: name }: { id: string }) => name === 'kind');
  expect(question.figures.choices.map(({ count }: { count: number }) => count)).toEqual([0, 1]);
});

it('R4.26 R4.27 an edit that changes nothing is refused and stores nothing', async () => {
  const { id } = await answeredForm(world, 'nothing');
  const sent = await correct(world.as.admin, id, { answers: GIVEN });
  expect(sent.body.code).toBe('nothing-changed');
  expect((await reviewOf(id)).corrections).toEqual([]);
  expect((await reviewOf(id)).version).toBe(1);
});

it('R4.28 A4.27 W10 a date that stays is refused on the server too; in a copy it may be corrected', async () => {
  const { id } = await answeredForm(world, 'date');
  const sent = await correct(world.as.admin, id, { answers: withAnswers({ day: '02/02/2026' }) });
  expect(sent.status).toBe(422);
  expect(sent.body.issues).toEqual([{ code: 'answer-locked', at: { sectionId: 's', questionId: 'day' } }]);
  const rows = { people: [{ id: 'r1', answers: { born: { value: '02/02/2000' } } }] };
  expect((await correct(world.as.admin, id, { answers: { ...GIVEN, rows } })).status).toBe(200);
});

it('R5.19 W10 a correction that breaks a rule of the form is refused with the field', async () => {
  const { id } = await answeredForm(world, 'rules');
  const sent = await correct(world.as.admin, id, { answers: withAnswers({ name: '', count: 'x' }) });
  expect(sent.body.issues.map(({ code }: { code: string }) => code)).toEqual([
    'answer-required',
    'integer-invalid',
  ]);
});

it('W9 X5.01 a correction over a version that is no longer the newest gets the newest, and changes nothing', async () => {
  const { id } = await answeredForm(world, 'stale');
  await correct(world.as.admin, id, { answers: withAnswers({ name: 'Eva' }) });
  const late = await correct(world.as.correctingSupervisor, id, { answers: withAnswers({ count: '9' }) });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ code: 'stale-version', values: { version: 2 } });
  expect((await view(id)).answers.main).toMatchObject({ name: { value: 'Eva' }, count: { value: '3' } });
});

it('W9 X17.05 of ten corrections racing over one version one is stored; the others hear of it', async () => {
  const { id } = await answeredForm(world, 'race');
  const people = [world.as.admin, world.as.correctingSupervisor, world.as.correctingAnswerer];
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      correct(people[number % people.length] ?? world.as.admin, id, {
        answers: withAnswers({ name: `Nombre ${number}` }),
      }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ body }) => body.code === 'stale-version')).toHaveLength(9);
  const { corrections, version } = await reviewOf(id);
  expect(version).toBe(2);
  expect(corrections).toHaveLength(1);
  expect((await view(id)).answers.main.name).toEqual(corrections[0].changes.answers[0].after);
});

it('X17.06 a correction sent again after a lost reply is stored once', async () => {
  const { id } = await answeredForm(world, 'again');
  const edit = { answers: withAnswers({ name: 'Eva' }) };
  const first = await correct(world.as.admin, id, edit);
  const again = await correct(world.as.admin, id, edit);
  expect(again).toMatchObject({ status: 200, body: first.body });
  expect((await reviewOf(id)).corrections).toHaveLength(1);
});

it('R7.18 X17.03 the search by person follows a corrected citizen', async () => {
  const definition = aForm()
    .withOptions({ citizen: true })
    .withSection('s', aQuestion('name', 'text'))
    .build();
  const formId = await saveForm(world.as.admin, { id: 'citizens', definition });
  const person = await world.as.admin.post(`/api/forms/${formId}/people`, {
    personType: 'fisica',
    firstName: 'Ana',
    lastName: 'Paz',
    documentNumber: '30111222',
    email: '',
    phone: '',
    street: '',
  });
  expect(person.status, JSON.stringify(person.body)).toBe(200);
  await submitTo(world.as.inspector, formId, { id: 'person', answers: answersOf({ name: 'x' }) });
  const id = testId('person');
  const { id: number, documentNumber } = person.body.person;
  const particulars = {
    citizen: { id: number, documentNumber },
    location: null,
    asset: null,
    signatures: [],
  };
  const sent = await correct(world.as.admin, id, { answers: answersOf({ name: 'x' }), particulars });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  expect((await view(id)).citizen).toMatchObject({ firstName: 'Ana', documentNumber });
  const stored = await sql<{ citizenNumber: string }>`
    select citizen_number from submissions where id = ${id}`.execute(world.db);
  expect(stored.rows[0]?.citizenNumber).toBe(documentNumber);
  const unknown = { ...particulars, citizen: { id: 999_999, documentNumber: '1' } };
  const wrong = await correct(world.as.admin, id, {
    version: 2,
    answers: answersOf({ name: 'y' }),
    particulars: unknown,
  });
  expect(wrong.body.issues.map(({ code }: { code: string }) => code)).toContain('citizen-unknown');
});
