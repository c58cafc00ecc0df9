// Reads the URL of a feed and orders its page from the thread that writes spreadsheets; a few pages are made at a time, the
// others wait. What the feed cannot do is refused with the words and where they stand.
// rules: X38.80, X38.82, X38.83
import type { readFeedTable } from '@constancia/contract/feed/feed.ts';
import type { Query } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { submissionScope } from '@constancia/domain/access/scope.ts';
import { FEED_PAGE } from '@constancia/domain/limits.ts';
import { type FeedTable, feedTables, SUBMISSIONS_TABLE } from '@constancia/domain/odata/feed-model.ts';
import { feedOrder, selectedColumns } from '@constancia/domain/odata/feed-options.ts';
import { FeedRefusal } from '@constancia/domain/odata/feed-refusal.ts';
import { parseFilter } from '@constancia/domain/odata/filter/parse-filter.ts';
import { limitConcurrency } from '../../../platform/concurrency-limit.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { ReceivedFile } from '../../../platform/sheet/piece-port.ts';
import { type FormRow, type FormVersions, openForm } from '../../forms/public.ts';
import { loadVersions } from '../list/export-sheet.ts';
import type { FeedRequest } from './feed-request.ts';
import { feedMark, readToken } from './skip-token.ts';

export interface FeedServices {
  readonly db: Database;
  readonly versions: FormVersions;
  /** The thread that writes spreadsheets. */
  readonly sheets: { readonly open: (request: FeedRequest) => Promise<ReceivedFile> };
}

export type FeedQuery = Query<typeof readFeedTable>;

const inTurn = limitConcurrency(FEED_PAGE.atATime);

export interface OpenedForm {
  readonly form: FormRow;
  readonly tables: readonly FeedTable[];
}

export async function openFeed(
  { db, versions }: FeedServices,
  actor: Actor,
  formId: string,
): Promise<OpenedForm> {
  const form = await openForm(db, actor, formId);
  const answered = await loadVersions(db, versions, form);
  return { form, tables: feedTables([...answered.values()].map(({ definition }) => definition)) };
}

const NOT_SERVED = ['$expand', '$search', '$apply', '$compute'] as const;

function wrong(option: string, reason: string): Problem {
  return new Problem('request-invalid', {
    issues: [{ code: 'request-field', at: { field: `query.${option}` }, values: { reason } }],
  });
}

/** Turns what an option cannot say into the problem that names it. */
function readOption<T>(option: string, text: string | undefined, read: (text: string) => T): T | null {
  if (text === undefined) return null;
  try {
    return read(text);
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error;
    const { message: what, column, kind } = error;
    if (kind === 'unsupported') throw new Problem('feed-unsupported', { values: { option, what, column } });
    throw wrong(option, what === '' ? `ends in column ${column}` : `'${what}' in column ${column}`);
  }
}

function refuseOthers(query: FeedQuery, table: FeedTable): void {
  const isMain = table.name === SUBMISSIONS_TABLE;
  const named = [...NOT_SERVED, ...(isMain ? [] : (['$filter', '$orderby'] as const))];
  const option = named.find((one) => query[one] !== undefined);
  if (option) throw new Problem('feed-unsupported', { values: { option, what: option, column: 1 } });
}

function nextUrl(root: string, table: string, query: FeedQuery): string {
  const kept = (['$filter', '$select', '$orderby', '$format'] as const).flatMap((name) =>
    query[name] === undefined ? [] : [`${name}=${encodeURIComponent(query[name])}&`],
  );
  return `${root}/${table}?${kept.join('')}`;
}

interface Asked {
  readonly actor: Actor;
  /** URL of the feed of the form. */
  readonly root: string;
  readonly table: string;
  readonly query: FeedQuery;
}

function requestOf({ form, tables }: OpenedForm, { actor, root, table: name, query }: Asked): FeedRequest {
  const table = tables.find((one) => one.name === name);
  if (!table) throw new Problem('feed-table-not-found');
  refuseOthers(query, table);
  const condition = readOption('$filter', query.$filter, parseFilter);
  const columns = readOption('$select', query.$select, (text) => selectedColumns(table, text));
  const order = readOption('$orderby', query.$orderby, feedOrder) ?? { by: 'created', isDown: false };
  const scope = submissionScope(actor);
  const feed = feedMark([form.id, name, scope.createdBy, condition, order]);
  const after = query.$skiptoken === undefined ? null : readToken(feed, query.$skiptoken);
  if (query.$skiptoken !== undefined && !after) throw wrong('$skiptoken', 'not of this feed');
  const { id, municipalityId, version, timeZone } = form;
  const select = columns && columns.map((column) => column.name);
  return {
    format: 'odata',
    form: { id, municipalityId, version, timeZone },
    scope,
    condition,
    order,
    table: name,
    select,
    after,
    skip: query.$skip ?? 0,
    top: query.$top ?? null,
    counts: query.$count === 'true',
    context: `${root}/$metadata#${name}${select ? `(${select.join(',')})` : ''}`,
    next: nextUrl(root, name, query),
    feed,
  };
}

/** Resolves with a page that is written already; its `total` is its rows. */
export async function readFeedPage(
  services: FeedServices,
  opened: OpenedForm,
  asked: Asked,
): Promise<ReceivedFile> {
  const request = requestOf(opened, asked);
  return inTurn(() => services.sheets.open(request));
}
