// What can be dragged in the editor, and how the elements that hold it are marked: the same marks stand in the middle,
// in the outline and in the properties, so that one way of dropping serves them all.
// rules: E2.21, E4.72, X11.04
import { findCondition, findQuestion } from '@constancia/domain/forms/definition/find-item.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { t } from '../../../../platform/texts.ts';
import { nameOf } from '../editing/item-commands.ts';
import type { Item } from '../editing/selection.ts';

/** One option of a choice question. Signatures have no id: the place names them. */
export type Dragged =
  | Item
  | { readonly kind: 'choice'; readonly id: string; readonly questionId: string }
  | { readonly kind: 'signature'; readonly index: number };

export type DragKind = Dragged['kind'];

/** Marks an element that takes dropped parts of a kind; `of` says whose list it is. */
export function dropList(
  kind: DragKind,
  of = '',
): { readonly 'data-drop': DragKind; readonly 'data-drop-of': string } {
  return { 'data-drop': kind, 'data-drop-of': of };
}

/** Marks an element of such a list. */
export function dropItem(kind: DragKind): { readonly 'data-drop-item': DragKind } {
  return { 'data-drop-item': kind };
}

const KEY = 'constanciaPart';

export function dragData(dragged: Dragged): Readonly<Record<string, unknown>> {
  return { [KEY]: dragged };
}

/** Null for what is dragged from elsewhere. */
export function draggedOf(data: Readonly<Record<string, unknown>>): Dragged | null {
  return (data[KEY] as Dragged | undefined) ?? null;
}

/** The one list a part must stay in; null: any list of its kind. */
export function ownListOf(definition: FormDefinition, dragged: Dragged): string | null {
  if (dragged.kind === 'choice') return dragged.questionId;
  if (dragged.kind === 'condition') return findCondition(definition, dragged.id)?.section.id ?? '';
  return null;
}

/** How a part is called in messages, also when it has no name yet. */
export function labelOf(definition: FormDefinition, dragged: Dragged): string {
  if (dragged.kind === 'signature') return t('editor.signature-number', { number: dragged.index + 1 });
  if (dragged.kind !== 'choice') return nameOf(definition, dragged);
  const options = findQuestion(definition, dragged.questionId)?.question.options ?? [];
  return options.find(({ id }) => id === dragged.id)?.text.text.trim() || t('editor.untitled-option');
}
