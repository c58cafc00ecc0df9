import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centsOfText, countOfText, shownCents, textOfCents } from './amount.ts';

it.each([
  ['12,50', 1250],
  ['12.5', 1250],
  ['0,07', 7],
  [' 18 ', 1800],
  ['12,', 1200],
])('E9.21 reads %j as %i cents', (text, cents) => {
  expect(centsOfText(text)).toBe(cents);
});

it.each(['', 'gratis', '-1', '12,505', '1.234,50', '1e3', ','])('E9.21 takes %j for no amount', (text) => {
  expect(centsOfText(text)).toBeNull();
});

it('E9.21 R9.23 R9.24 reads back every amount that it shows', () => {
  expect(textOfCents(1250, ',')).toBe('12,50');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.constantFrom(',' as const, '.' as const),
      (cents, sign) => {
        expect(centsOfText(textOfCents(cents, sign))).toBe(cents);
      },
    ),
  );
});

it.each([
  [7, ',', '0,07'],
  [99_999, ',', '999,99'],
  [123_450, ',', '1.234,50'],
  [123_456_789, ',', '1.234.567,89'],
  [123_456_789, '.', '1,234,567.89'],
  [-100_000, ',', '-1.000,00'],
] as const)('R9.23 A7.11 %i cents are read with the sign of the thousands', (cents, sign, text) => {
  expect(shownCents(cents, sign)).toBe(text);
});

it.each([
  [' 12 ', 12],
  ['0', 0],
  ['', null],
  ['-1', null],
  ['1,5', null],
  ['doce', null],
])('E9.22 E9.23 E9.24 reads %j as the count %s', (text, count) => {
  expect(countOfText(text)).toBe(count);
});
