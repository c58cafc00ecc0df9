// Deletes a form. With submissions it is hidden together with them; without any it is removed. This is
// decided under the lock that storing a submission takes too, so none arrives in between. The audit log keeps
// who deleted what and when.
// rules: P4.18-P4.21, W11, X10.04, X10.06
import type { Reply } from '@constancia/contract/endpoint.ts';
import type {
  deleteForm as deleteEndpoint,
  readDeletion as readDeletionEndpoint,
} from '@constancia/contract/forms/forms.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import { inTransaction } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { holdsAnything } from '../holds/queries.ts';
import { openForm } from '../open-form.ts';
import { hideForm, lockForm, removeForm } from '../queries.ts';
import { editorName, type FormServices } from './save-form.ts';

export async function readDeletion(
  { db }: FormServices,
  actor: Actor,
  formId: string,
): Promise<Reply<typeof readDeletionEndpoint>> {
  const form = await openForm(db, actor, formId);
  return { title: form.title, version: form.version, submissionCount: form.submissions };
}

export async function deleteForm(
  { db, clock }: FormServices,
  actor: Actor,
  seen: { readonly formId: string; readonly version: number },
): Promise<Reply<typeof deleteEndpoint>> {
  const form = await openForm(db, actor, seen.formId);
  const key = { municipalityId: form.municipalityId, formId: form.id };
  const at = clock();
  return inTransaction(db, async (tx) => {
    const row = await lockForm(tx, key.municipalityId, key.formId);
    if (!row || row.deleted) throw new Problem('form-not-found');
    if (row.version !== seen.version) {
      throw new Problem('stale-version', { values: { version: row.version } });
    }
    if (await holdsAnything(tx, key)) throw new Problem('form-held');
    const outcome = row.submissions > 0 ? 'hidden' : 'removed';
    if (outcome === 'hidden') await hideForm(tx, key, { username: editorName(actor), at });
    else await removeForm(tx, key);
    await appendAudit(tx, {
      municipalityId: key.municipalityId,
      at,
      actor: actor.username,
      action: 'delete',
      subject: 'form',
      subjectId: key.formId,
      details: { version: row.version, outcome, submissions: row.submissions },
    });
    return { id: form.id, outcome, submissionCount: row.submissions };
  });
}
