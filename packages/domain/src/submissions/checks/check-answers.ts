// Checks the answers to a whole form, in the browser while answering and again on the server before storing.
// Conditions come first, because they decide which questions are asked; each asked question is then checked
// for required and for format. One walk goes over the form and one over the input, which is never trusted or
// silently accepted.
//
//   question of …                      given                                not given
//   an unticked condition              dropped: hidden questions hold none  fine
//   a ticked condition, a section      checked                              an issue when required
//   nothing the form knows             an issue                             -
// rules: A5.01, A5.02, A5.06-A5.09, W10
import { UNKNOWN_IDS_REPORTED_MAX } from '../../limits.ts';
import type { Answer, AnswerSet, Row } from '../answers/answers.ts';
import type { FormIndex, QuestionEntry, SectionEntry } from '../answers/form-index.ts';
import { ownEntry } from '../answers/own-entry.ts';
import type { AnswersIssue } from './answer-issues.ts';
import { checkAnswer, isRecord, type UnknownRecord } from './check-answer.ts';
import { note, reportInto, shownId } from './check-location.ts';
import { checkRows } from './check-rows.ts';
import { checkTicks } from './check-ticks.ts';

export interface CheckedAnswers {
  /** The answers that may be stored: values are normalised; hidden, unknown and wrong ones are left out. */
  readonly answers: AnswerSet;
  /** In the order of the form; ids that the form does not know come last. */
  readonly issues: readonly AnswersIssue[];
}

type Issues = AnswersIssue[];
type Given = Readonly<Record<keyof AnswerSet, UnknownRecord>>;

/** `answers` should be an AnswerSet, but the function assumes nothing about it. */
export function checkAnswers(index: FormIndex, answers: AnswerSet): CheckedAnswers {
  const issues: Issues = [];
  const given = readGiven(answers, issues);
  // These objects have no prototype, so that no id can match an inherited property.
  const ticked: Record<string, readonly string[]> = Object.create(null);
  const main: Record<string, Answer> = Object.create(null);
  const rows: Record<string, readonly Row[]> = Object.create(null);
  const report = reportInto(issues);
  let known = 0;
  for (const entry of index.sections) {
    const { id } = entry.section;
    const ticks = checkTicks(entry, ownEntry(given.ticked, id), issues);
    if (ticks.length > 0) ticked[id] = ticks;
    for (const asked of askedQuestions(entry, ticks)) {
      const entryGiven = ownEntry(given.main, asked.question.id);
      if (entryGiven !== undefined) known += 1;
      const answer = checkAnswer(asked, entryGiven, report);
      if (answer) main[asked.question.id] = answer;
    }
    const copies = checkRows(entry, ownEntry(given.rows, id), issues);
    if (copies.length > 0) rows[id] = copies;
  }
  reportUnknownSections(index, given, issues);
  // Hidden questions are known too, so fewer than all are only a reason to look.
  const ids = Object.keys(given.main);
  if (known < ids.length) reportUnknownQuestions(index, ids, issues);
  return { answers: { ticked, main, rows }, issues };
}

const NOTHING: UnknownRecord = Object.freeze(Object.create(null));

function readGiven(answers: unknown, issues: Issues): Given {
  const particulars = isRecord(answers) ? answers : NOTHING;
  const shapes = [answers, particulars.ticked, particulars.main, particulars.rows];
  if (!shapes.every((piece) => piece === undefined || isRecord(piece)))
    note(issues, { code: 'answers-shape' });
  const read = (piece: unknown) => (isRecord(piece) ? piece : NOTHING);
  return { ticked: read(particulars.ticked), main: read(particulars.main), rows: read(particulars.rows) };
}

function askedQuestions(entry: SectionEntry, ticks: readonly string[]): readonly QuestionEntry[] {
  if (!entry.section.conditional) return entry.questions;
  if (ticks.length === 0) return NONE;
  return entry.conditions.flatMap(({ condition, questions }) =>
    ticks.includes(condition.id) ? questions : NONE,
  );
}

const NONE: readonly QuestionEntry[] = [];

function reportUnknownSections({ sectionById }: FormIndex, given: Given, issues: Issues): void {
  const sections = new Set([...Object.keys(given.ticked), ...Object.keys(given.rows)]);
  for (const sectionId of unknownIds([...sections], sectionById))
    note(issues, { code: 'section-unknown', at: { sectionId: shownId(sectionId) } });
}

function reportUnknownQuestions({ questionById }: FormIndex, ids: readonly string[], issues: Issues): void {
  for (const questionId of unknownIds(ids, questionById))
    note(issues, { code: 'question-unknown', at: { questionId: shownId(questionId) } });
}

function unknownIds(ids: readonly string[], known: ReadonlyMap<string, unknown>): readonly string[] {
  return ids.filter((id) => !known.has(id)).slice(0, UNKNOWN_IDS_REPORTED_MAX);
}
