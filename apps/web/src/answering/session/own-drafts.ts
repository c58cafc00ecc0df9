// Lists the drafts that one person has on this device.
// rules: X15.09, X15.10
import { dropDraft, listDrafts, readDraft } from '../../platform/drafts.ts';
import { dropKeptFiles } from '../../platform/kept-files.ts';
import { draftKeyOf, isDraft } from './answering-session.ts';

export interface OwnDraft {
  readonly formId: string;
  /** Title of the form when the draft was written; '' in old drafts. */
  readonly title: string;
  /** Epoch milliseconds. */
  readonly savedAt: number;
}

const FORM_ID = /^[0-9A-Za-z]{20}$/;

/** The most recent first. `person`: id of the account. */
export async function ownDrafts(person: string): Promise<readonly OwnDraft[]> {
  const prefix = draftKeyOf(person, '');
  const drafts = await listDrafts(prefix);
  return drafts.flatMap(({ key, savedAt, content }) => {
    const formId = key.slice(prefix.length);
    // Longer keys hold other things.
    if (!FORM_ID.test(formId) || !isDraft(content)) return [];
    return [{ formId, title: content.title ?? '', savedAt }];
  });
}

export async function dropOwnDraft(person: string, formId: string): Promise<void> {
  const key = draftKeyOf(person, formId);
  const draft = await readDraft(key);
  if (isDraft(draft)) await dropKeptFiles(draft.submissionId);
  await dropDraft(key);
}

export async function dropOwnDrafts(person: string): Promise<void> {
  for (const { formId } of await ownDrafts(person)) await dropOwnDraft(person, formId);
}
