// What a reviewer marks for correction, and the request to the citizen that is made from these marks.
// rules: R2.080, R4.22-R4.24, X31.80
import type { Actor } from '@constancia/domain/access/actor.ts';
import {
  addedRequest,
  asksRevisions,
  isInSubmission,
  marksProblem,
  presentMarks,
  type Remark,
  type ReviewMark,
  requestedItems,
  withMark,
  withoutMark,
} from '@constancia/domain/review/change-request.ts';
import { mayBeDue } from '@constancia/domain/review/due-date.ts';
import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import { appendAudit } from '../../platform/audit/queries.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findSubmission, keyOf, postExternalMessage } from '../submissions/public.ts';
import { waitingRequest } from './complete-request.ts';
import type { OpenedSubmission } from './open-to-review.ts';
import { deleteMark, deleteMarks, insertMark, listMarks, lockSubmission } from './queries.ts';
import { insertRequest } from './request-queries.ts';
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
  const { index, row } = submission;
  if (marked && !isInSubmission(index, row.answers, mark))
    throw new Problem('answers-invalid', {
      issues: [{ code: 'question-unknown', at: { ...markedFieldOf(mark) } }],
    });
  const key = keyOf(submission.row);
  return inTransaction(db, async (tx) => {
    if (!(await lockSubmission(tx, key))) throw new Problem('submission-not-found');
    const before = await listMarks(tx, key);
    const after = marked ? withMark(before, mark) : withoutMark(before, mark);
    for (const one of after) if (!before.includes(one)) await insertMark(tx, key, one);
    for (const one of before) if (!after.includes(one)) await deleteMark(tx, key, one);
    return after;
  });
}

function markedFieldOf({ sectionId, questionId }: ReviewMark) {
  return { sectionId, ...(questionId !== undefined && { questionId }) };
}

export interface WantedChanges {
  readonly actor: Actor;
  readonly comment: string;
  /** YYYY-MM-DD; null for no due date. */
  readonly dueOn: string | null;
  readonly remarks: readonly Remark[];
  /** Scheme and host of the URL that people use. */
  readonly origin: string;
}

export interface RequestServices extends ReviewServices {
  readonly links: RevisionLinks;
}

/**
 * Asks for what is marked, together with what is still open of an earlier request. Throws revision-not-offered,
 * request-invalid, nothing-marked, section-without-answers, submission-not-found.
 */
export async function requestChanges(
  { db, clock, links }: RequestServices,
  { row, form, index }: OpenedSubmission,
  { actor, comment, dueOn, remarks, origin }: WantedChanges,
): Promise<{ readonly requested: number; readonly mailed: boolean }> {
  const { definition } = index;
  if (!asksRevisions(definition)) throw new Problem('revision-not-offered');
  const at = clock();
  if (dueOn !== null && !mayBeDue(dueOn, wallTimeOf(at, form.timeZone).day))
    throw new Problem('request-invalid', {
      issues: [{ code: 'request-field', at: { field: 'body.dueOn' } }],
    });
  const key = keyOf(row);
  return inTransaction(db, async (tx) => {
    await lockSubmission(tx, key);
    const present = await findSubmission(tx, key);
    if (!present) throw new Problem('submission-not-found');
    const marks = presentMarks(await listMarks(tx, key), index, present.answers);
    const problem = marksProblem(marks);
    if (problem) throw new Problem(problem);
    const further = { comment, dueOn, requested: requestedItems(marks, present.answers, remarks) };
    const asked = addedRequest(await waitingRequest(tx, row), further);
    await insertRequest(tx, key, { at, by: actor.username, email: actor.email, ...asked });
    await deleteMarks(tx, key);
    const { requested } = asked;
    const url = `${origin}${links.pathFor(key, at, asked.dueOn)}`;
    const { username } = actor;
    await postExternalMessage(tx, { row, form, definition, text: comment, username, url, at });
    const letter = { about: 'request', row: present, definition, by: username, url, at } as const;
    const mailed = await postRevisionMail(tx, letter);
    await appendAudit(tx, {
      municipalityId: row.municipalityId,
      at,
      actor: username,
      action: 'create',
      subject: 'change-request',
      subjectId: row.id,
      details: { questions: requested.length },
    });
    return { requested: requested.length, mailed };
  });
}
