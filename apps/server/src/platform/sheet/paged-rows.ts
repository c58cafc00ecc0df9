// The rows of a spreadsheet, read some at a time.
// rules: X34.60, X34.63
import type { XlsxCell } from './xlsx.ts';

const SIZE = 500;

interface Page {
  /** Counted from 0. */
  readonly page: number;
  readonly size: number;
}

export async function* pagedRows<Row>(
  read: (page: Page) => Promise<readonly Row[]>,
  cellsOf: (row: Row) => readonly XlsxCell[],
): AsyncGenerator<readonly (readonly XlsxCell[])[]> {
  for (let page = 0; ; page++) {
    const rows = await read({ page, size: SIZE });
    if (rows.length > 0) yield rows.map(cellsOf);
    if (rows.length < SIZE) return;
  }
}
