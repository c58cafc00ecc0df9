import { expect, it } from 'vitest';
import type { FormDefinition } from '../../forms/definition/form.ts';
import { SHEET_CELL_LENGTH_MAX, SHEET_COLUMNS_MAX } from '../../limits.ts';
import type { LocalMoment } from '../../questions/question-type.ts';
import type { AnswerSet, Row } from '../../submissions/answers/answers.ts';
import { type FormIndex, indexForm } from '../../submissions/answers/form-index.ts';
import { ownEntry } from '../../submissions/answers/own-entry.ts';
import type { Submission } from '../../submissions/submission.ts';
import { aCondition, aForm, aQuestion, localized } from '../../testing/a-form.ts';
import { aSubmission } from '../../testing/a-submission.ts';
import { columnCells, type FilledCell } from './sheet.ts';
import { countCopies, type SheetColumn, type SheetLayout, sheetColumns } from './sheet-columns.ts';

const layout: SheetLayout = {
  language: 'es',
  copies: {},
  timeZone: 'UTC',
  words: {
    headers: {
      id: 'ID',
      code: 'Código',
      'created-at': 'Fecha',
      'answered-by': 'Respondido por',
      state: 'Estado',
      person: 'Persona',
      'document-number': 'Documento',
      address: 'Dirección',
      latitude: 'Latitud',
      longitude: 'Longitud',
      asset: 'Activo',
      payment: 'Pago',
      incident: 'Incidente',
      signatures: 'Firmas',
      files: 'Archivos',
      'started-at': 'Empezó',
      'ended-at': 'Terminó',
      duration: 'Duración',
      'start-position': 'Posición al empezar',
      'end-position': 'Posición al enviar',
      distance: 'Distancia',
      'track-points': 'Recorrido: posiciones',
      'track-from': 'Recorrido: desde',
      'track-to': 'Recorrido: hasta',
      'track-length': 'Recorrido: longitud (km)',
      photos: 'Fotos',
    },
    position: { refused: { denied: 'No', unavailable: 'No pudo', timeout: 'Tarde' }, worse: () => 'peor' },
    photo: { taken: String, added: String },
    marked: 'con marcas',
    payment: { 'to-validate': 'Pendiente', paid: 'Pagado', rejected: 'Rechazado' },
    yes: 'Sí',
    no: 'No',
    notAsked: 'No corresponde',
    copy: (header, number) => `${header} (copia ${number})`,
  },
};
const FIXED = 5;
const titled = (id: string, title: string) => aQuestion(id, 'text', { title: localized(title) });
const localMoment = () => ({ date: '10/03/2025', time: '12:00' });
const headers = (form: FormDefinition, copies = {}) =>
  sheetColumns([form], { ...layout, copies })
    .map(({ header }) => header)
    .slice(FIXED);

interface Line {
  readonly submission: Submission;
  readonly index: FormIndex;
  readonly localMoment: (iso: string) => LocalMoment;
}

/** One submission as a row of the sheet. */
function sheetRow(
  columns: readonly SheetColumn[],
  { submission, index, localMoment: local }: Line,
  of: SheetLayout,
): readonly FilledCell[] {
  const { answers } = submission;
  return columnCells(columns, index, of).map((column) => {
    if (column.of === 'nothing') return column.cell;
    if (column.of === 'copies' || column.of === 'condition') return column.cell(answers);
    if (column.of === 'submission')
      return column.cell({ ...submission, created: local(submission.createdAt) });
    // The tests of fact-columns.ts fill in these.
    if (column.of === 'particulars') return { type: 'empty' };
    const { questionId, isAsked, notAsked, cell } = column.answer;
    return isAsked?.(answers) === false ? notAsked : cell(ownEntry(answers.main, questionId)?.value);
  });
}

function line(form: FormDefinition, answers: Partial<AnswerSet>, versions = [form]) {
  const submission = aSubmission({ answers: { ticked: {}, main: {}, rows: {}, ...answers }, state: 0 });
  const copies = countCopies({}, submission);
  const columns = sheetColumns(versions, { ...layout, copies });
  return sheetRow(columns, { submission, index: indexForm(form), localMoment }, layout);
}
const shown = (cells: readonly FilledCell[]) =>
  cells.slice(FIXED).map((cell) => (cell.type === 'empty' ? null : cell.text));

const conditional = aForm()
  .withConditionalSection(
    't',
    {},
    aCondition('alta', aQuestion('m', 'yes-no')),
    aCondition('baja', aQuestion('c', 'yes-no')),
  )
  .build();

it('R7.31 R2.026 R2.027 R2.028 R2.029 R2.030 R9.02 begins with the columns of the list', () => {
  const form = aForm().withStates('Iniciado').build();
  expect(sheetColumns([form], layout).map(({ header }) => header)).toEqual(
    Object.values(layout.words.headers).slice(0, FIXED),
  );
  expect(line(form, {})).toEqual([
    { type: 'text', text: 'AbC4567890123456789x' },
    { type: 'text', text: 'VM4378' },
    { type: 'moment', text: '10/03/2025 12:00', serial: 45726.5 },
    { type: 'text', text: 'ana.perez' },
    { type: 'text', text: 'Iniciado' },
  ]);
});

it('R7.31 keeps not asked, asked and left blank, and no apart', () => {
  expect(headers(conditional)).toEqual(['Condición alta: Pregunta m', 'Condición baja: Pregunta c']);
  expect(shown(line(conditional, {}))).toEqual(['No corresponde', 'No corresponde']);
  expect(shown(line(conditional, { ticked: { t: ['alta'] } }))).toEqual([null, 'No corresponde']);
  const answered = { ticked: { t: ['alta', 'baja'] }, main: { m: { value: 'no' }, c: { value: 'yes' } } };
  expect(shown(line(conditional, answered))).toEqual(['No', 'Sí']);
});

it('X33.94 a condition without questions says whether it was ticked, where it stands in the form', () => {
  const form = aForm()
    .withConditionalSection(
      't',
      {},
      aCondition('urgente'),
      aCondition('alta', aQuestion('m', 'yes-no')),
      aCondition('riesgo'),
    )
    .build();
  expect(headers(form)).toEqual(['Condición urgente', 'Condición alta: Pregunta m', 'Condición riesgo']);
  expect(shown(line(form, {}))).toEqual(['No', 'No corresponde', 'No']);
  expect(shown(line(form, { ticked: { t: ['alta', 'riesgo'] } }))).toEqual(['No', null, 'Sí']);
  // The first version asked nothing under 'alta' and did not have 'riesgo'.
  const first = aForm().withConditionalSection('t', {}, aCondition('alta'), aCondition('urgente')).build();
  const merged = [form, first];
  expect(
    sheetColumns(merged, layout)
      .map(({ header }) => header)
      .slice(FIXED),
  ).toEqual(['Condición urgente', 'Condición alta: Pregunta m', 'Condición riesgo', 'Condición alta']);
  expect(shown(line(first, { ticked: { t: ['alta'] } }, merged))).toEqual([
    'No',
    'No corresponde',
    'No corresponde',
    'Sí',
  ]);
  expect(shown(line(form, { ticked: { t: ['alta'] } }, merged))).toEqual(['No', null, 'No', 'Sí']);
});

it('R7.31 A4.23 gives each further copy its own numbered columns', () => {
  const form = aForm().withRepeatableSection('h', titled('n', 'Nombre'), aQuestion('e', 'integer')).build();
  expect(headers(form, { h: 2 })).toEqual([
    'Nombre',
    'Pregunta e',
    'Nombre (copia 2)',
    'Pregunta e (copia 2)',
    'Nombre (copia 3)',
    'Pregunta e (copia 3)',
  ]);
  const rows: Row[] = [{ id: 'r1', answers: { n: { value: 'Eva' }, e: { value: '3' } } }];
  expect(shown(line(form, { main: { n: { value: 'Ana' } }, rows: { h: rows } }))).toEqual([
    'Ana',
    null,
    'Eva',
    '3',
  ]);
  const columns = sheetColumns([form], { ...layout, copies: { h: 1 } });
  const without = sheetRow(
    columns,
    { submission: aSubmission(), index: indexForm(form), localMoment },
    layout,
  );
  expect(shown(without)).toEqual([null, null, 'No corresponde', 'No corresponde']);
});

it('R7.31 counts the most copies of any exported submission', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, row) => ({ id: `r${row}`, answers: {} }));
  const of = (copies: Record<string, number>) =>
    aSubmission({
      answers: {
        ticked: {},
        main: {},
        rows: Object.fromEntries(Object.entries(copies).map(([id, count]) => [id, rows(count)])),
      },
    });
  const counts = [of({ h: 1 }), of({ h: 3, p: 1 }), of({ h: 2 })].reduce(countCopies, {});
  expect(counts).toEqual({ h: 3, p: 1 });
});

it('R7.31 loses no copy when they are more than a sheet can hold: the last columns gather the rest', () => {
  const questions = Array.from({ length: 5000 }, (_, q) => aQuestion(`q${q}`, 'text'));
  const form = aForm()
    .withRepeatableSection('h', ...questions)
    .build();
  const rows = ['x', 'y', 'z', 'w'].map((value, row) => ({ id: `r${row}`, answers: { q0: { value } } }));
  const columns = sheetColumns([form], { ...layout, copies: { h: 4 } });
  expect(columns.length).toBeLessThanOrEqual(SHEET_COLUMNS_MAX);
  const submission = aSubmission({ answers: { ticked: {}, main: {}, rows: { h: rows } } });
  const cells = sheetRow(columns, { submission, index: indexForm(form), localMoment }, layout);
  const ofFirst = columns.flatMap(({ source }, position) =>
    source.type === 'question' && source.questionId === 'q0' ? [cells[position]] : [],
  );
  expect(ofFirst).toEqual([
    { type: 'empty' },
    { type: 'text', text: 'x' },
    { type: 'text', text: 'y\nz\nw' },
  ]);
});

it('R7.31 makes every header different, by section first, by number then', () => {
  const form = aForm()
    .withSection('a', titled('1', 'Nombre'), titled('2', 'nombre'), titled('3', 'Otra\nlínea'))
    .withSection('b', titled('4', 'Nombre'), titled('5', ' '))
    .withSection('c', titled('6', 'Código'))
    .build();
  expect(headers(form)).toEqual([
    'Sección a - Nombre',
    'Sección a - nombre (2)',
    'Otra línea',
    'Sección b - Nombre',
    '-',
    'Sección c - Código',
  ]);
});

it('R7.31 keeps the columns of older versions, and marks what a version did not ask', () => {
  const newest = aForm().withSection('s', titled('a', 'Nueva')).build();
  const older = aForm()
    .withSection('s', titled('b', 'Vieja'))
    .withSection('z', titled('c', 'Cerrada'))
    .build();
  const versions = [newest, older];
  expect(
    sheetColumns(versions, layout)
      .slice(FIXED)
      .map(({ header }) => header),
  ).toEqual(['Nueva', 'Vieja', 'Cerrada']);
  expect(shown(line(older, { main: { b: { value: 'x' } } }, versions))).toEqual([
    'No corresponde',
    'x',
    null,
  ]);
  expect(shown(line(newest, { main: { a: { value: 'y' } } }, versions))).toEqual([
    'y',
    'No corresponde',
    'No corresponde',
  ]);
});

it('R7.31 writes hostile texts as text, and numbers as numbers', () => {
  const form = aForm().withSection('s', aQuestion('t', 'text'), aQuestion('d', 'decimal')).build();
  const cells = line(form, { main: { t: { value: '=cmd|\u0000x\uffff' }, d: { value: '12,50' } } });
  expect(cells.slice(FIXED)).toEqual([
    { type: 'text', text: '=cmd|x' },
    { type: 'number', text: '12,50', value: 12.5, decimals: 2 },
  ]);
});

it('R7.31 cuts a text at what a cell holds, between whole characters, and shows that it did', () => {
  const form = aForm().withSection('s', aQuestion('t', 'text')).build();
  const [cell] = line(form, { main: { t: { value: '🌳'.repeat(40_000) } } }).slice(FIXED);
  const text = cell?.type === 'text' ? cell.text : '';
  expect(text.length).toBeLessThanOrEqual(SHEET_CELL_LENGTH_MAX);
  expect(text.isWellFormed()).toBe(true);
  expect(text.endsWith('🌳…')).toBe(true);
});
