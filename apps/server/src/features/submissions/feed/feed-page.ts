// Makes one page of a feed: the rows of the spreadsheet's reader, up to so many, and where the next page begins. A page goes
// on after a submission, not after a number of rows, so nothing that arrives shifts it.
// rules: X38.83
import { type FeedColumn, type FeedTable, feedTables } from '@constancia/domain/odata/feed-model.ts';
import { FEED_PAGE } from '@constancia/domain/limits.ts';
import { filterOf } from '@constancia/domain/submissions/filter/submission-filter.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { bytesOf, PIECE_CHARACTERS } from '../../../platform/sheet/csv.ts';
import { type FormVersions, formVersions } from '../../forms/public.ts';
import { type ExportRow, type ExportWish, readExport } from '../list/export-queries.ts';
import { loadVersions, wishFor } from '../list/export-sheet.ts';
import { countAll, countSelection } from '../list/lane-queries.ts';
import { rowOrder } from '../list/order-queries.ts';
import { type Selection, selectionOf } from '../list/selection-queries.ts';
import { type AnsweredVersions, conditionSql, countSectionRows } from './condition-queries.ts';
import { type FeedLines, feedLines } from './feed-lines.ts';
import type { FeedRequest } from './feed-request.ts';
import { writeToken } from './skip-token.ts';

export interface FeedPage {
  readonly pieces: readonly Buffer[];
  readonly rows: number;
}

interface OpenFeed {
  readonly versions: FormVersions;
  readonly answered: AnsweredVersions;
  readonly table: FeedTable;
  readonly selection: Selection;
}

async function open(db: Queryable, request: FeedRequest): Promise<OpenFeed | null> {
  const { form, scope, condition, order } = request;
  const versions = formVersions(db);
  const answered = await loadVersions(db, versions, form);
  const tables = feedTables([...answered.values()].map(({ definition }) => definition));
  const table = tables.find(({ name }) => name === request.table);
  if (!table) return null;
  const filter = filterOf({});
  const selection = await selectionOf(db, {
    form,
    scope,
    filter,
    order: rowOrder(order, filter, null),
    condition:
      condition && conditionSql(condition, { municipalityId: form.municipalityId, versions: answered }),
  });
  return { versions, answered, table, selection };
}

async function countRows(db: Queryable, { answered, table, selection }: OpenFeed): Promise<number> {
  const { sectionId } = table;
  if (sectionId === null) return countAll(db, selection);
  const having = [...answered].filter(([, { sectionById }]) => sectionById.has(sectionId));
  return countSectionRows(db, selection, { sectionId, versions: having.map(([version]) => version) });
}

function wishOf({ answered, table }: OpenFeed, columns: readonly FeedColumn[], timeZone: string): ExportWish {
  const sheet = columns.flatMap(({ name, source }) =>
    source.type === 'own' ? [] : [{ header: name, source }],
  );
  const wish = wishFor(sheet, [...answered.values()], timeZone);
  return { ...wish, rows: table.sectionId !== null, system: table.sectionId === null };
}

/** Lines for the versions as they come, because one may have been answered since. */
function linesFor(
  { versions, answered }: OpenFeed,
  request: FeedRequest,
  make: ReturnType<typeof feedLines>,
) {
  const made = new Map<number, FeedLines | null>();
  return async (version: number): Promise<FeedLines | null> => {
    const known = made.get(version);
    if (known !== undefined) return known;
    const index = answered.get(version) ?? (await versions.load(request.form, version));
    const lines = index && make(index);
    made.set(version, lines);
    return lines;
  };
}

/** Rows read at a time. */
const READ_MAX = 400;

/** Collects rows until the page is full; the last submission is always whole. */
class Page {
  readonly pieces: Buffer[] = [];
  rows = 0;
  #text: string;
  #left: number;
  readonly #most: number;
  readonly #top: number;

  constructor(head: string, { skip, top }: FeedRequest, most: number) {
    this.#text = head;
    this.#left = skip;
    this.#most = most;
    this.#top = top ?? Number.POSITIVE_INFINITY;
  }

  get isFull(): boolean {
    return this.rows >= Math.min(this.#most, this.#top);
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

/** `db`: a snapshot, so that count and rows belong together. */
export async function feedPage(db: Queryable, request: FeedRequest): Promise<FeedPage> {
  const feed = await open(db, request);
  const counted = feed && (await countSelection(db, feed.selection));
  const count = request.counts ? `,"@odata.count":${feed ? await countRows(db, feed) : 0}` : '';
  const head = `{"@odata.context":${JSON.stringify(request.context)}${count},"value":[`;
  if (!feed || !counted)
    return new Page(head, request, 0).end(tailOf(new Page('', request, 0), request, null));
  const { select } = request;
  const columns = feed.table.columns.filter(({ name }) => select === null || select.includes(name));
  const most = Math.min(
    FEED_PAGE.rows,
    Math.max(FEED_PAGE.rowsMin, Math.floor(FEED_PAGE.cells / columns.length)),
  );
  const page = new Page(head, request, most);
  const wish = wishOf(feed, columns, request.form.timeZone);
  const linesOf = linesFor(feed, request, feedLines({ ...feed.table, columns }, wish));
  let last: ExportRow | null = null;
  const size = Math.min(READ_MAX, most + 1, (request.top ?? most) + request.skip + 1);
  const of = { selection: feed.selection, counted };
  if (page.isDone) return page.end(tailOf(page, request, null));
  for await (const rows of readExport(db, of, { wish, size, after: request.after })) {
    for (const row of rows) {
      if (page.isFull) return page.end(tailOf(page, request, page.isDone ? null : last));
      page.add((await linesOf(row.formVersion))?.(row) ?? []);
      last = row;
    }
  }
  return page.end(tailOf(page, request, null));
}
