// A web address. It is shown under the question's caption, always with its host, and as a link only when it
// is a safe http or https address; any other stored value is shown as text.
// rules: A3.21, A4.01, A5.50, R5.10, W14
import type { Question } from '../forms/definition/form.ts';
import { parseHttpUrl, withScheme } from './http-url.ts';
import {
  type AnswerValue,
  type Display,
  EMPTY_CELL,
  NO_DISPLAY,
  type QuestionType,
} from './question-type.ts';
import { checkTyped, hasText, oneLine } from './typed-answer.ts';

export const linkQuestion: QuestionType = {
  kind: 'link',
  chart: 'none',
  empty: () => '',
  normalise: (value) => (typeof value === 'string' ? withScheme(oneLine(value)) : value),
  leave: (value) => (typeof value === 'string' ? withScheme(oneLine(value)) : value),
  isAnswered: hasText,
  check: (value) => checkTyped(value) ?? (parseHttpUrl(value as string) ? null : { code: 'link-invalid' }),
  display: linkDisplay,
  sheetCell: (value) => (hasText(value) ? { type: 'text', text: value } : EMPTY_CELL),
};

/** How a web address is shown on screen and paper: as the question's caption when there is one. */
export function linkDisplay(value: AnswerValue | undefined, question: Pick<Question, 'linkTitle'>): Display {
  if (!hasText(value)) return NO_DISPLAY;
  const url = parseHttpUrl(withScheme(value.trim()));
  if (!url) return { kind: 'text', text: value };
  return { kind: 'link', ...url, text: question.linkTitle || url.href };
}
