// Yes or no, stored as 'yes' and 'no'; the words that are shown come from packages/messages.
// rules: A3.15, A4.04
import { EMPTY_CELL, NO_DISPLAY, type QuestionType } from './question-type.ts';
import { hasText, WRONG_SHAPE } from './typed-answer.ts';

export const yesNoQuestion: QuestionType = {
  kind: 'yes-no',
  chart: 'pie',
  empty: () => '',
  normalise: (value) => value,
  leave: (value) => value,
  isAnswered: hasText,
  check: (value) => {
    if (typeof value !== 'string') return WRONG_SHAPE;
    return value === 'yes' || value === 'no' ? null : { code: 'option-unknown' };
  },
  display: (value) => {
    if (!hasText(value)) return NO_DISPLAY;
    return value === 'yes' || value === 'no' ? { kind: 'word', code: value } : { kind: 'text', text: value };
  },
  sheetCell: (value) => {
    if (!hasText(value)) return EMPTY_CELL;
    return value === 'yes' || value === 'no' ? { type: 'word', code: value } : { type: 'text', text: value };
  },
};
