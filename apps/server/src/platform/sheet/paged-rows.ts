// The rows of a spreadsheet, read some at a time.
// rules: X34.60, X34.63
import type { XlsxCell } from './xlsx.ts';

const SIZE = 500;

interface Page<Row> {
  /** Counted from 0. */
  readonly page: number;
  readonly size: number;
  /** The last row of the page before; null for the first page. */
  readonly after: Row | null;
}

export async function* pagedRows<Row>(
  read: (page: Page<Row>) => Promise<readonly Row[]>,
  cellsOf: (row: Row) => readonly XlsxCell[],
): AsyncGenerator<readonly (readonly XlsxCell[])[]> {
  let after: Row | null = null;
  for (let page = 0; ; page++) {
    const rows: readonly Row[] = await read({ page, size: SIZE, after });
    if (rows.length > 0) yield rows.map(cellsOf);
    if (rows.length < SIZE) return;
    after = rows.at(-1) ?? null;
  }
}
