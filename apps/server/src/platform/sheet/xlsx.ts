// Writes a spreadsheet as a stream, so that memory does not grow with the rows. Texts stay texts, whatever
// they begin with.
import { Readable } from 'node:stream';
import { writeXlsxStream } from 'hucre/xlsx';

/** Text, number (dates are numbers with the column's format) or empty. */
export type XlsxCell = string | number | null;

export interface XlsxColumn {
  readonly header: string;
  /** Spreadsheet number format, e.g. `dd/mm/yyyy`; general when absent. */
  readonly format?: string;
}

export interface XlsxSheet {
  readonly name: string;
  readonly columns: readonly XlsxColumn[];
  readonly rows: AsyncIterable<readonly XlsxCell[]>;
}

/**
 * The format writes some characters as `_x000D_`. In a text that only resembles this, the underscore itself
 * is escaped.
 */
const READS_AS_ESCAPE = /_(?=x[0-9A-Fa-f]{4}_)/g;

function plainText(text: string): string {
  return text.includes('_x') ? text.replace(READS_AS_ESCAPE, '_x005F_') : text;
}

function plainCell(cell: XlsxCell): XlsxCell {
  return typeof cell === 'string' ? plainText(cell) : cell;
}

async function* plainRows(rows: AsyncIterable<readonly XlsxCell[]>): AsyncGenerator<XlsxCell[]> {
  for await (const row of rows) yield row.map(plainCell);
}

export function xlsxStream({ name, columns, rows }: XlsxSheet): Readable {
  const stream = writeXlsxStream(plainRows(rows), {
    name,
    columns: columns.map(({ header, format }) => ({
      header: plainText(header),
      ...(format !== undefined && { numFmt: format }),
    })),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
}
