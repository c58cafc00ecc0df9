// Holds of submissions and of forms. Whoever deletes finds them out under the locks that putting on hold takes too.
// rules: X37.24, X37.25
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { FormKey } from '../queries.ts';

export interface HoldRow {
  readonly reason: string;
  readonly at: Date;
  /** Username of the administrator. */
  readonly madeBy: string;
}

export interface HeldSubmission {
  readonly municipalityId: string;
  readonly submissionId: string;
}

/** Whether a row of `submissions s` is on hold, itself or with its form. */
export const isHeld: RawBuilder<boolean> = sql`(
  exists (select from form_holds h where h.municipality_id = s.municipality_id and h.form_id = s.form_id)
  or exists (select from submission_holds h where h.municipality_id = s.municipality_id and h.submission_id = s.id))`;

export async function findFormHold(
  db: Queryable,
  { municipalityId, formId }: FormKey,
): Promise<HoldRow | null> {
  const found = await sql<HoldRow>`
    select reason, at, made_by from form_holds
    where municipality_id = ${municipalityId} and form_id = ${formId}`.execute(db);
  return found.rows[0] ?? null;
}

export async function findSubmissionHold(
  db: Queryable,
  { municipalityId, submissionId }: HeldSubmission,
): Promise<HoldRow | null> {
  const found = await sql<HoldRow>`
    select reason, at, made_by from submission_holds
    where municipality_id = ${municipalityId} and submission_id = ${submissionId}`.execute(db);
  return found.rows[0] ?? null;
}

/**
 * Nobody puts the form on hold, or deletes it, until the caller's transaction ends; submissions are stored on. Whoever deletes
 * submissions locks these first, which keeps them from being put on hold themselves, and writes the audit log after it.
 * False when it was deleted, so that nothing is added to it.
 */
export async function shareForm(tx: Queryable, { municipalityId, formId }: FormKey): Promise<boolean> {
  const found = await sql<{ isThere: boolean }>`
    select deleted_at is null as is_there from forms
    where municipality_id = ${municipalityId} and id = ${formId} for key share`.execute(tx);
  return found.rows[0]?.isThere ?? false;
}

/** Those of the submissions of a form that are on hold. The caller has locked them, and shares the form. */
export async function listHeld(
  tx: Queryable,
  { municipalityId, formId }: FormKey,
  submissionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await sql<{ id: string }>`
    select s.id from submissions s
    where s.municipality_id = ${municipalityId} and s.form_id = ${formId} and s.id = any(${submissionIds}::text[])
      and ${isHeld}`.execute(tx);
  return new Set(found.rows.map(({ id }) => id));
}

/** Whether a form is on hold, or any of its submissions. */
export async function holdsAnything(tx: Queryable, { municipalityId, formId }: FormKey): Promise<boolean> {
  const found = await sql<{ any: boolean }>`
    select exists (select from form_holds where municipality_id = ${municipalityId} and form_id = ${formId})
      or exists (select from submission_holds h
        join submissions s on s.municipality_id = h.municipality_id and s.id = h.submission_id
        where h.municipality_id = ${municipalityId} and s.form_id = ${formId}) as any`.execute(tx);
  return found.rows[0]?.any ?? false;
}

/** False when it is on hold already. The caller has locked the form. */
export async function insertFormHold(
  tx: Queryable,
  { municipalityId, formId }: FormKey,
  { reason, at, madeBy }: HoldRow,
): Promise<boolean> {
  const stored = await sql`
    insert into form_holds (municipality_id, form_id, reason, at, made_by)
    values (${municipalityId}, ${formId}, ${reason}, ${at}, ${madeBy}) on conflict do nothing`.execute(tx);
  return stored.numAffectedRows === 1n;
}

/** False when it is on hold already. The caller has locked the submission. */
export async function insertSubmissionHold(
  tx: Queryable,
  { municipalityId, submissionId }: HeldSubmission,
  { reason, at, madeBy }: HoldRow,
): Promise<boolean> {
  const stored = await sql`
    insert into submission_holds (municipality_id, submission_id, reason, at, made_by)
    values (${municipalityId}, ${submissionId}, ${reason}, ${at}, ${madeBy}) on conflict do nothing`.execute(
    tx,
  );
  return stored.numAffectedRows === 1n;
}

/** False when there is no hold of that moment. */
export async function deleteFormHold(
  tx: Queryable,
  { municipalityId, formId }: FormKey,
  at: Date,
): Promise<boolean> {
  const gone = await sql`
    delete from form_holds where municipality_id = ${municipalityId} and form_id = ${formId} and at = ${at}`.execute(
    tx,
  );
  return gone.numAffectedRows === 1n;
}

export async function deleteSubmissionHold(
  tx: Queryable,
  { municipalityId, submissionId }: HeldSubmission,
  at: Date,
): Promise<boolean> {
  const gone = await sql`
    delete from submission_holds
    where municipality_id = ${municipalityId} and submission_id = ${submissionId} and at = ${at}`.execute(tx);
  return gone.numAffectedRows === 1n;
}
