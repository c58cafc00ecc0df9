// Answering for an asset from what was answered at its last visit with the same form: what is taken over, what the form
// no longer asks, and how the answers stand to it afterwards. Files and signatures are never taken.
// rules: X39.10-X39.13
import { inLanguage } from '../../localized.ts';
import type { AnswerValue, Display, LocalMoment } from '../../questions/question-type.ts';
import { sameValue } from '../../reading/same-value.ts';
import type { Answer, AnswerSet, AnswersByQuestion, Row } from '../answers/answers.ts';
import type { FormIndex, QuestionEntry } from '../answers/form-index.ts';
import { ownEntry } from '../answers/own-entry.ts';
import { mayRepeat, rowsOf } from '../answers/repeats.ts';
import { type AnswerRef, answerAt } from '../answers/set-answer.ts';
import { startingAnswers, startsWithMoment } from '../answers/starting-answers.ts';

/** An answer that the form has no question for any more. */
export interface DroppedAnswer {
  readonly question: string;
  readonly display: Display;
}

export interface LastAnswers {
  /** As the form asks for them now. */
  readonly answers: AnswerSet;
  readonly dropped: readonly DroppedAnswer[];
}

/** The submission that another one began from, with the answers that were taken. */
export interface StartedFrom {
  readonly id: string;
  readonly code: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly assetId: number;
  readonly answers: AnswerSet;
}

/** `earlier`: the version that the answers were given to; `now`: the one that is being answered. */
export function lastAnswers(
  { earlier, given }: { readonly earlier: FormIndex; readonly given: AnswerSet },
  now: FormIndex,
  language: string,
): LastAnswers {
  const ticked: Record<string, readonly string[]> = {};
  const rows: Record<string, readonly Row[]> = {};
  const main: Record<string, Answer> = {};
  for (const { section, questions, conditions } of now.sections) {
    const known = conditions.filter(({ condition }) =>
      (ownEntry(given.ticked, section.id) ?? []).includes(condition.id),
    );
    const kept = section.single ? known.slice(0, 1) : known;
    if (kept.length > 0) ticked[section.id] = kept.map(({ condition }) => condition.id);
    const asked = section.conditional ? kept.flatMap((condition) => condition.questions) : questions;
    Object.assign(main, taken(earlier, asked, given.main));
    const copies = mayRepeat(section) ? rowsOf(given, section.id) : [];
    if (copies.length > 0)
      rows[section.id] = copies.map(({ id, answers }) => ({
        id,
        answers: taken(earlier, questions, answers),
      }));
  }
  const answers = { ticked, main, rows };
  return { answers, dropped: droppedOf({ earlier, given }, { now, answers }, language) };
}

/** A date or time that begins with the present moment is that of this visit, not of the last one. */
const isOfTheMoment = ({ question }: QuestionEntry): boolean => startsWithMoment(question);

function taken(
  earlier: FormIndex,
  asked: readonly QuestionEntry[],
  given: AnswersByQuestion,
): AnswersByQuestion {
  const answers: Record<string, Answer> = {};
  for (const entry of asked) {
    const was = earlier.questionById.get(entry.question.id);
    if (was?.question.kind !== entry.question.kind || isOfTheMoment(entry)) continue;
    const value = fittingValue(entry, ownEntry(given, entry.question.id)?.value);
    if (value !== undefined) answers[entry.question.id] = { value };
  }
  return answers;
}

/**
 * Without options that the question does not have any more, the others in its order, which may be another one by now;
 * undefined for what it would not accept.
 */
export function fittingValue(
  { question, type }: QuestionEntry,
  value: AnswerValue | undefined,
): AnswerValue | undefined {
  if (value === undefined) return undefined;
  const ids = new Set(question.options.map(({ id }) => id));
  const known = typeof value === 'object' ? value.filter((id) => ids.has(id)) : value;
  const fitting = type.normalise(known, question);
  return type.isAnswered(fitting) && type.check(fitting, question) === null ? fitting : undefined;
}

/** Answers of the earlier visit that were not taken as they were, in the order of its form. */
function droppedOf(
  { earlier, given }: { readonly earlier: FormIndex; readonly given: AnswerSet },
  { now, answers }: { readonly now: FormIndex; readonly answers: AnswerSet },
  language: string,
): readonly DroppedAnswer[] {
  const lost = ({ question, type }: QuestionEntry, at: AnswerRef): readonly DroppedAnswer[] => {
    const value = answerAt(given, at)?.value;
    if (!type.isAnswered(value) || sameInAnyOrder(value, answerAt(answers, at)?.value)) return [];
    const asked = now.questionById.get(question.id);
    if (asked && asked.question.kind === question.kind && isOfTheMoment(asked)) return [];
    return [
      {
        question: inLanguage(question.title, language),
        display: type.display(value, question, language),
      },
    ];
  };
  return earlier.sections.flatMap(({ section, questions, conditions }) => {
    const entries = section.conditional ? conditions.flatMap((condition) => condition.questions) : questions;
    return [
      ...entries.flatMap((entry) => lost(entry, { questionId: entry.question.id })),
      ...rowsOf(given, section.id).flatMap(({ id: rowId }) =>
        entries.flatMap((entry) =>
          lost(entry, { questionId: entry.question.id, sectionId: section.id, rowId }),
        ),
      ),
    ];
  });
}

/**
 * What was answered already stays; everything else is as it was at the last visit. Conditions and copies that come with it
 * appear as when a person ticks or adds them: what starts with a value, as the date of today, has it.
 */
export function withLastAnswers(
  index: FormIndex,
  { current, last }: { readonly current: AnswerSet; readonly last: AnswerSet },
  now: LocalMoment,
): AnswerSet {
  const ticked: Record<string, readonly string[]> = { ...current.ticked };
  const rows: Record<string, readonly Row[]> = { ...current.rows };
  const main: Record<string, Answer> = { ...current.main };
  for (const { section, questions, conditions } of index.sections) {
    const chosen = ownEntry(current.ticked, section.id) ?? [];
    const before = ownEntry(last.ticked, section.id) ?? [];
    const isTickedNow = section.conditional && chosen.length === 0 && before.length > 0;
    if (isTickedNow) ticked[section.id] = before;
    const shown = ownEntry(ticked, section.id) ?? [];
    const asked = section.conditional
      ? conditions.filter(({ condition }) => shown.includes(condition.id)).flatMap((one) => one.questions)
      : questions;
    const appearing = isTickedNow ? asked.map(({ question }) => question) : [];
    Object.assign(main, startingAnswers(appearing, now));
    for (const { question, type } of asked) {
      const present = ownEntry(main, question.id);
      const answer = ownEntry(last.main, question.id);
      if (answer && !type.isAnswered(present?.value)) main[question.id] = { ...present, ...answer };
    }
    const copies = rowsOf(last, section.id);
    if (copies.length > 0 && rowsOf(current, section.id).length === 0)
      rows[section.id] = copies.map(({ id, answers }) => ({
        id,
        answers: { ...startingAnswers(section.questions, now), ...answers },
      }));
  }
  return { ticked, main, rows };
}

/** How an answer stands to the one of the last visit; null when none was taken. */
export function lastVisitMark(
  { answers: last }: Pick<StartedFrom, 'answers'>,
  current: AnswerSet,
  at: AnswerRef,
): 'same' | 'changed' | null {
  const taken = answerAt(last, at)?.value;
  if (taken === undefined) return null;
  return sameInAnyOrder(taken, answerAt(current, at)?.value) ? 'same' : 'changed';
}

/** Options that were ticked are the same in any order, because versions of a form may have them in different ones. */
export function sameInAnyOrder(one: AnswerValue | undefined, other: AnswerValue | undefined): boolean {
  return sameValue(plain(one), plain(other));
}

const plain = (value: AnswerValue | undefined) =>
  typeof value === 'object' ? value.toSorted() : (value ?? '');
