// What changed between two submissions of one form about the same asset, question by question, as a person reads it.
// The two may have been given to different versions of the form.
// rules: X39.03
import type { FormDefinition, Question, Section } from '../forms/definition/form.ts';
import { inLanguage } from '../localized.ts';
import { attachmentsOf } from '../presentation/answer-history.ts';
import { type AnswerValue, type Display, NO_DISPLAY } from '../questions/question-type.ts';
import { QUESTION_TYPES } from '../questions/registry.ts';
import { sameValue } from '../reading/same-value.ts';
import type { Answer, AnswerSet } from '../submissions/answers/answers.ts';
import { ownEntry } from '../submissions/answers/own-entry.ts';
import { rowsOf } from '../submissions/answers/repeats.ts';

export interface Visit {
  readonly definition: FormDefinition;
  readonly answers: AnswerSet;
  /** Storage key -> the name that people gave the file. */
  readonly fileNames: ReadonlyMap<string, string>;
}

export interface VisitAnswer {
  readonly display: Display;
  /** Names of its files; '' for one without a name. */
  readonly files: readonly string[];
}

export interface VisitChange {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly questionId: string;
  readonly section: string;
  readonly question: string;
  /** Which instance of a repeatable section, counted from 1; null in any other section. */
  readonly copy: number | null;
  /** Null when it was not answered. */
  readonly before: VisitAnswer | null;
  readonly after: VisitAnswer | null;
}

interface Asked {
  readonly section: Section;
  readonly question: Question;
}

interface Given {
  readonly shown: VisitAnswer;
  readonly value: AnswerValue | undefined;
  readonly files: readonly string[];
}

/** In the order of the later form; what it no longer asks is last, in the order of the earlier one. */
export function visitChanges(before: Visit, after: Visit, language: string): readonly VisitChange[] {
  const [earlier, later] = [questionsOf(before.definition), questionsOf(after.definition)];
  const asked = [
    ...later.values(),
    ...[...earlier.values()].filter(({ question }) => !later.has(question.id)),
  ];
  const change = (position: number, { section, question }: Asked): readonly VisitChange[] => {
    const of = (visit: Visit, known: ReadonlyMap<string, Asked>) =>
      givenAt(visit, known.get(question.id), { position, language });
    const [one, other] = [of(before, earlier), of(after, later)];
    if ((!one && !other) || (one && other && sameGiven(one, other))) return [];
    return [
      {
        kind: one && other ? 'changed' : one ? 'removed' : 'added',
        questionId: question.id,
        section: inLanguage(section.title, language),
        question: inLanguage(question.title, language),
        copy: section.repeatable || position > 0 ? position + 1 : null,
        before: one?.shown ?? null,
        after: other?.shown ?? null,
      },
    ];
  };
  return sectionsOf(asked).flatMap((questions) => {
    const copies = Math.max(
      ...questions.map(({ question }) => copiesOf(question, { before, earlier, after, later })),
    );
    return Array.from({ length: copies + 1 }, (_, position) => position).flatMap((position) =>
      questions.flatMap((one) => change(position, one)),
    );
  });
}

function questionsOf({ sections }: FormDefinition): ReadonlyMap<string, Asked> {
  const found = new Map<string, Asked>();
  for (const section of sections) {
    const questions = section.conditional
      ? section.conditions.flatMap((condition) => condition.questions)
      : section.questions;
    for (const question of questions) found.set(question.id, { section, question });
  }
  return found;
}

/** Questions that follow each other in one section, so that a copy is shown as a whole. */
function sectionsOf(asked: readonly Asked[]): readonly (readonly Asked[])[] {
  const lists: Asked[][] = [];
  for (const one of asked) {
    const last = lists.at(-1);
    if (last?.[0]?.section === one.section) last.push(one);
    else lists.push([one]);
  }
  return lists;
}

interface Both {
  readonly before: Visit;
  readonly earlier: ReadonlyMap<string, Asked>;
  readonly after: Visit;
  readonly later: ReadonlyMap<string, Asked>;
}

/** Further copies that either visit has of the question's section. */
function copiesOf({ id }: Question, { before, earlier, after, later }: Both): number {
  const count = ({ answers }: Visit, asked: Asked | undefined) =>
    asked ? rowsOf(answers, asked.section.id).length : 0;
  return Math.max(count(before, earlier.get(id)), count(after, later.get(id)));
}

/** Null when the question was not asked there, or not answered. */
function givenAt(
  { answers, fileNames }: Visit,
  asked: Asked | undefined,
  { position, language }: { readonly position: number; readonly language: string },
): Given | null {
  if (!asked) return null;
  const { section, question } = asked;
  const list = position === 0 ? answers.main : rowsOf(answers, section.id)[position - 1]?.answers;
  const answer: Answer | undefined = list && ownEntry(list, question.id);
  const type = QUESTION_TYPES[question.kind];
  const isAnswered = answer !== undefined && type.isAnswered(answer.value);
  const files = attachmentsOf(answer);
  if (!isAnswered && files.length === 0) return null;
  const names = files.map(({ key }) => fileNames.get(key) ?? '');
  return {
    shown: {
      display: isAnswered ? type.display(answer.value, question, language) : NO_DISPLAY,
      files: names,
    },
    value: isAnswered ? answer.value : undefined,
    // A file without a name is known by its key only.
    files: files.map(({ type: kind, key }) => `${kind} ${fileNames.get(key) || key}`),
  };
}

/** Ticked options are the same in any order, because a later version may ask for them in another one. */
function sameGiven(one: Given, other: Given): boolean {
  const plain = (value: AnswerValue | undefined) =>
    typeof value === 'object' ? value.toSorted() : (value ?? null);
  return sameValue(plain(one.value), plain(other.value)) && sameValue(one.files, other.files);
}
