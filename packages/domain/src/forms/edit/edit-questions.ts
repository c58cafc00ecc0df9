// Editing questions, in simple sections and in conditions alike.
// rules: E2.21, E3.45-E3.54, E4.72-E4.74

import { findCondition, findQuestion, listOf, type QuestionList } from '../definition/find-item.ts';
import type { FormDefinition, Question } from '../definition/form.ts';
import { newQuestion } from '../definition/new-form.ts';
import { type Direction, inserted, moved, movedTo, removed } from '../definition/ordered-list.ts';
import { type Purpose, purposeField } from '../definition/purposes.ts';
import type { QuestionKind } from '../definition/question-kinds.ts';
import { changeQuestion, changeQuestions } from './change-item.ts';
import { copyOfQuestion, type NextId } from './duplicate-item.ts';

/** Fields that are set directly; change-kind.ts changes the kind, edit-choices.ts the options. */
export type QuestionFields = Partial<Omit<Question, 'id' | 'kind' | 'options' | 'residue'>>;

/** Appends an empty question; changes nothing when the list does not exist. */
export function addQuestion(
  definition: FormDefinition,
  list: QuestionList,
  question: { readonly id: string; readonly kind?: QuestionKind },
): FormDefinition {
  return changeQuestions(definition, list, (questions) => [
    ...questions,
    newQuestion(question.id, question.kind),
  ]);
}

/** The kind that a further question of the list gets: that of the last one, or text. */
export function lastKindOf(definition: FormDefinition, list: QuestionList): QuestionKind {
  const section = definition.sections.find(({ id }) => id === list.sectionId);
  const owner =
    list.conditionId === undefined ? section : section?.conditions.find(({ id }) => id === list.conditionId);
  return owner?.questions.at(-1)?.kind ?? 'text';
}

export function deleteQuestion(definition: FormDefinition, questionId: string): FormDefinition {
  return inList(definition, questionId, removed);
}

/** Moves the question within its own list; moving past either end changes nothing. */
export function moveQuestion(
  definition: FormDefinition,
  questionId: string,
  direction: Direction,
): FormDefinition {
  return inList(definition, questionId, (questions, index) => moved(questions, index, direction));
}

/**
 * Moves the question to a position in any list of the form: drag and drop, also between sections and
 * conditions.
 */
export function moveQuestionTo(
  definition: FormDefinition,
  questionId: string,
  target: QuestionList & { readonly index: number },
): FormDefinition {
  const found = findQuestion(definition, questionId);
  if (!found || !holdsQuestions(definition, target)) return definition;
  const source = listOf(found);
  if (source.sectionId === target.sectionId && source.conditionId === target.conditionId)
    return changeQuestions(definition, source, (questions) => movedTo(questions, found.index, target.index));
  const without = changeQuestions(definition, source, (questions) => removed(questions, found.index));
  return changeQuestions(without, target, (questions) => inserted(questions, target.index, found.question));
}

/** Inserts a copy right after the question, with new ids for it and its options. */
export function duplicateQuestion(
  definition: FormDefinition,
  questionId: string,
  nextId: NextId,
): FormDefinition {
  return inList(definition, questionId, (questions, index) => {
    const question = questions[index];
    return question ? inserted(questions, index + 1, copyOfQuestion(question, nextId)) : questions;
  });
}

export function updateQuestion(
  definition: FormDefinition,
  questionId: string,
  fields: QuestionFields,
): FormDefinition {
  return changeQuestion(definition, questionId, (question) => ({ ...question, ...fields }));
}

/** Typed is absent: so say forms from before. */
export function setScansCode(
  definition: FormDefinition,
  questionId: string,
  given: 'scanned' | 'typed',
): FormDefinition {
  return changeQuestion(definition, questionId, ({ scansCode: _before, ...question }) => ({
    ...question,
    ...(given === 'scanned' && { scansCode: true }),
  }));
}

/** Nothing in particular is absent: so say forms from before. */
export function setPurpose(
  definition: FormDefinition,
  questionId: string,
  given: Purpose | 'none',
): FormDefinition {
  return changeQuestion(definition, questionId, ({ purpose: _before, ...question }) => ({
    ...question,
    ...purposeField(question.kind, given),
  }));
}

/** Unrecorded is absent: so say forms from before. */
export function setAllowsAudio(
  definition: FormDefinition,
  questionId: string,
  given: 'recorded' | 'unrecorded',
): FormDefinition {
  return changeQuestion(definition, questionId, ({ allowsAudio: _before, ...question }) => ({
    ...question,
    ...(given === 'recorded' && { allowsAudio: true }),
  }));
}

/** Whether questions of the kind have options (E3.48). */
export function isChoice(kind: QuestionKind): boolean {
  return kind === 'single-choice' || kind === 'multiple-choice';
}

function holdsQuestions(definition: FormDefinition, list: QuestionList): boolean {
  if (list.conditionId !== undefined) return findCondition(definition, list.conditionId) !== null;
  return definition.sections.some((section) => section.id === list.sectionId && !section.conditional);
}

function inList(
  definition: FormDefinition,
  questionId: string,
  change: (questions: readonly Question[], index: number) => readonly Question[],
): FormDefinition {
  const found = findQuestion(definition, questionId);
  if (!found) return definition;
  return changeQuestions(definition, listOf(found), (questions) => change(questions, found.index));
}
