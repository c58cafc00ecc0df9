// What a citizen had written on this device before the register made one record of two: it is theirs under the id that
// stayed.
// rules: X34.53
import type { PortalEntry } from '@constancia/contract/submissions/portal.ts';
import { draftPrefix } from '../../answering/session/written-draft.ts';
import { dropDraft, keepDraft, listDrafts } from '../../platform/device/drafts.ts';
import { citizenKey } from './citizen-key.ts';

/** What cannot be kept under the new key stays under the old one, for the next time. */
export async function takeOverDrafts({ citizen, municipality, formerIds }: PortalEntry): Promise<void> {
  const now = citizenKey({ municipality, citizen });
  for (const id of formerIds) {
    const former = citizenKey({ municipality, citizen: { ...citizen, id } });
    for (const { key, content } of await listDrafts(draftPrefix(former)))
      if (await keepDraft(now + key.slice(former.length), content)) await dropDraft(key);
  }
}
