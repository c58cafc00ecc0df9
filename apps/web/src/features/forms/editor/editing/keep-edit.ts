// Changes of a form that are not saved yet, kept on the device for the person who made them: a reload, a crash or a
// dead battery loses nothing. Saving or discarding them forgets them. rules: X12.03
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { checkFormShape } from '@constancia/domain/forms/shape/form-shape.ts';
import { epochMilliseconds } from '../../../../platform/clock.ts';
import { dropDraft, keepDraft, keepDraftNow, readDraft } from '../../../../platform/drafts.ts';
import { type Draft, type EditorStore, isDirty } from './editor-store.ts';

/** Milliseconds without a change. */
const PAUSE = 600;

export interface KeptEdit {
  readonly formId: string;
  /** The version that was read; null for a form that was never saved. */
  readonly version: number | null;
  readonly draft: Draft;
  /** Epoch milliseconds. */
  readonly at: number;
}

export function editKey(userId: string, form: string): string {
  return `edit.${userId}.${form}`;
}

/** Null when there is none, or none that this version of the product can read. */
export async function readKeptEdit(key: string): Promise<KeptEdit | null> {
  const kept = (await readDraft(key)) as Partial<KeptEdit> | null;
  const draft = kept?.draft;
  if (typeof kept?.formId !== 'string' || typeof kept.at !== 'number' || !draft) return null;
  const definition = asDefinition(draft.definition);
  if (!definition) return null;
  const version = typeof kept.version === 'number' ? kept.version : null;
  const { areaId, sync } = draft;
  return {
    formId: kept.formId,
    version,
    at: kept.at,
    draft: { definition, areaId, sync: sync === 'on' ? 'on' : 'off' },
  };
}

function asDefinition(kept: unknown): FormDefinition | null {
  const checked = checkFormShape(kept);
  return 'issues' in checked ? null : checked.definition;
}

export interface EditKeeper {
  /** Forgets what was kept and keeps nothing any more; resolves when the device holds nothing. */
  readonly deleteDraft: () => Promise<void>;
  /** What is unsaved stays on the device. */
  readonly stop: () => void;
}

/** Keeps each change a moment after it, and at once when the page goes away. */
export function startKeepingEdit(
  store: EditorStore,
  key: string,
  origin: () => Pick<KeptEdit, 'formId' | 'version'>,
): EditKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept = store.get().draft;
  const content = (): KeptEdit => ({ ...origin(), draft: store.get().draft, at: epochMilliseconds() });
  const keep = () => {
    const state = store.get();
    kept = state.draft;
    void (isDirty(state) ? keepDraft(key, content()) : dropDraft(key));
  };
  const leaving = () => {
    const state = store.get();
    if (state.draft !== kept && isDirty(state)) keepDraftNow(key, content());
  };
  const hidden = () => {
    if (document.visibilityState === 'hidden') leaving();
  };
  const stopWatching = store.subscribe(() => {
    if (store.get().draft === kept) return;
    clearTimeout(timer);
    timer = setTimeout(keep, PAUSE);
  });
  window.addEventListener('pagehide', leaving);
  document.addEventListener('visibilitychange', hidden);
  const leave = () => {
    clearTimeout(timer);
    stopWatching();
    window.removeEventListener('pagehide', leaving);
    document.removeEventListener('visibilitychange', hidden);
  };
  let deleted = false;
  return {
    deleteDraft: () => {
      deleted = true;
      leave();
      return dropDraft(key);
    },
    stop: () => {
      leave();
      if (!deleted) keep();
    },
  };
}
