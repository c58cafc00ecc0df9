// The answers that questions start with when they appear: in a new submission, with a ticked condition, or in
// a new copy.
// rules: A4.01-A4.04, A4.18, A4.21, A5.12
import type { Question } from '../../forms/definition/form.ts';
import { isMoment } from '../../forms/definition/question-kinds.ts';
import type { LocalMoment } from '../../questions/question-type.ts';
import { QUESTION_TYPES } from '../../questions/registry.ts';
import type { AnswersByQuestion } from './answers.ts';

/** Whether its answer may be what it started with, so that nobody need have written it. */
export function startsWithMoment({ kind, startsEmpty }: Question): boolean {
  return isMoment(kind) && !startsEmpty;
}

/**
 * Has entries only for questions that start with a value: dates, times, and a required choice with a single
 * option.
 */
export function startingAnswers(questions: readonly Question[], now: LocalMoment): AnswersByQuestion {
  const starting = questions
    .map((question) => [question.id, QUESTION_TYPES[question.kind].empty(now, question)] as const)
    .filter(([, value]) => value.length > 0);
  return Object.fromEntries(starting.map(([id, value]) => [id, { value }]));
}
