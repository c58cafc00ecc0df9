// Writes the rows of a table of a feed as JSON: one for each submission, or one for each time that a section was filled in.
// The cells are those of the spreadsheet.
// rules: X38.80, X38.81, X38.110
import type { FeedColumn, FeedTable, RowColumn, SystemColumn } from '@constancia/domain/odata/feed-model.ts';
import { stateName } from '@constancia/domain/presentation/state-name.ts';
import type { SheetColumn } from '@constancia/domain/presentation/sheet/sheet-columns.ts';
import { ownEntry } from '@constancia/domain/submissions/answers/own-entry.ts';
import { rowsOf } from '@constancia/domain/submissions/answers/repeats.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import { sheetWords } from '@constancia/messages/sheet-words.ts';
import type { ExportWish } from '../list/export-queries.ts';
import type { ExportRow } from '../list/export-rows.ts';
import { type LineWriter, lineWriters } from '../list/sheet-lines.ts';
import { feedCell, quoted, styleOf } from './feed-cells.ts';
import { FEED_LANGUAGE } from './feed-language.ts';

const json = (value: string | number | null | undefined) =>
  typeof value === 'string' ? quoted(value) : String(value ?? null);

const SYSTEM_CELLS: Readonly<Record<SystemColumn, (row: ExportRow, index: FormIndex) => string>> = {
  __id: ({ id }) => json(id),
  code: ({ code }) => json(code),
  submissionDate: ({ system }) => json(system?.submissionDate),
  updatedAt: ({ system }) => json(system?.updatedAt),
  createdBy: ({ createdBy }) => json(createdBy),
  state: ({ state }, { definition }) => json(stateName(definition.states, state)),
  stateId: ({ state }) => json(state),
  area: ({ system }) => json(system?.area),
  areaId: ({ system }) => json(system?.areaId),
  formVersion: ({ formVersion }) => json(formVersion),
  badge: ({ system }) => json(system?.badge),
  paymentStatus: ({ system }) => json(system?.payment),
};

const ROW_CELLS: Readonly<Record<RowColumn, (id: string, number: number) => string>> = {
  __id: (id, number) => json(`${id}-${number}`),
  '__Submissions-id': (id) => json(id),
  number: (_id, number) => json(number),
};

/** The rows that a submission has in the table. */
export type FeedLines = (row: ExportRow) => readonly string[];

function answerWriters(columns: readonly FeedColumn[], wish: ExportWish) {
  const sheet = columns.flatMap(({ name, source }): readonly SheetColumn[] =>
    source.type === 'own' ? [] : [{ header: name, source }],
  );
  return lineWriters({
    columns: sheet,
    layout: {
      language: FEED_LANGUAGE,
      words: { ...sheetWords(FEED_LANGUAGE), notAsked: '' },
      copies: {},
      timeZone: wish.timeZone,
    },
    wish,
    styles: columns.filter(({ source }) => source.type !== 'own').map(({ type }) => styleOf(type)),
    write: feedCell,
  });
}

/** Each time that the section was filled in, with the answers of that time. */
function filledTimes(row: ExportRow, sectionId: string, { questionIds }: ExportWish): readonly ExportRow[] {
  const copies = rowsOf(row.answers, sectionId).map(({ answers }) => ({
    ...row,
    values: questionIds.map((id) => ownEntry(answers, id)?.value ?? null),
  }));
  return [row, ...copies];
}

/** Returns the writer of the rows of submissions to one version of the form. */
export function feedLines(
  { sectionId, columns }: Pick<FeedTable, 'sectionId' | 'columns'>,
  wish: ExportWish,
): (index: FormIndex) => FeedLines {
  const writerOf = answerWriters(columns, wish);
  const names = columns.map(({ name }, at) => `${at === 0 ? '' : ','}${JSON.stringify(name)}:`);
  const written = (ownCells: readonly string[], cells: readonly string[]) => {
    let line = '{';
    let at = 0;
    for (const cell of ownCells) line += (names[at++] ?? '') + cell;
    for (const cell of cells) line += (names[at++] ?? '') + cell;
    return `${line}}`;
  };
  const ownNames = columns.filter(({ source }) => source.type === 'own').map(({ name }) => name);
  return (index) => {
    const write: LineWriter = writerOf(index);
    if (sectionId === null) {
      const own = (ownNames as readonly SystemColumn[]).map((name) => SYSTEM_CELLS[name]);
      return (row) => [
        written(
          own.map((cell) => cell(row, index)),
          write(row),
        ),
      ];
    }
    if (!index.sectionById.has(sectionId)) return () => [];
    const own = (ownNames as readonly RowColumn[]).map((name) => ROW_CELLS[name]);
    return (row) =>
      filledTimes(row, sectionId, wish).map((time, at) =>
        written(
          own.map((cell) => cell(row.id, at + 1)),
          write(time),
        ),
      );
  };
}
