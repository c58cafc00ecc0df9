// The commands of sections, conditions and questions: the change, what is selected and focused afterwards, and what is
// announced. Deleting an item with content asks first and names what is deleted with it.
// rules: E2.14, E4.19-E4.23, E4.72-E4.74

import {
  findCondition,
  findQuestion,
  type QuestionList,
} from '@constancia/domain/forms/definition/find-item.ts';
import { type FormDefinition, questionsOf } from '@constancia/domain/forms/definition/form.ts';
import type { Direction } from '@constancia/domain/forms/definition/ordered-list.ts';
import type { QuestionKind } from '@constancia/domain/forms/definition/question-kinds.ts';
import { changeQuestionKind, keptContent } from '@constancia/domain/forms/edit/change-kind.ts';
import {
  addCondition,
  deleteCondition,
  duplicateCondition,
  moveCondition,
} from '@constancia/domain/forms/edit/edit-conditions.ts';
import {
  addQuestion,
  deleteQuestion,
  duplicateQuestion,
  lastKindOf,
  moveQuestion,
  moveQuestionTo,
} from '@constancia/domain/forms/edit/edit-questions.ts';
import {
  addSection,
  deleteSection,
  duplicateSection,
  moveSection,
  moveSectionTo,
} from '@constancia/domain/forms/edit/edit-sections.ts';
import { newItemId } from '../../../../platform/new-id.ts';
import { t } from '../../../../platform/texts.ts';
import type { Editor } from './editor-context.tsx';
import { ELEMENT, type Item, neighboursOf, pickOf, type Selection } from './selection.ts';

const MOVE = { section: moveSection, condition: moveCondition, question: moveQuestion } as const;
const DELETE = { section: deleteSection, condition: deleteCondition, question: deleteQuestion } as const;
const DUPLICATE = {
  section: duplicateSection,
  condition: duplicateCondition,
  question: duplicateQuestion,
} as const;

/** The name of an item in messages, also when it has no name yet. */
export function nameOf(definition: FormDefinition, item: Item): string {
  return neighboursOf(definition, item)?.name.trim() || t(`editor.untitled-${item.kind}`);
}

/** True when structure is locked; the editor then explains why. */
function refused(editor: Editor): boolean {
  if (editor.may.structure) return false;
  editor.explainLock();
  return true;
}

/** Where the title of a new item is written: on its card, or in its properties. */
export type TitlePosition = 'canvas' | 'properties';

interface Adding {
  readonly item: Item;
  readonly position: TitlePosition;
  readonly change: (definition: FormDefinition) => FormDefinition;
}

function added({ store }: Editor, { item, position, change }: Adding): void {
  const before = store.get().draft;
  store.edit(change, { select: item });
  if (store.get().draft === before) return;
  store.announce(t(`editor.added-${item.kind}`));
  if (position === 'canvas') return store.write(item);
  store.select(item, 'open');
  store.focus(ELEMENT.firstProperty, pickOf(item.id));
}

export function addSectionAtEnd(editor: Editor): void {
  if (refused(editor)) return;
  const id = newItemId();
  added(editor, {
    item: { kind: 'section', id },
    position: 'canvas',
    change: (definition) => addSection(definition, id),
  });
}

export function addConditionTo(editor: Editor, sectionId: string, position: TitlePosition): void {
  if (refused(editor)) return;
  const id = newItemId();
  added(editor, {
    item: { kind: 'condition', id },
    position,
    change: (definition) => addCondition(definition, sectionId, id),
  });
}

/** Adds a question of the kind of the one before it; another kind is chosen afterwards. */
/** Without a kind it is of that of the last in the list. */
export function addQuestionTo(
  editor: Editor,
  list: QuestionList,
  {
    position,
    kind = lastKindOf(editor.store.get().draft.definition, list),
  }: { readonly position: TitlePosition; readonly kind?: QuestionKind },
): void {
  if (refused(editor)) return;
  const id = newItemId();
  added(editor, {
    item: { kind: 'question', id },
    position,
    change: (definition) => addQuestion(definition, list, { id, kind }),
  });
}

/** Adds a new section, or a new question of the same kind, right below. */
export function addBelow(editor: Editor, item: Item, position: TitlePosition): void {
  if (refused(editor)) return;
  const { definition } = editor.store.get().draft;
  const neighbours = neighboursOf(definition, item);
  if (!neighbours) return;
  const id = newItemId();
  const index = neighbours.index + 1;
  if (item.kind === 'section') {
    added(editor, {
      item: { kind: 'section', id },
      position,
      change: (before) => moveSectionTo(addSection(before, id), id, index),
    });
    return;
  }
  const found = findQuestion(definition, item.id);
  const { list } = neighbours;
  if (!found || !list) return;
  const { kind } = found.question;
  added(editor, {
    item: { kind: 'question', id },
    position,
    change: (before) => moveQuestionTo(addQuestion(before, list, { id, kind }), id, { ...list, index }),
  });
}

export function duplicateItem(editor: Editor, item: Item): void {
  if (refused(editor)) return;
  const { store } = editor;
  if (!store.edit((definition) => DUPLICATE[item.kind](definition, item.id, newItemId))) return;
  const { definition } = store.get().draft;
  const neighbours = neighboursOf(definition, item);
  const copy = neighbours?.ids[neighbours.index + 1];
  if (copy === undefined) return;
  store.select({ kind: item.kind, id: copy });
  store.announce(t('editor.duplicated', { name: nameOf(definition, item) }));
  store.focus(pickOf(copy));
}

/** The pressed button keeps the focus; at the ends of the list nothing happens (E4.72, E4.73). */
export function moveItem(editor: Editor, item: Item, direction: Direction): void {
  if (refused(editor)) return;
  const { store } = editor;
  const pressed = document.activeElement;
  store.edit((definition) => MOVE[item.kind](definition, item.id, direction));
  const { definition } = store.get().draft;
  const neighbours = neighboursOf(definition, item);
  if (!neighbours) return;
  const where = {
    name: nameOf(definition, item),
    position: neighbours.index + 1,
    total: neighbours.ids.length,
  };
  store.announce(t('editor.moved', where));
  store.focus(
    pressed instanceof HTMLElement && pressed !== document.body ? pressed : pickOf(item.id),
    pickOf(item.id),
  );
}

/** Changes the kind. What the new one has no use for comes back when the question is of such a kind again. */
export function changeKind({ store }: Editor, questionId: string, kind: QuestionKind): void {
  const found = findQuestion(store.get().draft.definition, questionId);
  if (!found) return;
  const kept = keptContent(found.question, store.setAside.get(questionId));
  store.setAside.set(questionId, kept);
  store.edit((definition) => changeQuestionKind(definition, questionId, { kind, kept }));
}

/** Moves the question to the end of another section or condition. */
export function moveQuestionToList(editor: Editor, questionId: string, list: QuestionList): void {
  if (refused(editor)) return;
  const { store } = editor;
  const pressed = document.activeElement;
  store.edit((definition) =>
    moveQuestionTo(definition, questionId, { ...list, index: Number.MAX_SAFE_INTEGER }),
  );
  const { definition } = store.get().draft;
  const owner: Item = list.conditionId
    ? { kind: 'condition', id: list.conditionId }
    : { kind: 'section', id: list.sectionId };
  const name = nameOf(definition, { kind: 'question', id: questionId });
  store.announce(t('editor.moved-to', { name, owner: nameOf(definition, owner) }));
  store.focus(pressed instanceof HTMLElement ? pressed : null, pickOf(questionId));
}

export async function deleteItem(editor: Editor, item: Item): Promise<void> {
  if (refused(editor)) return;
  const { store, confirm } = editor;
  const { definition } = store.get().draft;
  const neighbours = neighboursOf(definition, item);
  if (!neighbours) return;
  const name = nameOf(definition, item);
  const content = contentOf(definition, item);
  if (content.questions + content.conditions > 0) {
    const title = t(`editor.delete-${item.kind}`);
    const text = t(item.kind === 'section' ? 'editor.delete-section-text' : 'editor.delete-condition-text', {
      name,
      ...content,
    });
    if (!(await confirm({ title, text, yes: t('editor.delete'), tone: 'destructive' }))) return;
  }
  const next = neighbours.ids[neighbours.index + 1] ?? neighbours.ids[neighbours.index - 1];
  const select: Selection = next === undefined ? neighbours.owner : { kind: item.kind, id: next };
  store.edit((before) => DELETE[item.kind](before, item.id), { select });
  store.closePanel();
  store.announce(t('editor.deleted', { name }));
  store.focus(next === undefined ? neighbours.addElement : pickOf(next));
}

interface Content {
  readonly questions: number;
  readonly conditions: number;
}

/** What is deleted with an item, not counting the item itself. */
function contentOf(definition: FormDefinition, { kind, id }: Item): Content {
  if (kind === 'condition') {
    return { questions: findCondition(definition, id)?.condition.questions.length ?? 0, conditions: 0 };
  }
  const section = kind === 'section' && definition.sections.find((candidate) => candidate.id === id);
  if (!section) return { questions: 0, conditions: 0 };
  return { questions: questionsOf(section).length, conditions: section.conditions.length };
}
