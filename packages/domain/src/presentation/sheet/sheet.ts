// One line of a form's spreadsheet. Three cases stay distinct: an answer, a question that was asked and left
// blank (an empty cell), and a question that was never asked. Texts stay texts: nothing here becomes a
// formula.
// rules: R7.31, R9.02, R2.026-R2.030, R3.07
import { SHEET_CELL_LENGTH_MAX } from '../../limits.ts';
import { parseDate, sheetSerial } from '../../questions/calendar-date.ts';
import { EMPTY_CELL, type LocalMoment, type SheetCell } from '../../questions/question-type.ts';
import type { AnswersByQuestion } from '../../submissions/answers/answers.ts';
import { tickedConditions } from '../../submissions/answers/conditional-sections.ts';
import type { FormIndex, QuestionEntry } from '../../submissions/answers/form-index.ts';
import { ownEntry } from '../../submissions/answers/own-entry.ts';
import { rowsOf } from '../../submissions/answers/repeats.ts';
import type { Submission } from '../../submissions/submission.ts';
import { cleanText } from '../../text/clean-text.ts';
import { truncate } from '../../text/truncate.ts';
import { stateName } from '../state-name.ts';
import type { ColumnSource, FixedColumn, SheetColumn, SheetLayout } from './sheet-columns.ts';

/** A cell that is ready to be written. `moment`: DD/MM/YYYY HH:mm, with its spreadsheet number. */
export type FilledCell =
  | Exclude<SheetCell, { readonly type: 'word' }>
  | { readonly type: 'moment'; readonly text: string; readonly serial: number };

export interface SheetLine {
  readonly submission: Submission;
  /** Index of the version of the form that was answered. */
  readonly index: FormIndex;
  /** Converts a time (ISO 8601 in UTC) to the municipality's time zone. */
  readonly localMoment: (iso: string) => LocalMoment;
}

export function sheetRow(
  columns: readonly SheetColumn[],
  line: SheetLine,
  layout: SheetLayout,
): readonly FilledCell[] {
  return columns.map(({ source }) =>
    source.type === 'fixed' ? fixedCell(source.column, line) : questionCell(source, line, layout),
  );
}

function fixedCell(column: FixedColumn, { submission, index, localMoment }: SheetLine): FilledCell {
  if (column === 'created-at') return momentCell(localMoment(submission.createdAt));
  const texts: Record<Exclude<FixedColumn, 'created-at'>, string> = {
    id: submission.id,
    code: submission.code,
    'answered-by': submission.createdBy,
    state: stateName(index.definition.states, submission.state) ?? '',
  };
  return textCell(texts[column]);
}

type QuestionSource = Extract<ColumnSource, { readonly type: 'question' }>;

function questionCell(source: QuestionSource, line: SheetLine, layout: SheetLayout): FilledCell {
  const { submission, index } = line;
  const entry = index.questionById.get(source.questionId);
  if (!entry || entry.section.id !== source.sectionId) return notAsked(layout);
  if (source.copy !== null) return copyCell(entry, source, { line, layout });
  if (entry.condition && !tickedConditions(submission.answers, source.sectionId).includes(entry.condition.id))
    return notAsked(layout);
  return answerCell(entry, submission.answers.main, layout);
}

function copyCell(
  entry: QuestionEntry,
  { sectionId, copy, gathers }: QuestionSource,
  { line, layout }: { readonly line: SheetLine; readonly layout: SheetLayout },
): FilledCell {
  const rows = rowsOf(line.submission.answers, sectionId).slice(copy ?? 0);
  const row = rows[0];
  if (!row) return notAsked(layout);
  if (!gathers || rows.length === 1) return answerCell(entry, row.answers, layout);
  const cells = rows.map(({ answers }) => answerCell(entry, answers, layout));
  return textCell(cells.map((cell) => (cell.type === 'empty' ? '' : cell.text)).join('\n'));
}

function answerCell(
  { question, type }: QuestionEntry,
  answers: AnswersByQuestion,
  layout: SheetLayout,
): FilledCell {
  const cell = type.sheetCell(ownEntry(answers, question.id)?.value, question, layout.language);
  if (cell.type === 'word') return textCell(cell.code === 'yes' ? layout.words.yes : layout.words.no);
  return cell.type === 'text' ? textCell(cell.text) : cell;
}

function notAsked({ words }: SheetLayout): FilledCell {
  return textCell(words.notAsked);
}

/** Characters that the XML of a sheet does not allow. */
const NONCHARACTERS = /[\uFFFE\uFFFF]/g;
const CUT = '…';

function textCell(text: string): FilledCell {
  if (text === '') return EMPTY_CELL;
  const clean = cleanText(text).replace(NONCHARACTERS, '');
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
