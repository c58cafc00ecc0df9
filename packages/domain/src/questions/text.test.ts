import { expect, it } from 'vitest';
import { ANSWER_LENGTH_MAX } from '../limits.ts';
import { aQuestion } from '../testing/a-form.ts';
import { textQuestion } from './text.ts';

const question = aQuestion('obs', 'text');
const now = { date: '10/03/2025', time: '09:05' };

it('A4.01 starts a text empty', () => {
  expect(textQuestion.empty(now, question)).toBe('');
});

it('A3.16 keeps a text as typed, spaces and line breaks included', () => {
  expect(textQuestion.normalise('  uno\n dos ', question)).toBe('  uno\n dos ');
  expect(textQuestion.display('=1+1', question, 'es')).toEqual({ kind: 'text', text: '=1+1' });
});

it('A5.01 takes spaces alone for no answer', () => {
  expect(textQuestion.isAnswered(' \n\t')).toBe(false);
  expect(textQuestion.isAnswered('x')).toBe(true);
  expect(textQuestion.display('  ', question, 'es')).toEqual({ kind: 'none' });
});

it('A9.24 refuses only texts beyond the safety bound, counted in whole characters', () => {
  expect(textQuestion.check('a'.repeat(ANSWER_LENGTH_MAX), question)).toBeNull();
  expect(textQuestion.check('🌳'.repeat(ANSWER_LENGTH_MAX), question)).toBeNull();
  expect(textQuestion.check('a'.repeat(ANSWER_LENGTH_MAX + 1), question)).toEqual({
    code: 'answer-too-long',
    values: { max: ANSWER_LENGTH_MAX },
  });
});

it('A3.16 refuses a list where a text belongs', () => {
  expect(textQuestion.check(['a'], question)).toEqual({ code: 'answer-shape' });
});

it('R7.31 puts a text into a sheet as text', () => {
  expect(textQuestion.sheetCell('=SUM(A1)', question, 'es')).toEqual({ type: 'text', text: '=SUM(A1)' });
  expect(textQuestion.sheetCell(undefined, question, 'es')).toEqual({ type: 'empty' });
});
