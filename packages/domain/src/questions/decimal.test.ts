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

it('X31.30 reads on leaving the field what people write, where it can mean one thing only', () => {
  const left = (text: string) => decimalQuestion.leave(text, question);
  const read = {
    '1.234,56': '1234,56',
    '1 234,5': '1234,5',
    '1.234.567': '1234567',
    '1 234': '1234',
    '12.5': '12,5',
  };
  for (const [text, kept] of Object.entries(read)) expect(left(text)).toBe(kept);
  expect(left('1,234.56')).toBe('1234,56');
  for (const text of ['1.234', '12,555', '-1,5', '$ 12,50', '1,2,3', ',5', '1.23,4']) {
    expect(left(text)).toBe(text);
    expect(check(text)).toEqual({ code: 'decimal-invalid' });
  }
});

it('A5.07 accepts every amount with at most two decimals as it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,8}(,\d{0,2})?$/), (text) => {
      expect(check(text)).toBeNull();
      expect(decimalQuestion.leave(text, question)).toBe(text);
    }),
  );
});

it('X31.30 what begins with a zero has no thousands: it stays as it was typed', () => {
  for (const text of ['0.500', '0.500,25', '0.123.456', '0,123.45'])
    expect(decimalQuestion.leave(text, question)).toBe(text);
  expect(decimalQuestion.leave('0.50', question)).toBe('0,50');
});

it('X31.30 whatever is typed, no digit is lost and none moves over the comma', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d., \-e$]{1,10}$/), (text) => {
      const kept = String(decimalQuestion.leave(text, question));
      expect(kept.replace(/\D/g, '')).toBe(text.replace(/\D/g, ''));
      if (check(kept) !== null) return;
      const decimals = kept.split(',')[1]?.length ?? 0;
      if (decimals > 0) expect(text.trim().slice(-decimals - 1)).toMatch(/^[,.]\d+$/);
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
