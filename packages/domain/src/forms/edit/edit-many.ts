// Several questions at once, wherever in the form they stand: required or not, moved together, copied, deleted. Each is
// one operation, so each is one step back.
// rules: X35.06

import type { QuestionList } from '../definition/find-item.ts';
import { type FormDefinition, type Question, questionsOf } from '../definition/form.ts';
import { changeQuestions } from './change-item.ts';
import { copyOfQuestion, type NextId } from './duplicate-item.ts';

type Ids = ReadonlySet<string>;

export function requireQuestions(definition: FormDefinition, ids: Ids, required: boolean): FormDefinition {
  return changeLists(definition, (questions) =>
    questions.some((question) => ids.has(question.id) && question.required !== required)
      ? questions.map((question) => (ids.has(question.id) ? { ...question, required } : question))
      : questions,
  );
}

export function deleteQuestions(definition: FormDefinition, ids: Ids): FormDefinition {
  return changeLists(definition, (questions) =>
    questions.some(({ id }) => ids.has(id)) ? questions.filter(({ id }) => !ids.has(id)) : questions,
  );
}

/** Moves them to the end of a list, in the order of the form; changes nothing when there is no such list. */
export function moveQuestionsTo(definition: FormDefinition, ids: Ids, list: QuestionList): FormDefinition {
  const moved = definition.sections.flatMap(questionsOf).filter(({ id }) => ids.has(id));
  if (moved.length === 0) return definition;
  const without = deleteQuestions(definition, ids);
  const after = changeQuestions(without, list, (questions) => [...questions, ...moved]);
  return after === without ? definition : after;
}

/** In each list the copies stand together below the last of the originals. */
export function duplicateQuestions(definition: FormDefinition, ids: Ids, nextId: NextId): FormDefinition {
  return changeLists(definition, (questions) => {
    const last = questions.findLastIndex(({ id }) => ids.has(id));
    if (last < 0) return questions;
    const copies = questions
      .filter(({ id }) => ids.has(id))
      .map((question) => copyOfQuestion(question, nextId));
    return questions.toSpliced(last + 1, 0, ...copies);
  });
}

/** Changes every list of questions; whatever stays as it was stays the same object. */
function changeLists(
  definition: FormDefinition,
  change: (questions: readonly Question[]) => readonly Question[],
): FormDefinition {
  const lists = definition.sections.flatMap((section): readonly QuestionList[] =>
    section.conditional
      ? section.conditions.map(({ id }) => ({ sectionId: section.id, conditionId: id }))
      : [{ sectionId: section.id }],
  );
  return lists.reduce((before, list) => changeQuestions(before, list, change), definition);
}
