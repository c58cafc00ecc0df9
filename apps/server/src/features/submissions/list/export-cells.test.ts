// Every cell of the spreadsheet against a plain model that knows nothing of the code under test.
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { QuestionKind } from '@constancia/domain/forms/definition/question-kinds.ts';
import type { Answer, AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import { aCondition, aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../../../testing/forms.ts';
import { testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const OPTIONS = ['Rojo', 'Azul & <verde>', '=1+1'];
/** What the first version called the same options. */
const OLDER_OPTIONS = ['Colorado', 'Celeste', '=2+2'];
const KINDS: readonly QuestionKind[] = [
  'text',
  'integer',
  'decimal',
  'date',
  'time',
  'link',
  'single-choice',
  'multiple-choice',
  'yes-no',
];
/** More questions than a function of the database takes arguments. */
const REPEATS = 12;
const IDS = Array.from({ length: KINDS.length * REPEATS }, (_, at) => `q${at}`);
const kindOf = (at: number): QuestionKind => KINDS[at % KINDS.length] ?? 'text';
const questionsWith = (options: readonly string[]) =>
  IDS.map((id, at) => aQuestion(id, kindOf(at), { options: kindOf(at).endsWith('choice') ? options : [] }));

const newest: FormDefinition = aForm()
  .with({ title: { text: 'Todo' } })
  .withOptions({ editableForm: true })
  .withStates('Iniciado', 'Cerrado')
  .withSection('s', ...questionsWith(OPTIONS))
  .withConditionalSection(
    'c',
    {},
    aCondition('yes', aQuestion('in', 'text')),
    aCondition('no', aQuestion('out', 'date')),
  )
  .withRepeatableSection('r', aQuestion('tree', 'text'), aQuestion('height', 'decimal'))
  .build();
/** The first version asked one question less and one more. */
const older: FormDefinition = {
  ...newest,
  sections: newest.sections.map((section) =>
    section.id === 's'
      ? { ...section, questions: [...questionsWith(OLDER_OPTIONS).slice(1), aQuestion('gone', 'yes-no')] }
      : section,
  ),
};

type Stored = unknown;

/** Values of each kind: ordinary ones, and some that no present check would let in. */
const VALUES: Readonly<Record<QuestionKind, readonly Stored[]>> = {
  text: [
    '',
    ' a\nb ',
    '=SUM(A1)',
    '😀 ñ',
    'x\u0007y\u001fz',
    '["q"]',
    '_x0041_',
    'null',
    '<b>&',
    null,
    ['a'],
    'ñ'.repeat(40_000),
  ],
  integer: ['42', '007', '1234567890123456', 'doce', '', null],
  decimal: ['12,50', '12,', '0,07', '01,5', null],
  date: ['29/02/2024', '30/02/2024', '01/01/1899', '', null],
  time: ['09:30', '00:00', '25:00', null],
  link: ['https://ejemplo.org/?a=1&b=2', '', null],
  'single-choice': [0, 1, 2, 'unknown', '', ['a'], null],
  'multiple-choice': [[], [0], [0, 2], [2, 1, 0], ['unknown'], 'a', null],
  'yes-no': ['yes', 'no', '', 'maybe', null],
};

/** Numbers stand for options. */
function storedOf(value: Stored, question: string): Stored {
  const option = (one: unknown) => (typeof one === 'number' ? `${question}-${one + 1}` : one);
  return Array.isArray(value) ? value.map(option) : option(value);
}

const SUBMISSIONS = 60;

function valueAt(at: number, submission: number): Stored {
  const values = VALUES[kindOf(at)];
  // A position beyond the list: no answer at all.
  return values[(at * 7 + submission) % (values.length + 1)];
}

function answersAt(submission: number): AnswerSet {
  const main: Record<string, Answer> = {};
  for (const [at, id] of IDS.entries()) {
    const value = valueAt(at, submission);
    if (value !== undefined) main[id] = { value: storedOf(value, id) as string };
  }
  const copies = submission % 3;
  return {
    ticked: submission % 4 === 0 ? {} : { c: submission % 2 === 0 ? ['yes'] : ['yes', 'no'] },
    main: {
      ...main,
      gone: { value: 'yes' },
      in: { value: `in ${submission}` },
      out: { value: '05/06/2025' },
      tree: { value: 'Fresno' },
    },
    rows:
      copies === 0
        ? {}
        : {
            r: Array.from({ length: copies }, (_, copy) => ({
              id: `row${copy}`,
              answers: { tree: { value: `Tilo ${submission}.${copy}` }, height: { value: `${copy},5` } },
            })),
          },
  };
}

type Cell = string | number | Date | null;

function clean(text: string): Cell {
  const kept = Array.from(text)
    .filter((one) => one === '\n' || (one.codePointAt(0) ?? 0) >= 32)
    .join('');
  return kept === '' ? null : kept.length > 32_767 ? `${kept.slice(0, 32_766)}…` : kept;
}

function dateCell(text: string): Cell {
  const [day = 0, month = 0, year = 0] = text.split('/').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1901 && date.getUTCDate() === day ? date : clean(text);
}

const isPlainNumber = (text: string) =>
  /^(0|[1-9]\d*)(,\d*)?$/.test(text) && text.replace(',', '').length <= 15;

const optionText = (id: unknown, version: number) => {
  const number = /-(\d)$/.exec(String(id))?.[1];
  return number === undefined
    ? String(id)
    : ((version === 1 ? OLDER_OPTIONS : OPTIONS)[Number(number) - 1] ?? '');
};

/** What a person sees in the cell of a question that was asked. */
const SHOWN: Readonly<Record<QuestionKind, (text: string, version: number) => Cell>> = {
  text: clean,
  link: clean,
  integer: (text) => (isPlainNumber(text) ? Number(text) : clean(text)),
  decimal: (text) => {
    const bare = text.replace(/,$/, '');
    return isPlainNumber(bare) ? Number(bare.replace(',', '.')) : clean(bare);
  },
  date: dateCell,
  time: (text) => {
    const [hours = 0, minutes = 0] = text.split(':').map(Number);
    return hours < 24 ? new Date(Date.UTC(1899, 11, 30, hours, minutes)) : clean(text);
  },
  'single-choice': (id, version) => clean(optionText(id, version)),
  'multiple-choice': () => null,
  'yes-no': (text) => ({ yes: 'Sí', no: 'No' })[text] ?? clean(text),
};

function shown(kind: QuestionKind, value: Stored, version: number): Cell {
  if (Array.isArray(value))
    return kind === 'multiple-choice' && value.length > 0
      ? value.map((id) => optionText(id, version)).join('; ')
      : null;
  return typeof value === 'string' && value !== '' ? SHOWN[kind](value, version) : null;
}

const NOT_ASKED = '(no se preguntó)';

function modelRow(submission: number, version: number): Record<string, Cell> {
  const { ticked, main, rows } = answersAt(submission);
  const valueOf = (id: string): Stored => main[id]?.value;
  const copies = rows['r'] ?? [];
  const cells: Record<string, Cell> = {};
  for (const [at, id] of IDS.entries())
    cells[`Pregunta ${id}`] = version === 1 && at === 0 ? NOT_ASKED : shown(kindOf(at), valueOf(id), version);
  cells['Pregunta gone'] = version === 1 ? 'Sí' : NOT_ASKED;
  cells['Condición yes: Pregunta in'] = ticked['c']?.includes('yes') ? `in ${submission}` : NOT_ASKED;
  cells['Condición no: Pregunta out'] = ticked['c']?.includes('no')
    ? new Date('2025-06-05T00:00:00Z')
    : NOT_ASKED;
  cells['Pregunta tree'] = 'Fresno';
  cells['Pregunta height'] = null;
  for (const copy of [0, 1]) {
    cells[`Pregunta tree (${copy + 2})`] = copies[copy] ? `Tilo ${submission}.${copy}` : NOT_ASKED;
    cells[`Pregunta height (${copy + 2})`] = copies[copy] ? copy + 0.5 : NOT_ASKED;
  }
  return cells;
}

it('X32.20 R7.31 R9.02 every cell is what a plain model says: all kinds, odd values, conditions, copies and versions', async () => {
  const id = await saveForm(world.as.supervisor, { id: 'allCells', definition: older });
  const { areaId } = (await world.as.supervisor.get(`/api/forms/${id}`)).body;
  const saved = await world.as.supervisor.put(`/api/forms/${id}`, {
    version: 1,
    areaId,
    sync: false,
    definition: newest,
  });
  expect(saved.body).toMatchObject({ version: 2 });
  const model = { id: 'model', version: 2, answers: answersOf({ q0: 'a' }) };
  expect((await submitTo(world.as.inspector, id, model)).status).toBe(200);
  // Stored as they are, past every check: the sheet must show whatever the database holds.
  const stored = Array.from({ length: SUBMISSIONS }, (_, submission) => ({
    id: testId(`cells${submission}`),
    code: `X${submission}`,
    form_version: submission < SUBMISSIONS / 2 ? 1 : 2,
    state: submission % 2,
    created_by: 'ana <&> =1',
    created_at: new Date(Date.UTC(2026, submission % 12, 1 + (submission % 28), 2, 15, 30)),
    answers: answersAt(submission),
  }));
  await sql`
    insert into submissions select filled.* from submissions s,
      lateral jsonb_array_elements(${JSON.stringify(stored)}::jsonb) one, lateral jsonb_populate_record(s, one) filled
    where s.id = ${testId('model')}`.execute(world.db);
  await sql`insert into copy_counts (municipality_id, form_id, section_id, copies)
    select municipality_id, form_id, 'r', 2 from submissions where id = ${testId('model')}`.execute(world.db);
  await sql`delete from submissions where id = ${testId('model')}`.execute(world.db);

  const reply = await world.as.supervisor.get(`/api/forms/${id}/submissions.xlsx`);
  const [header = [], ...rows] = await readSheet(reply.raw, { trim: false });
  expect(rows).toHaveLength(SUBMISSIONS);
  const newestFirst = stored.toSorted(
    (one, other) => other.created_at.getTime() - one.created_at.getTime() || (one.id < other.id ? 1 : -1),
  );
  for (const [row, expected] of newestFirst.entries()) {
    const submission = Number(expected.code.slice(1));
    const cells = Object.fromEntries(
      header.map((name, column) => [String(name), rows[row]?.[column] ?? null]),
    );
    // It was still the evening before in Villa María; seconds are not shown.
    const local = new Date(expected.created_at.getTime() - 3 * 3_600_000 - 30_000);
    expect(cells, expected.code).toEqual({
      ID: expected.id,
      Código: expected.code,
      'Fecha y hora': local,
      'Contestado por': 'ana <&> =1',
      Estado: ['Iniciado', 'Cerrado'][expected.state],
      ...modelRow(submission, expected.form_version),
    });
  }
});
