// Further copies of a repeatable section. A copy has a permanent id; its number follows from its position.
// rules: A3.08, A4.21-A4.23, A9.24, E3.41
import type { Section } from '../../forms/definition/form.ts';
import { COPIES_MAX } from '../../limits.ts';
import type { LocalMoment } from '../../questions/question-type.ts';
import type { AnswerSet, Row } from './answers.ts';
import { ownEntry, withEntry } from './own-entry.ts';
import { startingAnswers } from './starting-answers.ts';

const NONE: readonly Row[] = [];

export function rowsOf(answers: Pick<AnswerSet, 'rows'>, sectionId: string): readonly Row[] {
  return ownEntry(answers.rows, sectionId) ?? NONE;
}

/** The number shown for the further copy at a position; the first instance is number 1. */
export function copyNumber(position: number): number {
  return position + 2;
}

export function mayRepeat(section: Section): boolean {
  return section.repeatable && !section.conditional;
}

export interface NewRow {
  readonly section: Section;
  /** An unused id made by the caller, valid for `isItemId`. */
  readonly rowId: string;
  readonly now: LocalMoment;
}

/** Appends an empty copy; changes nothing on a section that does not repeat or is full (A9.24). */
export function addRow(answers: AnswerSet, { section, rowId, now }: NewRow): AnswerSet {
  const rows = rowsOf(answers, section.id);
  if (!mayRepeat(section) || rows.length >= COPIES_MAX || rows.some(({ id }) => id === rowId)) return answers;
  const row: Row = { id: rowId, answers: startingAnswers(section.questions, now) };
  return { ...answers, rows: { ...answers.rows, [section.id]: [...rows, row] } };
}

/** Removes a copy; the numbers of later copies go down by one. */
export function removeRow(answers: AnswerSet, sectionId: string, rowId: string): AnswerSet {
  const rows = rowsOf(answers, sectionId);
  const left = rows.filter(({ id }) => id !== rowId);
  if (left.length === rows.length) return answers;
  return { ...answers, rows: withEntry(answers.rows, sectionId, left.length === 0 ? undefined : left) };
}
