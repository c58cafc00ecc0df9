// What is selected in the editor, which items surround it, and the element ids by which it is found.
// rules: E2.21, E4.72-E4.74
import {
  findCondition,
  findQuestion,
  listOf,
  type QuestionList,
} from '@constancia/domain/forms/definition/find-item.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';

/** A section, condition or question: it can be moved, copied and deleted. */
export interface Item {
  readonly kind: 'section' | 'condition' | 'question';
  readonly id: string;
}

/** 'form' stands for the form as a whole, with its options. */
export type Selection = Item | { readonly kind: 'form' };

export const WHOLE_FORM: Selection = { kind: 'form' };

/** Ids of elements that take the focus. */
export const ELEMENT = {
  title: 'editor-title',
  area: 'editor-area',
  stateName: 'editor-state-name',
  sections: 'editor-sections',
  addSection: 'editor-add-section',
  headerImage: 'editor-header-image',
  responseLimit: 'editor-response-limit',
  signatures: 'editor-signatures',
  incidentArea: 'editor-incident-area',
  appointment: 'editor-appointment',
  addLanguage: 'editor-add-language',
  product: 'editor-product',
  options: 'editor-options',
  sync: 'editor-sync',
  /** First field of the properties of the selected item. */
  firstProperty: 'editor-first-property',
  /** The title that is being written on the canvas. */
  writtenTitle: 'editor-written-title',
  /** The kind of the selected question, on its card. */
  kind: 'editor-kind',
  /** The panel with changes that can no longer be saved. */
  refused: 'editor-refused',
  /** The notice that says why the form, or some of it, cannot be changed. */
  lock: 'editor-lock',
} as const;

export const pickOf = (id: string): string => `pick-${id}`;
/** `payments.locations[0].price` -> `payments-locations-0-price`. */
export const productElement = (field: string): string => field.replaceAll(/[.[\]]+/g, '-');
export const optionElement = (name: string): string => `option-${name}`;
export const addQuestionElement = ({ sectionId, conditionId }: QuestionList): string =>
  `add-question-${conditionId ?? sectionId}`;
export const pasteQuestionsElement = (list: QuestionList): string => `paste-${addQuestionElement(list)}`;
export const addConditionElement = (sectionId: string): string => `add-condition-${sectionId}`;

export function isSame(one: Selection, other: Selection): boolean {
  if (one.kind === 'form' || other.kind === 'form') return one.kind === other.kind;
  return one.kind === other.kind && one.id === other.id;
}

export interface Neighbours {
  /** Ids of all items in the list, this one included. */
  readonly ids: readonly string[];
  readonly index: number;
  readonly name: string;
  /** The item that the list belongs to. */
  readonly owner: Selection;
  /** The list that holds a question; null for other items. */
  readonly list: QuestionList | null;
  /** Id of the button that adds another item to the list. */
  readonly addElement: string;
}

/** Null when the form has no such item. */
export function neighboursOf(definition: FormDefinition, { kind, id }: Item): Neighbours | null {
  if (kind === 'section') return sectionNeighbours(definition, id);
  if (kind === 'condition') {
    const found = findCondition(definition, id);
    if (!found) return null;
    const { section, condition, index } = found;
    const ids = section.conditions.map((other) => other.id);
    const owner = { kind: 'section', id: section.id } as const;
    return {
      ids,
      index,
      name: condition.text.text,
      owner,
      list: null,
      addElement: addConditionElement(section.id),
    };
  }
  const found = findQuestion(definition, id);
  if (!found) return null;
  const { section, condition, question, index } = found;
  const ids = (condition ?? section).questions.map((other) => other.id);
  const owner = condition
    ? ({ kind: 'condition', id: condition.id } as const)
    : ({ kind: 'section', id: section.id } as const);
  const list = listOf(found);
  return { ids, index, name: question.title.text, owner, list, addElement: addQuestionElement(list) };
}

function sectionNeighbours(definition: FormDefinition, id: string): Neighbours | null {
  const index = definition.sections.findIndex((section) => section.id === id);
  const section = definition.sections[index];
  if (!section) return null;
  const ids = definition.sections.map((other) => other.id);
  return {
    ids,
    index,
    name: section.title.text,
    owner: WHOLE_FORM,
    list: null,
    addElement: ELEMENT.addSection,
  };
}

/** Returns the selection if it still exists, otherwise the whole form. */
export function existing(definition: FormDefinition, selection: Selection): Selection {
  if (selection.kind === 'form') return selection;
  return neighboursOf(definition, selection) ? selection : WHOLE_FORM;
}
