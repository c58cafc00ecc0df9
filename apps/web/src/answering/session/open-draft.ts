// Opens a form to answer with a draft that this person has of it: the one asked for, otherwise the newest that no other
// tab is working on. Without one a new submission begins.
// rules: A4.01-A4.04, X15.04, X31.43
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import { epochMilliseconds } from '../../platform/clock.ts';
import { databaseIsSilent } from '../../platform/device/device-database.ts';
import { listDrafts, readDraft } from '../../platform/device/drafts.ts';
import { heldElsewhere, holdInThisTab, letGo } from '../../platform/device/tab-lock.ts';
import { type AnsweringSession, type OtherDraft, unkeptAnswering } from './answering-session.ts';
import { dropOwnDraft } from './own-drafts.ts';
import {
  draftPrefix,
  isDraft,
  newDraftKey,
  VISITOR,
  VISITOR_DRAFT_AGE_MAX,
  type WrittenDraft,
} from './written-draft.ts';

interface FoundDraft extends OtherDraft {
  readonly draft: WrittenDraft;
}

export interface Opening {
  readonly form: FormToAnswer;
  /** Id of the account, VISITOR, or a key from `visitorDraftKey`. */
  readonly person: string;
  /** Key of the draft that was chosen in the list of drafts. */
  readonly wanted?: string | undefined;
  /** Only a draft that does this work order is gone on with. */
  readonly workOrder?: string | undefined;
  /** None of the drafts is opened by itself. */
  readonly isNew?: boolean;
}

export async function openAnswering({
  form,
  person,
  wanted,
  workOrder,
  isNew = false,
}: Opening): Promise<AnsweringSession> {
  if (isNew) return beginAnother({ form, person });
  const kept = await draftsOf(form, person);
  const found = workOrder === undefined ? kept : kept.filter(({ draft }) => draft.workOrder === workOrder);
  const chosen = found.filter(({ key }) => key === wanted);
  for (const { key } of chosen.length > 0 ? chosen : found) {
    const session = await openOne({ form, person }, key);
    if (session) return session;
  }
  const fresh = await beginAnother({ form, person });
  if (found.length > 0) return { ...fresh, recovered: 'elsewhere' };
  return (await databaseIsSilent()) ? { ...fresh, recovered: 'unreadable' } : fresh;
}

async function draftsOf(form: FormToAnswer, person: string): Promise<readonly FoundDraft[]> {
  const oldest = person.startsWith(VISITOR) ? epochMilliseconds() - VISITOR_DRAFT_AGE_MAX : 0;
  const found: FoundDraft[] = [];
  for (const { key, savedAt, content } of await listDrafts(draftPrefix(person, form.id))) {
    // What waits to be sent is nobody's to go on with, and does not get old.
    if (isDraft(content) && content.ready) continue;
    if (savedAt < oldest) await dropOwnDraft(key);
    else if (isDraft(content)) found.push({ key, savedAt, name: content.name, draft: content });
  }
  return found;
}

async function othersThan(key: string, { form, person }: Opening): Promise<readonly OtherDraft[]> {
  const others = (await draftsOf(form, person)).filter((other) => other.key !== key);
  // They are open where they are being written.
  const busy = await heldElsewhere(others.map((other) => other.key));
  return others.filter((other) => !busy.has(other.key));
}

/** Begins a new submission; the drafts stay. */
async function beginAnother(opening: Opening): Promise<AnsweringSession> {
  const { form, person } = opening;
  const fresh = unkeptAnswering(form);
  const draftKey = newDraftKey(person, form.id, fresh.submissionId);
  await holdInThisTab(draftKey);
  return {
    ...fresh,
    draftKey,
    others: await othersThan(draftKey, opening),
    startFresh: () => beginAnother(opening),
    openOther: (key) => openOne(opening, key),
  };
}

/** Null when another tab has it, or when it was sent or deleted in between. */
async function openOne(opening: Opening, key: string): Promise<AnsweringSession | null> {
  if (!(await holdInThisTab(key))) return null;
  const draft = await readDraft(key);
  if (!isDraft(draft) || draft.ready) {
    letGo(key);
    return null;
  }
  const { form } = opening;
  const fresh = unkeptAnswering(form);
  const same = draft.version === form.version;
  // Most people have no draft.
  const { leftBehind, restoredStore } = await import('./restored-store.ts');
  const store = restoredStore(form, draft);
  return {
    ...fresh,
    store,
    leftBehind: leftBehind(form, store.index, draft),
    submissionId: draft.submissionId,
    mayBeStored: draft.mayBeStored,
    draftKey: key,
    recovered: same ? 'same-version' : 'other-version',
    others: await othersThan(key, opening),
    scroll: draft.scroll,
    startFresh: () => beginAnother(opening),
    openOther: (other) => openOne(opening, other),
  };
}
