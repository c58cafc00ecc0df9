// XLSForms of which nothing is made, and why.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CHOICES_MAX, QUESTIONS_MAX } from '../../forms/definition/form-limits.ts';
import { checkFormShape } from '../../forms/shape/form-shape.ts';
import { xlsForm } from '../../testing/xlsform-examples.ts';
import { TEST_WORDS } from '../../testing/xlsform-words.ts';
import { readXlsForm, type XlsFormSheets } from './read-xlsform.ts';
import { REPORT_LINES_MAX } from './report/report.ts';

const read = (sheets: XlsFormSheets) => readXlsForm(sheets, { words: TEST_WORDS, title: 'Archivo' });

/** What is refused; and that nothing was made. */
function refusals(survey: string, choices = '', settings = ''): readonly string[] {
  const { definition, lines } = read(xlsForm(survey, choices, settings));
  expect(definition).toBeNull();
  return lines
    .filter(({ severity }) => severity === 'refused')
    .map(({ sheet, row, column, reason, text }) => `${sheet} ${row} ${column}: ${reason} ${text}`);
}

const HEAD = 'type | name | label\n';

it('X38.43 names that repeat, missing names and labels, and unknown types are refused with row and column', () => {
  const survey = `${HEAD}text | a | A
    integer | a | B
    text | | C
    text | d |
    txet | e | E
    | f | F`;
  expect(refusals(survey)).toEqual([
    'survey 3 name: name-repeated a',
    'survey 4 name: name-missing C',
    'survey 5 label: label-missing d',
    'survey 6 type: type-unknown txet',
    'survey 7 type: type-missing f',
  ]);
  const again = `${HEAD}begin group | g | G\ntext | a | A\nend group | |\ntext | a | A`;
  expect(read(xlsForm(again)).definition?.sections).toHaveLength(2);
});

it('X38.43 a list without options, an option without a name or a list, and one that repeats are refused', () => {
  const survey = `${HEAD}select_one x | a | A\nselect_one | b | B\nselect_multiple y | c | C`;
  const choices = `list_name | name | label
    y | 1 | Uno
    y | 1 | Otra vez
    y | | Sin nombre
    | 2 | Sin lista
    y | 3 |`;
  expect(refusals(survey, choices)).toEqual([
    'survey 2 type: list-unknown x',
    'survey 3 type: list-missing b',
    'choices 3 name: choice-repeated 1',
    'choices 4 name: name-missing Sin nombre',
    'choices 5 list_name: choice-list-missing 2',
    'choices 6 label: label-missing 3',
  ]);
});

it('X38.43 a group that is not closed, closed twice, or closed as a repeat is refused at its row', () => {
  expect(refusals(`${HEAD}begin group | g | G\ntext | a | A`)).toEqual(['survey 2 type: begin-unmatched g']);
  expect(refusals(`${HEAD}text | a | A\nend group | |`)).toEqual(['survey 3 type: end-unmatched end group']);
  expect(refusals(`${HEAD}begin repeat | g | G\ntext | a | A\nend group | |`)).toEqual([
    'survey 2 type: begin-unmatched g',
    'survey 4 type: end-unmatched end group',
  ]);
});

it('X38.43 what is wrong inside of a group that is not closed is reported with it', () => {
  const survey = `${HEAD}begin group | g | G
    begin group | h | H
    select_one x | a | A
    end group | |
    text | b |
    begin repeat | r | R
    select_one y | c | C`;
  expect(refusals(survey)).toEqual([
    'survey 2 type: begin-unmatched g',
    'survey 4 type: list-unknown x',
    'survey 6 label: label-missing b',
    'survey 7 type: begin-unmatched r',
    'survey 8 type: list-unknown y',
  ]);
});

it('X38.43 a file without a survey, without its columns, or with a column twice is refused', () => {
  expect(refusals('')).toEqual(['survey 1 : sheet-missing survey']);
  expect(refusals('type | hint\ntext | a')).toEqual([
    'survey 1 name: column-missing name',
    'survey 1 label: column-missing label',
  ]);
  expect(refusals('type | name | label | Label\ntext | a | A | B')).toEqual([
    'survey 1 Label: column-repeated Label',
  ]);
});

it('X38.44 what the checks of the product refuse comes with the row it is about', () => {
  const long = 'x'.repeat(10_001);
  const { definition, lines } = read(xlsForm(`${HEAD}text | a | A\ntext | b | ${long}`));
  expect(definition).toBeNull();
  expect(lines).toEqual([
    expect.objectContaining({
      sheet: 'survey',
      row: 3,
      reason: 'check',
      severity: 'refused',
      issue: expect.objectContaining({ code: 'shape-too-long' }),
    }),
  ]);
  const empty = read(xlsForm(`${HEAD}note | a | A`));
  expect(empty.definition).toBeNull();
  expect(empty.lines.map(({ issue }) => issue?.code)).toEqual([
    'form-section-required',
    'form-question-required',
  ]);
  const untitled = readXlsForm(xlsForm(`${HEAD}text | a | A`), { words: TEST_WORDS, title: '' });
  expect(untitled.definition?.title.text).toBe('');
  expect(untitled.lines).toEqual([
    expect.objectContaining({ sheet: 'settings', reason: 'check-later', severity: 'not-carried' }),
  ]);
});

it('X38.44 more questions or options than a form may have are refused once, and sheets too long at once', () => {
  const many = Array.from({ length: QUESTIONS_MAX + 50 }, (_, index) => `text | q${index} | Q`).join('\n');
  expect(refusals(HEAD + many)).toEqual([
    `survey ${QUESTIONS_MAX + 2} type: too-many-questions q${QUESTIONS_MAX}`,
  ]);
  const selects = Array.from({ length: 40 }, (_, index) => `select_one x | q${index} | Q`).join('\n');
  const options = Array.from({ length: CHOICES_MAX / 30 }, (_, index) => `x | o${index} | O`).join('\n');
  expect(refusals(HEAD + selects, `list_name | name | label\n${options}`)).toEqual([
    'survey 32 type: too-many-choices q30',
  ]);
  const rows = `${HEAD}${'text | a | A\n'.repeat(10_001)}`;
  expect(refusals(rows)).toEqual(['survey 10002 : sheet-too-long survey']);
});

it('X38.42 a report has no more lines than a person reads, and says how many were left out', () => {
  const rows = Array.from({ length: REPORT_LINES_MAX + 7 }, (_, index) => `text | q${index} | Q | H`).join(
    '\n',
  );
  const { definition, lines, more } = read(xlsForm(`type | name | label | hint\n${rows}`));
  expect(definition?.sections[0]?.questions).toHaveLength(REPORT_LINES_MAX + 7);
  expect([lines.length, more]).toEqual([REPORT_LINES_MAX, 7]);
  const refused = read(xlsForm(`type | name | label | hint\n${rows}\nselect_one nada | z | Q |`));
  expect(refused.lines.filter(({ severity }) => severity === 'refused')).toHaveLength(1);
});

it('X38.43 whatever stands in the cells, there is a form that the product takes or a line that refuses', () => {
  const words = [
    '',
    'a',
    'b',
    '1',
    '__proto__',
    'constructor',
    'yes',
    "${a} = '1'",
    "selected(${b}, 'a')",
    'x|y\n\u0000',
  ];
  const types = [
    'text',
    'note',
    'begin group',
    'end group',
    'begin repeat',
    'end repeat',
    'select_one a',
    'image',
  ];
  const headings = [
    'type',
    'name',
    'label',
    'label::English (en)',
    'relevant',
    'appearance',
    'hint',
    'label::',
    '::',
  ];
  const cell = fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 8 }));
  const row = fc
    .tuple(fc.constantFrom(...types), fc.array(cell, { maxLength: 9 }))
    .map(([type, cells]) => [type, ...cells]);
  const option = fc.tuple(fc.constantFrom('a', 'b'), cell, cell).map((cells) => [...cells]);
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), fc.array(option, { maxLength: 4 }), (survey, choices) => {
      const sheets = {
        survey: [headings, ...survey],
        choices: [['list_name', 'name', 'label'], ...choices],
        settings: [],
      };
      const { definition, lines } = read(sheets);
      if (definition) expect(checkFormShape(definition)).toEqual({ definition });
      else expect(lines.map(({ severity }) => severity)).toContain('refused');
    }),
    { numRuns: 400 },
  );
});
