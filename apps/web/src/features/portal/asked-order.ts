// What a citizen is asked to answer again, in the order of the form: officials mark in any order, and who answers goes
// down the page.
// rules: X36.77
import { type FormDefinition, questionsOf } from '@constancia/domain/forms/definition/form.ts';
import type { RequestedItem } from '@constancia/domain/review/change-request.ts';
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import { rowsOf } from '@constancia/domain/submissions/answers/repeats.ts';

/** Section by section, copy by copy, question by question. */
export function inFormOrder<Item extends Pick<RequestedItem, 'sectionId' | 'questionId' | 'rowId'>>(
  items: readonly Item[],
  { sections }: Pick<FormDefinition, 'sections'>,
  answers: Pick<AnswerSet, 'rows'>,
): readonly Item[] {
  const positions = items.map((item) => {
    const section = sections.findIndex(({ id }) => id === item.sectionId);
    const questions = sections[section] ? questionsOf(sections[section]) : [];
    const row = rowsOf(answers, item.sectionId).findIndex(({ id }) => id === item.rowId);
    return { item, position: [section, row, questions.findIndex(({ id }) => id === item.questionId)] };
  });
  positions.sort((one, other) => compare(one.position, other.position));
  return positions.map(({ item }) => item);
}

function compare(one: readonly number[], other: readonly number[]): number {
  const differs = one.findIndex((value, at) => value !== other[at]);
  return (one[differs] ?? 0) - (other[differs] ?? 0);
}
