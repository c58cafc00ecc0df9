// The form in the editor: the stored one or a new one, with the unsaved changes that this device kept.
// rules: E4.31, X12.03, X31.66, X31.67, X36.55
import type { FormToEdit } from '@constancia/contract/forms/forms.ts';
import type { Account } from '@constancia/contract/session.ts';
import { type Editability, editability } from '@constancia/domain/forms/checks/editability.ts';
import { EMPTY_FORM } from '@constancia/domain/forms/definition/new-form.ts';
import { syncOf } from '@constancia/domain/forms/edit/set-option.ts';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CallError } from '../../../../platform/api-client.ts';
import type { DeviceKeeper } from '../../../../platform/device/device-keeper.ts';
import { letGo } from '../../../../platform/device/tab-lock.ts';
import { t } from '../../../../platform/texts.ts';
import { useNotify } from '../../../../ui/staff/toast.tsx';
import type { StoredVersion } from '../../api.ts';
import type { Editor } from './editor-context.tsx';
import { type BegunOn, begunOn } from './begun-on.ts';
import { createEditorStore, type Draft, type EditorStore } from './editor-store.ts';
import { type KeptEdit, type OpenedDraft, startKeepingEdit } from './keep-edit.ts';

export interface FormSource {
  readonly account: Account;
  /** Null for a new form. */
  readonly stored: FormToEdit | null;
  /** Unsaved changes that this device kept, and where this tab keeps its own. */
  readonly draft: OpenedDraft;
  /** The saved version that was chosen in the history; null on every other way into the editor. */
  readonly restored?: StoredVersion | null;
}

const NOTHING: Editability = { content: false, structure: false, states: false };

function draftOf({ definition, areaId }: FormToEdit): Draft {
  return { definition, areaId, sync: syncOf(definition) };
}

/** Who works in one area has nothing to choose: the new form is of that area. */
function newDraft({ acrossMunicipalities, areas }: Account): Draft {
  const only = acrossMunicipalities || areas.length > 1 ? undefined : areas[0];
  return { definition: EMPTY_FORM, areaId: only?.id ?? '', sync: 'off' };
}

function mayOf(stored: FormToEdit | null): Editability {
  return editability(stored?.definition ?? EMPTY_FORM, (stored?.submissionCount ?? 0) > 0);
}

/** Null when nothing is locked. */
export function lockText(may: Editability): string | null {
  if (may.structure) return null;
  return t(may.content ? 'editor.lock-structure' : 'editor.lock-all');
}

function openStore(account: Account, stored: FormToEdit | null, kept: KeptEdit | null): EditorStore {
  const store = createEditorStore(stored ? draftOf(stored) : newDraft(account));
  const { saved } = store.get();
  if (kept) {
    for (const [questionId, content] of kept.setAside) store.setAside.set(questionId, content);
    store.rebase(saved, { ...kept.draft, areaId: kept.draft.areaId || saved.areaId });
  }
  return store;
}

function openedOn(store: EditorStore, { stored, draft: { kept } }: FormSource): BegunOn {
  const { saved, draft } = store.get();
  const version = stored?.version ?? null;
  const first = kept?.version ?? version;
  return begunOn(
    store,
    new Map([
      [saved, version],
      [draft, first],
    ]),
    first,
  );
}

export interface EditedForm {
  readonly editor: Editor;
  readonly stored: FormToEdit | null;
  /** The version that a save replaces; null for a form that was never saved. */
  readonly version: () => number | null;
  /** The form that a new one continues; null for any other. */
  readonly copyOf: string | null;
  /** Kept changes that were found and are being edited. */
  readonly recovered: KeptEdit | null;
  readonly outdated: boolean;
  /** Why the form cannot be opened any more: it was deleted, or lies outside the person's areas. */
  readonly lost: CallError | null;
  /** Returns to the stored form; this step can be undone. */
  readonly discard: () => void;
  /** Continues on top of a newer version: with its content, with one's own, or with both put together. */
  readonly continueOver: (newer: FormToEdit, content: 'stored' | 'own' | Draft) => void;
  /** The form has submissions now, or cannot be opened any more: what may be changed is judged again. */
  readonly lock: (now: FormToEdit | CallError) => void;
  /** The form as it was just saved: editing goes on. */
  readonly goOn: (saved: FormToEdit) => void;
  /** Deletes the kept changes from this device after they were saved or discarded. */
  readonly deleteDraft: () => Promise<void>;
}

/** Keeps the changes on the device; returns what deletes them, and what compares them with the form as it is saved now. */
function useKeeper(store: EditorStore, key: string, origin: () => Pick<KeptEdit, 'version' | 'copyOf'>) {
  const keeper = useRef<DeviceKeeper>(null);
  // Before anybody can write: what is written earlier would be no change.
  useLayoutEffect(() => {
    const started = startKeepingEdit(store, key, origin);
    keeper.current = started;
    return () => {
      started.stop();
      letGo(key);
    };
  }, [store, key, origin]);
  const deleteDraft = useCallback(async () => keeper.current?.drop(), []);
  return { deleteDraft, keepFromHere: () => keeper.current?.saveNow() };
}

export function useEditedForm(source: FormSource, confirm: Editor['confirm']): EditedForm {
  const { account, draft } = source;
  const notify = useNotify();
  const [stored, setStored] = useState(source.stored);
  const [lost, setLost] = useState<CallError | null>(null);
  const [recovered, setRecovered] = useState(draft.kept);
  const [store] = useState(() => openStore(account, source.stored, draft.kept));
  // A new form is kept under the id that it will get.
  const [formId] = useState(() => source.stored?.id ?? draft.key.slice(draft.key.lastIndexOf('.') + 1));
  const [copyOf] = useState(draft.kept?.copyOf ?? null);
  const [begun] = useState(() => openedOn(store, source));
  useEffect(() => begun.follow(), [begun]);
  const origin = useCallback(() => ({ version: begun.version(), copyOf }), [begun, copyOf]);
  const { deleteDraft, keepFromHere } = useKeeper(store, draft.key, origin);
  const editor = useMemo((): Editor => {
    const may = lost ? NOTHING : mayOf(stored);
    const explainLock = () => notify({ kind: 'info', text: lockText(may) ?? '' });
    return {
      account,
      formId,
      isNew: stored === null,
      savedZone: stored?.municipality.timeZone ?? null,
      store,
      may,
      confirm,
      explainLock,
    };
  }, [account, confirm, formId, lost, notify, store, stored]);
  return {
    editor,
    stored,
    version: begun.version,
    copyOf,
    recovered,
    outdated: recovered !== null && stored !== null && recovered.version !== stored.version,
    lost,
    discard: () => {
      store.rebase(store.get().saved, store.get().saved);
      setRecovered(null);
    },
    continueOver: (newer, content) => {
      begun.goOnFrom(newer.version);
      const theirs = draftOf(newer);
      const own = store.get().draft;
      if (typeof content === 'object') store.rebase(theirs, content);
      else store.rebase(theirs, content === 'stored' ? theirs : own);
      setStored(newer);
      setRecovered(null);
    },
    goOn: (saved) => {
      begun.goOnFrom(saved.version);
      store.markSaved(draftOf(saved));
      keepFromHere();
      setStored(saved);
      setRecovered(null);
    },
    lock: (now) => {
      if (now instanceof Error) setLost(now);
      else setStored(now);
    },
    deleteDraft,
  };
}
