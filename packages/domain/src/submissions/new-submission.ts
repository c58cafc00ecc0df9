// The answers that a new submission starts with.
// rules: A4.01-A4.04, A5.12
import type { FormDefinition } from '../forms/definition/form.ts';
import type { LocalMoment } from '../questions/question-type.ts';
import type { AnswerSet } from './answers/answers.ts';
import { startingAnswers } from './answers/starting-answers.ts';

/** No condition is ticked yet, so the questions of conditions have no answers. */
export function newAnswers(definition: Pick<FormDefinition, 'sections'>, now: LocalMoment): AnswerSet {
  const shown = definition.sections.flatMap((section) => (section.conditional ? [] : section.questions));
  return { ticked: {}, main: startingAnswers(shown, now), rows: {} };
}
