// What a reviewer marks for correction, the request to the citizen that is made from these marks, and accepting what
// the citizen answered.
// rules: R2.080, R4.22-R4.24, X31.80
import type { Actor } from '@constancia/domain/access/actor.ts';
import {
  addedRequest,
  asksRevisions,
  marksProblem,
  type ReviewMark,
  requestedItems,
  withMark,
  withoutMark,
} from '@constancia/domain/review/change-request.ts';
import { rowsOf } from '@constancia/domain/submissions/answers/repeats.ts';
import { appendAudit } from '../../platform/audit/queries.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findSubmission, keyOf, postExternalMessage } from '../submissions/public.ts';
import { waitingRequest } from './complete-request.ts';
import type { OpenedSubmission } from './open-to-review.ts';
import {
  acceptRequests,
  deleteMark,
  deleteMarks,
  insertMark,
  insertRequest,
  listMarks,
  lockSubmission,
} from './queries.ts';
import type { RevisionLinks } from './revision-link.ts';
import { postRevisionMail } from './revision-mail.ts';

interface ReviewServices {
  readonly db: Database;
  readonly clock: Clock;
}

/** Returns all marks of the submission. */
export async function setMark(
  { db }: ReviewServices,
  submission: OpenedSubmission,
  { mark, marked }: { readonly mark: ReviewMark; readonly marked: boolean },
): Promise<readonly ReviewMark[]> {
  if (!asksRevisions(submission.index.definition)) throw new Problem('revision-not-offered');
  if (!isInSubmission(submission, mark))
    throw new Problem('answers-invalid', {
      issues: [{ code: 'question-unknown', at: { ...markedFieldOf(mark) } }],
    });
  const key = keyOf(submission.row);
  return inTransaction(db, async (tx) => {
    await lockSubmission(tx, key);
    const before = await listMarks(tx, key);
    const after = marked ? withMark(before, mark) : withoutMark(before, mark);
    for (const one of after) if (!before.includes(one)) await insertMark(tx, key, one);
    for (const one of before) if (!after.includes(one)) await deleteMark(tx, key, one);
    return after;
  });
}

function isInSubmission(
  { index, row }: OpenedSubmission,
  { sectionId, questionId, rowId }: ReviewMark,
): boolean {
  const section = index.sectionById.get(sectionId);
  if (!section) return false;
  if (questionId === undefined) return rowId === undefined;
  if (index.questionById.get(questionId)?.section.id !== sectionId) return false;
  return rowId === undefined || rowsOf(row.answers, sectionId).some(({ id }) => id === rowId);
}

function markedFieldOf({ sectionId, questionId }: ReviewMark) {
  return { sectionId, ...(questionId !== undefined && { questionId }) };
}

export interface WantedChanges {
  readonly actor: Actor;
  readonly comment: string;
  /** Scheme and host of the URL that people use. */
  readonly origin: string;
}

export interface RequestServices extends ReviewServices {
  readonly links: RevisionLinks;
}

/**
 * Asks for what is marked, together with what is still open of an earlier request. Throws revision-not-offered,
 * nothing-marked, section-without-answers, submission-not-found.
 */
export async function requestChanges(
  { db, clock, links }: RequestServices,
  { row, form, index }: OpenedSubmission,
  { actor, comment, origin }: WantedChanges,
): Promise<{ readonly requested: number; readonly mailed: boolean }> {
  if (!asksRevisions(index.definition)) throw new Problem('revision-not-offered');
  const key = keyOf(row);
  return inTransaction(db, async (tx) => {
    await lockSubmission(tx, key);
    const marks = await listMarks(tx, key);
    const problem = marksProblem(marks);
    if (problem) throw new Problem(problem);
    const present = await findSubmission(tx, key);
    if (!present) throw new Problem('submission-not-found');
    const at = clock();
    const further = { comment, requested: requestedItems(marks, present.answers) };
    const asked = addedRequest(await waitingRequest(tx, row), further);
    await insertRequest(tx, key, { at, by: actor.username, email: actor.email, ...asked });
    await deleteMarks(tx, key);
    const { definition } = index;
    const { requested } = asked;
    const url = `${origin}${links.pathFor(key, at)}`;
    await postExternalMessage(tx, {
      row,
      form,
      definition,
      text: comment,
      username: actor.username,
      url,
      at,
    });
    const mailed = await postRevisionMail(tx, { row: present, definition, by: actor.username, url, at });
    await appendAudit(tx, {
      municipalityId: row.municipalityId,
      at,
      actor: actor.username,
      action: 'create',
      subject: 'change-request',
      subjectId: row.id,
      details: { questions: requested.length },
    });
    return { requested: requested.length, mailed };
  });
}

/** Throws revision-not-answered. */
export async function acceptRevision(
  { db, clock }: ReviewServices,
  { row }: OpenedSubmission,
  actor: Actor,
): Promise<void> {
  const at = clock();
  await inTransaction(db, async (tx) => {
    await lockSubmission(tx, keyOf(row));
    if (!(await acceptRequests(tx, keyOf(row), { at, by: actor.username })))
      throw new Problem('revision-not-answered');
    await appendAudit(tx, {
      municipalityId: row.municipalityId,
      at,
      actor: actor.username,
      action: 'update',
      subject: 'change-request',
      subjectId: row.id,
      details: { accepted: true },
    });
  });
}
