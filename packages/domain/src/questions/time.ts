// A time of day, HH:mm. A new submission starts with the current time.
// rules: A3.20, A4.02, P9.27, R9.03
import { EMPTY_CELL, NO_DISPLAY, type QuestionType, type SheetCell } from './question-type.ts';
import { checkTyped, hasText, oneLine } from './typed-answer.ts';

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const SHORT_TIME = /^\d:\d{2}$/;
const MINUTES_OF_A_DAY = 1440;

export const timeQuestion: QuestionType = {
  kind: 'time',
  chart: 'histogram',
  empty: (now, { startsEmpty }) => (startsEmpty ? '' : now.time),
  normalise: (value) => (typeof value === 'string' ? padTime(oneLine(value)) : value),
  leave: (value) => (typeof value === 'string' ? padTime(withColon(oneLine(value))) : value),
  isAnswered: hasText,
  check: (value) => checkTyped(value) ?? (TIME.test(value as string) ? null : { code: 'time-invalid' }),
  display: (value) => (hasText(value) ? { kind: 'text', text: value } : NO_DISPLAY),
  sheetCell: (value) => (hasText(value) ? timeCell(value) : EMPTY_CELL),
};

/** '0930', '930' and '9.30' are times that were typed without a colon. */
function withColon(text: string): string {
  return text.replace(/^(\d{1,2})\.?(\d{2})$/, '$1:$2');
}

function padTime(text: string): string {
  return SHORT_TIME.test(text) ? `0${text}` : text;
}

function timeCell(text: string): SheetCell {
  const match = TIME.exec(text);
  if (!match) return { type: 'text', text };
  return { type: 'time', text, fraction: (Number(match[1]) * 60 + Number(match[2])) / MINUTES_OF_A_DAY };
}
