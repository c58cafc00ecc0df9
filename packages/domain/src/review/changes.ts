// What one edit of a submission changed, as data: each change with the value before and after. The original
// is never rewritten; applying the changes of all edits to it gives the current submission.
// rules: R3.18, R3.22, R3.23, R4.25, W9
import { sameValue } from '../reading/same-value.ts';
import type { Answer, AnswerSet, AnswersByQuestion, Row } from '../submissions/answers/answers.ts';
import { ownEntry, withEntry } from '../submissions/answers/own-entry.ts';
import type { AnswerRef } from '../submissions/answers/set-answer.ts';
import type { Particulars } from '../submissions/particulars/particulars.ts';

/** Everything in a submission that can be corrected. */
export interface SubmissionContent {
  readonly answers: AnswerSet;
  readonly particulars: Particulars;
}

/** Null means not answered. */
export interface AnswerChange extends AnswerRef {
  readonly before: Answer | null;
  readonly after: Answer | null;
}

/** Ids of the ticked conditions, or of the further copies, of one section. */
export interface ListChange {
  readonly sectionId: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export type ParticularChanges = {
  readonly [Value in keyof Particulars]?: {
    readonly before: Particulars[Value];
    readonly after: Particulars[Value];
  };
};

export interface Changes {
  readonly ticks: readonly ListChange[];
  readonly copies: readonly ListChange[];
  readonly answers: readonly AnswerChange[];
  readonly particulars: ParticularChanges;
}

const SUBJECTS = [
  'citizen',
  'location',
  'asset',
  'signatures',
] as const satisfies readonly (keyof Particulars)[];
const NO_IDS: readonly string[] = [];
const NO_ROWS: readonly Row[] = [];
const UNANSWERED: AnswersByQuestion = {};

export function changesBetween(before: SubmissionContent, after: SubmissionContent): Changes {
  return {
    ticks: listChanges(before.answers.ticked, after.answers.ticked, (ids) => ids),
    copies: listChanges(before.answers.rows, after.answers.rows, (rows) => rows.map(({ id }) => id)),
    answers: [
      ...answerChanges({}, before.answers.main, after.answers.main),
      ...rowChanges(before.answers, after.answers),
    ],
    particulars: particularChanges(before.particulars, after.particulars),
  };
}

export function changesNothing({ ticks, copies, answers, particulars }: Changes): boolean {
  return (
    ticks.length === 0 && copies.length === 0 && answers.length === 0 && Object.keys(particulars).length === 0
  );
}

/**
 * Applies an edit to the content. If others have changed the content since, only what this edit changed is
 * replaced.
 */
export function applyChanges(content: SubmissionContent, changes: Changes): SubmissionContent {
  let { ticked, main, rows } = content.answers;
  for (const change of changes.ticks) {
    const ids = changedList(ownEntry(ticked, change.sectionId) ?? NO_IDS, change);
    ticked = withEntry(ticked, change.sectionId, ids.length === 0 ? undefined : ids);
  }
  for (const change of changes.copies) rows = withCopies(rows, change);
  for (const change of changes.answers) {
    if (change.rowId === undefined) main = withEntry(main, change.questionId, change.after ?? undefined);
    else rows = withRowAnswer(rows, change);
  }
  const particulars = Object.fromEntries(
    Object.entries(changes.particulars).map(([piece, { after }]) => [piece, after]),
  );
  return { answers: { ticked, main, rows }, particulars: { ...content.particulars, ...particulars } };
}

function listChanges<List>(
  before: Readonly<Record<string, List>>,
  after: Readonly<Record<string, List>>,
  idsOf: (list: List) => readonly string[],
): readonly ListChange[] {
  return keysOf(before, after).flatMap((sectionId) => {
    const [one, other] = [before, after].map((record) => {
      const list = ownEntry(record, sectionId);
      return list === undefined ? NO_IDS : idsOf(list);
    });
    if (!one || !other || sameValue(one, other)) return [];
    return [{ sectionId, before: one, after: other }];
  });
}

function answerChanges(
  where: Omit<AnswerRef, 'questionId'>,
  before: AnswersByQuestion,
  after: AnswersByQuestion,
): readonly AnswerChange[] {
  return keysOf(before, after).flatMap((questionId) => {
    const [one, other] = [ownEntry(before, questionId) ?? null, ownEntry(after, questionId) ?? null];
    return sameValue(one, other) ? [] : [{ ...where, questionId, before: one, after: other }];
  });
}

function rowChanges(before: AnswerSet, after: AnswerSet): readonly AnswerChange[] {
  return keysOf(before.rows, after.rows).flatMap((sectionId) => {
    const was = rowsById(before, sectionId);
    const is = rowsById(after, sectionId);
    return [...new Set([...was.keys(), ...is.keys()])].flatMap((rowId) =>
      answerChanges({ sectionId, rowId }, was.get(rowId) ?? UNANSWERED, is.get(rowId) ?? UNANSWERED),
    );
  });
}

function rowsById({ rows }: AnswerSet, sectionId: string): ReadonlyMap<string, AnswersByQuestion> {
  return new Map((ownEntry(rows, sectionId) ?? NO_ROWS).map(({ id, answers }) => [id, answers]));
}

function particularChanges(before: Particulars, after: Particulars): ParticularChanges {
  const changed = SUBJECTS.filter((subject) => !sameValue(before[subject], after[subject]));
  return Object.fromEntries(
    changed.map((subject) => [subject, { before: before[subject], after: after[subject] }]),
  ) as ParticularChanges;
}

function keysOf(one: object, other: object): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}

/** Adds the ids that the edit added and removes those it removed, whatever else the list has now. */
function changedList(present: readonly string[], { before, after }: ListChange): readonly string[] {
  if (sameValue(present, before)) return after;
  const kept = present.filter((id) => after.includes(id) || !before.includes(id));
  return [...kept, ...after.filter((id) => !before.includes(id) && !present.includes(id))];
}

function withCopies(rows: AnswerSet['rows'], change: ListChange): AnswerSet['rows'] {
  const present = ownEntry(rows, change.sectionId) ?? NO_ROWS;
  const ids = changedList(
    present.map(({ id }) => id),
    change,
  );
  const changed = ids.map((id) => present.find((row) => row.id === id) ?? { id, answers: {} });
  return withEntry(rows, change.sectionId, changed.length === 0 ? undefined : changed);
}

/** A copy that others have removed since is restored, to keep what the edit wrote in it. */
function withRowAnswer(rows: AnswerSet['rows'], change: AnswerChange): AnswerSet['rows'] {
  const { sectionId = '', rowId = '', questionId, after } = change;
  const present = ownEntry(rows, sectionId) ?? NO_ROWS;
  const position = present.findIndex(({ id }) => id === rowId);
  if (position < 0 && after === null) return rows;
  const row = present[position] ?? { id: rowId, answers: {} };
  const changed = { id: rowId, answers: withEntry(row.answers, questionId, after ?? undefined) };
  const list = position < 0 ? [...present, changed] : present.with(position, changed);
  return { ...rows, [sectionId]: list };
}
