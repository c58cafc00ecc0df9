// Deletes files that the device kept for a submission that it has no draft of any more. Devices can be shared, and are
// small; what somebody still writes or waits to be sent keeps its files, however old they are.
// rules: X14.03, X39.85
import { epochMilliseconds } from '../platform/clock.ts';
import { keysFrom, readRecord, removeRecord } from '../platform/device/device-database.ts';
import { dropAgain } from '../platform/device/drop-again.ts';
import { listDrafts } from '../platform/device/drafts.ts';
import { isKept } from '../platform/device/kept-files.ts';
import { isDraft, VISITOR, VISITOR_DRAFT_AGE_MAX } from './session/written-draft.ts';

export async function dropOldFiles(): Promise<void> {
  await dropAgain();
  const before = epochMilliseconds() - VISITOR_DRAFT_AGE_MAX;
  const written = await submissionsWritten(before);
  for (const key of await keysFrom('files', '')) {
    const [submissionId = ''] = key.split('/');
    if (written.has(submissionId)) continue;
    const record = await readRecord('files', key);
    if (isKept(record) && record.savedAt < before) await removeRecord('files', key);
  }
}

/** Ids of those with a draft; one of a visitor counts until it is deleted for its age, or for ever when it waits to be sent. */
async function submissionsWritten(before: number): Promise<ReadonlySet<string>> {
  const drafts = await listDrafts('');
  const ids = drafts.flatMap(({ key, savedAt, content }) => {
    if (!isDraft(content)) return [];
    const stays = content.ready !== undefined || !key.startsWith(VISITOR) || savedAt >= before;
    return stays ? [content.submissionId] : [];
  });
  return new Set(ids);
}
