// Titles of sections, conditions and questions: reading and writing them, and what Enter in one of them adds.
// rules: X31.69, X35.01, X35.02, X35.05

import { findCondition, findQuestion, listOf } from '@constancia/domain/forms/definition/find-item.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { updateCondition } from '@constancia/domain/forms/edit/edit-conditions.ts';
import { updateQuestion } from '@constancia/domain/forms/edit/edit-questions.ts';
import { updateSection } from '@constancia/domain/forms/edit/edit-sections.ts';
import { pastedQuestions } from '@constancia/domain/forms/edit/paste-questions.ts';
import type { Localized } from '@constancia/domain/localized.ts';
import type { Editor } from './editor-context.tsx';
import { addBelow, addConditionTo, addQuestionTo, type TitlePosition } from './item-commands.ts';
import type { Item } from './selection.ts';

const NO_TITLE: Localized = { text: '' };

export function titleOf(definition: FormDefinition, { kind, id }: Item): Localized {
  if (kind === 'section') return definition.sections.find((section) => section.id === id)?.title ?? NO_TITLE;
  if (kind === 'condition') return findCondition(definition, id)?.condition.text ?? NO_TITLE;
  return findQuestion(definition, id)?.question.title ?? NO_TITLE;
}

export function withTitle(definition: FormDefinition, item: Item, title: Localized): FormDefinition {
  if (item.kind === 'section') return updateSection(definition, item.id, { title });
  if (item.kind === 'condition') return updateCondition(definition, item.id, title);
  return updateQuestion(definition, item.id, { title });
}

/** Identifies the title: typed on the canvas and in the properties, it is the same text and one undo step. */
export const titleMark = ({ kind, id }: Item): string =>
  kind === 'condition' ? `condition-${id}` : `${kind}-title-${id}`;

/** A title is one line, also when it is shown on several. */
export const asOneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ');

/** Several lines pasted into the title of a question become questions; false when the text is pasted as it is. */
export function pasteIntoTitle({ store, may }: Editor, item: Item, text: string): boolean {
  const found = item.kind === 'question' ? findQuestion(store.get().draft.definition, item.id) : null;
  if (!found || !may.structure || pastedQuestions(text).length < 2) return false;
  store.open({ kind: 'paste', list: listOf(found), after: item.id, text });
  return true;
}

/** Whether Enter in the title adds something: after a question always, in a section or condition only its first. */
export function addsOnEnter(definition: FormDefinition, { kind, id }: Item): boolean {
  if (kind === 'question') return true;
  if (kind === 'condition') return findCondition(definition, id)?.condition.questions.length === 0;
  const section = definition.sections.find((candidate) => candidate.id === id);
  return section !== undefined && section.conditions.length + section.questions.length === 0;
}

/** Adds what Enter adds; false when that is nothing. */
export function addAfterTitle(editor: Editor, item: Item, position: TitlePosition): boolean {
  const { definition } = editor.store.get().draft;
  if (!editor.may.structure || !addsOnEnter(definition, item)) return false;
  const { kind, id } = item;
  const condition = findCondition(definition, id);
  if (kind === 'question') addBelow(editor, item, position);
  else if (condition)
    addQuestionTo(editor, { sectionId: condition.section.id, conditionId: id }, { position });
  else if (definition.sections.some((section) => section.id === id && section.conditional)) {
    addConditionTo(editor, id, position);
  } else addQuestionTo(editor, { sectionId: id }, { position });
  return true;
}
