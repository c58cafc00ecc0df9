// Reads a spreadsheet from a stranger as tables of texts, one a sheet. It is read in a separate thread with limits of time
// and memory, so that the event loop keeps answering requests, whatever the file unpacks to.
// rules: X38.47, X38.48
import type { TextTable } from '@constancia/domain/sheets/sheet-lines.ts';
import type { ScannedBytes } from '../file-checks/scanned-bytes.ts';
import { endsAsArchive } from '../file-checks/zip-archive.ts';
import { keptThreads } from '../threads/kept-threads.ts';

export interface NamedTable {
  readonly name: string;
  readonly table: TextTable;
}

export interface WorkbookLimits {
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;

const ask = keptThreads<Uint8Array, readonly NamedTable[] | null>({
  program: new URL('./read-workbook-worker.ts', import.meta.url),
  threads: 2,
  memory: 256,
});

/** Null for bytes that are no spreadsheet, hold more than one, or take too much to read. */
export async function readWorkbook(
  bytes: ScannedBytes,
  { timeoutMs = TIMEOUT_MS }: WorkbookLimits = {},
): Promise<readonly NamedTable[] | null> {
  // Most files that are no spreadsheet show it here, before a thread is started for them.
  if (!endsAsArchive(bytes)) return null;
  return ask(bytes, timeoutMs);
}
