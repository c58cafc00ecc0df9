// Corrections, states and marks of stored submissions.

import type { CopyCounts } from '@constancia/domain/presentation/sheet/sheet-columns.ts';
import type { ReviewMark } from '@constancia/domain/review/change-request.ts';
import type { Changes, SubmissionContent } from '@constancia/domain/review/changes.ts';
import type { Correction, CorrectionKind } from '@constancia/domain/review/correction.ts';
import type { StateChange } from '@constancia/domain/submissions/submission.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { shareForm } from '../forms/public.ts';

export interface SubmissionKey {
  readonly municipalityId: string;
  readonly id: string;
}

/**
 * Locks the submission, then keeps its form from being saved or deleted, and returns the submission; null when it is gone.
 * Counters of the form move under the lock of the audit log, for which somebody who has the form would wait.
 */
export async function lockSubmission(
  tx: Queryable,
  { municipalityId, id }: SubmissionKey,
): Promise<{ readonly version: number; readonly state: number | null } | null> {
  const found = await sql<{ version: number; state: number | null; formId: string }>`
    select version, state, form_id from submissions
    where municipality_id = ${municipalityId} and id = ${id} for update`.execute(tx);
  const [row] = found.rows;
  if (!row) return null;
  await shareForm(tx, { municipalityId, formId: row.formId });
  return { version: row.version, state: row.state };
}

/** Stores the content from before the first edit; later calls change nothing. */
export async function keepOriginal(
  tx: Queryable,
  { municipalityId, id }: SubmissionKey,
  content: SubmissionContent,
): Promise<void> {
  await sql`
    insert into submission_originals (municipality_id, submission_id, content)
    values (${municipalityId}, ${id}, ${JSON.stringify(content)}::jsonb)
    on conflict do nothing`.execute(tx);
}

export interface NewCorrection {
  readonly kind: CorrectionKind;
  readonly at: Date;
  readonly by: string;
  readonly email: string;
  readonly changes: Changes;
  readonly reason: string;
}

export async function insertCorrection(
  tx: Queryable,
  { municipalityId, id }: SubmissionKey,
  { kind, at, by, email, changes, reason }: NewCorrection,
): Promise<void> {
  await sql`
    insert into corrections (municipality_id, submission_id, number, kind, at, made_by, made_by_email, changes,
      reason)
    select ${municipalityId}, ${id}, coalesce(max(number), 0) + 1, ${kind}, ${at}, ${by}, ${email},
      ${JSON.stringify(changes)}::jsonb, ${reason}
    from corrections where municipality_id = ${municipalityId} and submission_id = ${id}`.execute(tx);
}

/** Stores the content that lists, view, spreadsheet and statistics read, and returns the new version. */
export async function storeContent(
  tx: Queryable,
  { municipalityId, id }: SubmissionKey,
  { content, words, at }: { readonly content: SubmissionContent; readonly words: string; readonly at: Date },
): Promise<number> {
  const { answers, particulars } = content;
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  const stored = await sql<{ version: number }>`
    update submissions set version = version + 1, updated_at = ${at}, answers = ${json(answers)}::jsonb,
      location = ${json(particulars.location)}::jsonb,
      latitude = micro_degrees(${json(particulars.location)}::jsonb, 'latitude'),
      longitude = micro_degrees(${json(particulars.location)}::jsonb, 'longitude'), asset = ${json(particulars.asset)}::jsonb,
      citizen = ${json(particulars.citizen)}::jsonb, citizen_number = ${particulars.citizen?.documentNumber ?? null},
      words = array_to_tsvector(string_to_array(nullif(${words}, ''), ' ')),
      signatures = ${particulars.signatures.length === 0 ? null : json(particulars.signatures)}::jsonb
    where municipality_id = ${municipalityId} and id = ${id} returning version`.execute(tx);
  return stored.rows[0]?.version ?? 0;
}

/** Keeps the most copies of each section, which decide how wide the form's spreadsheet is. */
export async function widenCopies(
  tx: Queryable,
  form: { readonly municipalityId: string; readonly formId: string },
  copies: CopyCounts,
): Promise<void> {
  await sql`select widen_copies(${form.municipalityId}, ${form.formId}, ${JSON.stringify(copies)}::jsonb)`.execute(
    tx,
  );
}

interface CorrectionRow {
  readonly kind: CorrectionKind;
  readonly at: Date;
  readonly madeBy: string;
  readonly changes: Changes;
  readonly reason: string;
}

/** Oldest first. */
export async function listCorrections(
  db: Queryable,
  { municipalityId, id }: SubmissionKey,
): Promise<readonly Correction[]> {
  const found = await sql<CorrectionRow>`
    select kind, at, made_by, changes, reason from corrections
    where municipality_id = ${municipalityId} and submission_id = ${id} order by number`.execute(db);
  return found.rows.map(({ madeBy, at, ...rest }) => ({
    ...rest,
    at: at.toISOString(),
    by: madeBy,
  }));
}

/** Username of the last person who edited the submission; '' when nobody did. */
export async function lastEditor(db: Queryable, { municipalityId, id }: SubmissionKey): Promise<string> {
  const found = await sql<{ madeBy: string }>`
    select made_by from corrections where municipality_id = ${municipalityId} and submission_id = ${id}
    order by number desc limit 1`.execute(db);
  return found.rows[0]?.madeBy ?? '';
}

interface StateRow {
  readonly at: Date;
  readonly username: string;
  readonly state: number;
  readonly stateName: string;
  readonly initial: boolean;
}

/** Oldest first. */
export async function listStateChanges(
  db: Queryable,
  { municipalityId, id }: SubmissionKey,
): Promise<readonly StateChange[]> {
  const found = await sql<StateRow>`
    select at, username, state, state_name, initial from state_changes
    where municipality_id = ${municipalityId} and submission_id = ${id} order by position`.execute(db);
  return found.rows.map(({ at, username, state, stateName, initial }) => ({
    at: at.toISOString(),
    username,
    stateId: state,
    stateName,
    initial,
  }));
}

export interface NewState {
  readonly at: Date;
  readonly username: string;
  readonly state: number;
  readonly name: string;
}

export async function moveToState(
  tx: Queryable,
  { municipalityId, id }: SubmissionKey,
  { at, username, state, name }: NewState,
): Promise<void> {
  await sql`update submissions set state = ${state}
    where municipality_id = ${municipalityId} and id = ${id}`.execute(tx);
  await sql`
    insert into state_changes (municipality_id, submission_id, position, at, username, state, state_name, initial)
    select ${municipalityId}, ${id}, coalesce(max(position), -1) + 1, ${at}, ${username}, ${state}, ${name}, false
    from state_changes where municipality_id = ${municipalityId} and submission_id = ${id}`.execute(tx);
}

/** In the order in which they were set. */
export async function listMarks(
  db: Queryable,
  { municipalityId, id }: SubmissionKey,
): Promise<readonly ReviewMark[]> {
  const found = await sql<{ sectionId: string; questionId: string; rowId: string }>`
    select section_id, question_id, row_id from review_marks
    where municipality_id = ${municipalityId} and submission_id = ${id} order by position`.execute(db);
  return found.rows.map(({ sectionId, questionId, rowId }) => ({
    sectionId,
    ...(questionId !== '' && { questionId }),
    ...(rowId !== '' && { rowId }),
  }));
}

export async function insertMark(
  tx: Queryable,
  { municipalityId, id }: SubmissionKey,
  { sectionId, questionId, rowId }: ReviewMark,
): Promise<void> {
  await sql`
    insert into review_marks (municipality_id, submission_id, section_id, question_id, row_id)
    values (${municipalityId}, ${id}, ${sectionId}, ${questionId ?? ''}, ${rowId ?? ''})
    on conflict do nothing`.execute(tx);
}

export async function deleteMark(
  tx: Queryable,
  { municipalityId, id }: SubmissionKey,
  { sectionId, questionId, rowId }: ReviewMark,
): Promise<void> {
  await sql`
    delete from review_marks where municipality_id = ${municipalityId} and submission_id = ${id}
      and section_id = ${sectionId} and question_id = ${questionId ?? ''} and row_id = ${rowId ?? ''}`.execute(
    tx,
  );
}

export async function deleteMarks(tx: Queryable, { municipalityId, id }: SubmissionKey): Promise<void> {
  await sql`delete from review_marks
    where municipality_id = ${municipalityId} and submission_id = ${id}`.execute(tx);
}
