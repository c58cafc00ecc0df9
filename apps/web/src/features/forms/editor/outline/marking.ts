// Several questions marked in the outline: which ones, and how presses and keys change them.
// rules: X35.06

import { type FormDefinition, questionsOf } from '@constancia/domain/forms/definition/form.ts';
import type { EditorState, EditorStore } from '../editing/editor-store.ts';

/** Ids of all questions in the order of the form. */
function questionIds(definition: FormDefinition): readonly string[] {
  return definition.sections.flatMap(questionsOf).map(({ id }) => id);
}

/** The marked questions that the form still has. */
export function markedOf({ draft, marked }: EditorState): ReadonlySet<string> {
  if (marked.length === 0) return NONE;
  const present = new Set(questionIds(draft.definition));
  return new Set(marked.filter((id) => present.has(id)));
}

const NONE: ReadonlySet<string> = new Set();

/** What is marked when nothing was: the selected question. */
function startOf({ selection, marked }: EditorState): readonly string[] {
  if (marked.length > 0) return marked;
  return selection.kind === 'question' ? [selection.id] : [];
}

export function toggleMark(store: EditorStore, id: string): void {
  const before = startOf(store.get());
  store.mark(before.includes(id) ? before.filter((other) => other !== id) : [...before, id]);
}

/** A box marks its own question only. */
export function setMark(store: EditorStore, id: string, on: boolean): void {
  const others = store.get().marked.filter((other) => other !== id);
  store.mark(on ? [...others, id] : others);
}

/** Marks from the question that was marked or selected first to this one. */
export function markTo(store: EditorStore, id: string): void {
  const state = store.get();
  const ids = questionIds(state.draft.definition);
  const [first = id] = startOf(state);
  const [from, to] = [ids.indexOf(first), ids.indexOf(id)];
  const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
  // The first one stays the first, so that the next press starts from it again.
  store.mark([first, ...range.filter((other) => other !== first)]);
}
