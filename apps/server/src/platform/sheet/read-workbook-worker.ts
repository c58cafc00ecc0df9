// The thread that reads spreadsheets, one after another. It sends the sheets of each, or null where it is none.
// rules: X38.47, X38.48
import readWorkbookFile, { type CellValue } from 'read-excel-file/node';
import { matchesType } from '../file-checks/file-content.ts';
import { readArchive } from '../file-checks/zip-archive.ts';
import { replyToEach } from '../threads/reply-to-each.ts';
import type { NamedTable } from './read-workbook.ts';

/** Far above a form at every limit of the product, far below what the thread may hold. */
const LIMITS = { entries: 500, unpacked: 48 * 1_048_576 };
const COLUMNS_MAX = 150;

/** A day is written as 2027-05-01, whatever the spreadsheet shows. */
function textOf(cell: CellValue | null): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null ? '' : String(cell);
}

replyToEach(async (given: Uint8Array): Promise<readonly NamedTable[] | null> => {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.length);
  if (!readArchive(bytes, LIMITS) || !(await matchesType('xlsx', bytes))) return null;
  const sheets = await readWorkbookFile(bytes, { trim: false });
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    table: data.map((cells) => cells.slice(0, COLUMNS_MAX).map(textOf)),
  }));
});
