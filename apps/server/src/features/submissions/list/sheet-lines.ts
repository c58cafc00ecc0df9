// Makes the cells of one line of a spreadsheet. The domain makes each cell; what it made is remembered by the value,
// because most answers of a form come again and again.
// rules: X32.20
import type { AnswerCells, ColumnCells, FilledCell } from '@constancia/domain/presentation/sheet/sheet.ts';
import { columnCells } from '@constancia/domain/presentation/sheet/sheet.ts';
import type { SheetColumn, SheetLayout } from '@constancia/domain/presentation/sheet/sheet-columns.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import type { CellWriter } from './cell-writers.ts';
import type { ExportWish } from './export-queries.ts';
import type { ExportRow } from './export-rows.ts';

export type LineWriter = (row: ExportRow) => readonly string[];

interface LineSettings {
  readonly columns: readonly SheetColumn[];
  readonly layout: SheetLayout;
  readonly wish: ExportWish;
  /** Style of each column. */
  readonly styles: readonly number[];
  readonly write: CellWriter;
}

/** Cells remembered for one file. */
const REMEMBERED_MAX = 5_000;

type Value = ExportRow['values'][number];

/** Text that is shown as it was typed seldom comes twice, and a number is made in less time than looking it up takes. */
function comesAgain(cell: FilledCell, value: Value): boolean {
  return cell.type !== 'number' && (cell.type !== 'text' || cell.text !== value);
}

/** Stored text never holds U+0000, so a list is never taken for a text. */
function keyOf(value: Value): string | null {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? `\0${value.join('\0')}` : null;
}

type Memory = Map<string, string>;

/** A text that was cut out of a longer one keeps all of that in memory; this one does not. */
const ownText = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

/** How the cells of one column are made; what is fixed for all rows is worked out beforehand. */
interface CellMaker {
  /** Position among the values of a row; -1 when the cell is not made from an answer. */
  readonly position: number;
  readonly isAsked: AnswerCells['isAsked'];
  readonly memory: Memory;
  readonly blank: string;
  readonly notAsked: string;
  readonly fromValue: (value: Value) => string;
  readonly fromRow: (row: ExportRow) => string;
}

/** Columns that make the same cells share what they remember. */
function rememberedCells(write: CellWriter) {
  const shared = new Map<string, Memory>();
  let remembered = 0;
  const memoryOf = (alike: string | null, style: number): Memory => {
    const key = `${alike} ${style}`;
    const memory: Memory = (alike === null ? undefined : shared.get(key)) ?? new Map();
    if (alike !== null) shared.set(key, memory);
    return memory;
  };
  return ({ alike, cell }: AnswerCells, style: number) => {
    const memory = memoryOf(alike, style);
    const fromValue = (value: Value): string => {
      const key = keyOf(value);
      // A list is looked for here, a text before.
      const known = key === null || typeof value === 'string' ? undefined : memory.get(key);
      if (known !== undefined) return known;
      const filled = cell(value ?? undefined);
      const made = write(filled, style);
      if (key !== null && remembered < REMEMBERED_MAX && comesAgain(filled, value)) {
        memory.set(ownText(key), made);
        remembered += 1;
      }
      return made;
    };
    return { memory, fromValue };
  };
}

const NO_MEMORY: Memory = new Map();

/** Returns a writer for the submissions to one version of the form. */
export function lineWriters({ columns, layout, wish, styles, write }: LineSettings) {
  const remember = rememberedCells(write);
  const positions = new Map(wish.questionIds.map((id, position) => [id, position]));
  const fromRowOnly = (fromRow: CellMaker['fromRow']): CellMaker => ({
    position: -1,
    isAsked: null,
    memory: NO_MEMORY,
    blank: '',
    notAsked: '',
    fromValue: () => '',
    fromRow,
  });
  const makerOf = (column: ColumnCells, style: number): CellMaker => {
    if (column.of === 'submission') return fromRowOnly((row) => write(column.cell(row), style));
    if (column.of === 'particulars') return fromRowOnly((row) => write(column.cell(row.facts), style));
    if (column.of === 'condition') return fromRowOnly(({ answers }) => write(column.cell(answers), style));
    if (column.of === 'copies') return fromRowOnly(({ answers }) => write(column.cell(answers), style));
    if (column.of === 'nothing') {
      const cell = write(column.cell, style);
      return fromRowOnly(() => cell);
    }
    const { questionId, isAsked, notAsked, cell } = column.answer;
    return {
      position: positions.get(questionId) ?? -1,
      isAsked,
      ...remember(column.answer, style),
      blank: write(cell(undefined), style),
      notAsked: write(notAsked, style),
      fromRow: () => '',
    };
  };
  return (index: FormIndex): LineWriter => {
    const makers = columnCells(columns, index, layout).map((column, position) =>
      makerOf(column, styles[position] ?? 0),
    );
    return (row) => makers.map((maker) => cellOf(maker, row));
  };
}

function cellOf(maker: CellMaker, row: ExportRow): string {
  if (maker.position < 0) return maker.fromRow(row);
  if (maker.isAsked?.(row.answers) === false) return maker.notAsked;
  const value = row.values[maker.position] ?? null;
  if (value === null) return maker.blank;
  const { memory } = maker;
  // Nothing is remembered of free text: looking it up would cost as much as writing it.
  const known = typeof value === 'string' && memory.size > 0 ? memory.get(value) : undefined;
  return known ?? maker.fromValue(value);
}
