// Imports what happened to a submission after it was sent: its edits become corrections, replayed over the
// original in the document; its requests and marks are stored too.
// rules: A3.25-A3.27, R3.20-R3.23, R4.25
import { reviewOfSubmission } from '@constancia/domain/interchange/submissions/review-document.ts';
import { repliedAnswers } from '@constancia/domain/review/change-request.ts';
import { changesNothing } from '@constancia/domain/review/changes.ts';
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type ImportedSubmission, storedWords } from '../submissions/public.ts';
import { insertCorrection, insertMark, keepOriginal, storeContent } from './queries.ts';
import { acceptRequests, closeRequests, insertRequest } from './request-queries.ts';

/** Stands for the official who accepted an imported revision. */
const IMPORTED = 'import';

export async function importReview(
  tx: Queryable,
  { municipalityId, submission, definition }: ImportedSubmission,
): Promise<void> {
  const { edits, current, requests, marks } = reviewOfSubmission(submission, definition);
  const key = { municipalityId, id: submission.id };
  const momentOf = (at: string) => new Date(at === '' ? submission.createdAt : at);
  const made = edits.filter(({ changes }) => !changesNothing(changes));
  if (made.length > 0) {
    const { answers, citizen, location, asset = null, signatures } = submission;
    await keepOriginal(tx, key, { answers, particulars: { citizen, location, asset, signatures } });
    for (const { at, by, email, changes } of made)
      await insertCorrection(tx, key, {
        kind: 'correction',
        at: momentOf(at),
        by,
        email,
        changes,
        reason: '',
      });
    const words = storedWords(submission.formId, indexForm(definition), current);
    await storeContent(tx, key, { content: current, words, at: momentOf(submission.updatedAt) });
  }
  for (const [position, { at, needsCompletion, ...request }] of requests.entries()) {
    await insertRequest(tx, key, { at: momentOf(at), dueOn: null, ...request });
    if (needsCompletion) continue;
    const answeredAt = momentOf(submission.updatedAt);
    const replied = repliedAnswers(request.requested, current.answers);
    await closeRequests(tx, key, { number: position + 1, at: answeredAt, message: '', replied });
    // Documents do not say who accepted; what was answered there is not asked about again here.
    await acceptRequests(tx, key, { at: answeredAt, by: IMPORTED });
  }
  for (const mark of marks) await insertMark(tx, key, mark);
}
