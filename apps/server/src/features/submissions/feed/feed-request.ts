// What the thread that writes spreadsheets needs to know to write one page of a feed: plain values only.
// rules: X38.83, X38.101, X38.102
import type { RowScope } from '@constancia/domain/access/scope.ts';
import type { FeedCondition } from '@constancia/domain/odata/filter/feed-condition.ts';
import type { ListOrder } from '@constancia/domain/submissions/order/list-order.ts';
import type { ExportRequest } from '../list/export-sheet.ts';
import type { PageKey } from '../list/order-queries.ts';

export interface FeedRequest {
  readonly format: 'odata';
  readonly form: ExportRequest['form'];
  readonly scope: RowScope;
  readonly condition: FeedCondition | null;
  readonly order: ListOrder;
  readonly table: string;
  /** Names of columns; null for all. */
  readonly select: readonly string[] | null;
  /** The submission after which the page begins; null for the first page. */
  readonly after: PageKey | null;
  /** Rows to leave out, and to give at most; null for as many as a page has. */
  readonly skip: number;
  readonly top: number | null;
  readonly counts: boolean;
  /** Which row of one submission alone is asked for, from 1 on; null for a page. */
  readonly single: number | null;
  /** Milliseconds that the database may take for a statement; null for what every statement may take. */
  readonly statementMs: number | null;
  /** URL of `$metadata` and what of it the page shows. */
  readonly context: string;
  /** URL of the next page, without its `$top` and `$skiptoken`, up to where they are added. */
  readonly next: string;
  /** What every `$skiptoken` of this feed begins with, so that no other takes it. */
  readonly feed: string;
}
