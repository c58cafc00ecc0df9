// Deletes a submission with its files, corrections and e-mails, and leaves a tombstone without personal data; work orders that it
// caused do not keep its location.
// A job deletes the files, so that none is left behind when a process dies in between.
// rules: R6.22, R7.16, W9, W11, X17.08
import type { Reply } from '@constancia/contract/endpoint.ts';
import type {
  deleteSubmission as deleteEndpoint,
  readSubmissionDeletion as readEndpoint,
} from '@constancia/contract/submissions/deletion.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { keptBecause } from '@constancia/domain/submissions/deletion.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { removeFilesLater } from '../../files/public.ts';
import { type FormVersions, listHeld, shareForm } from '../../forms/public.ts';
import {
  clearCausedOrders,
  deleteSubmissionRow,
  lockSubmissionVersion,
  type SubmissionKey,
} from '../queries.ts';
import { openSubmission } from '../view/open-submission.ts';

export interface DeletionServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly versions: FormVersions;
}

async function opened({ db, versions }: DeletionServices, actor: Actor, submissionId: string) {
  const { row, form } = await openSubmission(db, actor, submissionId);
  const answered = await versions.load(form, row.formVersion);
  if (!answered) throw new Problem('submission-not-found');
  return { row, kept: keptBecause(answered.definition, row) };
}

export async function readDeletion(
  services: DeletionServices,
  actor: Actor,
  submissionId: string,
): Promise<Reply<typeof readEndpoint>> {
  const { row, kept } = await opened(services, actor, submissionId);
  return {
    version: row.version,
    code: row.code,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    keptBecause: kept,
  };
}

export async function deleteSubmission(
  services: DeletionServices,
  actor: Actor,
  seen: { readonly submissionId: string; readonly version: number },
): Promise<Reply<typeof deleteEndpoint>> {
  const { row, kept } = await opened(services, actor, seen.submissionId);
  if (kept) throw new Problem(kept === 'held' ? 'submission-held' : 'submission-kept');
  const name = { municipalityId: row.municipalityId, id: row.id };
  const at = services.clock();
  return inTransaction(services.db, async (tx) => {
    const version = await lockSubmissionVersion(tx, name);
    if (version === null) throw new Problem('submission-not-found');
    if (version !== seen.version) throw new Problem('stale-version', { values: { version } });
    const form = { municipalityId: row.municipalityId, formId: row.formId };
    // Somebody may have put it on hold since it was read.
    await shareForm(tx, form);
    if ((await listHeld(tx, form, [row.id])).size > 0) throw new Problem('submission-held');
    const keys = await deleteLocked(tx, [{ ...name, formId: row.formId, version }], {
      at,
      actor: actor.username,
      by: actor.userId,
    });
    await removeFilesLater(tx, keys);
    return { id: row.id, code: row.code };
  });
}

interface LockedSubmission extends SubmissionKey {
  readonly formId: string;
  readonly version: number;
}

interface Deletion {
  readonly at: Date;
  /** Username for the audit log; '' for a command or a job. */
  readonly actor: string;
  /** Id of the account; '' likewise. */
  readonly by: string;
}

/**
 * Deletes submissions whose rows the caller has locked and which are not on hold, and returns the storage keys of their files.
 * The work orders that they caused come first: the audit log is the last lock.
 */
export async function deleteLocked(
  tx: Queryable,
  submissions: readonly LockedSubmission[],
  { at, actor, by }: Deletion,
): Promise<readonly string[]> {
  const deletions: { readonly submission: LockedSubmission; readonly workOrders: number }[] = [];
  for (const submission of submissions) {
    const caused = { ids: [submission.id], all: false };
    const workOrders = await clearCausedOrders(tx, submission.municipalityId, caused);
    deletions.push({ submission, workOrders });
  }
  const keys: string[] = [];
  for (const { submission, workOrders } of deletions) {
    const { municipalityId, id, formId, version } = submission;
    await appendAudit(tx, {
      municipalityId,
      at,
      actor,
      action: 'delete',
      subject: 'submission',
      subjectId: id,
      details: { form: formId, version, ...(workOrders > 0 && { workOrders }) },
    });
    keys.push(...(await deleteSubmissionRow(tx, { municipalityId, id }, { at, by })));
  }
  return keys;
}
