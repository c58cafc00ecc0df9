// Every change of a submission while it is being answered: the domain's steps, and which errors they show or remove.
// The functions are pure, and return the same state when nothing changed.
// rules: A4.17-A4.23, A5.02, A5.09, A5.50
import type { Section } from '@constancia/domain/forms/definition/form.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import type { AnswerValue, LocalMoment } from '@constancia/domain/questions/question-type.ts';
import { type AnswerSet, hasFile } from '@constancia/domain/submissions/answers/answers.ts';
import {
  type Tick,
  tickCondition,
  untickCondition,
} from '@constancia/domain/submissions/answers/conditional-sections.ts';
import type { FormIndex, QuestionEntry } from '@constancia/domain/submissions/answers/form-index.ts';
import { addRow, type NewRow, removeRow } from '@constancia/domain/submissions/answers/repeats.ts';
import { type AnswerRef, answerAt, setAnswer } from '@constancia/domain/submissions/answers/set-answer.ts';
import { startsWithMoment } from '@constancia/domain/submissions/answers/starting-answers.ts';
import { checkAnswer } from '@constancia/domain/submissions/checks/check-answer.ts';
import type { StartedFrom } from '@constancia/domain/submissions/last-visit/start-from.ts';
import {
  type AnsweringStep,
  type Particulars,
  signatureField,
} from '@constancia/domain/submissions/particulars/particulars.ts';
import type { AnsweringState, Check } from './answering-state.ts';
import { type Drawing, isDrawn } from './drawing.ts';
import { fieldKey, questionKey, sectionFieldKey, sectionKey } from './field-key.ts';

export type Step = (state: AnsweringState) => AnsweringState;

export const setAnswerAt =
  (at: AnswerRef, value: AnswerValue): Step =>
  (state) =>
    withAnswers(state, setAnswer(state.answers, at, { value }));

/** On leaving a field: tidies the value, and says what is wrong with it. That it is missing is said on sending only. */
export const onBlurQuestion =
  (entry: QuestionEntry, at: AnswerRef): Step =>
  (state) => {
    const given = answerAt(state.answers, at)?.value ?? '';
    const kept = entry.type.leave(given, entry.question);
    const left = kept === given ? state : setAnswerAt(at, kept)(state);
    const key = questionKey(at);
    const issue = issueOf(entry, left.answers, at);
    const isSaid = left.issues.has(key) || (issue && issue.code !== 'answer-required');
    return isSaid ? withIssue(left, key, issue) : left;
  };

export const tick =
  (given: Tick): Step =>
  (state) => {
    const next = withAnswers(state, tickCondition(state.answers, given));
    if (next === state) return state;
    const { sectionId, conditionId } = next.cleared ?? {};
    const ticksCleared = sectionId === given.section.id && conditionId === given.conditionId;
    return withIssue(
      ticksCleared ? { ...next, cleared: null } : next,
      sectionKey(given.section.id),
      undefined,
    );
  };

/** The answers of the condition's questions can be restored by `bringBack`. */
export const untick =
  (section: Section, conditionId: string): Step =>
  (state) => {
    const answers = untickCondition(state.answers, section, conditionId);
    if (answers === state.answers) return state;
    const questions = section.conditions.find(({ id }) => id === conditionId)?.questions ?? [];
    const lost = questions.filter(({ id }) => Object.hasOwn(state.answers.main, id));
    const given = lost.some(
      (question) => !startsWithMoment(question) || hasFile(state.answers.main[question.id] ?? {}),
    );
    const taken = Object.fromEntries(lost.map(({ id }) => [id, state.answers.main[id] ?? {}]));
    return {
      ...withoutIssues(
        state,
        questions.map(({ id }) => questionKey({ questionId: id })),
      ),
      answers,
      cleared: given ? { sectionId: section.id, conditionId, answers: taken } : null,
    };
  };

export const restoreSection =
  (section: Section, now: LocalMoment): Step =>
  (state) => {
    const { cleared } = state;
    if (cleared?.sectionId !== section.id) return state;
    const ticked = tickCondition(state.answers, { section, conditionId: cleared.conditionId, now });
    if (ticked === state.answers) return state;
    const answers: AnswerSet = { ...ticked, main: { ...ticked.main, ...cleared.answers } };
    return withIssue({ ...state, answers, cleared: null }, sectionKey(section.id), undefined);
  };

export const repeatSection =
  (row: NewRow): Step =>
  (state) =>
    withAnswers(state, addRow(state.answers, row));

export const dropCopy =
  (section: Section, rowId: string): Step =>
  (state) => {
    const keys = section.questions.map(({ id }) => questionKey({ questionId: id, rowId }));
    return withAnswers(withoutIssues(state, keys), removeRow(state.answers, section.id, rowId));
  };

/** Sets person, location or signatures. Errors shown for them are removed; sending checks them again. */
export const setParticular =
  (given: Partial<Particulars>): Step =>
  (state) => {
    const particulars = { ...state.particulars, ...given };
    const changed = changedParticulars(state.particulars, particulars);
    if (changed.length === 0) return state;
    return { ...withoutIssues(state, changed), particulars, startedFrom: startOf(state, particulars) };
  };

/** The last visit of another asset says nothing about this one. */
function startOf({ startedFrom }: AnsweringState, { asset }: Particulars): StartedFrom | null {
  return startedFrom?.assetId === asset?.id ? startedFrom : null;
}

export const goToStep =
  (step: AnsweringStep): Step =>
  (state) =>
    state.step === step && state.check.at !== 'shown' ? state : { ...state, step, check: withoutList(state) };

/** The list of everything answered is closed: the form says what is wrong. */
function withoutList({ check }: AnsweringState): Check {
  return check.at === 'shown' ? { at: 'seen', changing: null } : check;
}

/** Shows the issues found on this device or by the server, and opens the sections that hold them. */
export const showIssues =
  (issues: readonly Issue[]): Step =>
  (state) => {
    const byField = new Map<string, Issue>();
    for (const issue of issues) {
      const key = fieldKey(issue.at);
      if (key !== null && !byField.has(key)) byField.set(key, issue);
    }
    const opened = issues.flatMap(({ at }) => (at?.sectionId === undefined ? [] : [at.sectionId]));
    return { ...state, issues: byField, summary: issues, open: new Set([...state.open, ...opened]) };
  };

export const openSection =
  (sectionId: string): Step =>
  (state) =>
    state.open.has(sectionId) ? state : { ...state, open: new Set([...state.open, sectionId]) };

export const toggleSection =
  (sectionId: string): Step =>
  (state) => {
    const open = new Set(state.open);
    if (!open.delete(sectionId)) open.add(sectionId);
    return { ...state, open };
  };

/** Opens all sections while any is closed, otherwise closes all (A2.31). */
export const toggleAllSections =
  (index: FormIndex): Step =>
  (state) => {
    const ids = index.sections.map(({ section }) => section.id);
    return { ...state, open: allOpen(index, state) ? new Set() : new Set(ids) };
  };

export function allOpen(index: FormIndex, { open }: Pick<AnsweringState, 'open'>): boolean {
  return index.sections.every(({ section }) => open.has(section.id));
}

function issueOf(entry: QuestionEntry, answers: AnswerSet, at: AnswerRef): Issue | undefined {
  let found: Issue | undefined;
  checkAnswer(entry, answerAt(answers, at), (_, issue) => {
    found ??= issue;
  });
  return found;
}

/** Keys of the person, location, asset and signatures that differ. */
function changedParticulars(before: Particulars, after: Particulars): readonly string[] {
  const fields = (['citizen', 'location', 'asset'] as const).filter(
    (subject) => before[subject] !== after[subject],
  );
  const given = [...before.signatures, ...after.signatures];
  const slots = given.filter(
    (signature) => !before.signatures.includes(signature) || !after.signatures.includes(signature),
  );
  return [...fields, ...slots.map(({ slot }) => signatureField(slot))].map(sectionFieldKey);
}

export function withAnswers(state: AnsweringState, answers: AnswerSet): AnsweringState {
  return answers === state.answers ? state : { ...state, answers };
}

function withIssue(state: AnsweringState, key: string, issue: Issue | undefined): AnsweringState {
  if (state.issues.get(key)?.code === issue?.code) return state;
  const issues = new Map(state.issues);
  if (issue) issues.set(key, issue);
  else issues.delete(key);
  return { ...state, issues };
}

function withoutIssues(state: AnsweringState, keys: readonly string[]): AnsweringState {
  if (!keys.some((key) => state.issues.has(key))) return state;
  const issues = new Map(state.issues);
  for (const key of keys) issues.delete(key);
  return { ...state, issues };
}

export const setDrawing =
  (slot: number, drawing: Drawing): Step =>
  (state) => {
    const drawings = new Map(state.drawings);
    if (isDrawn(drawing)) drawings.set(slot, drawing);
    else drawings.delete(slot);
    return { ...state, drawings };
  };
