// The spreadsheet of a form: its columns, and its rows page by page, so that memory does not grow with the number of
// submissions and nothing is cut off.
// rules: R2.045, R7.29, R7.31, R9.02, X33.21
import type { RowScope } from '@constancia/domain/access/scope.ts';
import type { QuestionKind } from '@constancia/domain/forms/definition/question-kinds.ts';
import {
  type SheetColumn,
  type SheetLayout,
  sheetColumns,
} from '@constancia/domain/presentation/sheet/sheet-columns.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import type { SubmissionFilter } from '@constancia/domain/submissions/filter/submission-filter.ts';
import type { ListOrder } from '@constancia/domain/submissions/order/list-order.ts';
import { sheetWords } from '@constancia/messages/sheet-words.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { columnStyles, type XlsxColumn, type XlsxSheet } from '../../../platform/sheet/xlsx.ts';
import { type FormRow, type FormVersions, formVersions } from '../../forms/public.ts';
import { answeredVersions, readCopyCounts } from '../queries.ts';
import { CELL_WRITERS, type SheetFormat } from './cell-writers.ts';
import { type ExportWish, readExport } from './export-queries.ts';
import { countAll, countSelection } from './lane-queries.ts';
import { rowOrder } from './order-queries.ts';
import { selectionOf } from './selection-queries.ts';
import { type LineWriter, lineWriters } from './sheet-lines.ts';

export interface ExportRequest {
  readonly form: Pick<FormRow, 'id' | 'municipalityId' | 'version' | 'timeZone'>;
  readonly scope: RowScope;
  readonly filter: SubmissionFilter;
  /** null for the usual one. */
  readonly order: ListOrder | null;
  readonly language: string;
  readonly format: SheetFormat;
}

export interface ExportedSheet extends XlsxSheet {
  /** How many rows there will be. */
  readonly total: number;
  /** How many have been made. */
  readonly made: () => number;
  /** Which columns are the point on the map; null when the form asks for none. */
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
}

/** Cells read at a time; for the largest answers this is a few megabytes. */
const CELLS_AT_A_TIME = 20_000;
const PAGE = { min: 20, max: 400 };

const FORMATS: Readonly<Partial<Record<QuestionKind, string>>> = { date: 'dd/mm/yyyy', time: 'hh:mm' };
const MOMENT_FORMAT = 'dd/mm/yyyy hh:mm';

function formatOf({ source }: SheetColumn, indexes: readonly FormIndex[]): string | undefined {
  if (source.type === 'fixed') return source.column === 'created-at' ? MOMENT_FORMAT : undefined;
  if (source.type !== 'question') return undefined;
  const known = indexes.find((index) => index.questionById.has(source.questionId));
  const kind = known?.questionById.get(source.questionId)?.question.kind;
  return kind && FORMATS[kind];
}

/** The versions that were answered, newest first; the current version when there are no submissions. */
export async function loadVersions(
  db: Queryable,
  versions: FormVersions,
  form: ExportRequest['form'],
): Promise<ReadonlyMap<number, FormIndex>> {
  const answered = await answeredVersions(db, { municipalityId: form.municipalityId, formId: form.id });
  const loaded = new Map<number, FormIndex>();
  for (const version of answered.length > 0 ? answered : [form.version]) {
    const index = await versions.load(form, version);
    if (index) loaded.set(version, index);
  }
  return loaded;
}

export function wishFor(
  columns: readonly SheetColumn[],
  known: readonly FormIndex[],
  timeZone: string,
): ExportWish {
  const asked = columns.flatMap(({ source }) => (source.type === 'question' ? [source] : []));
  const questionIds = [
    ...new Set(asked.filter(({ copy }) => copy === null).map(({ questionId }) => questionId)),
  ];
  return {
    questionIds,
    isMost: known.every(({ questionById }) => questionIds.length * 2 >= questionById.size),
    ticked: known.some(({ sections }) => sections.some(({ conditions }) => conditions.length > 0)),
    rows: asked.some(({ copy }) => copy !== null),
    facts: columns.flatMap(({ source }) => (source.type === 'fact' ? [source.column] : [])),
    timeZone,
  };
}

function pointIn(columns: readonly SheetColumn[]): ExportedSheet['point'] {
  const at = (name: 'latitude' | 'longitude') =>
    columns.findIndex(({ source }) => source.type === 'fact' && source.column === name);
  const point = { latitude: at('latitude'), longitude: at('longitude') };
  return point.latitude < 0 ? null : point;
}

/** `db`: a snapshot, so that columns and rows belong together; it must stay open until the rows were read. */
export async function exportSheet(
  db: Queryable,
  { form, scope, filter, order: wished, language, format }: ExportRequest,
): Promise<ExportedSheet> {
  const key = { municipalityId: form.municipalityId, formId: form.id };
  const versions = formVersions(db);
  const indexes = await loadVersions(db, versions, form);
  const known = [...indexes.values()];
  const layout: SheetLayout = {
    language,
    words: format === 'geojson' ? { ...sheetWords(language), notAsked: '' } : sheetWords(language),
    copies: await readCopyCounts(db, key),
    timeZone: form.timeZone,
  };
  const columns = sheetColumns(
    known.map(({ definition }) => definition),
    layout,
  );
  const xlsxColumns = columns.map((column): XlsxColumn => {
    const format = formatOf(column, known);
    return { header: column.header, ...(format !== undefined && { format }) };
  });
  const wish = wishFor(columns, known, form.timeZone);
  const writerOf = lineWriters({
    columns,
    layout,
    wish,
    styles: columnStyles(xlsxColumns),
    write: CELL_WRITERS[format],
  });
  const writers = new Map<number, LineWriter | null>();
  const order = rowOrder(wished, filter, await versions.load(form, form.version));
  const selection = await selectionOf(db, { form, scope, filter, order });
  const counted = await countSelection(db, selection);
  let made = 0;
  async function* rows(): AsyncGenerator<readonly (readonly string[])[]> {
    const size = Math.min(PAGE.max, Math.max(PAGE.min, Math.floor(CELLS_AT_A_TIME / columns.length)));
    for await (const page of readExport(db, { selection, counted }, { wish, size })) {
      const lines: (readonly string[])[] = [];
      for (const row of page) {
        let writer = writers.get(row.formVersion);
        if (writer === undefined) {
          const index = indexes.get(row.formVersion) ?? (await versions.load(form, row.formVersion));
          writer = index && writerOf(index);
          writers.set(row.formVersion, writer);
        }
        if (writer) lines.push(writer(row));
      }
      made += page.length;
      yield lines;
    }
  }
  const total = counted.more ? await countAll(db, selection) : counted.total;
  return {
    name: 'respuestas',
    columns: xlsxColumns,
    rows: rows(),
    total,
    made: () => made,
    point: pointIn(columns),
  };
}
