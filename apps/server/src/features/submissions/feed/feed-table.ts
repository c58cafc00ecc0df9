// Opens a table of a feed in the database: its columns, the submissions that are asked for, and what writes their rows.
// rules: X38.82, X38.83
import { type FeedColumn, type FeedTable, feedTables } from '@constancia/domain/odata/feed-model.ts';
import { filterOf } from '@constancia/domain/submissions/filter/submission-filter.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type FormVersions, formVersions } from '../../forms/public.ts';
import type { ExportWish } from '../list/export-queries.ts';
import { loadVersions, wishFor } from '../list/export-sheet.ts';
import { countAll } from '../list/lane-queries.ts';
import { rowOrder } from '../list/order-queries.ts';
import { type Selection, selectionOf } from '../list/selection-queries.ts';
import { type AnsweredVersions, conditionSql, countSectionRows } from './condition-queries.ts';
import { type FeedLines, feedLines } from './feed-lines.ts';
import type { FeedRequest } from './feed-request.ts';

export interface OpenTable {
  readonly versions: FormVersions;
  readonly answered: AnsweredVersions;
  readonly table: FeedTable;
  readonly selection: Selection;
}

/** null when the form has no such table any more. */
export async function openTable(db: Queryable, request: FeedRequest): Promise<OpenTable | null> {
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

export async function countRows(db: Queryable, { answered, table, selection }: OpenTable): Promise<number> {
  const { sectionId } = table;
  if (sectionId === null) return countAll(db, selection);
  const having = [...answered].filter(([, { sectionById }]) => sectionById.has(sectionId));
  return countSectionRows(db, selection, { sectionId, versions: having.map(([version]) => version) });
}

function wishOf(
  { answered, table }: OpenTable,
  columns: readonly FeedColumn[],
  timeZone: string,
): ExportWish {
  const sheet = columns.flatMap(({ name, source }) =>
    source.type === 'own' ? [] : [{ header: name, source }],
  );
  const wish = wishFor(sheet, [...answered.values()], timeZone);
  return { ...wish, rows: table.sectionId !== null, system: table.sectionId === null };
}

/** The columns that are asked for, with a writer for each version as it comes, because one may have been answered since. */
export function tableLines(feed: OpenTable, { form, select }: FeedRequest) {
  const { versions, answered, table } = feed;
  const columns = table.columns.filter(({ name }) => select === null || select.includes(name));
  const wish = wishOf(feed, columns, form.timeZone);
  const make = feedLines({ ...table, columns }, wish);
  const made = new Map<number, FeedLines | null>();
  const linesOf = async (version: number): Promise<FeedLines | null> => {
    const known = made.get(version);
    if (known !== undefined) return known;
    const index = answered.get(version) ?? (await versions.load(form, version));
    const lines = index && make(index);
    made.set(version, lines);
    return lines;
  };
  return { columns, wish, linesOf };
}
