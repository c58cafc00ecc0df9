// How a cell of the spreadsheet is written in a feed, as JSON of the type of its column. What does not fit its column, as a
// date that does not exist in an imported answer, is null there.
// rules: X38.81
import type { FeedType } from '@constancia/domain/odata/feed-model.ts';
import { parseDate } from '@constancia/domain/questions/calendar-date.ts';
import type { FilledCell } from '@constancia/domain/presentation/sheet/sheet.ts';
import type { CellWriter } from '../list/cell-writers.ts';

const NOTHING = 'null';

/** Also more digits than a spreadsheet keeps, or zeros before them, which its cells hold as text. */
const NUMBER = /^(-?)0*(\d{1,30})(?:,(\d{0,30}))?$/;
const TIME = /^(\d{2}):(\d{2})$/;

/** With so few decimals a number is written without an exponent; a zero at their end is not. */
const DECIMALS_PLAIN = 5;

function numberJson(cell: Exclude<FilledCell, { readonly type: 'empty' }>): string {
  if (cell.type === 'number') {
    const { text, value, decimals } = cell;
    if (decimals === 0) return text.endsWith(',') ? String(value) : text;
    const isPlain = decimals <= DECIMALS_PLAIN && !text.endsWith('0');
    return isPlain ? text.replace(',', '.') : String(value);
  }
  const [, minus = '', whole, decimals = ''] = NUMBER.exec(cell.text) ?? [];
  if (whole === undefined) return NOTHING;
  return decimals === '' ? minus + whole : `${minus}${whole}.${decimals}`;
}

function dateJson(text: string): string {
  const date = parseDate(text);
  if (!date) return NOTHING;
  const padded = (value: number, length: number) => String(value).padStart(length, '0');
  return `"${padded(date.year, 4)}-${padded(date.month, 2)}-${padded(date.day, 2)}"`;
}

type Writer = (cell: Exclude<FilledCell, { readonly type: 'empty' }>) => string;

/** What JSON writes otherwise than it is. Most texts have nothing of it. */
const ESCAPED = /["\\\p{Cc}\p{Cs}]/u;

export const quoted = (text: string): string => (ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`);

const textJson: Writer = ({ text }) => quoted(text);

const WRITERS: Readonly<Record<FeedType, Writer>> = {
  'Edm.String': textJson,
  'Edm.Int32': numberJson,
  'Edm.Decimal': numberJson,
  'Edm.Double': numberJson,
  'Edm.Date': ({ text }) => dateJson(text),
  'Edm.TimeOfDay': ({ text }) => {
    const [, hour, minute] = TIME.exec(text) ?? [];
    return hour !== undefined && minute !== undefined && hour < '24' && minute < '60'
      ? `"${hour}:${minute}:00"`
      : NOTHING;
  },
  'Edm.DateTimeOffset': textJson,
  'Edm.Boolean': (cell) => (cell.type === 'tick' ? String(cell.isTicked) : NOTHING),
};

const TYPES = Object.keys(WRITERS) as readonly FeedType[];

/** What the writer of cells knows a type by. */
export const styleOf = (type: FeedType): number => TYPES.indexOf(type);

export const feedCell: CellWriter = (cell, style) => {
  const type = TYPES[style];
  return cell.type === 'empty' || !type ? NOTHING : WRITERS[type](cell);
};
