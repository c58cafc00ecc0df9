// Submissions are stored in one way only: by the database function intake_submissions.
// rules: A7.06, W8, X30.06
import type { CopyCounts } from '@constancia/domain/presentation/sheet/sheet-columns.ts';
import type { Residue } from '@constancia/domain/reading/residue.ts';
import type { CountedValue } from '@constancia/domain/statistics/counted-values.ts';
import type { Evidence } from '@constancia/domain/submissions/evidence/evidence.ts';
import type { KeptStatuses } from '@constancia/domain/submissions/filter/new-statuses.ts';
import type { Particulars } from '@constancia/domain/submissions/particulars/particulars.ts';
import type { StateChange } from '@constancia/domain/submissions/submission.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { NewIncident } from '../incidents/queries.ts';
import { ofForm, type ScopedForm } from '../queries.ts';
import { groupCounters } from './group-counters.ts';

/** A submission to be stored. The database type `intake_item` has the same fields but the answers. */
export interface IntakeItem {
  readonly id: string;
  readonly formId: string;
  /** The version that was answered. */
  readonly formVersion: number;
  /** The newest version at the time of the check, because its limits count; null for an import. */
  readonly newestVersion: number | null;
  readonly areaId: string;
  readonly responseLimit: number | null;
  /** Whether visitors, and citizens from the portal, may answer the form. */
  readonly public: boolean;
  readonly portal: boolean;
  /** Keyword of the municipality. */
  readonly keyword: string;
  /**
   * How many characters of the id the record code begins with; null when the submission gets no record code.
   */
  readonly recordCodeLength: number | null;
  /** Of the page on which somebody sent it about themselves; '' when staff sent it, or nothing is known. */
  readonly language: string;
  /** Where a person of the staff sent it from; null for everybody else. */
  readonly networkAddress: string | null;
  readonly createdBy: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly inspectorNumber: string;
  /** `answers` as JSON. Written once and used for the hash and for the database. */
  readonly answersText: string;
  readonly copies: CopyCounts;
  /** By which it is found, with spaces between them (search/search-words.ts). */
  readonly words: string;
  readonly state: number | null;
  readonly stateHistory: readonly HistoryEntry[];
  /** SHA-256 in hex. */
  readonly contentHash: string;
  readonly particulars: Particulars;
  /** Storage keys of the files that the answers name. */
  readonly files: readonly string[];
  /** Whether a person may answer the form only once. */
  readonly singleAnswer: boolean;
  /** Written to the outbox with the submission; null when it raises no incident. */
  readonly incident: NewIncident | null;
  /** What statistics count of the answers; absent when the database shall read them. */
  readonly counted?: readonly CountedValue[];
  /** Submission with whose answers it began; an import has none. */
  readonly startedFrom?: string | null;
  /** When and where it was answered; an import has none. */
  readonly evidence?: Evidence | null;
  /** Work order that it does; an import does none. */
  readonly workOrder?: string | null;
  /** null where its version is not reviewed, or sells nothing. */
  readonly badge: KeptStatuses['badge'];
  readonly payment: KeptStatuses['payment'];
  /** Fields that only an imported submission brings with it; null for a new one. */
  readonly imported: ImportedFields | null;
}

/** `at` is null for the time of storing. */
export type HistoryEntry = Omit<StateChange, 'at'> & { readonly at: string | null };

export interface ImportedFields {
  /** Null for the next one of the municipality, with a record code where the form has some. */
  readonly code: string | null;
  readonly recordCode: string;
  /** ISO 8601, as `updatedAt`. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly residue: Residue | null;
  /** '' when there is none. */
  readonly incidentNumber: string;
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
  readonly recordCode: string;
}

/**
 * Stores submissions of one municipality in one transaction and one round trip. The outcomes are in the order
 * of the items.
 */
export async function intakeSubmissions(
  db: Queryable,
  { municipalityId, at }: { readonly municipalityId: string; readonly at: Date },
  items: readonly IntakeItem[],
): Promise<readonly IntakeOutcome[]> {
  const small = items.map(({ answersText: _apart, counted: _added, ...rest }) => rest);
  const answers = items.map(({ answersText }) => answersText).join(BETWEEN_ANSWERS);
  const moves = groupCounters(items);
  const stored = await sql<IntakeOutcome>`
    select id, outcome, code, record_code
    from intake_submissions(${municipalityId}, ${at}, ${JSON.stringify(small)}::jsonb, ${answers},
      ${moves && JSON.stringify(moves)}::json)`.execute(db);
  return stored.rows;
}

/** Whether the submission is about the asset, answers the form, and is in the scope. */
export async function maySeeOfAsset(
  db: Queryable,
  { form, scope }: ScopedForm,
  { id, assetId }: { readonly id: string; readonly assetId: number },
): Promise<boolean> {
  const found = await sql`
    select from submissions s where s.id = ${id} and ${ofForm(form, scope)}
      and s.asset ->> 'id' = ${String(assetId)}`.execute(db);
  return found.rows.length > 0;
}

export interface OrderedWork {
  readonly formId: string;
  /** Null for an order at an address. */
  readonly assetId: number | null;
  /** Its asset left the register since. */
  readonly isAssetGone: boolean;
}

/** What a work order asks for; null when the municipality has none of this id. */
export async function findOrderedWork(
  db: Queryable,
  municipalityId: string,
  id: string,
): Promise<OrderedWork | null> {
  const found = await sql<OrderedWork>`
    select w.form_id, w.asset_id, w.asset_id is not null and not exists (select from assets a
      where a.municipality_id = w.municipality_id and a.id = w.asset_id) as is_asset_gone
    from work_orders w where w.municipality_id = ${municipalityId} and w.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** A character that no JSON text holds as it is. */
const BETWEEN_ANSWERS = '\u001e';

/**
 * Whether the database refused the submission because its id was stored or deleted elsewhere at the same
 * time.
 */
export function isTakenId(error: unknown): boolean {
  return constraintOf(error) === 'submissions_one_per_id';
}

/** Whether the database refused the submission because a file that it names was deleted after it was checked. */
export function isDeletedFile(error: unknown): boolean {
  return constraintOf(error) === 'submissions_name_files';
}

const constraintOf = (error: unknown) => (error as { readonly constraint?: unknown } | null)?.constraint;
