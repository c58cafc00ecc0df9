import { expect, it } from 'vitest';
import { answerCode, recordCode } from './answer-code.ts';

it('A7.06 joins keyword and number without separator or padding', () => {
  expect(answerCode('VM', 4378)).toBe('VM4378');
  expect(answerCode('SDE', 1)).toBe('SDE1');
});

it("A7.07 is exactly 'DESC' in a municipality without keyword", () => {
  expect(answerCode(null, 7)).toBe('DESC');
  expect(answerCode('', 7)).toBe('DESC');
});

it('A7.09 puts the first three characters of the id before the code', () => {
  expect(recordCode('AbC4567890123456789x', 'VM4378')).toBe('AbCVM4378');
});

it('A7.09 W1 takes a longer beginning where the form asks for one', () => {
  expect(recordCode('AbC4567890123456789x', 'VM4378', 8)).toBe('AbC45678VM4378');
});
