// Editing the options of single and multiple choice questions. The code calls them choices, because the
// options of a form are its flags.
// rules: E2.21, E3.48, E4.72-E4.74, X35.10
import type { Localized } from '../../localized.ts';
import { type ChoiceOption, type FormDefinition, questionsOf } from '../definition/form.ts';
import { newChoice } from '../definition/new-form.ts';
import { changed, type Direction, moved, movedTo, removed } from '../definition/ordered-list.ts';
import { changeQuestion } from './change-item.ts';
import { isChoice } from './edit-questions.ts';

/** One option of one question. */
export interface ChoiceRef {
  readonly questionId: string;
  readonly choiceId: string;
}

/** Appends one option or a pasted list; changes nothing on a question of a kind that has no options. */
export function addChoices(
  definition: FormDefinition,
  questionId: string,
  choices: readonly { readonly id: string; readonly text?: string }[],
): FormDefinition {
  return changeChoices(definition, questionId, (options) =>
    choices.length === 0 ? options : [...options, ...choices.map(({ id, text }) => newChoice(id, text))],
  );
}

export function deleteChoice(definition: FormDefinition, at: ChoiceRef): FormDefinition {
  return inList(definition, at, removed);
}

export function moveChoice(definition: FormDefinition, at: ChoiceRef, direction: Direction): FormDefinition {
  return inList(definition, at, (options, index) => moved(options, index, direction));
}

export function moveChoiceTo(definition: FormDefinition, at: ChoiceRef, index: number): FormDefinition {
  return inList(definition, at, (options, from) => movedTo(options, from, index));
}

export function updateChoice(definition: FormDefinition, at: ChoiceRef, text: Localized): FormDefinition {
  return inList(definition, at, (options, index) =>
    changed(options, index, (option) => ({ ...option, text })),
  );
}

/**
 * Without the options at the ends of lists that were added and left blank, as Enter after the last one does. `keep`: ids
 * of options that stay, because they are stored.
 */
export function withoutBlankEnds(definition: FormDefinition, keep: ReadonlySet<string>): FormDefinition {
  const isBlank = ({ id, text }: ChoiceOption) =>
    !keep.has(id) && [text.text, ...Object.values(text.in ?? {})].every((one) => one.trim() === '');
  const questions = definition.sections.flatMap(questionsOf).filter(({ options }) => options.length > 0);
  return questions.reduce((before, { id, options }) => {
    const last = options.findLastIndex((option) => !isBlank(option));
    if (last === options.length - 1) return before;
    return changeChoices(before, id, () => options.slice(0, last + 1));
  }, definition);
}

/** Ids of the options that say the same as an earlier one of their list. */
export function repeatedChoices(options: readonly ChoiceOption[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { id, text } of options) {
    const said = text.text.trim().toLowerCase();
    if (said === '') continue;
    if (seen.has(said)) repeated.add(id);
    seen.add(said);
  }
  return repeated;
}

function inList(
  definition: FormDefinition,
  at: ChoiceRef,
  change: (options: readonly ChoiceOption[], index: number) => readonly ChoiceOption[],
): FormDefinition {
  return changeChoices(definition, at.questionId, (options) => {
    const index = options.findIndex((option) => option.id === at.choiceId);
    return index < 0 ? options : change(options, index);
  });
}

function changeChoices(
  definition: FormDefinition,
  questionId: string,
  change: (options: readonly ChoiceOption[]) => readonly ChoiceOption[],
): FormDefinition {
  return changeQuestion(definition, questionId, (question) => {
    if (!isChoice(question.kind)) return question;
    const options = change(question.options);
    return options === question.options ? question : { ...question, options };
  });
}
