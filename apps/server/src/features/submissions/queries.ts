// Reads and deletes submissions. intake/queries.ts stores them and the review feature corrects them.
import type { RowScope } from '@constancia/domain/access/scope.ts';
import type { CopyCounts } from '@constancia/domain/presentation/sheet/sheet-columns.ts';
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import type { Evidence } from '@constancia/domain/submissions/evidence/evidence.ts';
import type { Asset, Citizen, Location, SignatureGiven } from '@constancia/domain/submissions/submission.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { ofCitizen } from '../citizens/public.ts';
import { isHeld } from '../forms/public.ts';
import { inScope } from '../territory/public.ts';

export interface SubmissionRow {
  readonly municipalityId: string;
  readonly id: string;
  readonly formId: string;
  readonly formVersion: number;
  readonly areaId: string;
  readonly code: string;
  readonly recordCode: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly createdBy: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly inspectorNumber: string;
  readonly answers: AnswerSet;
  readonly state: number | null;
  readonly location: Location | null;
  readonly citizen: Citizen | null;
  readonly asset: Asset | null;
  readonly signatures: readonly SignatureGiven[] | null;
  /** Increases with every edit of the submission. */
  readonly version: number;
  /** Number of the newest incident it raised; '' when there is none. */
  readonly incidentNumber: string;
  /** Of the page on which somebody sent it about themselves; '' when staff sent it, or nothing is known. */
  readonly language: string;
  /** Submission with whose answers it began, which may be gone; null for none. */
  readonly startedFrom: string | null;
  /** When and where it was answered; null where that was not recorded. */
  readonly evidence: Evidence | null;
  /** The submission or its form is on hold. */
  readonly isHeld: boolean;
}

const COLUMNS = sql`s.municipality_id, s.id, s.form_id, s.form_version, s.area_id, s.code, s.record_code,
  s.created_at, s.updated_at, s.created_by, s.first_name, s.last_name, s.inspector_number, s.answers, s.state,
  s.location, s.citizen, s.asset, s.signatures, s.version, s.incident_number, s.language, s.started_from,
  s.evidence, ${isHeld} as is_held`;

export interface SubmissionKey {
  readonly municipalityId: string;
  readonly id: string;
}

export async function findSubmission(
  db: Queryable,
  { municipalityId, id }: SubmissionKey,
): Promise<SubmissionRow | null> {
  const found = await sql<SubmissionRow>`
    select ${COLUMNS} from submissions s where s.municipality_id = ${municipalityId} and s.id = ${id}`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/**
 * For URLs, which hold only the id; an id is used in one municipality only. Use `findSubmission` when that is
 * known.
 */
export async function findSubmissionById(db: Queryable, id: string): Promise<SubmissionRow | null> {
  const found = await sql<SubmissionRow>`select ${COLUMNS} from submissions s where s.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** Locks a submission against edits and returns its version; null when it is gone. */
export async function lockSubmissionVersion(
  tx: Queryable,
  { municipalityId, id }: SubmissionKey,
): Promise<number | null> {
  const found = await sql<{ version: number }>`select version from submissions
    where municipality_id = ${municipalityId} and id = ${id} for update`.execute(tx);
  return found.rows[0]?.version ?? null;
}

/**
 * Keeps a submission from being deleted before the transaction ends; false when it is gone. First in a transaction that adds
 * something to it: who deletes one has its lock, then that of the audit log, and then deletes what belongs to it.
 */
export async function keepSubmission(tx: Queryable, { municipalityId, id }: SubmissionKey): Promise<boolean> {
  const found = await sql`
    select from submissions where municipality_id = ${municipalityId} and id = ${id} for key share`.execute(
    tx,
  );
  return found.rows.length > 0;
}

/**
 * Work orders that submissions caused lose where these were sent from, and what cannot be done without it is cancelled; with
 * `all` every open one is. Before the first entry of the audit log, as who cancels one does. Returns how many there were.
 */
export async function clearCausedOrders(
  tx: Queryable,
  municipalityId: string,
  { ids, all }: { readonly ids: readonly string[]; readonly all: boolean },
): Promise<number> {
  const cleared = await sql<{ orders: number }>`
    select clear_caused_orders(${municipalityId}, ${ids}::text[], ${all}::boolean) as orders`.execute(tx);
  return cleared.rows[0]?.orders ?? 0;
}

/** Deletes a submission with everything that belongs to it and returns the storage keys of its files. */
export async function deleteSubmissionRow(
  tx: Queryable,
  { municipalityId, id }: SubmissionKey,
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<readonly string[]> {
  const found = await sql<{ key: string }>`
    select key from delete_submission(${municipalityId}, ${id}, ${at}, ${by}) as key`.execute(tx);
  return found.rows.map(({ key }) => key);
}

/** How many submissions of a form are about one person, counted as intake does under its lock (A4.48, A7.04). */
export async function countOfPerson(
  db: Queryable,
  form: { readonly municipalityId: string; readonly id: string },
  { id, documentNumber }: Pick<Citizen, 'id' | 'documentNumber'>,
): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from submissions s
    where s.form_id = ${form.id} and ${ofCitizen({ municipalityId: form.municipalityId, id, documentNumber })}`.execute(
    db,
  );
  return found.rows[0]?.count ?? 0;
}

export interface FormKey {
  readonly municipalityId: string;
  readonly formId: string;
}

/** The submissions of a form that an actor may see. */
export interface ScopedForm {
  readonly form: FormKey;
  readonly scope: RowScope;
}

/** The condition on `submissions s` that limits every query about a form to the rows in scope. */
export function ofForm(form: FormKey, scope: RowScope): RawBuilder<boolean> {
  return sql`s.municipality_id = ${form.municipalityId} and s.form_id = ${form.formId}
    and ${inScope(scope, 's.area_id', 's.created_by')}`;
}

/** Versions of the form that have submissions, newest first. */
export async function answeredVersions(db: Queryable, form: FormKey): Promise<readonly number[]> {
  const found = await sql<{ version: number }>`
    select distinct version from version_counters
    where municipality_id = ${form.municipalityId} and form_id = ${form.formId} and submissions > 0
    order by version desc`.execute(db);
  return found.rows.map(({ version }) => version);
}

export async function readCopyCounts(db: Queryable, form: FormKey): Promise<CopyCounts> {
  const found = await sql<{ sectionId: string; copies: number }>`
    select section_id, copies from copy_counts
    where municipality_id = ${form.municipalityId} and form_id = ${form.formId}`.execute(db);
  return Object.fromEntries(found.rows.map(({ sectionId, copies }) => [sectionId, copies]));
}
