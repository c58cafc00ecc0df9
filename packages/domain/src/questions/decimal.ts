// A number with a comma and at most two decimals. '12,' is accepted as zero decimals and stored as typed.
// rules: A3.18, A4.01, A5.07, R5.13
import { numberCell } from './exact-number.ts';
import { EMPTY_CELL, NO_DISPLAY, type QuestionType } from './question-type.ts';
import { checkTyped, hasText, oneLine } from './typed-answer.ts';
import { readDecimal } from './typed-number.ts';

const DECIMAL = /^\d+(?:,\d{0,2})?$/;

export const decimalQuestion: QuestionType = {
  kind: 'decimal',
  chart: 'histogram',
  empty: () => '',
  normalise: (value) => (typeof value === 'string' ? oneLine(value) : value),
  leave: (value) => (typeof value === 'string' ? readDecimal(oneLine(value)) : value),
  isAnswered: hasText,
  check: (value) => checkTyped(value) ?? (DECIMAL.test(value as string) ? null : { code: 'decimal-invalid' }),
  display: (value) => (hasText(value) ? { kind: 'text', text: withoutBareComma(value) } : NO_DISPLAY),
  sheetCell: (value) => (hasText(value) ? numberCell(withoutBareComma(value)) : EMPTY_CELL),
};

function withoutBareComma(text: string): string {
  return text.endsWith(',') ? text.slice(0, -1) : text;
}
