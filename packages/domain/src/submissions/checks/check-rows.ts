// Checks the further copies of one section: each copy answers all questions of the section again.
// rules: A4.21-A4.23, A9.24, E3.41
import { isItemId } from '../../forms/definition/item-id.ts';
import { COPIES_MAX, UNKNOWN_IDS_REPORTED_MAX } from '../../limits.ts';
import type { Answer, Row } from '../answers/answers.ts';
import type { SectionEntry } from '../answers/form-index.ts';
import { ownEntry } from '../answers/own-entry.ts';
import { mayRepeat } from '../answers/repeats.ts';
import type { AnswersIssue } from './answer-issues.ts';
import { checkAnswer, isRecord } from './check-answer.ts';
import { note, reportInto, shownId } from './check-location.ts';

type Issues = AnswersIssue[];

const NONE: readonly Row[] = [];

/** Returns the copies that may be stored, in the given order. */
export function checkRows(entry: SectionEntry, given: unknown, issues: Issues): readonly Row[] {
  const at = { sectionId: entry.section.id };
  if (given === undefined || given === null) return NONE;
  if (!Array.isArray(given)) {
    note(issues, { code: 'answers-shape', at });
    return NONE;
  }
  if (given.length === 0) return NONE;
  if (!mayRepeat(entry.section)) {
    note(issues, { code: 'rows-not-allowed', at });
    return NONE;
  }
  if (given.length > COPIES_MAX) note(issues, { code: 'rows-too-many', at, values: { max: COPIES_MAX } });
  const rows = new Map<string, Row>();
  for (const row of given.slice(0, COPIES_MAX) as readonly unknown[]) {
    const id = rowId(row);
    const code = id === null ? 'row-id-invalid' : rows.has(id) ? 'row-duplicate' : null;
    if (code !== null) note(issues, { code, at });
    else if (id !== null) rows.set(id, { id, answers: rowAnswers(entry, { id, row, issues }) });
  }
  return [...rows.values()];
}

function rowId(row: unknown): string | null {
  const id = isRecord(row) ? row.id : undefined;
  return isItemId(id) ? id : null;
}

function rowAnswers(
  entry: SectionEntry,
  { id, row, issues }: { readonly id: string; readonly row: unknown; readonly issues: Issues },
): Row['answers'] {
  const given = isRecord(row) ? row.answers : undefined;
  const answers: Record<string, Answer> = Object.create(null);
  const at = { sectionId: entry.section.id, rowId: id };
  if (given !== undefined && !isRecord(given)) note(issues, { code: 'answers-shape', at });
  const record = isRecord(given) ? given : answers;
  const report = reportInto(issues, id);
  const known = new Set<string>();
  for (const question of entry.questions) {
    const questionId = question.question.id;
    known.add(questionId);
    const answer = checkAnswer(question, ownEntry(record, questionId), report);
    if (answer) answers[questionId] = answer;
  }
  const unknown = Object.keys(record).filter((questionId) => !known.has(questionId));
  for (const questionId of unknown.slice(0, UNKNOWN_IDS_REPORTED_MAX))
    note(issues, { code: 'question-unknown', at: { ...at, questionId: shownId(questionId) } });
  return answers;
}
