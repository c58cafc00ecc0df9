// The form in the editor: the stored one or a new one, with the unsaved changes that this device kept.
// rules: E4.31, X12.03, X12.04
import type { FormToEdit } from '@constancia/contract/forms/forms.ts';
import type { Account } from '@constancia/contract/session.ts';
import { type Editability, editability } from '@constancia/domain/forms/checks/editability.ts';
import { EMPTY_FORM } from '@constancia/domain/forms/definition/new-form.ts';
import { syncOf } from '@constancia/domain/forms/edit/set-option.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DeviceKeeper } from '../../../../platform/device-keeper.ts';
import { newEntityId } from '../../../../platform/new-id.ts';
import { t } from '../../../../platform/texts.ts';
import { useNotify } from '../../../../ui/staff/toast.tsx';
import type { Editor } from './editor-context.tsx';
import { createEditorStore, type Draft, type EditorStore } from './editor-store.ts';
import { editKey, type KeptEdit, startKeepingEdit } from './keep-edit.ts';

export interface FormSource {
  readonly account: Account;
  /** Null for a new form. */
  readonly stored: FormToEdit | null;
  /** Unsaved changes that this device kept. */
  readonly kept: KeptEdit | null;
}

/** The key under which a form that was never saved is kept. */
export const NEW_FORM_KEY = 'nuevo';

const NEW: Draft = { definition: EMPTY_FORM, areaId: '', sync: 'off' };

function draftOf(stored: FormToEdit | null): Draft {
  if (!stored) return NEW;
  const { definition, areaId } = stored;
  return { definition, areaId, sync: syncOf(definition) };
}

function mayOf(stored: FormToEdit | null): Editability {
  return editability(stored?.definition ?? EMPTY_FORM, (stored?.submissionCount ?? 0) > 0);
}

/** Null when nothing is locked. */
export function lockText(may: Editability): string | null {
  if (may.structure) return null;
  return t(may.content ? 'editor.lock-structure' : 'editor.lock-all');
}

function openStore(stored: FormToEdit | null, kept: KeptEdit | null): EditorStore {
  const store = createEditorStore(draftOf(stored));
  if (kept) store.change(kept.draft);
  return store;
}

export interface EditedForm {
  readonly editor: Editor;
  readonly stored: FormToEdit | null;
  /** The version that a save replaces; null for a form that was never saved. */
  readonly version: () => number | null;
  /** Kept changes that were found and are being edited. */
  readonly recovered: KeptEdit | null;
  readonly outdated: boolean;
  /** Returns to the stored form; this step can be undone. */
  readonly discard: () => void;
  /** Continues on top of a newer version, with its content or with one's own. */
  readonly continueOver: (newer: FormToEdit, content: 'stored' | 'own') => void;
  /** Deletes the kept changes from this device after they were saved or discarded. */
  readonly deleteDraft: () => Promise<void>;
}

export function useEditedForm(source: FormSource, confirm: Editor['confirm']): EditedForm {
  const { account } = source;
  const notify = useNotify();
  const [stored, setStored] = useState(source.stored);
  // Changes that could not be saved are not brought back.
  const [recovered, setRecovered] = useState(() => (mayOf(source.stored).content ? source.kept : null));
  const [store] = useState(() => openStore(source.stored, recovered));
  const [formId] = useState(() => source.stored?.id ?? recovered?.formId ?? newEntityId());
  const version = useRef(recovered?.version ?? source.stored?.version ?? null);
  const keeper = useRef<DeviceKeeper>(null);
  const key = editKey(account.userId, source.stored?.id ?? NEW_FORM_KEY);
  useEffect(() => {
    const started = startKeepingEdit(store, key, () => ({ formId, version: version.current }));
    keeper.current = started;
    return () => started.stop();
  }, [store, key, formId]);
  const editor = useMemo((): Editor => {
    const may = mayOf(stored);
    const explainLock = () => notify({ kind: 'info', text: lockText(may) ?? '' });
    return { account, formId, isNew: stored === null, store, may, confirm, explainLock };
  }, [account, confirm, formId, notify, store, stored]);
  return {
    editor,
    stored,
    version: useCallback(() => version.current, []),
    recovered,
    outdated: recovered !== null && stored !== null && recovered.version !== stored.version,
    discard: () => {
      version.current = stored?.version ?? null;
      store.rebase(store.get().saved, store.get().saved);
      setRecovered(null);
    },
    continueOver: (newer, content) => {
      version.current = newer.version;
      const theirs = draftOf(newer);
      store.rebase(theirs, content === 'stored' ? theirs : store.get().draft);
      setStored(newer);
      setRecovered(null);
    },
    deleteDraft: useCallback(async () => keeper.current?.drop(), []),
  };
}
