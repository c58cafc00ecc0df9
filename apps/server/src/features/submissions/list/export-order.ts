// What the server and the thread that writes spreadsheets say to each other.
import type { MessagePort } from 'node:worker_threads';
import type { ExportRequest } from './export-sheet.ts';

export interface ExportOrder {
  readonly request: ExportRequest;
  /** Holds the password. It comes with each order, because a database that was started again may have another port. */
  readonly databaseUrl: string;
  readonly port: MessagePort;
}
