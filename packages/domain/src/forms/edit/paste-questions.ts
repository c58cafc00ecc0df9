// A pasted list as questions: one for each line, with options where the line has them, and put into the form as one step.
// rules: X35.05

import type { QuestionList } from '../definition/find-item.ts';
import type { FormDefinition, Question } from '../definition/form.ts';
import { CHOICES_MAX, CHOICES_PER_QUESTION_MAX, QUESTIONS_MAX, TEXT_MAX } from '../definition/form-limits.ts';
import { questionsOf } from '../definition/form.ts';
import { newChoice, newQuestion } from '../definition/new-form.ts';
import type { QuestionKind } from '../definition/question-kinds.ts';
import { changeQuestions } from './change-item.ts';
import type { NextId } from './duplicate-item.ts';
import { isChoice } from './edit-questions.ts';

export interface PastedQuestion {
  readonly title: string;
  readonly options: readonly string[];
}

/** What word processors put before the lines of a list. */
const LIST_MARK = /^(?:[-–—•·*]|\d{1,3}[.)])\s+/;

/**
 * Options stand after a semicolon and are separated by bars (`Barrio;Centro|Norte`), or stand in the further columns of
 * a spreadsheet. Without a bar a semicolon is part of the question.
 */
export function pastedQuestions(text: string): readonly PastedQuestion[] {
  return text
    .split(/[\r\n]+/)
    .map(pastedQuestion)
    .filter(({ title, options }) => title !== '' || options.length > 0);
}

function pastedQuestion(line: string): PastedQuestion {
  const [first = '', ...columns] = line.split('\t');
  const semicolon = first.indexOf(';');
  const bars = first.lastIndexOf('|');
  const hasOptions = semicolon >= 0 && bars > semicolon;
  const title = hasOptions ? first.slice(0, semicolon) : first;
  const inLine = hasOptions ? first.slice(semicolon + 1).split('|') : [];
  const options = [...inLine, ...columns.flatMap((column) => column.split('|'))];
  return {
    title: title.trim().replace(LIST_MARK, ''),
    options: options.map((option) => option.trim()).filter((option) => option !== ''),
  };
}

/** Options make a choice of any other kind. */
export function kindOfPasted({ options }: PastedQuestion, kind: QuestionKind): QuestionKind {
  return options.length === 0 || isChoice(kind) ? kind : 'single-choice';
}

/** Which limit the list would break; null when it fits. */
export type PasteLimit =
  | { readonly limit: 'questions'; readonly max: number }
  | { readonly limit: 'options'; readonly max: number }
  | { readonly limit: 'text'; readonly max: number };

export function limitOfPaste(
  definition: FormDefinition,
  pasted: readonly PastedQuestion[],
): PasteLimit | null {
  const present = definition.sections.flatMap(questionsOf);
  if (present.length + pasted.length > QUESTIONS_MAX) return { limit: 'questions', max: QUESTIONS_MAX };
  const choices = present.reduce((sum, { options }) => sum + options.length, 0);
  const added = pasted.reduce((sum, { options }) => sum + options.length, 0);
  if (choices + added > CHOICES_MAX) return { limit: 'options', max: CHOICES_MAX };
  if (pasted.some(({ options }) => options.length > CHOICES_PER_QUESTION_MAX))
    return { limit: 'options', max: CHOICES_PER_QUESTION_MAX };
  const isLong = pasted.some(({ title, options }) =>
    [title, ...options].some((one) => one.length > TEXT_MAX),
  );
  return isLong ? { limit: 'text', max: TEXT_MAX } : null;
}

interface Target extends QuestionList {
  /** They are put in after this question; without it at the end. */
  readonly after?: string | undefined;
}

/** Puts them in, in their order. A question without a title that they are put after gives way to them. */
export function insertPasted(
  definition: FormDefinition,
  target: Target,
  added: readonly Question[],
): FormDefinition {
  if (added.length === 0) return definition;
  return changeQuestions(definition, target, (questions) => {
    const at = questions.findIndex(({ id }) => id === target.after);
    if (at < 0) return [...questions, ...added];
    const isBlank = questions[at]?.title.text.trim() === '' && questions[at].options.length === 0;
    return questions.toSpliced(isBlank ? at : at + 1, isBlank ? 1 : 0, ...added);
  });
}

export function newPasted(pasted: PastedQuestion, kind: QuestionKind, nextId: NextId): Question {
  return {
    ...newQuestion(nextId(), kindOfPasted(pasted, kind)),
    title: { text: pasted.title },
    options: pasted.options.map((text) => newChoice(nextId(), text)),
  };
}
