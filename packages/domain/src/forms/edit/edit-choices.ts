// Editing the options of single and multiple choice questions. The code calls them choices, because the
// options of a form are its flags.
// rules: E2.21, E3.48, E4.72-E4.74
import type { Localized } from '../../localized.ts';
import type { ChoiceOption, FormDefinition } from '../definition/form.ts';
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
