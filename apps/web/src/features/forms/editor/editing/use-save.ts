// Saves a form: the checks run here first, then on the server. A refusal is shown and its field focused; the person's
// text stays. When the reply to a create was lost, the next save checks whether the form exists before creating it.
// rules: E4.27-E4.31, E8.14, X31.63, X31.65

import { checkSave } from '@constancia/domain/forms/checks/check-save.ts';
import type { EditIssueCode } from '@constancia/domain/forms/checks/editability.ts';
import { questionsOf } from '@constancia/domain/forms/definition/form.ts';
import { withoutBlankEnds } from '@constancia/domain/forms/edit/edit-choices.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { asCallError, type CallError, isUnanswered } from '../../../../platform/api-client.ts';
import { problemText } from '../../../../platform/problem-text.ts';
import { t, tIssue } from '../../../../platform/texts.ts';
import { NOTICE_MS } from '../../../../ui/notice-times.ts';
import { type Notice, useNotify } from '../../../../ui/staff/toast.tsx';
import { isOnGuardEntry } from '../../../../ui/staff/use-leave-guard.ts';
import { createForm, readFormToEdit, updateForm } from '../../api.ts';
import { isGone } from '../../form-problems.ts';
import { stopAtRefusedName } from '../../workflow/workflow-editing.ts';
import type { Editor } from './editor-context.tsx';
import type { EditorStore } from './editor-store.ts';
import { goOn } from './go-on.ts';
import { targetOf } from './issue-selection.ts';
import { confirmsLoss, confirmsNewType } from './save-questions.ts';
import { ELEMENT } from './selection.ts';
import type { EditedForm } from './use-edited-form.ts';

const LIST = pathOf('forms');

/** Where a save leads: to the list, nowhere, or where the person was going. */
export type AfterSave = 'list' | 'stay' | 'leave';

export interface Save {
  /** Resolves to whether the form was saved. */
  readonly save: (after: AfterSave) => Promise<boolean>;
  readonly saving: boolean;
  /** Somebody saved a newer version in between. */
  readonly stale: boolean;
  readonly keepEditing: () => void;
  /** Shows both versions before a save that would be refused. */
  readonly compare: () => void;
}

function mayBeStoredDespite(error: unknown): boolean {
  const failure = asCallError(error);
  return isUnanswered(failure) || failure.code === 'id-taken';
}

/** The version under which the form was created in spite of the lost reply; null when it was not created. */
async function versionCreated(formId: string): Promise<number | null> {
  try {
    return (await readFormToEdit(formId)).version;
  } catch (error) {
    if (asCallError(error).code === 'form-not-found') return null;
    throw error;
  }
}

/** Sends the form over the version that was read, or as a new one. Returns the version that it made. */
function useSend({ editor: { formId, store }, version, copyOf }: EditedForm): () => Promise<number> {
  const mayBeStored = useRef(false);
  return async () => {
    const { definition, areaId, sync } = store.get().draft;
    const content = { definition, areaId, sync: sync === 'on' };
    const over = version() ?? (mayBeStored.current ? await versionCreated(formId) : null);
    if (over !== null) {
      return (await updateForm(formId, { ...content, version: over })).version;
    }
    try {
      return (await createForm({ ...content, id: formId, ...(copyOf !== null && { copyOf }) })).version;
    } catch (error) {
      mayBeStored.current = mayBeStoredDespite(error);
      throw error;
    }
  };
}

/** On the first save it also says what the first submission will lock. */
function savedText({ isNew, store }: Editor): Pick<Notice, 'title' | 'text'> {
  if (!isNew) return { text: t('editor.edited') };
  const { editableForm } = store.get().draft.definition.options;
  return {
    title: t('editor.created'),
    text: t(editableForm ? 'editor.created-editable' : 'editor.created-locking'),
  };
}

/**
 * Reads the form again after a refusal that may be final: submissions arrived, it was deleted, or the person lost its
 * area. False when it is none of these.
 */
async function locksAfter(error: CallError, { editor, lock }: EditedForm): Promise<boolean> {
  if (editor.isNew || !(FINAL.has(error.code) || error.issues.some(({ code }) => LOCKING.has(code))))
    return false;
  try {
    const now = await readFormToEdit(editor.formId);
    lock(now);
    return now.submissionCount > 0;
  } catch (failure) {
    const refusal = asCallError(failure);
    const isLost = isGone(refusal) || refusal.code === 'form-outside-areas';
    if (isLost) lock(refusal);
    return isLost;
  }
}

const FINAL: ReadonlySet<string> = new Set([
  'form-read-only',
  'form-not-found',
  'form-deleted',
  'form-outside-areas',
] satisfies CallError['code'][]);
const LOCKING: ReadonlySet<string> = new Set([
  'structure-locked',
  'states-locked',
  'locations-locked',
] satisfies EditIssueCode[]);

/** An option that was added and left blank is not saved. */
function dropBlankOptions(store: EditorStore): void {
  const options = store
    .get()
    .saved.definition.sections.flatMap(questionsOf)
    .flatMap((one) => one.options);
  const stored = new Set(options.map(({ id }) => id));
  store.edit((definition) => withoutBlankEnds(definition, stored));
}

export function useSave(edited: EditedForm): Save {
  const { editor, deleteDraft } = edited;
  const { store, may, isNew, explainLock } = editor;
  const [saving, setSaving] = useState(false);
  const [stale, setStale] = useState(false);
  const busy = useRef(false);
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const send = useSend(edited);

  const refuse = (issue: Issue, text = tIssue(issue.code, issue.values)) => {
    store.fail(issue);
    notify({ kind: 'error', text });
    const { selection, element } = targetOf(issue);
    if (selection) store.select(selection, 'open');
    else store.closePanel();
    store.focus(element);
  };
  const fail = async (error: unknown) => {
    const failure = asCallError(error);
    if (await locksAfter(failure, edited)) {
      store.closePanel();
      return store.focus(ELEMENT.refused);
    }
    const { code, issues } = failure;
    const [issue] = issues;
    if (issue && code === 'form-invalid') refuse(issue);
    else if (issue) refuse(issue, problemText(error));
    else if (code === 'stale-version') setStale(true);
    else notify({ kind: 'error', text: problemText(error) });
  };
  const finish = async (saved: number, after: AfterSave) => {
    await queries.invalidateQueries({ queryKey: ['forms'] });
    const notice = { kind: 'success', ...savedText(editor), milliseconds: NOTICE_MS.saved } as const;
    if (after === 'stay') {
      await goOn(edited, saved, navigate);
      return notify(notice);
    }
    store.markSaved();
    // Before the notice, so that a person who leaves right away does not find the changes again.
    await deleteDraft();
    notify(notice);
    if (after === 'list') await navigate(LIST, { replace: isOnGuardEntry() });
  };
  const run = async (after: AfterSave): Promise<boolean> => {
    if (busy.current) return false;
    if (!may.content) {
      explainLock();
      return false;
    }
    const focused = document.activeElement;
    // A name is accepted when its field is left, and Ctrl+S leaves none.
    if (focused instanceof HTMLElement) focused.blur();
    const refusedName = stopAtRefusedName(store.refusedNames);
    if (refusedName !== '') {
      notify({ kind: 'error', text: refusedName });
      return false;
    }
    dropBlankOptions(store);
    const { draft, saved } = store.get();
    const stored = isNew ? null : saved.definition;
    const refusal = checkSave({ draft, stored, hasSubmissions: !may.structure, keyword: null });
    if (refusal?.issues[0]) {
      refuse(refusal.issues[0]);
      return false;
    }
    const { number } = store.get().focus;
    busy.current = true;
    let isSaved = false;
    const agreed = (await confirmsNewType(editor)) && (await confirmsLoss(editor));
    if (agreed) {
      setSaving(true);
      isSaved = await send().then(
        (version) => finish(version, after).then(() => true),
        (error: unknown) => fail(error).then(() => false),
      );
      setSaving(false);
    }
    busy.current = false;
    // The editor was locked while saving; a person who stays on the screen continues in the same field.
    const isMoved = store.get().focus.number !== number;
    if (!isMoved && focused instanceof HTMLElement) store.focus(focused);
    return isSaved;
  };
  return { save: run, saving, stale, keepEditing: () => setStale(false), compare: () => setStale(true) };
}
