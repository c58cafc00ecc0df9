// What the page of a spreadsheet needs to know of the register that it fills.
// rules: X34.61, X34.63
import type { SheetOutcome } from '@constancia/contract/administration/sheet-outcome.ts';
import type { Sheet, SheetLine } from '@constancia/domain/sheets/sheet-lines.ts';
import type { TextCode } from '../../../platform/texts.ts';

/** `id`: of the entry, the same for all tries. */
export type ImportLine<Entry> = SheetLine<Entry> & { readonly id: string };

export interface ImportedRegister<Column extends string, Known, Entry> {
  readonly sheet: Sheet<Column, Known, Entry>;
  /** The headings of the columns. */
  readonly titles: Readonly<Record<Column, TextCode>>;
  readonly texts: {
    readonly title: TextCode;
    readonly description: TextCode;
    readonly columns: TextCode;
    readonly empty: TextCode;
    /** With the count of the entries. */
    readonly create: TextCode;
  };
  /** What the table shows of a line; the first one names it, in the report too. */
  readonly shown: readonly [Shown<Entry>, ...Shown<Entry>[]];
  /** Name of the file that says what became of each line. */
  readonly report: string;
  /** Lines of one request. */
  readonly atOnce: number;
  /** The first part of the keys of what is read again after something was created. */
  readonly lists: string;
}

interface Shown<Entry> {
  readonly title: TextCode;
  readonly of: (entry: Entry) => string;
}

export interface Sending<Entry> {
  readonly lines: readonly ImportLine<Entry>[];
  /** Only says what would be refused. */
  readonly onlyCheck: boolean;
}

export type SendLines<Entry> = (
  sending: Sending<Entry>,
) => Promise<{ readonly outcomes: readonly SheetOutcome[] }>;
