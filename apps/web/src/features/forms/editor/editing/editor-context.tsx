// What every component of the editor can reach: the store, what may be changed, and the confirmation dialog.
// rules: E4.12-E4.24
import type { Account } from '@constancia/contract/session.ts';
import type { Editability } from '@constancia/domain/forms/checks/editability.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Confirm } from '../../../../ui/staff/confirm-dialog.tsx';
import type { EditorState, EditorStore } from './editor-store.ts';

export interface Editor {
  readonly account: Account;
  readonly formId: string;
  /** The form was never saved. */
  readonly isNew: boolean;
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

export function useDefinition<Value>(read: (definition: FormDefinition) => Value): Value {
  return useEditorState((state) => read(state.draft.definition));
}
