// A whole number: digits only, kept as text so that '007' and long codes survive.
// rules: A3.17, A4.01, A5.06, R5.12
import { numberCell } from './exact-number.ts';
import { EMPTY_CELL, NO_DISPLAY, type QuestionType } from './question-type.ts';
import { checkTyped, hasText, oneLine } from './typed-answer.ts';
import { readInteger } from './typed-number.ts';

const DIGITS = /^\d+$/;

export const integerQuestion: QuestionType = {
  kind: 'integer',
  chart: 'histogram',
  empty: () => '',
  normalise: (value) => (typeof value === 'string' ? oneLine(value) : value),
  leave: (value) => (typeof value === 'string' ? readInteger(oneLine(value)) : value),
  isAnswered: hasText,
  check: (value) => checkTyped(value) ?? (DIGITS.test(value as string) ? null : { code: 'integer-invalid' }),
  display: (value) => (hasText(value) ? { kind: 'text', text: value } : NO_DISPLAY),
  sheetCell: (value) => (hasText(value) ? numberCell(value) : EMPTY_CELL),
};
