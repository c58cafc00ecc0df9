// The rows of a spreadsheet, read some at a time: the next ones after the last that was read, so that a row which is deleted
// meanwhile takes no other one with it.
// rules: X34.60, X34.63
import type { XlsxCell } from './xlsx.ts';

const SIZE = 500;

interface Page<Row> {
  readonly size: number;
  /** The last row of the page before; null for the first page. */
  readonly after: Row | null;
}

export async function* pagedRows<Row>(
  read: (page: Page<Row>) => Promise<readonly Row[]>,
  cellsOf: (row: Row) => readonly XlsxCell[],
): AsyncGenerator<readonly (readonly XlsxCell[])[]> {
  let after: Row | null = null;
  for (;;) {
    const rows: readonly Row[] = await read({ size: SIZE, after });
    if (rows.length > 0) yield rows.map(cellsOf);
    if (rows.length < SIZE) return;
    after = rows.at(-1) ?? null;
  }
}
