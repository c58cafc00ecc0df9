// Lists the drafts that one person has on this device.
// rules: X15.09, X15.10, X31.43
import { ceaseKeeping } from '../../platform/device/device-keeper.ts';
import { dropDraft, listDrafts, readDraft } from '../../platform/device/drafts.ts';
import { dropKeptFiles } from '../../platform/device/kept-files.ts';
import { draftPrefix, isDraft, type WrittenDraft } from './written-draft.ts';

type Listed = 'kind' | 'formId' | 'title' | 'name' | 'submissionId' | 'ready' | 'refused' | 'workOrder';

export interface OwnDraft extends Pick<WrittenDraft, Listed> {
  readonly key: string;
  /** Epoch milliseconds. */
  readonly savedAt: number;
}

/** The most recent first. `person`: id of the account. */
export async function ownDrafts(person: string): Promise<readonly OwnDraft[]> {
  const drafts = await listDrafts(draftPrefix(person));
  return drafts.flatMap(({ key, savedAt, content }) =>
    isDraft(content) ? [{ ...content, key, savedAt }] : [],
  );
}

export async function dropOwnDraft(key: string): Promise<void> {
  const draft = await readDraft(key);
  if (isDraft(draft)) await dropKeptFiles(draft.submissionId);
  await dropDraft(key);
}

export async function dropOwnDrafts(person: string): Promise<void> {
  // The page that is left would keep its own once more.
  await ceaseKeeping(draftPrefix(person));
  for (const { key } of await ownDrafts(person)) await dropOwnDraft(key);
}
