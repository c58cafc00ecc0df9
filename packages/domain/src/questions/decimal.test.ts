import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aQuestion } from '../testing/a-form.ts';
import { decimalQuestion } from './decimal.ts';

const question = aQuestion('importe', 'decimal');
const check = (text: string) => decimalQuestion.check(text, question);

it('A5.07 accepts digits with an optional comma and at most two decimals', () => {
  for (const text of ['0', '12', '12,5', '12,50', '0012,05']) expect(check(text)).toBeNull();
});

it('A5.07 refuses a decimal with three decimals, a point, a sign or no whole part', () => {
  for (const text of ['1,234', '1.5', '-1,5', ',5', '1,2,3', '1 000,00', '1e2', '1,5€'])
    expect(check(text)).toEqual({ code: 'decimal-invalid' });
});

it("R5.13 accepts '12,' as zero decimals, stores it as typed and shows it without the comma", () => {
  expect(check('12,')).toBeNull();
  expect(decimalQuestion.normalise('12,', question)).toBe('12,');
  expect(decimalQuestion.display('12,', question, 'es')).toEqual({ kind: 'text', text: '12' });
  expect(decimalQuestion.sheetCell('12,', question, 'es')).toEqual({
    type: 'number',
    text: '12',
    value: 12,
    decimals: 0,
  });
});

it('A5.07 lets a third decimal not be typed', () => {
  for (const text of ['', '1', '1,', '1,2', '1,23']) expect(decimalQuestion.mayType(text)).toBe(true);
  for (const text of ['1,234', ',', '1.', '1,,']) expect(decimalQuestion.mayType(text)).toBe(false);
});

it('A5.07 lets be typed, letter by letter, every decimal it accepts', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,8}(,\d{0,2})?$/), (text) => {
      expect(check(text)).toBeNull();
      for (let end = 0; end <= text.length; end++)
        expect(decimalQuestion.mayType(text.slice(0, end))).toBe(true);
    }),
  );
});

it('R7.31 keeps the decimals of an amount in a sheet', () => {
  expect(decimalQuestion.sheetCell('12,50', question, 'es')).toEqual({
    type: 'number',
    text: '12,50',
    value: 12.5,
    decimals: 2,
  });
  expect(decimalQuestion.sheetCell('0,07', question, 'es')).toMatchObject({ type: 'number', value: 0.07 });
  expect(decimalQuestion.sheetCell('01,5', question, 'es')).toEqual({ type: 'text', text: '01,5' });
});
