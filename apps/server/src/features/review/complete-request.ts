// The citizen's side of a revision: what is asked of them, and storing what they answered. The portal's
// endpoints establish who the citizen is and use these functions.
// rules: A4.24, A4.28, A4.29, R4.30, R7.19
import type { Issue } from '@constancia/domain/issue.ts';
import { openRequest, type RequestedItem, withRequested } from '@constancia/domain/review/change-request.ts';
import { changesNothing, type SubmissionContent } from '@constancia/domain/review/changes.ts';
import { checkEdit } from '@constancia/domain/review/check-edit.ts';
import { revisionLimits } from '@constancia/domain/review/edit-limits.ts';
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findSubmission, keyOf } from '../submissions/public.ts';
import { contentOf, type OpenedSubmission } from './open-to-review.ts';
import { closeRequests, listRequests, lockSubmission } from './queries.ts';
import { writeEdit } from './store-edit.ts';

export interface WaitingRequest {
  readonly number: number;
  readonly comment: string;
  readonly requested: readonly RequestedItem[];
}

/** What the citizen is asked now; null when nothing has to be answered again (A4.29). */
export async function waitingRequest(
  db: Queryable,
  row: OpenedSubmission['row'],
): Promise<WaitingRequest | null> {
  const requests = await listRequests(db, keyOf(row));
  const open = openRequest(
    requests.map((request) => ({ ...request, needsCompletion: request.completedAt === null })),
  );
  return open && { number: open.number, comment: open.comment, requested: open.requested };
}

export interface Revision {
  readonly at: Date;
  /** Name of the citizen. */
  readonly by: string;
  readonly answers: AnswerSet;
  /** The citizen confirmed that nothing has to be changed. */
  readonly unchanged: boolean;
  /** Storage keys that are new, and the issues found in them. */
  readonly newFiles: readonly string[];
  readonly issues: readonly Issue[];
}

/**
 * Stores the revision and closes the request; returns the new version. Throws already-answered,
 * answers-invalid, revision-unchanged.
 */
export async function completeRequest(
  tx: Queryable,
  submission: OpenedSubmission,
  revision: Revision,
): Promise<number> {
  const key = keyOf(submission.row);
  const locked = await lockSubmission(tx, key);
  const row = locked && (await findSubmission(tx, key));
  if (!locked || !row) throw new Problem('submission-not-found');
  const request = await waitingRequest(tx, row);
  if (!request) throw new Problem('already-answered');
  const { at, by, newFiles } = revision;
  const { after, changes } = judged({ ...submission, row }, revision, request);
  if (changesNothing(changes) && !revision.unchanged) throw new Problem('revision-unchanged');
  await closeRequests(tx, key, { number: request.number, at });
  if (changesNothing(changes)) return locked.version;
  const edit = { kind: 'revision' as const, at, by, email: '', after, changes, newFiles, reason: '' };
  return writeEdit(tx, { ...submission, row }, edit);
}

function judged(
  { index, row }: OpenedSubmission,
  { answers, issues: found }: Revision,
  request: WaitingRequest,
) {
  const stored = contentOf(row);
  const asked = withRequested(stored.answers, answers, request.requested);
  const given: SubmissionContent = { answers: asked, particulars: stored.particulars };
  const limits = revisionLimits(request.requested);
  const { issues, ...edit } = checkEdit(index, { stored, given, limits });
  const all = [...found, ...issues];
  if (all.length > 0) throw new Problem('answers-invalid', { issues: all });
  return edit;
}
