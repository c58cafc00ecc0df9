// Fits a draft to the current version of the form, which may have lost questions, options or whole sections, or ask
// otherwise. What the form still has is kept, everything else is dropped. No shape is trusted, because a draft may be years
// old.
// rules: A4.01, A4.18-A4.22, X40.10
import { attachmentsOffered } from '@constancia/domain/files/attachment.ts';
import { isItemId } from '@constancia/domain/forms/definition/item-id.ts';
import { COPIES_MAX } from '@constancia/domain/limits.ts';
import type {
  Answer,
  AnswerSet,
  AnswersByQuestion,
  Row,
} from '@constancia/domain/submissions/answers/answers.ts';
import type { FormIndex, QuestionEntry } from '@constancia/domain/submissions/answers/form-index.ts';
import { ownEntry } from '@constancia/domain/submissions/answers/own-entry.ts';
import { mayRepeat } from '@constancia/domain/submissions/answers/repeats.ts';
import { shownValue } from '@constancia/domain/submissions/answers/shown-value.ts';
import type { StartedFrom } from '@constancia/domain/submissions/last-visit/start-from.ts';
import { isRecord, type UnknownRecord } from '@constancia/domain/submissions/checks/check-answer.ts';
import type { Prefilled } from './answering-state.ts';

/** `asked`: how the questions were asked in the version that the draft was written on; absent where it is this one. */
export function fitDraft(index: FormIndex, draft: unknown, asked?: unknown): AnswerSet {
  const then = asRecord(asked);
  const given = isRecord(draft) ? draft : {};
  const [ticked, main, rows] = [given['ticked'], given['main'], given['rows']].map(asRecord);
  const fitted: { ticked: Record<string, readonly string[]>; rows: Record<string, readonly Row[]> } = {
    ticked: {},
    rows: {},
  };
  const answers: Record<string, Answer> = {};
  for (const { section, conditions, questions } of index.sections) {
    const ids = list(ownEntry(ticked ?? {}, section.id));
    const known = conditions.filter(({ condition }) => ids.includes(condition.id));
    const kept = section.single ? known.slice(0, 1) : known;
    if (kept.length > 0) fitted.ticked[section.id] = kept.map(({ condition }) => condition.id);
    const shown = section.conditional ? kept.flatMap((entry) => entry.questions) : questions;
    Object.assign(answers, fitAnswers(shown, main ?? {}, then));
    const copies = mayRepeat(section) ? fitRows(questions, list(ownEntry(rows ?? {}, section.id)), then) : [];
    if (copies.length > 0) fitted.rows[section.id] = copies;
  }
  return { ...fitted, main: answers };
}

/** The last visit that a draft began from; null for none, and for anything that is none. */
export function fitStart(index: FormIndex, kept: unknown, asked?: unknown): StartedFrom | null {
  if (!isRecord(kept) || !index.definition.startsFromLastVisit) return null;
  const { id, code, at, assetId } = kept;
  if (typeof id !== 'string' || typeof code !== 'string' || typeof at !== 'string') return null;
  if (typeof assetId !== 'number') return null;
  return { id, code, at, assetId, answers: fitDraft(index, kept['answers'], asked) };
}

/** What a link filled in of a draft; null for none, and for anything that is none. */
export function fitPrefilled(index: FormIndex, kept: unknown, asked?: unknown): Prefilled | null {
  if (!isRecord(kept)) return null;
  const [asset = null, person = null] = [kept['asset'], kept['person']].map((id) =>
    typeof id === 'number' ? id : null,
  );
  return { answers: fitDraft(index, { main: kept['answers'] }, asked).main, asset, person };
}

function fitRows(
  questions: readonly QuestionEntry[],
  given: readonly unknown[],
  then: UnknownRecord,
): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const row of given.slice(0, COPIES_MAX)) {
    const id = isRecord(row) ? row['id'] : undefined;
    if (isItemId(id))
      rows.set(id, { id, answers: fitAnswers(questions, asRecord((row as UnknownRecord)['answers']), then) });
  }
  return [...rows.values()];
}

function fitAnswers(
  questions: readonly QuestionEntry[],
  given: UnknownRecord,
  then: UnknownRecord,
): AnswersByQuestion {
  const answers: Record<string, Answer> = {};
  for (const entry of questions) {
    const answer = ownEntry(given, entry.question.id);
    if (!isRecord(answer)) continue;
    const value = isAskedAsThen(entry, then) ? shownValue(entry.question, answer['value']) : undefined;
    const fitted = { ...(value !== undefined && { value }), ...fitFiles(entry, answer) };
    if (Object.keys(fitted).length > 0) answers[entry.question.id] = fitted;
  }
  return answers;
}

/** What was answered to a question of another kind answers nothing now: the id of an option is no text, and a text no day. */
function isAskedAsThen({ question: { id, kind } }: QuestionEntry, then: UnknownRecord): boolean {
  const was = ownEntry(then, id);
  return !Array.isArray(was) || was[0] === kind;
}

/** Keeps the storage keys; the server decides whether their files still exist. */
function fitFiles({ question }: QuestionEntry, answer: UnknownRecord): Omit<Answer, 'value'> {
  const kinds = attachmentsOffered(question, { offersVideo: true });
  const keys = kinds.flatMap((kind) => (typeof answer[kind] === 'string' ? [[kind, answer[kind]]] : []));
  return Object.fromEntries(keys) as Omit<Answer, 'value'>;
}

function asRecord(value: unknown): UnknownRecord {
  return isRecord(value) ? value : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
