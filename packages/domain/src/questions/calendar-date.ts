// Days of the calendar as DD/MM/YYYY, checked without a clock or a time zone.
// rules: A5.08, A5.09, P9.25, R9.01

export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DATE = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const LOOSE_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const MILLISECONDS_OF_A_DAY = 86_400_000;
const SHEET_EPOCH = Date.UTC(1899, 11, 30);
/** Spreadsheets disagree about days before 01/03/1900. */
const FIRST_SHEET_SERIAL = 61;

/** Null unless the text is an existing day, written DD/MM/YYYY. */
export function parseDate(text: string): CalendarDate | null {
  const match = DATE.exec(text);
  if (!match) return null;
  const date = { year: Number(match[3]), month: Number(match[2]), day: Number(match[1]) };
  return date.year >= 1 && date.day >= 1 && date.day <= daysOfMonth(date) ? date : null;
}

/** Pads '1/3/2025' to '01/03/2025'; returns anything else as it is. */
export function padDate(text: string): string {
  if (text.length === 10) return text;
  const match = LOOSE_DATE.exec(text);
  if (!match) return text;
  const [, day = '', month = '', year = ''] = match;
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
}

/** Days since 30/12/1899; null before 01/03/1900. */
export function sheetSerial(date: CalendarDate): number | null {
  if (date.year < 1900) return null;
  const serial = (Date.UTC(date.year, date.month - 1, date.day) - SHEET_EPOCH) / MILLISECONDS_OF_A_DAY;
  return serial < FIRST_SHEET_SERIAL ? null : serial;
}

function daysOfMonth({ year, month }: CalendarDate): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
}
