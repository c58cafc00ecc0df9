// A day, DD/MM/YYYY. A new submission starts with today. A date that does not exist stays in its field as it was
// typed, with what is wrong, and is never stored.
// rules: A3.19, A4.02, A5.08, A5.09, P9.25
import { padDate, parseDate, sheetSerial } from './calendar-date.ts';
import { EMPTY_CELL, NO_DISPLAY, type QuestionType, type SheetCell } from './question-type.ts';
import { checkTyped, hasText, oneLine } from './typed-answer.ts';

export const dateQuestion: QuestionType = {
  kind: 'date',
  chart: 'histogram',
  empty: (now, { startsEmpty }) => (startsEmpty ? '' : now.date),
  normalise: (value) => (typeof value === 'string' ? padDate(oneLine(value)) : value),
  leave: (value) => (typeof value === 'string' ? padDate(oneLine(value)) : value),
  isAnswered: hasText,
  check: (value) => checkTyped(value) ?? (parseDate(value as string) ? null : { code: 'date-invalid' }),
  display: (value) => (hasText(value) ? { kind: 'text', text: value } : NO_DISPLAY),
  sheetCell: (value) => (hasText(value) ? dateCell(value) : EMPTY_CELL),
};

function dateCell(text: string): SheetCell {
  const date = parseDate(text);
  const serial = date && sheetSerial(date);
  return serial === null ? { type: 'text', text } : { type: 'date', text, serial };
}
