// A number reaches a spreadsheet as a number only when nothing is lost: a code with leading zeros, or with
// more digits than a spreadsheet keeps, stays text.
// rules: A5.06, A5.07, R7.31
import type { SheetCell } from './question-type.ts';

/** Significant digits that spreadsheets keep. */
const DIGITS_MAX = 15;
const PLAIN_NUMBER = /^(?:0|[1-9]\d*)(?:,(\d*))?$/;

/** `text`: digits with an optional comma and decimals, as stored. */
export function numberCell(text: string): SheetCell {
  const match = PLAIN_NUMBER.exec(text);
  const decimals = match?.[1]?.length ?? 0;
  const digits = text.length - (text.includes(',') ? 1 : 0);
  if (!match || digits > DIGITS_MAX) return { type: 'text', text };
  return { type: 'number', text, value: Number(text.replace(',', '.')), decimals };
}
