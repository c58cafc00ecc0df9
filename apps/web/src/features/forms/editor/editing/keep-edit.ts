// Keeps unsaved changes of a form on the device, so that a reload or a crash loses nothing. Saving or discarding the
// changes deletes them from the device.
// rules: X12.03
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { checkFormShape } from '@constancia/domain/forms/shape/form-shape.ts';
import { epochMilliseconds } from '../../../../platform/clock.ts';
import { type DeviceKeeper, startKeeping } from '../../../../platform/device-keeper.ts';
import { readDraft } from '../../../../platform/drafts.ts';
import { type Draft, type EditorStore, isDirty } from './editor-store.ts';

/** Milliseconds without a change before the form is kept. */
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

/** Null when nothing is kept, or when this version of the product cannot read it. */
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

export function startKeepingEdit(
  store: EditorStore,
  key: string,
  origin: () => Pick<KeptEdit, 'formId' | 'version'>,
): DeviceKeeper {
  return startKeeping({
    key,
    store,
    isChanged: (now, kept) => now.draft !== kept.draft,
    content: (): KeptEdit | null => {
      const state = store.get();
      return isDirty(state) ? { ...origin(), draft: state.draft, at: epochMilliseconds() } : null;
    },
    pause: PAUSE,
  });
}
