// Opens a submission that a person asked for by URL: it must exist, lie in their areas, and be their own when
// their role sees only own ones. A submission outside of these is reported as not found.
// rules: R5.27, R5.29, R6.08, R8.02, W5
import type { Actor } from '@constancia/domain/access/actor.ts';
import { may } from '@constancia/domain/access/may.ts';
import { formScope, submissionScope, within } from '@constancia/domain/access/scope.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type FormRow, findForm } from '../../forms/public.ts';
import { findSubmissionById, type SubmissionKey, type SubmissionRow } from '../queries.ts';

export function keyOf({ municipalityId, id }: Pick<SubmissionRow, 'municipalityId' | 'id'>): SubmissionKey {
  return { municipalityId, id };
}

export async function openSubmission(
  db: Queryable,
  actor: Actor,
  id: string,
): Promise<{ readonly row: SubmissionRow; readonly form: FormRow }> {
  // Checked again here, because the URL of a file may outlive the role that it was signed for.
  if (!may(actor, 'read', 'respuesta')) throw new Problem('submission-not-found');
  const row = await findSubmissionById(db, id);
  const form = row && (await findForm(db, row.formId));
  if (!row || !form || form.deletedAt) throw new Problem('submission-not-found');
  if (!within(formScope(actor), { areaId: row.areaId })) throw new Problem('form-outside-areas');
  if (!within(submissionScope(actor), { areaId: row.areaId, createdBy: row.createdBy })) {
    throw new Problem('submission-not-found');
  }
  return { row, form };
}

/** Whether this person may see the submission; one that does not exist nobody sees. */
export async function maySee(db: Queryable, actor: Actor, id: string): Promise<boolean> {
  try {
    await openSubmission(db, actor, id);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** The submission with whose answers this one began; null when there is none that the person may see. */
export async function startOf(
  db: Queryable,
  actor: Actor,
  { startedFrom }: Pick<SubmissionRow, 'startedFrom'>,
): Promise<{ readonly id: string; readonly code: string } | null> {
  if (startedFrom === null) return null;
  try {
    const { row } = await openSubmission(db, actor, startedFrom);
    return { id: row.id, code: row.code };
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
