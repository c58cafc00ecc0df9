// The thread that reads one spreadsheet and ends. It sends the sheets, or nothing.
// rules: X38.47, X38.48
import { parentPort, workerData } from 'node:worker_threads';
import readWorkbookFile, { type CellValue } from 'read-excel-file/node';
import { matchesType } from '../file-checks/file-content.ts';
import { readArchive } from '../file-checks/zip-archive.ts';

/** Far above a form at every limit of the product, far below what the thread may hold. */
const LIMITS = { entries: 500, unpacked: 48 * 1_048_576 };
const COLUMNS_MAX = 150;

const given = workerData as Uint8Array;
const bytes = Buffer.from(given.buffer, given.byteOffset, given.length);
if (readArchive(bytes, LIMITS) && (await matchesType('xlsx', bytes))) {
  const sheets = await readWorkbookFile(bytes, { trim: false });
  const tables = sheets.map(({ sheet, data }) => ({
    name: sheet,
    table: data.map((cells) => cells.slice(0, COLUMNS_MAX).map(textOf)),
  }));
  parentPort?.postMessage(tables, []);
}

/** A day is written as 2027-05-01, whatever the spreadsheet shows. */
function textOf(cell: CellValue | null): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null ? '' : String(cell);
}
