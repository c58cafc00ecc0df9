// At most one option; the value is its id. A required question with a single option starts with it.
// rules: A3.14, A4.03, A4.04, A5.10-A5.12
import type { Question } from '../forms/definition/form.ts';
import { CHOICE_SEARCH_ABOVE } from '../limits.ts';
import { optionOf, optionText } from './choice-option.ts';
import { EMPTY_CELL, NO_DISPLAY, type QuestionType } from './question-type.ts';
import { hasText, WRONG_SHAPE } from './typed-answer.ts';

export const singleChoiceQuestion: QuestionType = {
  kind: 'single-choice',
  chart: 'pie',
  empty: (_now, question) =>
    question.required && question.options.length === 1 ? (question.options[0]?.id ?? '') : '',
  normalise: (value) => value,
  leave: (value) => value,
  isAnswered: hasText,
  check: (value, question) => {
    if (typeof value !== 'string') return WRONG_SHAPE;
    return optionOf(question, value) ? null : { code: 'option-unknown' };
  },
  display: (value, question, language) =>
    hasText(value) ? { kind: 'text', text: optionText(question, value, language) } : NO_DISPLAY,
  sheetCell: (value, question, language) =>
    hasText(value) ? { type: 'text', text: optionText(question, value, language) } : EMPTY_CELL,
};

export function hasSearchBox(question: Pick<Question, 'searchable' | 'options'>): boolean {
  return question.searchable || question.options.length > CHOICE_SEARCH_ABOVE;
}
