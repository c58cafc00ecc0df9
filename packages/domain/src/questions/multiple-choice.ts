// Any number of options; the value is the list of their ids in the order of the form.
// rules: A3.13, A4.03
import type { Question } from '../forms/definition/form.ts';
import { optionText } from './choice-option.ts';
import { type AnswerValue, EMPTY_CELL, NO_DISPLAY, type QuestionType } from './question-type.ts';
import { WRONG_SHAPE } from './typed-answer.ts';

/** Separates the options in one cell; a comma would not do, because option texts often contain one. */
const SEPARATOR = '; ';

export const multipleChoiceQuestion: QuestionType = {
  kind: 'multiple-choice',
  chart: 'bars',
  empty: () => [],
  normalise: (value, question) => (typeof value === 'string' ? value : inFormOrder(value, question)),
  leave: (value, question) => (typeof value === 'string' ? value : inFormOrder(value, question)),
  isAnswered: hasTicks,
  check: (value, question) => {
    if (typeof value === 'string') return WRONG_SHAPE;
    return isInFormOrder(value, question) ? null : { code: 'option-unknown' };
  },
  display: (value, question, language) =>
    hasTicks(value) ? { kind: 'list', items: texts(value, question, language) } : NO_DISPLAY,
  sheetCell: (value, question, language) =>
    hasTicks(value) ? { type: 'text', text: texts(value, question, language).join(SEPARATOR) } : EMPTY_CELL,
};

function hasTicks(value: AnswerValue | undefined): value is readonly string[] {
  return typeof value === 'object' && value.length > 0;
}

function texts(ids: readonly string[], question: Question, language: string): readonly string[] {
  return ids.map((id) => optionText(question, id, language));
}

/** Known ids once each, in the order of the form; unknown ids follow, so that `check` finds them. */
function inFormOrder(ids: readonly string[], question: Question): readonly string[] {
  if (isInFormOrder(ids, question)) return ids;
  const left = new Set(ids);
  const known = question.options.filter((option) => left.delete(option.id)).map((option) => option.id);
  return [...known, ...left];
}

/**
 * Whether every id is known, none comes twice, and the order is that of the form; one walk over the options.
 */
function isInFormOrder(ids: readonly string[], question: Question): boolean {
  let found = 0;
  for (const option of question.options) if (found < ids.length && option.id === ids[found]) found++;
  return found === ids.length;
}
