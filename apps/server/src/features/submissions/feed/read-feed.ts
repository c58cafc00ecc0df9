// Reads the URL of a feed and orders its page from the thread that writes spreadsheets; a few pages are made at a time, the
// others wait. What the feed cannot do is refused with the words and where they stand.
// rules: X38.80, X38.82, X38.83, X38.100-X38.102
import type { AuditDetails } from '@constancia/domain/audit/audit-details.ts';
import type { countFeedTable, readFeedTable } from '@constancia/contract/feed/feed.ts';
import type { Query } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { submissionScope } from '@constancia/domain/access/scope.ts';
import { FEED_FILTER_MS, FEED_PAGE } from '@constancia/domain/limits.ts';
import { type FeedKey, keyIn, tableNamed } from '@constancia/domain/odata/feed-key.ts';
import { type FeedTable, feedTables, SUBMISSIONS_TABLE } from '@constancia/domain/odata/feed-model.ts';
import { feedOrder, selectedColumns } from '@constancia/domain/odata/feed-options.ts';
import { FeedRefusal } from '@constancia/domain/odata/feed-refusal.ts';
import { asksForAnswers, type FeedCondition } from '@constancia/domain/odata/filter/feed-condition.ts';
import { parseFilter } from '@constancia/domain/odata/filter/parse-filter.ts';
import { limitConcurrency } from '../../../platform/concurrency-limit.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { ReceivedFile } from '../../../platform/sheet/piece-port.ts';
import { type FormRow, type FormVersions, openForm } from '../../forms/public.ts';
import { asOneSnapshot } from '../list/export-queries.ts';
import { loadVersions } from '../list/export-sheet.ts';
import { feedCount } from './feed-page.ts';
import type { FeedRequest } from './feed-request.ts';
import { feedMark, readToken } from './skip-token.ts';

export interface FeedServices {
  readonly db: Database;
  readonly versions: FormVersions;
  /** The thread that writes spreadsheets. */
  readonly sheets: { readonly open: (request: FeedRequest) => Promise<ReceivedFile> };
  /** Milliseconds that the database may look for what a filter asks for; those of the limits when absent. */
  readonly filterMs?: number;
}

export type FeedQuery = Query<typeof readFeedTable>;
type CountQuery = Query<typeof countFeedTable>;

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

type Options = Partial<Record<(typeof NOT_SERVED)[number] | '$filter' | '$orderby', string | undefined>>;

function refuseOthers(query: Options, table: FeedTable): void {
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
  /** As the URL says it, with a key or without. */
  readonly table: string;
  readonly query: FeedQuery;
  /** Milliseconds that the database may look for what a filter asks for. */
  readonly filterMs: number;
}

function tableIn({ tables }: OpenedForm, name: string): FeedTable {
  const table = tables.find((one) => one.name === name);
  if (!table) throw new Problem('feed-table-not-found');
  return table;
}

const ofFilter = (table: FeedTable, { $filter }: Pick<FeedQuery, '$filter'>) =>
  readOption('$filter', $filter, (text) => parseFilter(text, table.columns));

/** What every request has that says which rows it is about. */
function rowsOf(
  { form }: OpenedForm,
  { actor, filterMs }: Pick<Asked, 'actor' | 'filterMs'>,
  condition: FeedCondition | null,
) {
  const { id, municipalityId, version, timeZone } = form;
  return {
    format: 'odata',
    form: { id, municipalityId, version, timeZone },
    scope: submissionScope(actor),
    condition,
    order: { by: 'created', isDown: false },
    select: null,
    after: null,
    skip: 0,
    top: null,
    counts: false,
    single: null,
    statementMs: condition && filterMs,
    context: '',
    next: '',
    feed: '',
  } as const satisfies Partial<FeedRequest>;
}

function pageRequest(opened: OpenedForm, table: FeedTable, asked: Asked): FeedRequest {
  const { root, query } = asked;
  const { name } = table;
  const condition = ofFilter(table, query);
  const columns = readOption('$select', query.$select, (text) => selectedColumns(table, text));
  const order = readOption('$orderby', query.$orderby, feedOrder) ?? { by: 'created', isDown: false };
  const rows = rowsOf(opened, asked, condition);
  const feed = feedMark([opened.form.id, name, rows.scope.createdBy, condition, order]);
  const after = query.$skiptoken === undefined ? null : readToken(feed, query.$skiptoken);
  if (query.$skiptoken !== undefined && !after) throw wrong('$skiptoken', 'not of this feed');
  const select = columns && columns.map((column) => column.name);
  return {
    ...rows,
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

const OF_TABLES = ['$filter', '$orderby', '$top', '$skip', '$skiptoken', '$count'] as const;

function rowRequest(
  opened: OpenedForm,
  { table, key }: { readonly table: FeedTable; readonly key: FeedKey },
  asked: Asked,
): FeedRequest {
  const { root, query } = asked;
  const option = OF_TABLES.find((one) => query[one] !== undefined);
  if (option) throw wrong(option, 'not of a single row');
  const columns = readOption('$select', query.$select, (text) => selectedColumns(table, text));
  const select = columns && columns.map((column) => column.name);
  const condition = { type: 'compare', property: '__id', comparison: 'eq', value: key.submissionId } as const;
  return {
    ...rowsOf(opened, asked, condition),
    table: table.name,
    select,
    single: key.number,
    context: `${root}/$metadata#${table.name}${select ? `(${select.join(',')})` : ''}/$entity`,
  };
}

function requestOf(opened: OpenedForm, asked: Asked): FeedRequest {
  const { name, key } = tableNamed(asked.table);
  const table = tableIn(opened, name);
  refuseOthers(asked.query, table);
  if (key === null) return pageRequest(opened, table, asked);
  const known = keyIn(table, key);
  if (!known) throw new Problem('feed-row-not-found');
  return rowRequest(opened, { table, key: known }, asked);
}

/** PostgreSQL ended a statement that took too long. */
const CANCELED = '57014';

async function inTime<T>({ condition }: Pick<FeedRequest, 'condition'>, work: () => Promise<T>): Promise<T> {
  try {
    return await inTurn(work);
  } catch (error) {
    const isLate = error instanceof Error && 'code' in error && error.code === CANCELED;
    throw isLate && condition ? new Problem('feed-filter-too-slow') : error;
  }
}

const TEXTS = /'(?:[^']|'')*'/g;

/** What people answered does not belong into a log that is never deleted; which columns were asked for does. */
const auditedFilter = (condition: FeedCondition, text: string) =>
  asksForAnswers(condition) ? text.replaceAll(TEXTS, "'…'") : text;

export interface OrderedPage extends ReceivedFile {
  /** What of the request the audit log says. */
  readonly audited: AuditDetails;
}

/** Resolves with a page, or a single row, that is written already; its `total` is its rows. */
export async function readFeedPage(
  services: FeedServices,
  opened: OpenedForm,
  asked: Omit<Asked, 'filterMs'>,
): Promise<OrderedPage> {
  const request = requestOf(opened, { ...asked, filterMs: services.filterMs ?? FEED_FILTER_MS });
  const page = await inTime(request, () => services.sheets.open(request));
  const { table, condition, single } = request;
  if (single !== null && page.total === 0) {
    page.file.destroy();
    throw new Problem('feed-row-not-found');
  }
  const { $filter } = asked.query;
  const filter = $filter === undefined || !condition ? {} : { filter: auditedFilter(condition, $filter) };
  const { key } = tableNamed(asked.table);
  const row = key === null ? {} : { row: key };
  return { ...page, audited: { format: 'odata', table, rows: page.total, ...row, ...filter } };
}

/** Rows of a table that a filter finds. */
export async function countFeed(
  services: FeedServices,
  opened: OpenedForm,
  {
    actor,
    table: name,
    query,
  }: { readonly actor: Actor; readonly table: string; readonly query: CountQuery },
): Promise<number> {
  const table = tableIn(opened, name);
  refuseOthers(query, table);
  const filterMs = services.filterMs ?? FEED_FILTER_MS;
  const rows = rowsOf(opened, { actor, filterMs }, ofFilter(table, query));
  return inTime(rows, () => asOneSnapshot(services.db, (tx) => feedCount(tx, { ...rows, table: name })));
}
