// What every component of the editor can reach: the store, what may be changed, and the confirmation dialog.
// rules: E4.12-E4.24
import type { Account } from '@constancia/contract/session.ts';
import type { Editability } from '@constancia/domain/forms/checks/editability.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { createContext, use, useCallback, useRef, useSyncExternalStore } from 'react';
import type { Confirm } from '../../../../ui/staff/confirm-dialog.tsx';
import type { EditorState, EditorStore } from './editor-store.ts';

export interface Editor {
  readonly account: Account;
  readonly formId: string;
  /** The form was never saved. */
  readonly isNew: boolean;
  /** Time zone of the municipality, which a saved form stays in; null for a new form. */
  readonly savedZone: string | null;
  readonly store: EditorStore;
  readonly may: Editability;
  readonly confirm: Confirm;
  /** Explains why the attempted change is locked. */
  readonly explainLock: () => void;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor is used outside the editor');
  return editor;
}

/** `read` must return the same object as long as the data it reads does not change. */
export function useEditorState<Value>(read: (state: EditorState) => Value): Value {
  const { store } = useEditor();
  return useSyncExternalStore(store.subscribe, () => read(store.get()));
}

/** As `useEditorState`, for what is only about one item: whether it is selected, written or marked. */
export function useItemState<Value>(id: string, read: (state: EditorState) => Value): Value {
  const { store } = useEditor();
  const subscribe = useCallback((listener: () => void) => store.subscribeTo(id, listener), [store, id]);
  return useSyncExternalStore(subscribe, () => read(store.get()));
}

export function useDefinition<Value>(read: (definition: FormDefinition) => Value): Value {
  return useEditorState((state) => read(state.draft.definition));
}

/** As `useDefinition`, for plain data that `read` makes anew: the last is kept as long as the next says the same. */
export function useDefinitionData<Value>(read: (definition: FormDefinition) => Value): Value {
  const last = useRef<{ readonly of: FormDefinition; readonly text: string; readonly value: Value }>(null);
  return useDefinition((definition) => {
    const before = last.current;
    if (before?.of === definition) return before.value;
    const value = read(definition);
    const text = JSON.stringify(value);
    const kept = before?.text === text ? before.value : value;
    last.current = { of: definition, text, value: kept };
    return kept;
  });
}
