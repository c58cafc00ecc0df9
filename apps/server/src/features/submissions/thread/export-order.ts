// What the server and the thread that writes spreadsheets say to each other.
import type { MessagePort } from 'node:worker_threads';
import type { FeedRequest } from '../feed/feed-request.ts';
import type { ExportRequest } from '../list/export-sheet.ts';

/** A whole file, or one page of a feed. */
export type SheetRequest = ExportRequest | FeedRequest;

export interface ExportOrder {
  readonly request: SheetRequest;
  /** Holds the password. It comes with each order, because a database that was started again may have another port. */
  readonly databaseUrl: string;
  readonly port: MessagePort;
}
