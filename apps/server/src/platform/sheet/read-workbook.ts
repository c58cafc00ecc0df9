// Reads a spreadsheet from a stranger as tables of texts, one a sheet. It is read in a separate thread with limits of time
// and memory, so that the event loop keeps answering requests, whatever the file unpacks to.
// rules: X38.47, X38.48
import { Worker } from 'node:worker_threads';
import type { TextTable } from '@constancia/domain/sheets/sheet-lines.ts';
import { limitConcurrency } from '../concurrency-limit.ts';
import type { ScannedBytes } from '../file-checks/scanned-bytes.ts';
import { endsAsArchive } from '../file-checks/zip-archive.ts';
import { threadEnvironment } from '../thread-environment.ts';

export interface NamedTable {
  readonly name: string;
  readonly table: TextTable;
}

export interface WorkbookLimits {
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;
const MEMORY_MB = 256;
const READS = new URL('./read-workbook-worker.ts', import.meta.url);

const readingTurn = limitConcurrency(2);

/** Null for bytes that are no spreadsheet, hold more than one, or take too much to read. */
export async function readWorkbook(
  bytes: ScannedBytes,
  { timeoutMs = TIMEOUT_MS }: WorkbookLimits = {},
): Promise<readonly NamedTable[] | null> {
  // Most files that are no spreadsheet show it here, before a thread is started for them.
  if (!endsAsArchive(bytes)) return null;
  return readingTurn(() => read(bytes, timeoutMs));
}

async function read(bytes: ScannedBytes, timeoutMs: number): Promise<readonly NamedTable[] | null> {
  const worker = new Worker(READS, {
    workerData: bytes,
    env: threadEnvironment(),
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const late = setTimeout(() => void worker.terminate(), timeoutMs);
  let tables: readonly NamedTable[] | null = null;
  worker.on('message', (message: readonly NamedTable[]) => {
    tables = message;
  });
  // A thread that breaks or runs out of memory exits too.
  worker.on('error', () => undefined);
  await new Promise<void>((ended) => worker.once('exit', () => ended()));
  clearTimeout(late);
  return tables;
}
