import { expect, it } from 'vitest';
import type { AnswersByQuestion } from '../../submissions/answers/answers.ts';
import { aCondition, aForm, aQuestion } from '../../testing/a-form.ts';
import { aSubmission } from '../../testing/a-submission.ts';
import type { SubmissionTree } from '../submission-tree.ts';
import { submissionTreeOf } from '../submission-tree-of.ts';
import type { RecordBlock } from './record.ts';
import { fileNameOf } from './record-file-name.ts';
import { recordOf } from './record-of.ts';
import { DEFAULT_RECORD_OPTIONS, type RecordOptions, withRecordOption } from './record-options.ts';
import type { RecordWords } from './record-words.ts';

/** Returns each word's own name as its text. */
const WORDS = new Proxy({} as RecordWords, {
  get: (_words, name: string) => {
    if (name === 'facts') return new Proxy({}, { get: (_facts, code) => String(code) });
    if (name === 'scan') return { record: 'scan-record', state: 'scan-state' };
    if (name === 'copy') return (number: number) => `copy ${number}`;
    if (name === 'changedBy') return (by: string, moment: string) => `${by}, ${moment}`;
    return name;
  },
});

const FORM = aForm()
  .withSection('s', aQuestion('name', 'text'), aQuestion('photo', 'text'), aQuestion('empty', 'text'))
  .withRepeatableSection('r', aQuestion('what', 'text'), aQuestion('many', 'integer'))
  .withConditionalSection('c', {}, aCondition('yes', aQuestion('why', 'text')), aCondition('no'))
  .withSection('nothing', aQuestion('also', 'text'))
  .withSignature({ title: 'Testigo' })
  .build();

const copy = (what: string, more: Partial<AnswersByQuestion[string]> = {}) => ({
  what: { value: what, ...more },
  many: { value: '5' },
});

function record(options: Partial<RecordOptions> = {}, second = copy('Queso')) {
  const submission = aSubmission({
    answers: {
      main: { name: { value: 'Almacén' }, photo: { image: 'k.jpg', document: 'd.pdf' }, ...copy('Leche') },
      ticked: { c: ['yes'] },
      rows: { r: [{ id: 'r1', answers: second }] },
    },
  });
  const tree = submissionTreeOf({
    definition: FORM,
    submission,
    language: 'es',
    edited: new Map([
      [
        'name',
        {
          original: { value: 'Kiosco' },
          edits: [{ answer: { value: 'Almacén' }, by: 'ana', at: '2025-04-01T10:00:00.000Z' }],
        },
      ],
    ]),
  });
  return sheetOf(tree, submission.updatedAt, options);
}

function sheetOf(tree: SubmissionTree, changedAt: string, options: Partial<RecordOptions> = {}) {
  return recordOf({
    tree,
    layout: 'record',
    language: 'es',
    municipality: 'Villa',
    changedAt,
    appointment: null,
    evidence: null,
    lookUp: null,
    options: { ...DEFAULT_RECORD_OPTIONS, ...options },
    words: WORDS,
    localMoment: () => ({ date: '01/04/2025', time: '07:00' }),
  });
}

const blocksOf = (sheet: ReturnType<typeof record>, section: number): readonly RecordBlock[] =>
  sheet.sections[section]?.blocks ?? [];

it('R2.067 R2.068 X18.01 an answer that was corrected stands with what it was before, by whom and when', () => {
  expect(blocksOf(record(), 0)[0]).toMatchObject({
    label: 'Pregunta name',
    texts: ['Almacén'],
    changes: ['original: Kiosco', 'current · ana, 01/04/2025 - 07:00: Almacén'],
  });
});

it('R2.067 R2.068 X18.01 a file that was added, replaced or taken away stands in the history of its answer', () => {
  const submission = aSubmission({
    answers: { main: { photo: { image: 'new.jpg' } }, ticked: {}, rows: {} },
  });
  const edit = { by: 'ana', at: '2025-04-01T10:00:00.000Z' };
  const edits = [
    { ...edit, answer: { value: 'Rota', image: 'old.jpg', document: 'd.pdf' } },
    { ...edit, answer: undefined },
    { ...edit, answer: { image: 'new.jpg' } },
  ];
  const tree = submissionTreeOf({
    definition: FORM,
    submission,
    language: 'es',
    edited: new Map([['photo', { original: { image: 'old.jpg' }, edits }]]),
  });
  expect(sheetOf(tree, submission.updatedAt).sections[0]?.blocks[1]).toMatchObject({
    changes: [
      'original: image',
      'ana, 01/04/2025 - 07:00: Rota, image, document',
      'ana, 01/04/2025 - 07:00: noAnswer',
      'current · ana, 01/04/2025 - 07:00: image',
    ],
  });
});

it('X18.01 files are pictures or stand by their kind; a file alone is an answer', () => {
  expect(blocksOf(record(), 0)[1]).toMatchObject({
    texts: [],
    pictures: [{ key: 'k.jpg', label: 'image' }],
    files: [{ key: 'd.pdf', label: 'document' }],
  });
  expect(blocksOf(record(), 0)[2]).toMatchObject({ layout: 'none', texts: ['noAnswer'] });
});

it('X18.06 what was not answered is left out when asked, with what is empty then', () => {
  const less = record({ unanswered: 'hidden' });
  expect(less.sections.map(({ title }) => title)).toEqual(['Sección s', 'Sección r', 'Sección c']);
  expect(blocksOf(less, 0)).toHaveLength(2);
  expect(blocksOf(less, 2)).toMatchObject([{ type: 'group', title: 'Condición yes', blocks: [] }]);
  expect(less.signatures).toEqual([]);
  expect(record().signatures).toMatchObject([{ note: 'signatureMissing' }]);
  expect(blocksOf(record(), 2)).toMatchObject([{ note: '' }, { title: 'Condición no', note: 'notTicked' }]);
});

it('X18.09 copies are a table where they fit', () => {
  expect(blocksOf(record(), 1)).toEqual([
    {
      type: 'table',
      wide: false,
      columns: ['Pregunta what', 'Pregunta many'],
      rows: [
        ['Leche', '5'],
        ['Queso', '5'],
      ],
    },
  ]);
});

it('X18.09 copies with a file, a long text or on narrow paper stand one after another, with everything', () => {
  const long = 'x'.repeat(161);
  for (const sheet of [
    record({}, copy('Queso', { image: 'q.jpg' })),
    record({}, copy(long)),
    record({ paper: 'portable' }),
  ]) {
    expect(blocksOf(sheet, 1)).toMatchObject([
      { type: 'group', title: 'copy 1', blocks: [{ texts: ['Leche'] }, { texts: ['5'] }] },
      { type: 'group', title: 'copy 2' },
    ]);
  }
});

it('X18.09 X31.33 copies of seven to ten questions are a table on a page that lies, of more stand one after another', () => {
  const of = (count: number, value = 'v') => {
    const questions = Array.from({ length: count }, (_, at) => aQuestion(`q${at}`, 'text'));
    const answers = Object.fromEntries(questions.map(({ id }) => [id, { value }]));
    const definition = aForm()
      .withRepeatableSection('r', ...questions)
      .build();
    const submission = aSubmission({
      answers: { main: answers, ticked: {}, rows: { r: [{ id: 'r1', answers }] } },
    });
    const tree = submissionTreeOf({ definition, submission, language: 'es', edited: new Map() });
    return sheetOf(tree, submission.updatedAt).sections[0]?.blocks ?? [];
  };
  expect(of(6)).toMatchObject([{ type: 'table', wide: false }]);
  expect(of(7)).toMatchObject([{ type: 'table', wide: true }]);
  expect(of(10)).toMatchObject([{ type: 'table', wide: true }]);
  expect(of(10, 'x'.repeat(61)).map(({ type }) => type)).toEqual(['group', 'group']);
  expect(of(11)).toMatchObject([
    { title: 'copy 1', kept: true },
    { title: 'copy 2', kept: true },
  ]);
  expect(of(11, 'x'.repeat(500))).toMatchObject([{ kept: false }, { kept: false }]);
});

it('X18.01 X31.32 an answered link stands on paper with its URL, the form’s own URL under the question', () => {
  const link = aQuestion('norm', 'link', { linkTitle: 'Enlace', link: 'https://form.example/a' });
  const definition = aForm().withSection('s', link).build();
  const submission = aSubmission({
    answers: { main: { norm: { value: 'https://shop.example/b' } }, ticked: {}, rows: {} },
  });
  const tree = submissionTreeOf({ definition, submission, language: 'es', edited: new Map() });
  expect(sheetOf(tree, submission.updatedAt).sections[0]?.blocks[0]).toMatchObject({
    texts: ['Enlace'],
    href: 'https://shop.example/b',
    reference: 'https://form.example/a',
  });
});

it('R4.38 R4.39 portable print and a logo exclude each other; taking the logo away clears picture and text', () => {
  const logo = { image: 'l.png', position: 'right', text: 'Comercio' } as const;
  const withLogo = withRecordOption({ ...DEFAULT_RECORD_OPTIONS, paper: 'portable' }, { logo });
  expect(withLogo).toMatchObject({ paper: 'a4', logo });
  expect(withRecordOption(withLogo, { paper: 'portable' })).toMatchObject({ paper: 'portable', logo: null });
  expect(withRecordOption(withLogo, { logo: null })).toMatchObject({ paper: 'a4', logo: null });
  expect(withRecordOption(withLogo, { textSize: 'large' }).logo).toEqual(logo);
});

it('X18.13 a record is saved under its code', () => {
  expect(fileNameOf('VM4378', 'record')).toBe('acta-VM4378.pdf');
  expect(fileNameOf('../"Ñ"\n/1', 'voucher')).toBe('comprobante-Ñ1.pdf');
  expect(fileNameOf('', 'record')).toBe('acta.pdf');
});
