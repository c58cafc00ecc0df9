// Free text of several lines. It is kept exactly as typed, except for characters that cannot be stored.
// rules: A3.16, A4.01, A9.24
import { cleanText } from '../text/clean-text.ts';
import { EMPTY_CELL, NO_DISPLAY, type QuestionType } from './question-type.ts';
import { checkTyped, hasText } from './typed-answer.ts';

export const textQuestion: QuestionType = {
  kind: 'text',
  chart: 'none',
  empty: () => '',
  normalise: (value) => (typeof value === 'string' ? cleanText(value) : value),
  leave: (value) => (typeof value === 'string' ? cleanText(value) : value),
  isAnswered: hasText,
  check: checkTyped,
  display: (value) => (hasText(value) ? { kind: 'text', text: value } : NO_DISPLAY),
  sheetCell: (value) => (hasText(value) ? { type: 'text', text: value } : EMPTY_CELL),
};
