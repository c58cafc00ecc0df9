// The citizen's side of a revision: what is asked of them, and storing what they answered. The portal's
// endpoints establish who the citizen is and use these functions.
// rules: A4.24, A4.28, A4.29, R4.30, R7.19
import type { Issue } from '@constancia/domain/issue.ts';
import {
  openRequest,
  type RequestedItem,
  repliedAnswers,
  withRequested,
} from '@constancia/domain/review/change-request.ts';
import { changesNothing, type SubmissionContent } from '@constancia/domain/review/changes.ts';
import { checkEdit } from '@constancia/domain/review/check-edit.ts';
import { revisionLimits } from '@constancia/domain/review/edit-limits.ts';
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findSubmission, keyOf } from '../submissions/public.ts';
import type { NewlyNamed } from './given-content.ts';
import { contentOf, type OpenedSubmission } from './open-to-review.ts';
import { lockSubmission } from './queries.ts';
import { closeRequests, isWaiting, listRequests } from './request-queries.ts';
import { writeEdit } from './store-edit.ts';

export interface WaitingRequest {
  readonly number: number;
  readonly comment: string;
  readonly requested: readonly RequestedItem[];
  /** YYYY-MM-DD; null for no due date. */
  readonly dueOn: string | null;
}

/** What the citizen is asked now; null when nothing has to be answered again (A4.29). */
export async function waitingRequest(
  db: Queryable,
  row: OpenedSubmission['row'],
): Promise<WaitingRequest | null> {
  const requests = await listRequests(db, keyOf(row));
  const open = openRequest(requests.map((request) => ({ ...request, needsCompletion: isWaiting(request) })));
  return open && { number: open.number, comment: open.comment, requested: open.requested, dueOn: open.dueOn };
}

/** The request that waits; throws revision-recalled, or already-answered when nothing has to be answered. */
export async function requestToAnswer(db: Queryable, row: OpenedSubmission['row']): Promise<WaitingRequest> {
  const request = await waitingRequest(db, row);
  if (request) return request;
  const last = (await listRequests(db, keyOf(row))).at(-1);
  throw new Problem(last?.recalledAt ? 'revision-recalled' : 'already-answered');
}

export interface Revision {
  readonly at: Date;
  /** Name of the citizen. */
  readonly by: string;
  readonly answers: AnswerSet;
  /** The citizen confirmed that nothing has to be changed. */
  readonly unchanged: boolean;
  /** What the citizen wants to say about it; '' for nothing. */
  readonly message: string;
  /** Files that are new, and the issues found in them. */
  readonly newFiles: readonly NewlyNamed[];
  readonly issues: readonly Issue[];
}

/**
 * Stores the revision and closes the request; returns the new version. Throws already-answered,
 * revision-recalled, answers-invalid, revision-unchanged.
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
  const request = await requestToAnswer(tx, row);
  const { at, by, newFiles, message } = revision;
  const { after, changes } = judged({ ...submission, row }, revision, request);
  if (changesNothing(changes) && !revision.unchanged) throw new Problem('revision-unchanged');
  const replied = repliedAnswers(request.requested, after.answers);
  await closeRequests(tx, key, { number: request.number, at, message, replied });
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
