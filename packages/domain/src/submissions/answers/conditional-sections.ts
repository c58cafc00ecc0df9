// Ticking and unticking the conditions of a section, which shows and hides their questions. A hidden question
// has no answer: ticking gives it its starting value, unticking deletes its answer.
// rules: A3.09, A4.18-A4.20, E3.42, E3.43
import type { Condition, Question, Section } from '../../forms/definition/form.ts';
import type { LocalMoment } from '../../questions/question-type.ts';
import type { AnswerSet } from './answers.ts';
import { ownEntry, withEntry } from './own-entry.ts';
import { startingAnswers } from './starting-answers.ts';

const NONE: readonly string[] = [];

export function tickedConditions(answers: Pick<AnswerSet, 'ticked'>, sectionId: string): readonly string[] {
  return ownEntry(answers.ticked, sectionId) ?? NONE;
}

/**
 * False while the box is disabled, because the section is in single mode and another condition is ticked
 * (A4.20).
 */
export function mayTick(answers: AnswerSet, section: Section, conditionId: string): boolean {
  if (!section.conditional || !conditionOf(section, conditionId)) return false;
  const ticked = tickedConditions(answers, section.id);
  return !section.single || ticked.length === 0 || ticked.includes(conditionId);
}

export interface Tick {
  readonly section: Section;
  readonly conditionId: string;
  readonly now: LocalMoment;
}

/** Changes nothing when the box is disabled or already ticked. */
export function tickCondition(answers: AnswerSet, { section, conditionId, now }: Tick): AnswerSet {
  const ticked = tickedConditions(answers, section.id);
  const condition = conditionOf(section, conditionId);
  if (!condition || ticked.includes(conditionId) || !mayTick(answers, section, conditionId)) return answers;
  const inOrder = section.conditions
    .map(({ id }) => id)
    .filter((id) => id === conditionId || ticked.includes(id));
  const starting = startingAnswers(condition.questions, now);
  return {
    ...answers,
    ticked: { ...answers.ticked, [section.id]: inOrder },
    main: Object.keys(starting).length === 0 ? answers.main : { ...answers.main, ...starting },
  };
}

/**
 * Deletes the answers of the condition's questions (A4.19); changes nothing when the condition was not
 * ticked.
 */
export function untickCondition(answers: AnswerSet, section: Section, conditionId: string): AnswerSet {
  const ticked = tickedConditions(answers, section.id);
  if (!ticked.includes(conditionId)) return answers;
  const left = ticked.filter((id) => id !== conditionId);
  return {
    ...answers,
    ticked: withEntry(answers.ticked, section.id, left.length === 0 ? undefined : left),
    main: without(answers.main, conditionOf(section, conditionId)?.questions ?? []),
  };
}

function conditionOf(section: Section, conditionId: string): Condition | undefined {
  return section.conditions.find(({ id }) => id === conditionId);
}

function without(answers: AnswerSet['main'], questions: readonly Question[]): AnswerSet['main'] {
  const cleared = new Set(questions.map(({ id }) => id).filter((id) => Object.hasOwn(answers, id)));
  if (cleared.size === 0) return answers;
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !cleared.has(id)));
}
