// Answers of ODK and Kobo over HTTP: stored all or none, once, with their dates and authors.
import { xlsForm } from '@constancia/domain/testing/xlsform-examples.ts';
import { readXlsForm } from '@constancia/domain/interchange/xlsform/read-xlsform.ts';
import { xlsFormWords } from '@constancia/messages/xlsform-words.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareCounters } from '../../../platform/counters/recount.ts';
import { KEPT_COUNTERS } from '../../../roles/recount.ts';
import { saveForm } from '../../../testing/forms.ts';
import type { PersonaName } from '../../../testing/personas.ts';
import { makeProgram } from '../../../testing/sign-in/program-tokens.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

const SURVEY = xlsForm(
  `type | name | label
   begin group | casa | Casa
   text | calle | Calle
   integer | pisos | Pisos
   geopoint | punto | Punto
   end group | |
   begin repeat | persona | Persona
   text | nombre | Nombre
   end repeat | |`,
);

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const MAIN = [
  ['casa/calle', 'casa/pisos', 'casa/punto', 'KEY', 'SubmissionDate', 'SubmitterName'],
  ['Mitre 10', '2', '-32.4 -63.2 0 4', 'uuid:a', '2024-05-06T07:08:09.123Z', 'Ana Ruiz'],
  ['Alem 7', '1', '', 'uuid:b', '2024-05-07T07:08:09.000-03:00', ''],
];
const PEOPLE = [
  ['persona-nombre', 'PARENT_KEY', 'KEY'],
  ['Juan', 'uuid:a', '1'],
  ['Eva', 'uuid:a', '2'],
];
const files = (main: readonly (readonly string[])[] = MAIN) => [
  { name: 'censo.csv', lines: main },
  { name: 'censo-persona.csv', lines: PEOPLE },
];
/** A form of its own for each test. */
async function census(id: string) {
  const { definition } = readXlsForm(SURVEY, { words: xlsFormWords('es'), title: 'Censo' });
  if (!definition) throw new Error('the survey makes no form');
  const states = [{ id: 0, name: 'Recibida', transitions: [] }];
  const formId = await saveForm(world.as.supervisor, {
    id,
    definition: { ...definition, states, initialState: 0 },
  });
  return {
    formId,
    send: (body: object, as: PersonaName = 'elevatedSupervisor') =>
      world.as[as].post(`/api/forms/${formId}/collected-answers`, body),
    stored: async () =>
      (
        await sql<{ id: string; code: string; createdBy: string; createdAt: Date; answers: object }>`
          select id, code, record_code, created_by, created_at, updated_at, state, location, answers from submissions
          where municipality_id = ${HOME.id} and form_id = ${formId} order by created_at`.execute(world.db)
      ).rows,
    audited: async () =>
      (
        await sql<object>`select actor, subject_id, details from audit_entries
          where municipality_id = ${HOME.id} and action = 'import' and subject_id = ${formId}
          order by number`.execute(world.db)
      ).rows,
  };
}

it('X38.37 a dry run says what would be stored and stores nothing', async () => {
  const { send, stored, audited } = await census('dry');
  const reply = await send({ dryRun: true, files: files() });
  expect([reply.status, reply.body]).toEqual([200, { stored: 2, there: 0, lines: [], more: 0 }]);
  expect([await stored(), await audited()]).toEqual([[], []]);
});

it('X38.36 X38.37 when one line is refused nothing is stored, and the line is named', async () => {
  const { send, stored, audited } = await census('refused');
  const wrong = MAIN.map((line, index) => (index === 2 ? ['Alem 7', 'dos', ...line.slice(2)] : line));
  const reply = await send({ dryRun: false, files: files(wrong) });
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({ stored: 0, there: 0 });
  expect(reply.body.lines).toEqual([
    {
      file: 'censo.csv',
      row: 3,
      column: 'casa/pisos',
      reason: 'check',
      severity: 'refused',
      text: 'dos',
      issue: expect.objectContaining({ code: 'integer-invalid' }),
    },
  ]);
  expect([await stored(), await audited()]).toEqual([[], []]);
});

it('X38.37 what is stored keeps its date and author, gets a code and the first state, and is audited once', async () => {
  const { formId, send, stored, audited } = await census('kept');
  const reply = await send({ dryRun: false, files: files() });
  expect(reply.body).toEqual({ stored: 2, there: 0, lines: [], more: 0 });
  const rows = await stored();
  expect(rows).toEqual([
    {
      id: expect.stringMatching(/^[0-9A-Za-z]{20}$/),
      code: expect.stringMatching(/^[A-Z]+\d+$/),
      recordCode: expect.any(String),
      createdBy: 'Ana Ruiz',
      createdAt: new Date('2024-05-06T07:08:09.123Z'),
      updatedAt: new Date('2024-05-06T07:08:09.123Z'),
      state: 0,
      location: { address: '', latitude: -32.4, longitude: -63.2 },
      answers: {
        ticked: {},
        main: { calle: { value: 'Mitre 10' }, pisos: { value: '2' }, nombre: { value: 'Juan' } },
        rows: { persona: [{ id: 'copy_1', answers: { nombre: { value: 'Eva' } } }] },
      },
    },
    expect.objectContaining({
      createdBy: 'elevatedsupervisor',
      createdAt: new Date('2024-05-07T10:08:09.000Z'),
    }),
  ]);
  expect(new Set(rows.map(({ code }) => code)).size).toBe(2);
  expect(await audited()).toEqual([
    {
      actor: 'elevatedsupervisor',
      subjectId: formId,
      details: { form: formId, stored: 2, there: 0, files: 2 },
    },
  ]);
  expect(await compareCounters(world.db, KEPT_COUNTERS)).toEqual([]);
  const list = await world.as.supervisor.get(`/api/forms/${formId}/submissions`);
  expect(list.body.total).toBe(2);
});

it('X38.36 an author is kept up to two hundred letters, and never with half a letter at the end', async () => {
  const { send, stored } = await census('longAuthor');
  const long = 'x'.repeat(199);
  const named = MAIN.map((line, index) => (index === 0 ? line : [...line.slice(0, 5), `${long}😀`]));
  for (const dryRun of [true, false]) {
    const { status, body } = await send({ dryRun, files: files(named) });
    expect([status, body.stored, body.lines]).toEqual([200, 2, []]);
  }
  expect((await stored()).map(({ createdBy }) => createdBy)).toEqual([long, long]);
});

it('X38.37 a second import doubles nothing; what was changed or deleted meanwhile is named and stays', async () => {
  const { send, stored } = await census('twice');
  await send({ dryRun: false, files: files() });
  const before = await stored();
  expect((await send({ dryRun: false, files: files() })).body).toMatchObject({
    stored: 0,
    there: 2,
    lines: [],
  });
  const more = [
    ...MAIN.map((line, index) => (index === 1 ? ['Mitre 11', ...line.slice(1)] : line)),
    ['San Juan 3', '1', '', 'uuid:c', '2024-05-08T07:08:09Z', ''],
  ];
  const reply = await send({ dryRun: false, files: files(more) });
  expect(reply.body).toMatchObject({ stored: 1, there: 1 });
  expect(reply.body.lines).toEqual([
    { file: 'censo.csv', row: 2, column: '', reason: 'changed-since', severity: 'not-carried', text: 'a' },
  ]);
  expect((await stored()).slice(0, 2)).toEqual(before);
  const last = (await stored()).at(-1);
  await world.as.supervisor.delete(`/api/submissions/${last?.id}?version=1`);
  expect(await stored()).toHaveLength(2);
  const again = await send({ dryRun: true, files: files(more) });
  expect(again.body).toMatchObject({ stored: 0, there: 1 });
  expect(again.body.lines.map(({ reason }: { reason: string }) => reason)).toEqual([
    'changed-since',
    'deleted-here',
  ]);
});

it('X38.37 two imports at the same moment store each submission once', async () => {
  const { send, stored } = await census('atOnce');
  const many = [
    MAIN[0]!,
    ...Array.from({ length: 60 }, (_, index) => [
      `Calle ${index}`,
      '1',
      '',
      `uuid:m${index}`,
      '2024-06-01T00:00:00Z',
      '',
    ]),
  ];
  const body = { dryRun: false, files: [{ name: 'censo.csv', lines: many }] };
  const replies = await Promise.all([send(body), send(body), send(body)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(replies.reduce((sum, reply) => sum + reply.body.stored, 0)).toBe(60);
  expect(replies.reduce((sum, reply) => sum + reply.body.there, 0)).toBe(120);
  expect(await stored()).toHaveLength(60);
  expect(await compareCounters(world.db, KEPT_COUNTERS)).toEqual([]);
});

it('X38.37 who may not edit the form is refused, as are too many lines and a body of another shape', async () => {
  const { send } = await census('guarded');
  expect((await send({ dryRun: true, files: files() }, 'inspector')).body.code).toBe('forbidden');
  const elsewhere = await world.as.supervisor.post(`/api/forms/${testId('nobody')}/collected-answers`, {
    dryRun: true,
    files: files(),
  });
  expect(elsewhere.body.code).toBe('form-not-found');
  const long = Array.from({ length: 2_002 }, () => ['x']);
  const reply = await send({ dryRun: true, files: [{ name: 'a.csv', lines: long }] });
  expect([reply.status, reply.body.code]).toEqual([400, 'request-invalid']);
  expect((await send({ dryRun: true, files: [{ name: 'a.csv', lines: 'x' }] })).body.code).toBe(
    'request-invalid',
  );
  expect((await send({ dryRun: true, files: [] })).body).toMatchObject({
    stored: 0,
    lines: [{ reason: 'no-answers' }],
  });
});

it('X38.105 only who manages the accounts says what others sent; otherwise the author is who imports, and the report says so', async () => {
  const named = MAIN.map((line, index) => (index === 0 ? line : [...line.slice(0, 5), 'inspector']));
  const report = [
    {
      file: 'censo.csv',
      row: 1,
      column: 'SubmitterName',
      reason: 'author-not-taken',
      severity: 'not-carried',
      text: 'SubmitterName',
    },
  ];
  const body = { dryRun: false, files: files(named) };
  const ofSupervisor = await census('ofSupervisor');
  expect((await ofSupervisor.send(body, 'supervisor')).body).toEqual({
    stored: 2,
    there: 0,
    lines: report,
    more: 0,
  });
  expect((await ofSupervisor.stored()).map(({ createdBy }) => createdBy)).toEqual([
    'supervisor',
    'supervisor',
  ]);
  const own = await world.as.inspector.get(`/api/forms/${ofSupervisor.formId}/submissions`);
  expect(own.body.total).toBe(0);

  const ofProgram = await census('ofProgram');
  const { as: program } = await makeProgram(world, { rights: ['update formulario'] });
  const sent = await program.post(`/api/forms/${ofProgram.formId}/collected-answers`, body);
  expect(sent.body).toMatchObject({ stored: 2, lines: report });
  expect((await ofProgram.stored()).map(({ createdBy }) => createdBy)).toEqual([
    'elevatedsupervisor',
    'elevatedsupervisor',
  ]);

  const ofManager = await census('ofManager');
  expect((await ofManager.send(body)).body).toMatchObject({ stored: 2, lines: [] });
  expect((await ofManager.stored()).map(({ createdBy }) => createdBy)).toEqual(['inspector', 'inspector']);
});
