// Keeps unsaved changes of a form on the device, so that a reload or a crash loses nothing. Each tab has a draft of its
// own, and saving or discarding the changes deletes only that one.
// rules: X12.03, X31.41, X31.67, X31.68, X31.71
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { changeQuestionKind, type KindContent } from '@constancia/domain/forms/edit/change-kind.ts';
import { checkFormShape } from '@constancia/domain/forms/shape/form-shape.ts';
import { epochMilliseconds } from '../../../../platform/clock.ts';
import { type DeviceKeeper, startKeeping } from '../../../../platform/device/device-keeper.ts';
import { databaseIsSilent } from '../../../../platform/device/device-database.ts';
import { keepDraft, listDrafts } from '../../../../platform/device/drafts.ts';
import { ownDraft, setOwnDraft } from '../../../../platform/device/own-draft.ts';
import {
  anyHeldElsewhere,
  heldElsewhere,
  holdInThisTab,
  letGo,
} from '../../../../platform/device/tab-lock.ts';
import { newEntityId } from '../../../../platform/new-id.ts';
import { type Draft, type EditorStore, isDirty } from './editor-store.ts';

/** Milliseconds without a change before the form is kept. */
const PAUSE = 600;

export interface KeptEdit {
  /** The version that was read; null for a form that was never saved. */
  readonly version: number | null;
  /** The form that a new one continues, because it can no longer be saved itself; null for any other. */
  readonly copyOf: string | null;
  /** As it was read from a file, before anybody changed it here. */
  readonly isFromFile: boolean;
  readonly draft: Draft;
  /** By question: what its present kind has no use for. */
  readonly setAside: readonly (readonly [string, KindContent])[];
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Which drafts belong together: those of one person for one form, or for new forms. */
export function draftsOf(userId: string, formId: string | null): string {
  return `edit.${userId}.${formId ?? 'nuevo'}.`;
}

export interface StoredEdit {
  readonly key: string;
  readonly edit: KeptEdit;
}

export interface OpenedDraft {
  /** Under which this tab keeps its changes. */
  readonly key: string;
  readonly kept: KeptEdit | null;
  /** Further drafts that no tab is writing, newest first. */
  readonly others: readonly StoredEdit[];
  /** Another tab has a draft of the same form open. */
  readonly elsewhere: boolean;
  /** The browser's database did not answer, so drafts that are there were not found. */
  readonly isUnread: boolean;
}

/**
 * Finds the draft that this tab continues: its own, or for a stored form the newest that no other tab holds. New forms
 * are only offered, because nobody knows which of them the person wants.
 */
export async function openDraft(prefix: string, adopts: 'newest' | 'own'): Promise<OpenedDraft> {
  const own = ownDraft(prefix);
  if (own !== null) await holdInThisTab(own);
  const kept = await listKeptEdits(prefix);
  const held = await heldElsewhere(kept.map(({ key }) => key));
  const free = kept.filter(({ key }) => !held.has(key));
  const found =
    takeHandedOver(prefix) ??
    free.find(({ key }) => key === own) ??
    (adopts === 'newest' ? free[0] : undefined);
  const isAdopted = found !== undefined && (await holdInThisTab(found.key));
  const key = isAdopted ? found.key : prefix + newEntityId();
  if (!isAdopted) await holdInThisTab(key);
  if (own !== null && own !== key) letGo(own);
  setOwnDraft(prefix, key);
  return {
    key,
    kept: isAdopted ? found.edit : null,
    others: free.filter((other) => other !== found),
    elsewhere: await anyHeldElsewhere(prefix),
    isUnread: await databaseIsSilent(),
  };
}

async function listKeptEdits(prefix: string): Promise<readonly StoredEdit[]> {
  const drafts = await listDrafts(prefix);
  return drafts.flatMap(({ key, content }) => {
    const edit = keptEditOf(content as Partial<KeptEdit> | null);
    return edit ? [{ key, edit }] : [];
  });
}

/** Null when this version of the product cannot read it. */
function keptEditOf(kept: Partial<KeptEdit> | null): KeptEdit | null {
  const draft = kept?.draft;
  if (typeof kept?.at !== 'number' || !draft) return null;
  const definition = asDefinition(draft.definition);
  if (!definition) return null;
  const version = typeof kept.version === 'number' ? kept.version : null;
  const copyOf = typeof kept.copyOf === 'string' ? kept.copyOf : null;
  const { areaId, sync } = draft;
  return {
    version,
    copyOf,
    isFromFile: kept.isFromFile === true,
    at: kept.at,
    draft: { definition, areaId, sync: sync === 'on' ? 'on' : 'off' },
    setAside: setAsideOf(kept.setAside, definition),
  };
}

/** Only what would make a form of the right shape, if the question had it again. */
function setAsideOf(kept: unknown, definition: FormDefinition): KeptEdit['setAside'] {
  if (!Array.isArray(kept)) return [];
  return (kept as KeptEdit['setAside']).filter((entry) => {
    if (!Array.isArray(entry) || !entry[1]) return false;
    const [questionId, { options, link }] = entry as KeptEdit['setAside'][number];
    const kind = link ? 'link' : 'single-choice';
    const fresh = changeQuestionKind(definition, questionId, { kind: 'text' });
    const back = changeQuestionKind(fresh, questionId, { kind, kept: entry[1] });
    return Array.isArray(options) && asDefinition(back) !== null;
  });
}

function asDefinition(kept: unknown): FormDefinition | null {
  const checked = checkFormShape(kept);
  return 'issues' in checked ? null : checked.definition;
}

/** What this tab opens next although the device did not keep it: a shared one keeps nothing, and a full one cannot. */
let handedOver: StoredEdit | null = null;

function takeHandedOver(prefix: string): StoredEdit | undefined {
  if (!handedOver?.key.startsWith(prefix)) return undefined;
  const taken = handedOver;
  handedOver = null;
  return taken;
}

/** Keeps `draft` as a new form, which this tab opens next. */
export async function keepAsNew(
  userId: string,
  edit: Omit<KeptEdit, 'at' | 'version' | 'setAside'>,
): Promise<void> {
  const prefix = draftsOf(userId, null);
  const key = prefix + newEntityId();
  const kept: KeptEdit = { ...edit, version: null, setAside: [], at: epochMilliseconds() };
  handedOver = (await keepDraft(key, kept)) ? null : { key, edit: kept };
  setOwnDraft(prefix, key);
}

export function startKeepingEdit(
  store: EditorStore,
  key: string,
  origin: () => Pick<KeptEdit, 'version' | 'copyOf'>,
): DeviceKeeper {
  return startKeeping({
    key,
    store,
    isChanged: (now, kept) => now.draft !== kept.draft,
    content: (): KeptEdit | null => {
      const state = store.get();
      if (!isDirty(state)) return null;
      const setAside = [...store.setAside];
      return { ...origin(), isFromFile: false, draft: state.draft, setAside, at: epochMilliseconds() };
    },
    pause: PAUSE,
  });
}
