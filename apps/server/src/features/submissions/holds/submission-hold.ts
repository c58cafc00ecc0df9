// Puts a submission on hold, and lifts that: until then nobody deletes it.
// rules: X37.24-X37.26
import type { Body, Reply } from '@constancia/contract/endpoint.ts';
import type {
  holdSubmission as holdEndpoint,
  liftSubmissionHold as liftEndpoint,
} from '@constancia/contract/submissions/holds.ts';
import type { SubmissionView } from '@constancia/contract/submissions/submissions.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  auditHold,
  deleteSubmissionHold,
  findForm,
  findFormHold,
  findSubmissionHold,
  type HoldServices,
  insertSubmissionHold,
  shareForm,
  presentHold,
} from '../../forms/public.ts';
import { lockSubmissionVersion, type SubmissionRow } from '../queries.ts';
import { openSubmission } from '../view/open-submission.ts';

/** Its own hold and that of its form. */
export async function holdsOf(
  db: Queryable,
  { municipalityId, formId, id }: Pick<SubmissionRow, 'municipalityId' | 'formId' | 'id'>,
): Promise<SubmissionView['holds']> {
  const own = await findSubmissionHold(db, { municipalityId, submissionId: id });
  const ofForm = await findFormHold(db, { municipalityId, formId });
  return [
    ...(own ? [{ of: 'submission' as const, ...presentHold(own) }] : []),
    ...(ofForm ? [{ of: 'form' as const, ...presentHold(ofForm) }] : []),
  ];
}

export async function putSubmissionOnHold(
  { db, clock }: HoldServices,
  actor: Actor,
  { submissionId, reason }: { readonly submissionId: string } & Body<typeof holdEndpoint>,
): Promise<Reply<typeof holdEndpoint>> {
  const { municipalityId, formId } = (await openSubmission(db, actor, submissionId)).row;
  const at = clock();
  const row = { reason, at, madeBy: actor.username };
  await inTransaction(db, async (tx) => {
    if ((await lockSubmissionVersion(tx, { municipalityId, id: submissionId })) === null)
      throw new Problem('submission-not-found');
    // Against who deletes the form.
    await shareForm(tx, { municipalityId, formId });
    if ((await findForm(tx, formId))?.deletedAt) throw new Problem('submission-not-found');
    if (!(await insertSubmissionHold(tx, { municipalityId, submissionId }, row)))
      throw new Problem('hold-changed');
    const act = { municipalityId, at, subjectId: submissionId, of: 'submission' } as const;
    await auditHold(tx, actor, { ...act, action: 'create' });
  });
  return { hold: presentHold(row) };
}

export async function liftHoldOfSubmission(
  { db, clock }: HoldServices,
  actor: Actor,
  { submissionId, at: seen }: { readonly submissionId: string; readonly at: string },
): Promise<Reply<typeof liftEndpoint>> {
  const { municipalityId } = (await openSubmission(db, actor, submissionId)).row;
  await inTransaction(db, async (tx) => {
    if (!(await deleteSubmissionHold(tx, { municipalityId, submissionId }, new Date(seen))))
      throw new Problem('hold-changed');
    const act = { municipalityId, at: clock(), subjectId: submissionId, of: 'submission' } as const;
    await auditHold(tx, actor, { ...act, action: 'delete' });
  });
  return { id: submissionId };
}
