import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aQuestion } from '../testing/a-form.ts';
import { integerQuestion } from './integer.ts';

const question = aQuestion('edad', 'integer');
const check = (text: string) => integerQuestion.check(text, question);

it('A5.06 accepts digits only', () => {
  expect(check('0')).toBeNull();
  expect(check('007')).toBeNull();
  for (const text of ['-1', '+1', '1,0', '1.0', '1e3', '١٢', '１', '1 0', 'abc'])
    expect(check(text)).toEqual({ code: 'integer-invalid' });
});

it('X31.30 reads thousands on leaving the field, and keeps what is no whole number as it was typed', () => {
  const left = (text: string) => integerQuestion.leave(text, question);
  expect(left(' 1.234 ')).toBe('1234');
  expect(left('12 345 678')).toBe('12345678');
  expect(left('1.234.567')).toBe('1234567');
  for (const text of ['1,5', '1.5', '-3', '1e5', '12.34', '1.234 567', '1234.567', '$ 12', 'doce'])
    expect(left(text)).toBe(text);
});

it('X31.30 a point behind a zero is one of decimals: what was typed stays, and is refused', () => {
  const left = (text: string) => integerQuestion.leave(text, question);
  for (const text of ['0.500', '0.001', '00.250', '0.500.000']) {
    expect(left(text)).toBe(text);
    expect(check(text)).toEqual({ code: 'integer-invalid' });
  }
  expect(left('0 123 456')).toBe('0123456');
});

it('X31.30 whatever is typed, a number with other digits is never stored', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d., \-e$]{1,9}$/), (text) => {
      const kept = String(integerQuestion.leave(text, question));
      const meansTheSame = /^(?!0\d*\.)[\d. ]+$/.test(text.trim()) && kept === text.replace(/\D/g, '');
      expect(check(kept) !== null || meansTheSame).toBe(true);
    }),
  );
});

it('R5.12 drops the spaces around a pasted number', () => {
  expect(integerQuestion.normalise(' 12\n', question)).toBe('12');
});

it('R7.31 is a number in a sheet only when nothing of it is lost', () => {
  const cell = (text: string) => integerQuestion.sheetCell(text, question, 'es');
  expect(cell('42')).toEqual({ type: 'number', text: '42', value: 42, decimals: 0 });
  expect(cell('0')).toEqual({ type: 'number', text: '0', value: 0, decimals: 0 });
  expect(cell('007')).toEqual({ type: 'text', text: '007' });
  expect(cell('123456789012345')).toMatchObject({ type: 'number', value: 123456789012345 });
  expect(cell('1234567890123456')).toEqual({ type: 'text', text: '1234567890123456' });
  expect(cell('')).toEqual({ type: 'empty' });
});

it('A5.06 accepts every whole number and reads it back unchanged', () => {
  fc.assert(
    fc.property(fc.nat(), (number) => {
      expect(check(String(number))).toBeNull();
      expect(integerQuestion.sheetCell(String(number), question, 'es')).toMatchObject({ value: number });
    }),
  );
});
