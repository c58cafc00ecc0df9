import { expect, it } from 'vitest';
import { indexForm } from '../submissions/answers/form-index.ts';
import { aCondition, aForm, aQuestion } from '../testing/a-form.ts';
import { csvTable } from '../text/csv.ts';
import { countedNumber, countedValues } from './counted-values.ts';
import { findCounts, wantedNumbers } from './find-counts.ts';
import { histogram, meanOf, medianOf, rankOfShare } from './number-figures.ts';
import { showsPieLabels, slices } from './pie.ts';
import { type ChoiceFigures, sectionFigures } from './question-figures.ts';
import { isDay, quickFilterOf, quickRange, rangeBefore, timeline } from './range.ts';
import type { RawBucket, RawValue } from './raw-counts.ts';
import { stateCounts } from './state-counts.ts';
import { stayFigures } from './stay-figures.ts';
import { addWords, mostUsed } from './words.ts';

const FORM = aForm()
  .withStates('Borrador', 'Notificada')
  .withSection('s', aQuestion('text', 'text'), aQuestion('one', 'single-choice', { options: ['A', 'B'] }))
  .withConditionalSection('c', {}, aCondition('x', aQuestion('yes', 'yes-no')))
  .withRepeatableSection(
    'm',
    aQuestion('many', 'multiple-choice', { options: ['C', 'D'], allowsImage: true }),
    aQuestion('size', 'decimal'),
  )
  .build();

const value = (of: RawValue['class'], questionId: string, given: Partial<RawValue>): RawValue => ({
  class: of,
  questionId,
  value: '',
  times: 1,
  answers: given.times ?? 1,
  ...given,
});
const figuresOf = (values: readonly RawValue[], buckets: readonly RawBucket[] = []) =>
  sectionFigures(FORM, findCounts({ values, buckets, numbers: [] }), 10);

it('R2.089 R2.090 X10.14 gives every choice with its count, each answer counted once by its first choice, removed choices apart', () => {
  const sections = figuresOf([
    value('choice', 'one', { value: 'one-2', times: 3 }),
    value('choice', 'one', { value: 'gone', times: 2 }),
    value('choice', 'many', { value: 'many-1', times: 4 }),
    value('choice', 'many', { value: 'many-2', times: 5, answers: 1 }),
    value('ticked', 'c', { value: 'x', times: 6 }),
    value('copies', 'm', { times: 7, answers: 0 }),
    value('file', 'many', { value: 'image', times: 2, answers: 0 }),
  ]);
  const questions = sections.flatMap((section) => section.questions);
  const found = (id: string) => questions.find((question) => question.id === id)!;
  const choices = (id: string) => {
    const { choices: all, removedChoices } = found(id).figures as ChoiceFigures;
    return [found(id).answered, all.map(({ count }) => count), removedChoices];
  };
  expect([choices('one'), choices('yes'), choices('many')]).toEqual([
    [5, [0, 3], 2],
    [0, [0, 0], 0],
    [5, [4, 5], 0],
  ]);
  expect(
    sections.map(({ id, answers, copies, conditions }) => [id, answers, copies, conditions?.[0]?.count]),
  ).toEqual([
    ['s', 5, null, undefined],
    ['c', 0, null, 6],
    ['m', 5, 7, undefined],
  ]);
  // Once a submission, as often as its condition was ticked, once a copy too.
  expect(['one', 'yes', 'many'].map((id) => found(id).asked)).toEqual([10, 6, 17]);
  expect([found('many').files, found('one').files]).toEqual([
    { image: 2, document: 0, video: 0, audio: 0 },
    null,
  ]);
});

it('X32.54 answers to a version that asked in another way are counted apart, and so is what cannot be read', () => {
  const bucket = {
    class: 'number',
    questionId: 'size',
    bucket: 1.5,
    total: '3',
    least: '1.5',
    greatest: '1.5',
  } as const;
  const [, , section] = figuresOf(
    [value('number', 'size', { times: 3 }), value('text', 'size', { times: 4 })],
    [{ ...bucket, times: 2 }],
  );
  const size = section!.questions[1]!;
  expect([size.answered, size.answeredOtherwise]).toEqual([3, 4]);
  expect(size.figures).toMatchObject({ unreadable: 1, min: '1.5', max: '1.5', median: '1.5', mean: '1.5' });
});

it('X10.13 brings versions together by the name of the state; submissions without one come last', () => {
  const older = [
    { id: 0, name: 'Notificada', transitions: [] },
    { id: 1, name: 'Vieja', transitions: [] },
  ];
  const counts = stateCounts(FORM, (version) => (version === 1 ? older : FORM.states), [
    { version: 2, state: 1, count: 4 },
    { version: 1, state: 0, count: 2 },
    { version: 1, state: 1, count: 1 },
    { version: 2, state: null, count: 3 },
    { version: 2, state: 9, count: 1 },
  ]);
  expect(counts).toEqual([
    { name: 'Borrador', count: 0 },
    { name: 'Notificada', count: 6 },
    { name: 'Vieja', count: 1 },
    { name: null, count: 4 },
  ]);
});

it.each([
  ['today', '2026-03-31', '2026-03-31'],
  ['1-day', '2026-03-31', '2026-03-30'],
  ['7-days', '2026-03-03', '2026-02-24'],
  ['15-days', '2026-01-10', '2025-12-26'],
  ['1-month', '2026-03-31', '2026-02-28'],
  ['3-months', '2026-01-15', '2025-10-15'],
  ['6-months', '2024-08-31', '2024-02-29'],
] as const)(
  'R9.13 R9.14 R2.086 the quick filter %s on %s begins on %s and ends with the day',
  (filter, today, from) => {
    const range = quickRange(filter, today);
    expect(range).toEqual({ from, to: today });
    expect(quickFilterOf(range, today)).toBe(filter);
  },
);

it('X32.51 X32.56 knows the days of the calendar, and the days before a range', () => {
  expect(
    ['2026-02-28', '2024-02-29', '2026-02-29', '2026-13-01', '26-01-01', '0000-01-01', ''].map(isDay),
  ).toEqual([true, true, false, false, false, false, false]);
  expect(rangeBefore({ from: '2026-03-03', to: '2026-03-10' })).toEqual({
    from: '2026-02-23',
    to: '2026-03-02',
  });
  expect(quickFilterOf({ from: '2026-03-01', to: '2026-03-02' }, '2026-03-10')).toBeNull();
});

it('X10.12 every day of a range has a column, of a long one every month', () => {
  const days = [{ day: '2026-03-02', count: 4 }];
  expect(timeline({ from: '2026-03-01', to: '2026-03-03' }, days)).toEqual([
    { time: '2026-03-01', count: 0 },
    { time: '2026-03-02', count: 4 },
    { time: '2026-03-03', count: 0 },
  ]);
  expect(timeline({ from: '2026-01-01', to: '2026-03-31' }, days)).toEqual([
    { time: '2026-01', count: 0 },
    { time: '2026-02', count: 0 },
    { time: '2026-03', count: 4 },
  ]);
  expect(timeline({ from: '1000-01-01', to: '9999-12-31' }, days)).toEqual([{ time: '2026-03', count: 4 }]);
});

it('R9.18 a pie hides its labels above twenty slices that are not empty', () => {
  const counts = Array.from({ length: 25 }, (_, at) => (at < 20 ? 1 : 0));
  expect(showsPieLabels(counts)).toBe(true);
  expect(showsPieLabels([...counts, 1])).toBe(false);
  expect(slices([1, 0, 3])).toEqual([
    { start: 0, end: 0.25 },
    { start: 0.25, end: 0.25 },
    { start: 0.25, end: 1 },
  ]);
  expect(slices([0, 0])).toEqual([
    { start: 0, end: 0 },
    { start: 0, end: 0 },
  ]);
});

it.each([
  ['number', '007', '007'],
  ['number', '12,', '12'],
  ['number', '12,5', '12.5'],
  ['number', '12,345', null],
  ['number', ',5', null],
  ['number', '1.5', null],
  ['number', '9'.repeat(16), null],
  ['date', '29/02/2024', '20240229'],
  ['date', '29/02/2023', null],
  ['date', '1/2/2023', null],
  ['time', '23:59', '1439'],
  ['time', '24:00', null],
] as const)('X32.50 X32.54 reads the %s %s as %s', (kind, text, number) => {
  expect(countedNumber(kind, text)).toBe(number);
});

it('X32.50 counts each value of an answer, in copies too, and nothing for a blank one', () => {
  const counted = countedValues(indexForm(FORM), {
    ticked: { c: ['x'] },
    main: { text: { value: '  ' }, many: { value: ['many-1', 'many-2'], image: 'k' }, gone: { value: 'x' } },
    rows: { m: [{ id: 'r', answers: { size: { value: '2,5' } } }] },
  });
  expect(
    counted.map((one) => [one.class, one.questionId, one.value, one.times, one.answers, one.number]),
  ).toEqual([
    ['choice', 'many', 'many-1', 1, 1, null],
    ['choice', 'many', 'many-2', 1, 0, null],
    ['file', 'many', 'image', 1, 0, null],
    ['copies', 'm', '', 1, 0, null],
    ['number', 'size', '', 1, 1, '2.5'],
    ['ticked', 'c', 'x', 1, 1, null],
  ]);
});

const bucket = (at: number, times: number): RawBucket => ({
  class: 'stay',
  questionId: 'Borrador',
  bucket: at,
  times,
  total: String(at * times),
  least: null,
  greatest: null,
});

it('X32.52 X32.53 asks for the numbers in the middle and at nine tenths, and finds them by their position', () => {
  const buckets = [bucket(10, 4), bucket(20, 16)];
  const wanted = wantedNumbers(buckets);
  expect(wanted.map(({ bucket: at, rank }) => [at, rank])).toEqual([
    [10, 1],
    [20, 6],
    [20, 7],
    [20, 14],
    [20, 16],
  ]);
  const numbers = wanted.map((one) => ({ ...one, number: String(one.bucket + one.rank) }));
  const counts = findCounts({ values: [value('stay', 'Borrador', { times: 20 })], buckets, numbers });
  expect(stayFigures(['Notificada', 'Borrador'], counts)).toEqual([
    { name: 'Borrador', count: 20, medianSeconds: 26, longSeconds: 34 },
  ]);
  expect([rankOfShare(10, 0.9), rankOfShare(11, 0.9), rankOfShare(1, 0.9)]).toEqual([9, 10, 1]);
});

it('R2.090 X32.52 means and medians are exact, however large the numbers are', () => {
  expect(medianOf('0.01', '0.02')).toBe('0.015');
  expect(medianOf('999999999999999', '999999999999998.5')).toBe('999999999999998.75');
  expect(medianOf('10', '10')).toBe('10');
  expect(meanOf([{ ...bucket(1, 3), total: '10' }])).toBe('3.33');
  expect(meanOf([{ ...bucket(1, 8), total: '0.2' }])).toBe('0.03');
  expect(meanOf([{ ...bucket(1, 2), total: '1999999999999999.98' }])).toBe('999999999999999.99');
});

it('R2.090 a histogram has at most twelve columns of a round width, and holds every number', () => {
  const bins = histogram([bucket(0, 3), bucket(99, 1), bucket(240, 5), bucket(990, 2)]);
  expect(bins.map(({ from, below, count }) => [from, below, count])).toEqual([
    [0, 100, 4],
    [100, 200, 0],
    [200, 300, 5],
    [300, 400, 0],
    [400, 500, 0],
    [500, 600, 0],
    [600, 700, 0],
    [700, 800, 0],
    [800, 900, 0],
    [900, 1000, 2],
  ]);
  expect(histogram([bucket(2, 3), bucket(4, 1)]).map(({ from, count }) => [from, count])).toEqual([
    [2, 3],
    [3, 0],
    [4, 1],
  ]);
  expect(histogram([bucket(0.5, 2)])).toEqual([{ from: 0.5, below: 0.6, count: 2 }]);
  expect(histogram([bucket(1, 1), bucket(990_000_000_000_000, 1)])).toHaveLength(10);
  expect(histogram([])).toEqual([]);
});

it('X32.55 counts in how many texts a word is, without the words that all texts have', () => {
  const counts = new Map<string, number>();
  for (const text of ['La raíz, la RAÍZ y el árbol', 'Un árbol 22 2024', 'raíz']) addWords(counts, text);
  expect(mostUsed(counts)).toEqual([
    { word: 'raíz', count: 2 },
    { word: 'árbol', count: 2 },
    { word: '2024', count: 1 },
  ]);
});

it('X32.57 no cell of the file is a formula, and quotes and semicolons stay inside theirs', () => {
  expect(
    csvTable([
      ['=1+1', '@x', '-2', '+3', '\tx', '＝1'],
      ['a;b', 'c"d', 'e\nf', '', '12,5'],
    ]),
  ).toBe('\ufeff\'=1+1;\'@x;\'-2;\'+3;\'\tx;\'＝1\r\n"a;b";"c""d";"e\nf";;12,5\r\n');
});
