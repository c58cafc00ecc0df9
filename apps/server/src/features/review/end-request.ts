// How a request to the citizen ends at the town hall: what was answered is accepted, or the request is recalled before.
// rules: X31.80, X33.73
import type { Actor } from '@constancia/domain/access/actor.ts';
import { appendAudit } from '../../platform/audit/queries.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { keyOf } from '../submissions/public.ts';
import type { OpenedSubmission } from './open-to-review.ts';
import { lockSubmission } from './queries.ts';
import { acceptRequests, recallRequests } from './request-queries.ts';
import { postRevisionMail } from './revision-mail.ts';

interface EndServices {
  readonly db: Database;
  readonly clock: Clock;
}

const ENDS = {
  acceptance: { store: acceptRequests, refusal: 'revision-not-answered', details: { accepted: true } },
  recall: { store: recallRequests, refusal: 'revision-not-waiting', details: { recalled: true } },
} as const;

/** Throws revision-not-answered when there is nothing to accept, revision-not-waiting when there is nothing to recall. */
export async function endRequest(
  { db, clock }: EndServices,
  { row, index: { definition } }: OpenedSubmission,
  { actor, by: about }: { readonly actor: Actor; readonly by: keyof typeof ENDS },
): Promise<void> {
  const { store, refusal, details } = ENDS[about];
  const at = clock();
  const by = actor.username;
  await inTransaction(db, async (tx) => {
    if (!(await lockSubmission(tx, keyOf(row)))) throw new Problem('submission-not-found');
    if (!(await store(tx, keyOf(row), { at, by }))) throw new Problem(refusal);
    await postRevisionMail(tx, { about, row, definition, by, url: '', at });
    await appendAudit(tx, {
      municipalityId: row.municipalityId,
      at,
      actor: by,
      action: 'update',
      subject: 'change-request',
      subjectId: row.id,
      details,
    });
  });
}
