import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aQuestion, localized } from '../testing/a-form.ts';
import { multipleChoiceQuestion } from './multiple-choice.ts';
import { hasSearchBox, singleChoiceQuestion } from './single-choice.ts';
import { yesNoQuestion } from './yes-no.ts';

const now = { date: '10/03/2025', time: '09:05' };
const barrio = aQuestion('b', 'single-choice', {
  options: [{ id: 'b-1', text: localized('Centro', { en: 'Downtown' }) }, 'Norte'],
});
const rubros = aQuestion('r', 'multiple-choice', { options: ['Pan, leche', 'Verdura', 'Carne'] });
const yesNo = aQuestion('s', 'yes-no');

it('A4.03 A4.04 starts choices without an answer', () => {
  expect(singleChoiceQuestion.empty(now, { ...barrio, required: true })).toBe('');
  expect(multipleChoiceQuestion.empty(now, rubros)).toEqual([]);
  expect(yesNoQuestion.empty(now, yesNo)).toBe('');
});

it('A5.12 preselects the only option of a required single choice, and of no other', () => {
  const only = aQuestion('u', 'single-choice', { options: ['Acepto'] });
  expect(singleChoiceQuestion.empty(now, { ...only, required: true })).toBe('u-1');
  expect(singleChoiceQuestion.empty(now, only)).toBe('');
});

it('A5.11 shows a search box above ten options', () => {
  const options = (count: number) => aQuestion('o', 'single-choice', { options: Array(count).fill('x') });
  expect(hasSearchBox(options(10))).toBe(false);
  expect(hasSearchBox(options(11))).toBe(true);
});

it('A5.10 shows a search box when the question asks for it', () => {
  expect(hasSearchBox({ ...barrio, searchable: true })).toBe(true);
});

it('A3.14 accepts only options of the question', () => {
  expect(singleChoiceQuestion.check('b-2', barrio)).toBeNull();
  expect(singleChoiceQuestion.check('Norte', barrio)).toEqual({ code: 'option-unknown' });
  expect(singleChoiceQuestion.check('__proto__', barrio)).toEqual({ code: 'option-unknown' });
  expect(singleChoiceQuestion.check(['b-1'], barrio)).toEqual({ code: 'answer-shape' });
});

it('A1.05 reads an option in the chosen language', () => {
  expect(singleChoiceQuestion.display('b-1', barrio, 'en')).toEqual({ kind: 'text', text: 'Downtown' });
  expect(singleChoiceQuestion.display('b-2', barrio, 'en')).toEqual({ kind: 'text', text: 'Norte' });
});

it('A3.13 stores ticked options once each, in the order of the form', () => {
  expect(multipleChoiceQuestion.normalise(['r-3', 'r-1', 'r-3'], rubros)).toEqual(['r-1', 'r-3']);
  const inOrder = ['r-1', 'r-2'];
  expect(multipleChoiceQuestion.normalise(inOrder, rubros)).toBe(inOrder);
});

it('A3.13 refuses options that the question does not have, and a text', () => {
  const check = (ids: readonly string[]) =>
    multipleChoiceQuestion.check(multipleChoiceQuestion.normalise(ids, rubros), rubros);
  expect(check(['r-1', 'r-2', 'r-3'])).toBeNull();
  expect(check(['r-1', 'otra'])).toEqual({ code: 'option-unknown' });
  expect(multipleChoiceQuestion.check('r-1', rubros)).toEqual({ code: 'answer-shape' });
});

it('A3.13 accepts any choice among the options, in any order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(['r-1', 'r-2', 'r-3']), (ids) => {
      const value = multipleChoiceQuestion.normalise(ids, rubros);
      expect(multipleChoiceQuestion.check(value, rubros)).toBeNull();
      expect(value).toEqual([...ids].sort());
    }),
  );
});

it('R2.057 lists the ticked options, and joins them in a sheet so that commas do not confuse', () => {
  expect(multipleChoiceQuestion.display(['r-1', 'r-3'], rubros, 'es')).toEqual({
    kind: 'list',
    items: ['Pan, leche', 'Carne'],
  });
  expect(multipleChoiceQuestion.sheetCell(['r-1', 'r-3'], rubros, 'es')).toEqual({
    type: 'text',
    text: 'Pan, leche; Carne',
  });
  expect(multipleChoiceQuestion.display([], rubros, 'es')).toEqual({ kind: 'none' });
});

it('A3.15 accepts yes and no and reads them as words to translate', () => {
  expect(yesNoQuestion.check('yes', yesNo)).toBeNull();
  expect(yesNoQuestion.check('Sí', yesNo)).toEqual({ code: 'option-unknown' });
  expect(yesNoQuestion.display('no', yesNo, 'es')).toEqual({ kind: 'word', code: 'no' });
  expect(yesNoQuestion.sheetCell('yes', yesNo, 'es')).toEqual({ type: 'word', code: 'yes' });
  expect(yesNoQuestion.sheetCell('', yesNo, 'es')).toEqual({ type: 'empty' });
});
