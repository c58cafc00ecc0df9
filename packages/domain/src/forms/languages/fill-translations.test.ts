import { expect, it } from 'vitest';
import { aForm, aQuestion, aSection, localized } from '../../testing/a-form.ts';
import { TEXT_MAX } from '../definition/form-limits.ts';
import { alikeTranslations, fillTranslations, fitColumn } from './fill-translations.ts';
import { readTranslations, TRANSLATION_COLUMNS, translationRows } from './translation-sheet.ts';
import { keyOfText, type TextRef, textsOf } from './translations.ts';

const FORM = aForm()
  .with({ title: localized('Poda', { en: 'Pruning' }) })
  .withSections(
    aSection('a', {
      title: localized('Datos'),
      questions: [
        aQuestion('a1', 'text', { title: localized('Calle') }),
        aQuestion('a2', 'single-choice', { title: localized('Sí'), options: ['Sí', ' Sí ', 'SÍ'] }),
      ],
    }),
  )
  .build();

const refs = textsOf(FORM).map(({ ref }) => ref);
const q = (id: string): TextRef => ({ kind: 'question', id });
const inEnglish = (form = FORM) =>
  Object.fromEntries(textsOf(form).map(({ ref, text }) => [keyOfText(ref), text.in?.['en'] ?? '']));

it('X35.36 a column fills the texts from a cell downwards; empty cells leave what is there, and the rest is counted', () => {
  const { taken, ...left } = fitColumn(refs.slice(0, 3), ['', 'Data', 'x'.repeat(TEXT_MAX + 1), 'Yes', '']);
  expect(taken).toEqual([{ ref: { kind: 'section', id: 'a', field: 'title' }, text: 'Data' }]);
  expect(left).toEqual({ tooLong: 1, beyond: 1 });
  const filled = fillTranslations(FORM, 'en', [
    ...taken,
    { ref: { kind: 'form', field: 'title' }, text: '' },
  ]);
  expect(inEnglish(filled)).toMatchObject({
    'form-title': 'Pruning',
    'section-title-a': 'Data',
    'question-a1': '',
  });
});

it('X35.37 texts that read alike take the translation that one of them has, and keep their own', () => {
  expect(alikeTranslations(FORM, 'en')).toEqual([]);
  const once = fillTranslations(FORM, 'en', [{ ref: q('a2'), text: 'Yes' }]);
  const found = alikeTranslations(once, 'en');
  expect(found.map(({ ref, text }) => [keyOfText(ref), text])).toEqual([
    ['choice-a2-a2-1', 'Yes'],
    ['choice-a2-a2-2', 'Yes'],
  ]);
  expect(alikeTranslations(fillTranslations(once, 'en', found), 'en')).toEqual([]);
});

const COLUMNS = { key: 0, where: 1, text: 2, translation: 3 };
const rowsOf = (form = FORM) =>
  translationRows(form, 'en', new Map([['question-a1', 'Sección 1, pregunta 1']]));

it('X35.38 a sheet that is read as it was written changes nothing, and what was filled in is taken in any order', () => {
  const rows = rowsOf();
  expect(rows[2]).toEqual(['question-a1', 'Sección 1, pregunta 1', 'Calle', '']);
  const table = [[...TRANSLATION_COLUMNS], ...rows];
  expect(readTranslations(FORM, 'en', { table, columns: COLUMNS })).toEqual({
    taken: [],
    same: 1,
    empty: rows.length - 1,
    refused: [],
  });
  const filled = rows.map(([key = '', where = '', text = '', version = '']) => [
    key,
    where,
    text.toLowerCase(),
    key === 'question-a1' ? 'Street' : version,
  ]);
  const read = readTranslations(FORM, 'en', { table: [[], ...filled.toReversed()], columns: COLUMNS });
  expect(read).toMatchObject({ taken: [{ ref: q('a1'), text: 'Street' }], same: 1, refused: [] });
});

it('X35.38 each line that is not taken is named with its number and why', () => {
  const table = [
    ['key', 'where', 'text', 'translation'],
    ['question-a1', '', 'Calle', 'Street'],
    ['question-a1', '', 'Calle', 'Road'],
    ['question-gone', '', 'Otra', 'Other'],
    ['question-a2', '', 'No', 'No'],
    ['section-title-a', '', '', 'x'.repeat(TEXT_MAX + 1)],
    ['form-title', '', 'Poda', ''],
  ];
  const read = readTranslations(FORM, 'en', { table, columns: COLUMNS });
  expect(read.taken.map(({ text }) => text)).toEqual(['Street']);
  expect(read.refused.map(({ line, why }) => `${line} ${why}`)).toEqual([
    '3 repeated',
    '4 unknown',
    '5 changed',
    '6 too-long',
  ]);
  expect(read.empty).toBe(1);
  const keyOnly = { key: 0, where: null, text: null, translation: 3 };
  expect(readTranslations(FORM, 'en', { table, columns: keyOnly }).taken.map(({ text }) => text)).toEqual([
    'Street',
    'No',
  ]);
});
