// A spreadsheet that somebody wrote to fill a register: which column is which, and what each line means. The server judges
// every line once more, and stores it as one that is typed.
// rules: X34.61, X34.63
import type { Issue } from '../issue.ts';
import { plainText } from '../text/plain-text.ts';

/** Cells of a file as text, line by line; the first line has the headings. */
export type TextTable = readonly (readonly string[])[];

/** Position of each column in the file, from 0; null for a column that the file does not have. */
export type ChosenColumns<Column extends string> = Readonly<Record<Column, number | null>>;

export interface Judged {
  /** What cannot be sent as it is. */
  readonly issues: readonly Issue[];
}

/** How the lines of a register are read. */
export interface Sheet<Column extends string, Known, Entry> {
  /** In the order of the file that is downloaded. */
  readonly columns: readonly Column[];
  /** Columns that no entry can be made without. */
  readonly needed: readonly Column[];
  readonly read: (cell: (column: Column) => string, known: Known) => Entry & Judged;
  /** Lines with the same one are the same entry; '' for an entry that cannot be compared. */
  readonly identity: (entry: Entry) => string;
}

/** `line`: number of the line in the file, from 1; the headings are line 1. */
export type SheetLine<Entry> = Entry & Judged & { readonly line: number };

/** As people compare names: without accents, capitals and spaces around. */
export function alike(text: string): string {
  return plainText(text).replaceAll(/\s+/g, ' ').trim();
}

interface Named {
  readonly id: string;
  readonly name: string;
}

export const named = <Known extends Named>(known: readonly Known[], name: string): readonly Known[] =>
  known.filter((one) => alike(one.name) === alike(name) || one.id === name);

/** The columns whose headings are these titles. A title that stands twice is taken where it stands first. */
export function columnsByTitle<Column extends string>(
  headings: readonly string[],
  titles: Readonly<Record<Column, string>>,
): ChosenColumns<Column> {
  const plain = headings.map(alike);
  const columns = Object.keys(titles) as Column[];
  const positions = columns.map((column) => {
    const position = plain.indexOf(alike(titles[column]));
    return [column, position < 0 ? null : position] as const;
  });
  return Object.fromEntries(positions) as ChosenColumns<Column>;
}

/** The entries of all lines but the headings and empty ones. */
export function sheetLines<Column extends string, Known, Entry>(
  { read, identity }: Sheet<Column, Known, Entry>,
  { table: [, ...lines], columns }: { readonly table: TextTable; readonly columns: ChosenColumns<Column> },
  known: Known,
): readonly SheetLine<Entry>[] {
  const first = new Map<string, number>();
  return lines.flatMap((cells, index) => {
    if (cells.every((text) => text.trim() === '')) return [];
    const line = index + 2;
    const cell = (column: Column) => {
      const position = columns[column];
      return position === null ? '' : (cells[position] ?? '').trim();
    };
    const entry = read(cell, known);
    const key = identity(entry);
    const before = key === '' ? undefined : first.get(key);
    if (before === undefined) first.set(key, line);
    const repeated: readonly Issue[] =
      before === undefined ? [] : [{ code: 'sheet-line-repeated', values: { line: before } }];
    return [{ ...entry, line, issues: [...entry.issues, ...repeated] }];
  });
}
