// Changes one item of a form and keeps every other object as it is: a keystroke in one of a thousand
// questions replaces only that question, its list, its section and the form.
// rules: E2.21
import { findCondition, findQuestion, listOf, type QuestionList } from '../definition/find-item.ts';
import type { Condition, FormDefinition, Question, Section } from '../definition/form.ts';
import { changed } from '../definition/ordered-list.ts';

export function changeSections(
  definition: FormDefinition,
  change: (sections: readonly Section[]) => readonly Section[],
): FormDefinition {
  const sections = change(definition.sections);
  return sections === definition.sections ? definition : { ...definition, sections };
}

export function changeSection(
  definition: FormDefinition,
  sectionId: string,
  change: (section: Section) => Section,
): FormDefinition {
  const index = definition.sections.findIndex((section) => section.id === sectionId);
  return changeSections(definition, (sections) => changed(sections, index, change));
}

export function changeConditions(
  definition: FormDefinition,
  sectionId: string,
  change: (conditions: readonly Condition[]) => readonly Condition[],
): FormDefinition {
  return changeSection(definition, sectionId, (section) => {
    const conditions = change(section.conditions);
    return conditions === section.conditions ? section : { ...section, conditions };
  });
}

export function changeCondition(
  definition: FormDefinition,
  conditionId: string,
  change: (condition: Condition) => Condition,
): FormDefinition {
  const found = findCondition(definition, conditionId);
  if (!found) return definition;
  return changeConditions(definition, found.section.id, (conditions) =>
    changed(conditions, found.index, change),
  );
}

/**
 * Changes nothing when the section's type does not allow the list: in a conditional section only conditions
 * hold questions.
 */
export function changeQuestions(
  definition: FormDefinition,
  list: QuestionList,
  change: (questions: readonly Question[]) => readonly Question[],
): FormDefinition {
  const inside = <T extends { readonly questions: readonly Question[] }>(owner: T): T => {
    const questions = change(owner.questions);
    return questions === owner.questions ? owner : { ...owner, questions };
  };
  if (list.conditionId !== undefined) return changeCondition(definition, list.conditionId, inside);
  return changeSection(definition, list.sectionId, (section) =>
    section.conditional ? section : inside(section),
  );
}

export function changeQuestion(
  definition: FormDefinition,
  questionId: string,
  change: (question: Question) => Question,
): FormDefinition {
  const found = findQuestion(definition, questionId);
  if (!found) return definition;
  return changeQuestions(definition, listOf(found), (questions) => changed(questions, found.index, change));
}
