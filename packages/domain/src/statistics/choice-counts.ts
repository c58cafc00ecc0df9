// How often each choice of a form was selected. Raw counts by question and choice are arranged in the words
// and the order of the newest version; choices that it no longer offers are counted separately, so that
// nothing is hidden.
// rules: P2.18, R2.012, X10.14
import { type FormDefinition, type Question, questionsOf } from '../forms/definition/form.ts';
import type { Localized } from '../localized.ts';

/**
 * How often a choice was selected. `leading`: how many of those times it was the first choice of its answer.
 */
export interface RawChoice {
  readonly question: string;
  readonly choice: string;
  readonly count: number;
  readonly leading: number;
}

export interface ChoiceCounts {
  readonly id: string;
  readonly title: Localized;
  readonly section: Localized;
  readonly kind: 'single-choice' | 'multiple-choice' | 'yes-no';
  /** Answers with at least one choice: the sum of `leading` over all choices. */
  readonly answered: number;
  readonly choices: readonly { readonly id: string; readonly text: Localized; readonly count: number }[];
  readonly removedChoices: number;
}

/** Their words come from packages/messages. */
const YES_OR_NO = ['yes', 'no'].map((id) => ({ id, text: { text: '' } }));

function isCounted(question: Question): question is Question & { readonly kind: ChoiceCounts['kind'] } {
  return ['single-choice', 'multiple-choice', 'yes-no'].includes(question.kind);
}

/** Ids of the questions with counted choices, in the order of the form. */
export function countedQuestions(definition: FormDefinition): readonly string[] {
  return definition.sections.flatMap((section) =>
    questionsOf(section)
      .filter(isCounted)
      .map(({ id }) => id),
  );
}

export function choiceCounts(definition: FormDefinition, raw: readonly RawChoice[]): readonly ChoiceCounts[] {
  const byQuestion = Map.groupBy(raw, ({ question }) => question);
  return definition.sections.flatMap((section) =>
    questionsOf(section)
      .filter(isCounted)
      .map((question) => {
        const given = byQuestion.get(question.id) ?? [];
        const counts = new Map(given.map(({ choice, count }) => [choice, count]));
        const offered = question.kind === 'yes-no' ? YES_OR_NO : question.options;
        const choices = offered.map(({ id, text }) => ({ id, text, count: counts.get(id) ?? 0 }));
        const all = given.reduce((sum, { count }) => sum + count, 0);
        return {
          id: question.id,
          title: question.title,
          section: section.title,
          kind: question.kind,
          answered: given.reduce((sum, { leading }) => sum + leading, 0),
          choices,
          removedChoices: all - choices.reduce((sum, { count }) => sum + count, 0),
        };
      }),
  );
}
