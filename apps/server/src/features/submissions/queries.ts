// Answered forms.
import type { RowScope } from '@constancia/domain/access/scope.ts';
import type { CopyCounts } from '@constancia/domain/documents/sheet/sheet-columns.ts';
import type { Residue } from '@constancia/domain/reading/residue.ts';
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import type { AnswerParts } from '@constancia/domain/submissions/parts/answer-parts.ts';
import type {
  Asset,
  Citizen,
  Location,
  SignatureGiven,
  Submission,
} from '@constancia/domain/submissions/submission.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { type NewEntry, postedEntries } from '../../platform/outbox/queries.ts';
import { inScope } from '../territory/public.ts';

export interface IntakeItem {
  readonly id: string;
  readonly formId: string;
  /** The version that was answered. */
  readonly formVersion: number;
  /** The newest version when the answer was judged: its rules that protect count, whatever was answered. */
  readonly newestVersion: number;
  readonly areaId: string;
  readonly responseLimit: number | null;
  /** How many characters of the id begin the record code; null: the answer gets none. */
  readonly recordCodeLength: number | null;
  readonly createdBy: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly inspectorNumber: string;
  /** As JSON: written once, for the hash and for the database. */
  readonly answersText: string;
  readonly copies: CopyCounts;
  readonly state: number | null;
  readonly stateName: string;
  /** SHA-256 in hex. */
  readonly contentHash: string;
  readonly parts: AnswerParts;
  /** Storage keys that the answer names. */
  readonly files: readonly string[];
  /** A person may answer the form only once. */
  readonly singleAnswer: boolean;
  /** Goes to the outbox with the answer, its code behind the label; null where none is raised. */
  readonly incident: Omit<NewEntry, 'municipalityId' | 'submissionId' | 'createdAt'> | null;
}

export interface IntakeOutcome {
  readonly id: string;
  readonly outcome:
    | 'stored'
    | 'repeated'
    | 'id-taken'
    | 'was-deleted'
    | 'limit-reached'
    | 'form-deleted'
    | 'form-changed'
    | 'already-answered';
  readonly code: string;
  readonly record_code: string;
}

/** Stores answers of one municipality, all or none, in one transaction and one round trip; outcomes in their order. */
export async function intakeSubmissions(
  db: Queryable,
  { municipalityId, at }: { readonly municipalityId: string; readonly at: Date },
  items: readonly IntakeItem[],
): Promise<readonly IntakeOutcome[]> {
  const taken = sql`
    select id, outcome, code, record_code
    from intake_submissions(${municipalityId}, ${at}, ${itemsText(items)}::jsonb)`;
  const entries = items.flatMap(({ id: submissionId, incident }) =>
    incident ? [{ ...incident, municipalityId, submissionId, createdAt: at }] : [],
  );
  const stored =
    await sql<IntakeOutcome>`${entries.length === 0 ? taken : withEntries(taken, entries)}`.execute(db);
  return stored.rows;
}

function itemsText(items: readonly IntakeItem[]): string {
  const texts = items.map(({ answersText, incident: _posted, ...item }) => {
    const rest = JSON.stringify(item);
    return `{"answers":${answersText},${rest.slice(1)}`;
  });
  return `[${texts.join(',')}]`;
}

/** The database refused an answer because its id was stored, or deleted, elsewhere since it was looked for. */
export function isTakenId(error: unknown): boolean {
  return (error as { readonly constraint?: unknown } | null)?.constraint === 'submissions_one_per_id';
}

/** The same, and of what was stored the entries, with the code that each answer got. */
function withEntries(taken: RawBuilder<unknown>, entries: readonly NewEntry[]): RawBuilder<unknown> {
  const ofStored = sql`(
    select jsonb_agg(e || jsonb_build_object('label', (e ->> 'label') || ' ' || t.code))
    from jsonb_array_elements(${JSON.stringify(entries)}::jsonb) as e
    join taken t on t.id = e ->> 'submissionId' and t.outcome = 'stored')`;
  return sql`
    with taken as materialized (select t.*, row_number() over () as position from (${taken}) as t),
         posted as materialized (select ${postedEntries(ofStored)} as entries)
    select t.id, t.outcome, t.code, t.record_code from taken t, posted order by t.position`;
}

export interface SubmissionRow {
  readonly municipality_id: string;
  readonly id: string;
  readonly form_id: string;
  readonly form_version: number;
  readonly area_id: string;
  readonly code: string;
  readonly record_code: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly created_by: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly inspector_number: string;
  readonly answers: AnswerSet;
  readonly state: number | null;
  readonly location: Location | null;
  readonly citizen: Citizen | null;
  readonly asset: Asset | null;
  readonly signatures: readonly SignatureGiven[] | null;
  /** Goes up with every edit of the answer. */
  readonly version: number;
  /** Of the incident raised last; '' when there is none. */
  readonly incident_number: string;
}

const COLUMNS = sql.raw(`s.municipality_id, s.id, s.form_id, s.form_version, s.area_id, s.code, s.record_code,
  s.created_at, s.updated_at, s.created_by, s.first_name, s.last_name, s.inspector_number, s.answers, s.state,
  s.location, s.citizen, s.asset, s.signatures, s.version, s.incident_number`);

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
 * The answer that an address names. An address holds the id alone, and an id lies in one municipality only; whoever knows
 * the municipality already asks `findSubmission`.
 */
export async function findSubmissionByAddress(db: Queryable, id: string): Promise<SubmissionRow | null> {
  const found = await sql<SubmissionRow>`select ${COLUMNS} from submissions s where s.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** Locks an answer against edits and gives its version; null when it is gone. */
export async function lockSubmissionVersion(
  tx: Queryable,
  { municipalityId, id }: SubmissionKey,
): Promise<number | null> {
  const found = await sql<{ version: number }>`select version from submissions
    where municipality_id = ${municipalityId} and id = ${id} for update`.execute(tx);
  return found.rows[0]?.version ?? null;
}

/** Deletes an answer with all that belongs to it and gives the keys of its files. */
export async function deleteSubmissionRow(
  tx: Queryable,
  { municipalityId, id }: SubmissionKey,
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<readonly string[]> {
  const found = await sql<{ key: string }>`
    select key from delete_submission(${municipalityId}, ${id}, ${at}, ${by}) as key`.execute(tx);
  return found.rows.map(({ key }) => key);
}

/** Answers of a form about one person, as the intake counts them under its lock (A4.48, A7.04). */
export async function countOfPerson(
  db: Queryable,
  form: { readonly municipality_id: string; readonly id: string },
  { id, documentNumber }: Pick<Citizen, 'id' | 'documentNumber'>,
): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from submissions
    where municipality_id = ${form.municipality_id} and form_id = ${form.id} and citizen_number = ${documentNumber}
      and citizen ->> 'id' = ${String(id)}`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** The key a page ends or begins with: the moment in microseconds since 1970 and the id. */
export interface PageKey {
  readonly at: string;
  readonly id: string;
}

export interface ListedSubmission {
  readonly id: string;
  readonly code: string;
  readonly created_at: Date;
  /** Microseconds since 1970, for the page key: a Date would round them away. */
  readonly at: string;
  readonly created_by: string;
  readonly state: number | null;
  readonly form_version: number;
  readonly citizen: Citizen | null;
  readonly address: string | null;
  readonly signatures: readonly SignatureGiven[] | null;
}

const LISTED = sql.raw(`s.id, s.code, s.created_at,
  (extract(epoch from s.created_at) * 1000000)::bigint::text as at, s.created_by, s.state, s.form_version, s.citizen,
  s.location->>'address' as address, s.signatures`);

export interface FormKey {
  readonly municipalityId: string;
  readonly formId: string;
}

/** The answers of a form that an actor may see. */
export interface ScopedForm {
  readonly form: FormKey;
  readonly scope: RowScope;
}

/** The condition on `submissions s` by which everything told of a form keeps to the scope. */
export function ofForm(form: FormKey, scope: RowScope): RawBuilder<boolean> {
  return sql`s.municipality_id = ${form.municipalityId} and s.form_id = ${form.formId}
    and ${inScope(scope, 's.area_id', 's.created_by')}`;
}

function moment(key: PageKey): RawBuilder<unknown> {
  return sql`(timestamptz 'epoch' + ${key.at}::bigint * interval '1 microsecond')`;
}

/** Newest first, at most `size`, older than `after`. */
export async function listAfter(
  db: Queryable,
  { form, scope }: ScopedForm,
  page: { readonly after: PageKey | null; readonly size: number },
): Promise<readonly ListedSubmission[]> {
  const older = page.after
    ? sql`(s.created_at, s.id) < (${moment(page.after)}, ${page.after.id})`
    : sql`true`;
  const found = await sql<ListedSubmission>`
    select ${LISTED}
    from submissions s where ${ofForm(form, scope)} and ${older}
    order by s.created_at desc, s.id desc limit ${page.size}`.execute(db);
  return found.rows;
}

/** The page that ends just before `before`, newest first. */
export async function listBefore(
  db: Queryable,
  { form, scope }: ScopedForm,
  page: { readonly before: PageKey; readonly size: number },
): Promise<readonly ListedSubmission[]> {
  const found = await sql<ListedSubmission>`
    select ${LISTED}
    from submissions s
    where ${ofForm(form, scope)} and (s.created_at, s.id) > (${moment(page.before)}, ${page.before.id})
    order by s.created_at, s.id limit ${page.size}`.execute(db);
  return found.rows.toReversed();
}

/** How many answers of the form the scope holds: from kept counters, or counted where only the own ones are seen. */
export async function countSubmissions(db: Queryable, { form, scope }: ScopedForm): Promise<number> {
  const counted =
    scope.createdBy === null
      ? await sql<{ total: number }>`
          select coalesce(sum(n.submissions), 0)::bigint as total from version_counters n
          where n.municipality_id = ${form.municipalityId} and n.form_id = ${form.formId}
            and ${inScope(scope, 'n.area_id')}`.execute(db)
      : await sql<{ total: number }>`
          select count(*) as total from submissions s where ${ofForm(form, scope)}`.execute(db);
  return counted.rows[0]?.total ?? 0;
}

/** Rows for the spreadsheet, newest first, after the key of the last one read. */
export async function readForExport(
  db: Queryable,
  { form, scope }: ScopedForm,
  page: { readonly after: PageKey | null; readonly size: number },
): Promise<readonly (SubmissionRow & { readonly at: string })[]> {
  const older = page.after
    ? sql`(s.created_at, s.id) < (${moment(page.after)}, ${page.after.id})`
    : sql`true`;
  const found = await sql<SubmissionRow & { at: string }>`
    select ${COLUMNS}, (extract(epoch from s.created_at) * 1000000)::bigint::text as at
    from submissions s where ${ofForm(form, scope)} and ${older}
    order by s.created_at desc, s.id desc limit ${page.size}`.execute(db);
  return found.rows;
}

/** Versions of the form that have answers, newest first. */
export async function answeredVersions(db: Queryable, form: FormKey): Promise<readonly number[]> {
  const found = await sql<{ version: number }>`
    select distinct version from version_counters
    where municipality_id = ${form.municipalityId} and form_id = ${form.formId} order by version desc`.execute(
    db,
  );
  return found.rows.map(({ version }) => version);
}

export async function readCopyCounts(db: Queryable, form: FormKey): Promise<CopyCounts> {
  const found = await sql<{ section_id: string; copies: number }>`
    select section_id, copies from copy_counts
    where municipality_id = ${form.municipalityId} and form_id = ${form.formId}`.execute(db);
  return Object.fromEntries(found.rows.map(({ section_id, copies }) => [section_id, copies]));
}

export interface SubmissionToImport {
  readonly municipalityId: string;
  readonly areaId: string;
  readonly formVersion: number;
  readonly submission: Submission;
  readonly residue: Residue | undefined;
  readonly contentHash: Buffer;
  readonly copies: CopyCounts;
}

/** False when the id is there already, or was: in whichever municipality. */
export async function importSubmission(db: Queryable, row: SubmissionToImport): Promise<boolean> {
  const s = row.submission;
  const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));
  const inserted = await sql<{ id: string }>`
    insert into submissions (municipality_id, id, form_id, form_version, area_id, code, record_code, created_at,
      updated_at, created_by, first_name, last_name, inspector_number, answers, state, location, citizen,
      citizen_number, signatures, content_hash, residue, asset, incident_number)
    select ${row.municipalityId}, ${s.id}, ${s.formId}, ${row.formVersion}, ${row.areaId}, ${s.code}, ${s.recordCode},
      ${s.createdAt}, ${s.updatedAt}, ${s.createdBy}, ${s.author.firstName}, ${s.author.lastName},
      ${s.author.inspectorNumber}, ${json(s.answers)}::jsonb, ${s.state}, ${json(s.location)}::jsonb,
      ${json(s.citizen)}::jsonb, ${s.citizen?.documentNumber ?? null}, ${json(s.signatures)}::jsonb,
      ${row.contentHash}, ${json(row.residue)}::jsonb, ${json(s.asset)}::jsonb, ${s.incidentNumber ?? ''}
    where not exists (select from submission_tombstones t where t.id = ${s.id})
    on conflict do nothing returning id`.execute(db);
  if (inserted.rows.length === 0) return false;
  for (const [position, change] of s.stateHistory.entries()) {
    await sql`
      insert into state_changes (municipality_id, submission_id, position, at, username, state, state_name, initial)
      values (${row.municipalityId}, ${s.id}, ${position}, ${change.at}, ${change.username}, ${change.stateId},
        ${change.stateName}, ${change.initial})`.execute(db);
  }
  await sql`
    insert into form_counters (municipality_id, form_id, submissions, counted)
    values (${row.municipalityId}, ${s.formId}, 1, 1)
    on conflict (municipality_id, form_id) do update set submissions = form_counters.submissions + 1,
      counted = form_counters.counted + 1`.execute(db);
  await sql`select count_submission(${row.municipalityId}, ${s.formId}, ${row.formVersion}, ${row.areaId},
    ${JSON.stringify(row.copies)}::jsonb)`.execute(db);
  return true;
}
