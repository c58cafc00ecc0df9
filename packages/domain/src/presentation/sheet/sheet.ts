// The cells of a form's spreadsheet: an answer, an empty cell for a question that was left blank, and words for one
// that was never asked. Texts stay texts: nothing here becomes a formula.
// rules: R7.31, R9.02, R2.026-R2.030, R3.07
import type { QuestionKind } from '../../forms/definition/question-kinds.ts';
import { SHEET_CELL_LENGTH_MAX } from '../../limits.ts';
import { parseDate, sheetSerial } from '../../questions/calendar-date.ts';
import {
  type AnswerValue,
  EMPTY_CELL,
  type LocalMoment,
  type SheetCell,
} from '../../questions/question-type.ts';
import type { AnswerSet, Row } from '../../submissions/answers/answers.ts';
import { tickedConditions } from '../../submissions/answers/conditional-sections.ts';
import type { FormIndex, QuestionEntry } from '../../submissions/answers/form-index.ts';
import { ownEntry } from '../../submissions/answers/own-entry.ts';
import { rowsOf } from '../../submissions/answers/repeats.ts';
import { cleanText } from '../../text/clean-text.ts';
import { truncate } from '../../text/truncate.ts';
import { stateName } from '../state-name.ts';
import { factCells, type ParticularFacts } from './fact-columns.ts';
import type { ColumnSource, FixedColumn, SheetColumn, SheetLayout } from './sheet-columns.ts';

/**
 * A cell that is ready to be written. `moment`: DD/MM/YYYY HH:mm, with its spreadsheet number; `tick`: yes or no in the
 * words of the sheet.
 */
export type FilledCell =
  | Exclude<SheetCell, { readonly type: 'word' }>
  | { readonly type: 'moment'; readonly text: string; readonly serial: number }
  | { readonly type: 'tick'; readonly text: string; readonly isTicked: boolean };

/** What the columns of the list show of a submission. */
export interface SheetFacts {
  readonly id: string;
  readonly code: string;
  readonly createdBy: string;
  /** When it was submitted, in the municipality's time zone. */
  readonly created: LocalMoment;
  readonly state: number | null;
}

/** How the cells of one column are filled from submissions to one version of the form. */
export type ColumnCells =
  | { readonly of: 'submission'; readonly cell: (facts: SheetFacts) => FilledCell }
  | { readonly of: 'particulars'; readonly cell: (facts: ParticularFacts) => FilledCell }
  | { readonly of: 'answer'; readonly answer: AnswerCells }
  | { readonly of: 'copies'; readonly cell: (answers: Pick<AnswerSet, 'rows'>) => FilledCell }
  | { readonly of: 'condition'; readonly cell: (answers: Pick<AnswerSet, 'ticked'>) => FilledCell }
  /** The version does not have the question or the condition. */
  | { readonly of: 'nothing'; readonly cell: FilledCell };

export interface AnswerCells {
  readonly questionId: string;
  /** The condition that must be ticked; null for a question that is always asked. */
  readonly isAsked: ((answers: Pick<AnswerSet, 'ticked'>) => boolean) | null;
  readonly notAsked: FilledCell;
  readonly cell: (value: AnswerValue | undefined) => FilledCell;
  /** Questions of this kind make the same cell from the same value; null for a question with options of its own. */
  readonly alike: QuestionKind | null;
}

export function columnCells(
  columns: readonly SheetColumn[],
  index: FormIndex,
  layout: SheetLayout,
): readonly ColumnCells[] {
  const facts = factCells({
    payment: layout.words.payment,
    position: layout.words.position,
    photo: layout.words.photo,
    marked: layout.words.marked,
    timeZone: layout.timeZone,
    accuracyLimit: index.definition.accuracyLimit,
  });
  return columns.map(({ source }) => {
    if (source.type === 'fixed') return { of: 'submission', cell: fixedCell(source.column, index) };
    if (source.type === 'question') return questionCells(source, index, layout);
    if (source.type === 'condition') return tickCells(source, index, layout);
    const cell = facts[source.column];
    return { of: 'particulars', cell: (given) => filledCell(cell(given), layout) };
  });
}

function fixedCell(column: FixedColumn, { definition }: FormIndex): (facts: SheetFacts) => FilledCell {
  const cells: Record<FixedColumn, (facts: SheetFacts) => FilledCell> = {
    id: ({ id }) => textCell(id),
    code: ({ code }) => textCell(code),
    'created-at': ({ created }) => momentCell(created),
    'answered-by': ({ createdBy }) => textCell(createdBy),
    state: ({ state }) => textCell(stateName(definition.states, state) ?? ''),
  };
  return cells[column];
}

type QuestionSource = Extract<ColumnSource, { readonly type: 'question' }>;

function questionCells(source: QuestionSource, index: FormIndex, layout: SheetLayout): ColumnCells {
  const entry = index.questionById.get(source.questionId);
  if (!entry || entry.section.id !== source.sectionId) return { of: 'nothing', cell: notAsked(layout) };
  if (source.copy !== null)
    return { of: 'copies', cell: (answers) => copyCell(entry, source, { answers, layout }) };
  return { of: 'answer', answer: answerCells(entry, layout) };
}

function tickCells(
  { sectionId, conditionId }: Extract<ColumnSource, { readonly type: 'condition' }>,
  index: FormIndex,
  layout: SheetLayout,
): ColumnCells {
  if (!index.sectionById.get(sectionId)?.conditionIds.has(conditionId))
    return { of: 'nothing', cell: notAsked(layout) };
  const { yes, no } = layout.words;
  return {
    of: 'condition',
    cell: (answers) => {
      const isTicked = tickedConditions(answers, sectionId).includes(conditionId);
      return { type: 'tick', text: isTicked ? yes : no, isTicked };
    },
  };
}

function answerCells(entry: QuestionEntry, layout: SheetLayout): AnswerCells {
  const { question, section, condition } = entry;
  return {
    questionId: question.id,
    isAsked: condition && ((answers) => tickedConditions(answers, section.id).includes(condition.id)),
    notAsked: notAsked(layout),
    cell: (value) => answerCell(entry, value, layout),
    alike: question.options.length === 0 ? question.kind : null,
  };
}

function copyCell(
  entry: QuestionEntry,
  { sectionId, copy, gathers }: QuestionSource,
  { answers, layout }: { readonly answers: Pick<AnswerSet, 'rows'>; readonly layout: SheetLayout },
): FilledCell {
  const cellOf = (row: Row) => answerCell(entry, ownEntry(row.answers, entry.question.id)?.value, layout);
  const rows = rowsOf(answers, sectionId).slice(copy ?? 0);
  const row = rows[0];
  if (!row) return notAsked(layout);
  if (!gathers || rows.length === 1) return cellOf(row);
  const cells = rows.map(cellOf);
  return textCell(cells.map((cell) => (cell.type === 'empty' ? '' : cell.text)).join('\n'));
}

function answerCell(
  { question, type }: QuestionEntry,
  value: AnswerValue | undefined,
  layout: SheetLayout,
): FilledCell {
  return filledCell(type.sheetCell(value, question, layout.language), layout);
}

/** An answer as a cell says it, for a list. */
export function answerText(
  entry: QuestionEntry,
  value: AnswerValue,
  { language, words }: Pick<SheetLayout, 'language' | 'words'>,
): string {
  const cell = answerCell(entry, value, { language, words, copies: {}, timeZone: 'UTC' });
  return cell.type === 'empty' ? '' : cell.text;
}

function filledCell(cell: SheetCell, layout: SheetLayout): FilledCell {
  if (cell.type === 'word') return textCell(cell.code === 'yes' ? layout.words.yes : layout.words.no);
  return cell.type === 'text' ? textCell(cell.text) : cell;
}

function notAsked({ words }: SheetLayout): FilledCell {
  return textCell(words.notAsked);
}

/** Characters that the XML of a sheet does not allow. */
const NONCHARACTERS = /[\uFFFE\uFFFF]/g;
/** Most texts have nothing to clean, and one look finds that out. */
const ODD = /[^\u0020-\u007E\u00A0-\uD7FF]/;
const CUT = '…';

function textCell(text: string): FilledCell {
  if (text === '') return EMPTY_CELL;
  const clean = ODD.test(text) ? cleanText(text).replace(NONCHARACTERS, '') : text;
  if (clean.length <= SHEET_CELL_LENGTH_MAX) return { type: 'text', text: clean };
  return { type: 'text', text: truncate(clean, SHEET_CELL_LENGTH_MAX - CUT.length) + CUT };
}

const MINUTES_OF_A_DAY = 1440;

function momentCell({ date, time }: LocalMoment): FilledCell {
  const text = `${date} ${time}`;
  const day = parseDate(date);
  const serial = day && sheetSerial(day);
  if (serial === null) return textCell(text);
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return { type: 'moment', text, serial: serial + minutes / MINUTES_OF_A_DAY };
}
