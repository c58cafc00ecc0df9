// Puts a form on hold, and lifts that: until then nobody deletes the form or any of its submissions.
// rules: X37.24-X37.26
import type { Body, Reply } from '@constancia/contract/endpoint.ts';
import type {
  Hold,
  holdForm as holdEndpoint,
  liftFormHold as liftEndpoint,
  readFormHold as readEndpoint,
} from '@constancia/contract/forms/holds.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { AuditAction } from '@constancia/domain/audit/audit-entries.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { openForm } from '../open-form.ts';
import { lockForm } from '../queries.ts';
import { deleteFormHold, findFormHold, type HoldRow, insertFormHold } from './queries.ts';

export interface HoldServices {
  readonly db: Database;
  readonly clock: Clock;
}

export function presentHold({ reason, at, madeBy }: HoldRow): Hold {
  return { reason, at: at.toISOString(), by: madeBy };
}

interface HoldAct {
  readonly municipalityId: string;
  readonly at: Date;
  readonly action: AuditAction & ('create' | 'delete');
  /** Id of the submission or the form. */
  readonly subjectId: string;
  readonly of: 'submission' | 'form';
}

/** Without the reason, which may name somebody: the log cannot be changed. */
export async function auditHold(tx: Queryable, actor: Actor, { of, ...act }: HoldAct): Promise<void> {
  await appendAudit(tx, { ...act, actor: actor.username, subject: 'hold', details: { of } });
}

export async function readHoldOfForm(
  { db }: HoldServices,
  actor: Actor,
  formId: string,
): Promise<Reply<typeof readEndpoint>> {
  const { municipalityId } = await openForm(db, actor, formId);
  const found = await findFormHold(db, { municipalityId, formId });
  return { hold: found && presentHold(found) };
}

export async function putFormOnHold(
  { db, clock }: HoldServices,
  actor: Actor,
  { formId, reason }: { readonly formId: string } & Body<typeof holdEndpoint>,
): Promise<Reply<typeof holdEndpoint>> {
  const { municipalityId } = await openForm(db, actor, formId);
  const at = clock();
  const row = { reason, at, madeBy: actor.username };
  await inTransaction(db, async (tx) => {
    const form = await lockForm(tx, municipalityId, formId);
    if (!form || form.deleted) throw new Problem('form-not-found');
    if (!(await insertFormHold(tx, { municipalityId, formId }, row))) throw new Problem('hold-changed');
    await auditHold(tx, actor, { municipalityId, at, action: 'create', subjectId: formId, of: 'form' });
  });
  return { hold: presentHold(row) };
}

export async function liftHoldOfForm(
  { db, clock }: HoldServices,
  actor: Actor,
  { formId, at: seen }: { readonly formId: string; readonly at: string },
): Promise<Reply<typeof liftEndpoint>> {
  const { municipalityId } = await openForm(db, actor, formId);
  await inTransaction(db, async (tx) => {
    if (!(await deleteFormHold(tx, { municipalityId, formId }, new Date(seen))))
      throw new Problem('hold-changed');
    await auditHold(tx, actor, {
      municipalityId,
      at: clock(),
      action: 'delete',
      subjectId: formId,
      of: 'form',
    });
  });
  return { id: formId };
}
