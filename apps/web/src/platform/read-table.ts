// Reads a spreadsheet or separated values as a table of texts. Its libraries load with the first file.
// rules: X34.61, X34.63, X35.38
import { MEGABYTE, SHEET_MAX } from '@constancia/domain/limits.ts';
import type { TextTable } from '@constancia/domain/sheets/sheet-lines.ts';
import { type TextCode, t } from './texts.ts';

export type UnreadTable = 'too-large' | 'too-many' | 'empty' | 'unreadable';

/** Says why a file is not read. `lines`: how many it has, where they are too many. */
export class TableFailure extends Error {
  readonly why: UnreadTable;
  readonly lines: number;

  constructor(why: UnreadTable, lines = 0) {
    super(why);
    this.why = why;
    this.lines = lines;
  }
}

export interface TableMax {
  readonly lines: number;
  readonly bytes: number;
}

/** The first sheet, without empty lines at its end. Throws TableFailure. */
export async function readTable(file: File, max: TableMax = SHEET_MAX): Promise<TextTable> {
  if (file.size > max.bytes) throw new TableFailure('too-large');
  const read = await (/\.xlsx$/i.test(file.name) ? sheetOf(file) : valuesOf(file)).catch(() => {
    throw new TableFailure('unreadable');
  });
  const last = read.findLastIndex((cells) => cells.some((text) => text.trim() !== ''));
  if (last < 1) throw new TableFailure('empty');
  if (last > max.lines) throw new TableFailure('too-many', last);
  return read.slice(0, last + 1);
}

interface UnreadFile {
  readonly name: string;
  /** The text for a file that has headings only. */
  readonly empty: TextCode;
  readonly max?: TableMax;
}

/** Why the file was not read, in words; what is no TableFailure means that it cannot be read. */
export function unreadText(error: unknown, { name, empty, max = SHEET_MAX }: UnreadFile): string {
  const { why, lines } = error instanceof TableFailure ? error : new TableFailure('unreadable');
  if (why === 'empty') return t(empty, { name });
  return t(`sheet-import.${why}`, {
    name,
    count: lines,
    max: why === 'too-large' ? max.bytes / MEGABYTE : max.lines,
  });
}

async function sheetOf(file: File): Promise<TextTable> {
  const { readSheet } = await import('read-excel-file/browser');
  const lines = await readSheet(file, { trim: false });
  return lines.map((cells) =>
    cells.map((cell) => {
      // A day is written as 2027-05-01, whatever the spreadsheet shows.
      if (cell instanceof Date) return cell.toISOString().slice(0, 10);
      return cell === null ? '' : String(cell);
    }),
  );
}

/** UTF-8, or else the code page in which Excel saves separated values in the west. */
async function valuesOf(file: File): Promise<TextTable> {
  const bytes = await file.arrayBuffer();
  const { default: papaparse } = await import('papaparse');
  const { data, errors } = papaparse.parse<string[]>(textOf(bytes), { delimitersToGuess: [';', ',', '\t'] });
  const broken = errors.some(({ type }) => type === 'Quotes');
  if (broken || data.some((cells) => cells.some((text) => text.includes('\0'))))
    throw new TableFailure('unreadable');
  return data;
}

function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
