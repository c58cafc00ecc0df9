// What can be dragged in the editor, and how the elements that hold it are marked. The canvas, the outline and the
// properties use the same marks, so one implementation of dropping serves them all.
// rules: E2.21, E4.72, X11.04
import { findCondition, findQuestion } from '@constancia/domain/forms/definition/find-item.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { t } from '../../../../platform/texts.ts';
import { nameOf } from '../editing/item-commands.ts';
import type { Item } from '../editing/selection.ts';

/** One option of a choice question. Signatures have no id: their position identifies them. */
export type Dragged =
  | Item
  | { readonly kind: 'choice'; readonly id: string; readonly questionId: string }
  | { readonly kind: 'signature'; readonly index: number };

export type DragKind = Dragged['kind'];

/** Marks an element as a list that takes dropped items of one kind; `of` is the id of the list's owner. */
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

/** Null for something that was dragged in from elsewhere. */
export function draggedOf(data: Readonly<Record<string, unknown>>): Dragged | null {
  return (data[KEY] as Dragged | undefined) ?? null;
}

/** The only list that an item may stay in; null when any list of its kind will do. */
export function ownListOf(definition: FormDefinition, dragged: Dragged): string | null {
  if (dragged.kind === 'choice') return dragged.questionId;
  if (dragged.kind === 'condition') return findCondition(definition, dragged.id)?.section.id ?? '';
  return null;
}

/** The name of an item in messages, also when it has no name yet. */
export function labelOf(definition: FormDefinition, dragged: Dragged): string {
  if (dragged.kind === 'signature') return t('editor.signature-number', { number: dragged.index + 1 });
  if (dragged.kind !== 'choice') return nameOf(definition, dragged);
  const options = findQuestion(definition, dragged.questionId)?.question.options ?? [];
  return options.find(({ id }) => id === dragged.id)?.text.text.trim() || t('editor.untitled-option');
}
