// Writes the spreadsheet of a form. Rows are read page by page while the file is being sent, so that memory
// does not grow with the number of submissions and nothing is cut off.
// rules: R2.045, R7.29, R7.31, R9.02, W18
import type { RowScope } from '@constancia/domain/access/scope.ts';
import type { QuestionKind } from '@constancia/domain/forms/definition/question-kinds.ts';
import { type FilledCell, sheetRow } from '@constancia/domain/presentation/sheet/sheet.ts';
import {
  type SheetColumn,
  type SheetLayout,
  sheetColumns,
} from '@constancia/domain/presentation/sheet/sheet-columns.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import { sheetWords } from '@constancia/messages/sheet-words.ts';
import type { Database } from '../../../platform/db/database.ts';
import { localMoments } from '../../../platform/local-moment.ts';
import type { XlsxCell, XlsxSheet } from '../../../platform/sheet/xlsx.ts';
import type { FormRow, FormVersions } from '../../forms/public.ts';
import {
  answeredVersions,
  type FormKey,
  type PageKey,
  readCopyCounts,
  readForExport,
  type ScopedForm,
  type SubmissionRow,
} from '../queries.ts';
import { submissionOf } from '../view/submission-of.ts';

/** Submissions read at a time. For the largest form this is a few megabytes. */
const PAGE = 200;

const FORMATS: Readonly<Partial<Record<QuestionKind, string>>> = { date: 'dd/mm/yyyy', time: 'hh:mm' };
const MOMENT_FORMAT = 'dd/mm/yyyy hh:mm';

async function* submissionsOf(db: Database, of: ScopedForm): AsyncGenerator<SubmissionRow> {
  let after: PageKey | null = null;
  for (;;) {
    const rows: readonly (SubmissionRow & PageKey)[] = await readForExport(db, of, { after, size: PAGE });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = { at: last.at, id: last.id };
  }
}

function cellOf(cell: FilledCell): XlsxCell {
  if (cell.type === 'empty') return null;
  if (cell.type === 'number') return cell.value;
  if (cell.type === 'date' || cell.type === 'moment') return cell.serial;
  return cell.type === 'time' ? cell.fraction : cell.text;
}

function formatOf({ source }: SheetColumn, indexes: readonly FormIndex[]): string | undefined {
  if (source.type === 'fixed') return source.column === 'created-at' ? MOMENT_FORMAT : undefined;
  const known = indexes.find((index) => index.questionById.has(source.questionId));
  const kind = known?.questionById.get(source.questionId)?.question.kind;
  return kind && FORMATS[kind];
}

interface ExportServices {
  readonly db: Database;
  readonly versions: FormVersions;
}

/** The versions that were answered, newest first; the current version when there are no submissions. */
async function loadVersions(
  { db, versions }: ExportServices,
  form: FormRow,
  key: FormKey,
): Promise<ReadonlyMap<number, FormIndex>> {
  const answered = await answeredVersions(db, key);
  const loaded = new Map<number, FormIndex>();
  for (const version of answered.length > 0 ? answered : [form.version]) {
    const index = await versions.load(form, version);
    if (index) loaded.set(version, index);
  }
  return loaded;
}

export async function exportSheet(
  services: ExportServices,
  form: FormRow,
  { scope, language }: { readonly scope: RowScope; readonly language: string },
): Promise<XlsxSheet> {
  const key = { municipalityId: form.municipalityId, formId: form.id };
  const indexes = await loadVersions(services, form, key);
  const layout: SheetLayout = {
    language,
    words: sheetWords(language),
    copies: await readCopyCounts(services.db, key),
  };
  const columns = sheetColumns(
    [...indexes.values()].map((index) => index.definition),
    layout,
  );
  const localMoment = localMoments(form.timeZone);
  async function* rows(): AsyncGenerator<readonly XlsxCell[]> {
    for await (const row of submissionsOf(services.db, { form: key, scope })) {
      const index = indexes.get(row.formVersion) ?? (await services.versions.load(form, row.formVersion));
      if (index)
        yield sheetRow(columns, { submission: submissionOf(row), index, localMoment }, layout).map(cellOf);
    }
  }
  const known = [...indexes.values()];
  return {
    name: 'respuestas',
    columns: columns.map((column) => {
      const format = formatOf(column, known);
      return { header: column.header, ...(format !== undefined && { format }) };
    }),
    rows: rows(),
  };
}
