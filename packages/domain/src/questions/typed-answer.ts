// What all kinds of question that are typed share: one text, blank or not, and the limit on its length.
// rules: A5.01, A9.24
import type { Issue } from '../issue.ts';
import { ANSWER_LENGTH_MAX } from '../limits.ts';
import { cleanText } from '../text/clean-text.ts';
import type { AnswerValue, QuestionIssueCode } from './question-type.ts';

export const WRONG_SHAPE: Issue<QuestionIssueCode> = { code: 'answer-shape' };
const TOO_LONG: Issue<QuestionIssueCode> = { code: 'answer-too-long', values: { max: ANSWER_LENGTH_MAX } };

/** Whether the value is text with more than spaces. */
export function hasText(value: AnswerValue | undefined): value is string {
  return typeof value === 'string' && value !== '' && value.trim() !== '';
}

/** Cleans the text and trims the spaces that pasting adds. */
export function oneLine(value: string): string {
  return cleanText(value).trim();
}

/** The checks that apply to any typed value, whatever its kind. */
export function checkTyped(value: AnswerValue): Issue<QuestionIssueCode> | null {
  if (typeof value !== 'string') return WRONG_SHAPE;
  return isTooLong(value) ? TOO_LONG : null;
}

function isTooLong(text: string): boolean {
  if (text.length <= ANSWER_LENGTH_MAX) return false;
  let characters = 0;
  for (const _ of text) if (++characters > ANSWER_LENGTH_MAX) return true;
  return false;
}
