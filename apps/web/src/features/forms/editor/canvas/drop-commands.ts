// What a drop does: one step that can be undone and that is announced. A drop that changes nothing is not a step.
// rules: E4.21-E4.23, E4.72-E4.74, X11.04

import {
  findCondition,
  findQuestion,
  type QuestionList,
} from '@constancia/domain/forms/definition/find-item.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { moveChoiceTo } from '@constancia/domain/forms/edit/edit-choices.ts';
import { moveConditionTo } from '@constancia/domain/forms/edit/edit-conditions.ts';
import { moveQuestionTo } from '@constancia/domain/forms/edit/edit-questions.ts';
import { moveSectionTo } from '@constancia/domain/forms/edit/edit-sections.ts';
import { moveSignatureTo } from '@constancia/domain/forms/edit/edit-signatures.ts';
import { t } from '../../../../platform/texts.ts';
import type { Editor } from '../editing/editor-context.tsx';
import { nameOf } from '../editing/item-commands.ts';
import { type Item, neighboursOf, pickOf } from '../editing/selection.ts';
import { type Dragged, labelOf } from './drag-data.ts';
import { type DropTarget, targetOfGap } from './drop-target.ts';

/** Options and signatures are content, the rest is structure (E4.23). */
export function mayDrag({ may }: Editor, { kind }: Dragged): boolean {
  return kind === 'choice' || kind === 'signature' ? may.content : may.structure;
}

export function dropAt(editor: Editor, dragged: Dragged, target: DropTarget): void {
  if (!mayDrag(editor, dragged)) return;
  if (dragged.kind === 'choice') dropChoice(editor, dragged, target.gap);
  else if (dragged.kind === 'signature') dropSignature(editor, dragged, target.gap);
  else dropItemAt(editor, dragged, target);
}

function dropItemAt(editor: Editor, item: Item, target: DropTarget): void {
  const { store } = editor;
  const before = store.get().draft;
  store.edit((definition) => withItemAt(definition, item, target), { select: item });
  const { draft } = store.get();
  if (draft === before) return announceUnmoved(editor, item);
  store.announce(positionText(draft.definition, item));
  store.focus(null, pickOf(item.id));
}

function withItemAt(definition: FormDefinition, item: Item, { owner, gap }: DropTarget): FormDefinition {
  const here = neighboursOf(definition, item);
  if (!here) return definition;
  const inOwnList = targetOfGap(here.index, gap);
  if (item.kind === 'section') return moveSectionTo(definition, item.id, inOwnList);
  if (item.kind === 'condition') return moveConditionTo(definition, item.id, inOwnList);
  const list = listOwnedBy(definition, owner);
  const stays = here.owner.kind !== 'form' && here.owner.id === owner;
  return list ? moveQuestionTo(definition, item.id, { ...list, index: stays ? inOwnList : gap }) : definition;
}

/** The questions of a simple section or of a condition. */
function listOwnedBy(definition: FormDefinition, owner: string): QuestionList | null {
  const found = findCondition(definition, owner);
  if (found) return { sectionId: found.section.id, conditionId: owner };
  return definition.sections.some(({ id }) => id === owner) ? { sectionId: owner } : null;
}

function positionText(definition: FormDefinition, item: Item): string {
  const neighbours = neighboursOf(definition, item);
  if (!neighbours) return '';
  const where = {
    name: nameOf(definition, item),
    position: neighbours.index + 1,
    total: neighbours.ids.length,
  };
  if (neighbours.owner.kind === 'form') return t('editor-content.dropped', where);
  return t('editor-content.dropped-in', { ...where, owner: nameOf(definition, neighbours.owner) });
}

function dropChoice(editor: Editor, choice: Dragged & { readonly kind: 'choice' }, gap: number): void {
  const { questionId, id } = choice;
  const optionsOf = (definition: FormDefinition) =>
    findQuestion(definition, questionId)?.question.options ?? [];
  const { definition } = editor.store.get().draft;
  const from = optionsOf(definition).findIndex((option) => option.id === id);
  const total = optionsOf(definition).length;
  moveInOwnList(editor, choice, {
    to: targetOfGap(from, gap),
    total,
    move: (before, to) => moveChoiceTo(before, { questionId, choiceId: id }, to),
  });
}

function dropSignature(
  editor: Editor,
  signature: Dragged & { readonly kind: 'signature' },
  gap: number,
): void {
  const { index } = signature;
  moveInOwnList(editor, signature, {
    to: targetOfGap(index, gap),
    total: editor.store.get().draft.definition.signatures.length,
    move: (before, to) => moveSignatureTo(before, index, to),
  });
}

interface Move {
  readonly to: number;
  readonly total: number;
  readonly move: (definition: FormDefinition, to: number) => FormDefinition;
}

function moveInOwnList(editor: Editor, dragged: Dragged, { to, total, move }: Move): void {
  const { store } = editor;
  const before = store.get().draft;
  const name = labelOf(before.definition, dragged);
  store.edit((definition) => move(definition, to));
  if (store.get().draft === before) return announceUnmoved(editor, dragged);
  store.announce(t('editor-content.dropped', { name, position: to + 1, total }));
}

export function announceUnmoved({ store }: Editor, dragged: Dragged): void {
  const name = labelOf(store.get().draft.definition, dragged);
  store.announce(t('editor-content.not-dropped', { name }));
}
