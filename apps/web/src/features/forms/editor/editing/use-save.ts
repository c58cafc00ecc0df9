// Saves a form: the checks run here first, then on the server. A refusal is shown and its field focused; the person's
// text stays. When the reply to a create was lost, the next save checks whether the form exists before creating it.
// rules: E4.27-E4.31, E5.01, E8.12-E8.14

import { checkSave } from '@constancia/domain/forms/checks/check-save.ts';
import { replacesIncidentTypes } from '@constancia/domain/forms/checks/incident-types.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { asCallError, isUnreached } from '../../../../platform/api-client.ts';
import { problemText } from '../../../../platform/problem-text.ts';
import { t, tIssue } from '../../../../platform/texts.ts';
import { ERROR_ALERT_MS, SAVED_NOTICE_MS, useNotify } from '../../../../ui/staff/toast.tsx';
import { createForm, readFormToEdit, updateForm } from '../../api.ts';
import type { Editor } from './editor-context.tsx';
import { targetOf } from './issue-selection.ts';
import { isOnGuardEntry } from './use-leave-guard.ts';

const LIST = pathOf('forms');

export interface Save {
  readonly save: () => void;
  readonly saving: boolean;
  /** Somebody saved a newer version in between. */
  readonly stale: boolean;
  readonly keepEditing: () => void;
}

function mayBeStoredDespite(error: unknown): boolean {
  const { code, status } = asCallError(error);
  return isUnreached({ code }) || code === 'id-taken' || status >= 500;
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

/** Asks before a form with submissions gets another incident type (E4.67-E4.69); false when the person declines. */
async function confirmsNewType({ store, may, confirm }: Editor): Promise<boolean> {
  const { draft, saved } = store.get();
  const hasSubmissions = !may.structure;
  if (!hasSubmissions || !replacesIncidentTypes(draft.definition, saved.definition)) return true;
  return confirm({
    title: t('outside.new-type'),
    text: t('outside.new-type-text'),
    yes: t('outside.new-type-yes'),
  });
}

/** Sends the form; `version` returns the version that was read, null for a new form. */
function useSend({ formId, store }: Editor, version: () => number | null): () => Promise<void> {
  const mayBeStored = useRef(false);
  return async () => {
    const { definition, areaId, sync } = store.get().draft;
    const content = { definition, areaId, sync: sync === 'on' };
    const over = version() ?? (mayBeStored.current ? await versionCreated(formId) : null);
    if (over !== null) {
      await updateForm(formId, { ...content, version: over });
      return;
    }
    try {
      await createForm({ ...content, id: formId });
    } catch (error) {
      mayBeStored.current = mayBeStoredDespite(error);
      throw error;
    }
  };
}

/** `deleteDraft` deletes the kept changes from this device. */
export function useSave(
  editor: Editor,
  version: () => number | null,
  deleteDraft: () => Promise<void>,
): Save {
  const { store, may, isNew, explainLock } = editor;
  const [saving, setSaving] = useState(false);
  const [stale, setStale] = useState(false);
  const busy = useRef(false);
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const send = useSend(editor, version);

  const refuse = (issue: Issue) => {
    store.fail(issue);
    notify({ kind: 'error', text: tIssue(issue.code, issue.values), milliseconds: ERROR_ALERT_MS });
    const { selection, element } = targetOf(issue);
    if (selection) store.select(selection, 'open');
    else store.closePanel();
    store.focus(element);
  };
  const fail = (error: unknown) => {
    const { code, issues } = asCallError(error);
    const issue = code === 'form-invalid' ? issues[0] : undefined;
    if (issue) refuse(issue);
    else if (code === 'stale-version') setStale(true);
    else notify({ kind: 'error', text: problemText(error), milliseconds: ERROR_ALERT_MS });
  };
  const finish = async () => {
    store.markSaved();
    // Before the notice, so that a person who leaves right away does not find the changes again.
    await deleteDraft();
    await queries.invalidateQueries({ queryKey: ['forms'] });
    notify({
      kind: 'success',
      text: t(isNew ? 'editor.created' : 'editor.edited'),
      milliseconds: SAVED_NOTICE_MS,
    });
    await navigate(LIST, { replace: isOnGuardEntry() });
  };
  const run = async () => {
    if (busy.current) return;
    if (!may.content) return explainLock();
    const { draft, saved } = store.get();
    const stored = isNew ? null : saved.definition;
    const refusal = checkSave({ draft, stored, hasSubmissions: !may.structure, keyword: null });
    if (refusal?.issues[0]) return refuse(refusal.issues[0]);
    const focused = document.activeElement;
    busy.current = true;
    const agreed = await confirmsNewType(editor);
    if (agreed) {
      setSaving(true);
      await send().then(finish, fail);
      setSaving(false);
    }
    busy.current = false;
    // The editor was locked while saving; a person who stays on the screen continues in the same field.
    const { failure } = store.get();
    if (!failure && focused instanceof HTMLElement) store.focus(focused);
  };
  return { save: () => void run(), saving, stale, keepEditing: () => setStale(false) };
}
