// For the sign-in page, where nobody is known yet.
// rules: X31.53
import { listDrafts } from '../../platform/device/drafts.ts';
import { isDraft, VISITOR } from '../session/written-draft.ts';

/** How many finished submissions of any account wait on this device. */
export async function readyOnDevice(): Promise<number> {
  const drafts = await listDrafts('');
  const ofAccounts = drafts.filter(({ key, content }) => !key.startsWith(VISITOR) && isDraft(content));
  return ofAccounts.filter(({ content }) => isDraft(content) && content.ready).length;
}
