// Makes one page of a feed: the rows of the spreadsheet's reader, up to so many, and where the next page begins. A page goes
// on after a submission, not after a number of rows, so nothing that arrives shifts it. Or a single row, or their number.
// rules: X38.83, X38.100-X38.102
import { asksForAnswers } from '@constancia/domain/odata/filter/feed-condition.ts';
import { FEED_PAGE } from '@constancia/domain/limits.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { bytesOf, PIECE_CHARACTERS } from '../../../platform/sheet/csv.ts';
import { readExport, readExportPage } from '../list/export-queries.ts';
import type { ExportRow } from '../list/export-rows.ts';
import { type Counted, countSelection } from '../list/lane-queries.ts';
import type { Selection } from '../list/selection-queries.ts';
import { limitStatements } from './condition-queries.ts';
import type { FeedRequest } from './feed-request.ts';
import { countRows, openTable, tableLines } from './feed-table.ts';
import { writeToken } from './skip-token.ts';

export interface FeedPage {
  readonly pieces: readonly Buffer[];
  readonly rows: number;
}

/** Rows read at a time. */
const READ_MAX = 400;

/** Collects rows until the page is full; the last submission is always whole. */
class Page {
  readonly pieces: Buffer[] = [];
  rows = 0;
  #text: string;
  #left: number;
  readonly most: number;
  readonly #top: number;

  constructor(head: string, { skip, top }: FeedRequest, most: number) {
    this.#text = head;
    this.#left = skip;
    this.most = most;
    this.#top = top ?? Number.POSITIVE_INFINITY;
  }

  get isFull(): boolean {
    return this.rows >= Math.min(this.most, this.#top);
  }

  /** All that were asked for are there. */
  get isDone(): boolean {
    return this.rows >= this.#top;
  }

  add(lines: readonly string[]): void {
    for (const line of lines) {
      if (this.#left > 0) this.#left -= 1;
      else if (!this.isDone) {
        this.#text += `${this.rows === 0 ? '\n' : ',\n'}${line}`;
        this.rows += 1;
      }
    }
    if (this.#text.length >= PIECE_CHARACTERS) this.#cut();
  }

  #cut(): void {
    this.pieces.push(bytesOf(this.#text));
    this.#text = '';
  }

  end(tail: string): FeedPage {
    this.#text += tail;
    this.#cut();
    return { pieces: this.pieces, rows: this.rows };
  }
}

function tailOf(page: Page, request: FeedRequest, last: ExportRow | null): string {
  if (!last) return '\n]}\n';
  const top = request.top === null ? '' : `$top=${request.top - page.rows}&`;
  const url = `${request.next}${top}$skiptoken=${writeToken(request.feed, last)}`;
  return `\n],"@odata.nextLink":${JSON.stringify(url)}}\n`;
}

/** Rows that a condition leaves are looked at one by one: counting them first would look at all of them twice. */
async function lanesOf(db: Queryable, selection: Selection): Promise<Pick<Counted, 'lanes'>> {
  return selection.condition === null ? countSelection(db, selection) : { lanes: null };
}

/** How many submissions a page needs to know whether there are more, and how many of them are read at a time. */
function readingOf({ condition, top, skip }: FeedRequest, most: number, isMain: boolean) {
  const needed = Math.min(most, top ?? most) + skip + 1;
  // A submission has a row here, but any number of times in a section.
  if (!isMain) return { most: Number.POSITIVE_INFINITY, size: Math.min(READ_MAX, needed) };
  // What no index finds is looked for once, not again for each few rows.
  const size = condition && asksForAnswers(condition) ? FEED_PAGE.rows + 1 : READ_MAX;
  return { most: needed, size: Math.min(size, needed) };
}

/** `db`: a snapshot, so that count and rows belong together. */
export async function feedPage(db: Queryable, request: FeedRequest): Promise<FeedPage> {
  await limitStatements(db, request.statementMs);
  const feed = await openTable(db, request);
  const count = request.counts ? `,"@odata.count":${feed ? await countRows(db, feed) : 0}` : '';
  const head = `{"@odata.context":${JSON.stringify(request.context)}${count},"value":[`;
  if (!feed) return new Page(head, request, 0).end(tailOf(new Page('', request, 0), request, null));
  const { columns, wish, linesOf } = tableLines(feed, request);
  const limit = Math.max(FEED_PAGE.rowsMin, Math.floor(FEED_PAGE.cells / columns.length));
  const page = new Page(head, request, Math.min(FEED_PAGE.rows, limit));
  if (page.isDone) return page.end(tailOf(page, request, null));
  const { selection, table } = feed;
  const of = { selection, counted: await lanesOf(db, selection) };
  const { most, size } = readingOf(request, page.most, table.sectionId === null);
  let last: ExportRow | null = null;
  let read = 0;
  for await (const rows of readExport(db, of, { wish, size, most, after: request.after })) {
    for (const row of rows) {
      if (page.isFull) return page.end(tailOf(page, request, page.isDone ? null : last));
      page.add((await linesOf(row.formVersion))?.(row) ?? []);
      last = row;
      read += 1;
    }
  }
  return page.end(tailOf(page, request, read < most ? null : last));
}

/** One row by its key, as OData writes a single one; without pieces when nobody may see it, or there is none. */
export async function feedRow(db: Queryable, request: FeedRequest): Promise<FeedPage> {
  const feed = await openTable(db, request);
  if (!feed) return { pieces: [], rows: 0 };
  const { wish, linesOf } = tableLines(feed, request);
  const of = { selection: feed.selection, counted: { lanes: null } };
  const row = (await readExportPage(db, of, { wish, after: null, size: 1 })).last();
  const lines = (row && (await linesOf(row.formVersion))?.(row)) ?? [];
  const line = lines[(request.single ?? 1) - 1];
  if (line === undefined) return { pieces: [], rows: 0 };
  const text = `{"@odata.context":${JSON.stringify(request.context)},${line.slice(1)}\n`;
  return { pieces: [bytesOf(text)], rows: 1 };
}

/** Rows of the table that the filter finds. `db`: a snapshot. */
export async function feedCount(db: Queryable, request: FeedRequest): Promise<number> {
  await limitStatements(db, request.statementMs);
  const feed = await openTable(db, request);
  return feed ? countRows(db, feed) : 0;
}
