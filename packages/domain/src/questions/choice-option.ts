// Finds the options of a choice question by id.
// rules: A3.11, A1.05
import type { ChoiceOption, Question } from '../forms/definition/form.ts';
import { inLanguage } from '../localized.ts';

export function optionOf(question: Question, id: string): ChoiceOption | undefined {
  for (const option of question.options) if (option.id === id) return option;
  return undefined;
}

/**
 * The text of an option; an id that the form does not know is shown as it is, so that no stored answer is
 * hidden.
 */
export function optionText(question: Question, id: string, language: string): string {
  const option = optionOf(question, id);
  return option ? inLanguage(option.text, language) : id;
}
