// One page of a list of submissions.
// rules: R7.02, R7.08, R7.09
import type { RowScope } from '@constancia/domain/access/scope.ts';
import type { AnswerValue } from '@constancia/domain/questions/question-type.ts';
import type { Citizen, SignatureGiven } from '@constancia/domain/submissions/submission.ts';
import { type RawBuilder, sql } from 'kysely';
import { plannedEachTime, type Queryable } from '../../../platform/db/database.ts';
import { isHeld } from '../../forms/public.ts';
import { type FormKey, ofForm } from '../queries.ts';
import type { Counted } from './lane-queries.ts';
import { inOrder } from './order-queries.ts';
import { type PageWish, pageKeys } from './page-queries.ts';
import type { Selection } from './selection-queries.ts';

export interface ListedSubmission extends ListedRow {
  /** Microseconds since 1970 for the page key, because a Date would round them to milliseconds. */
  readonly at: string;
  /** What the order goes by, for the page key. */
  readonly value: string | null;
}

export interface ListedRow {
  readonly id: string;
  readonly code: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly createdBy: string;
  readonly state: number | null;
  readonly formVersion: number;
  readonly citizen: Citizen | null;
  readonly address: string | null;
  readonly signatures: readonly SignatureGiven[] | null;
  /** Number of the newest incident it raised; '' when there is none. */
  readonly incidentNumber: string;
  /** The submission or its form is on hold. */
  readonly isHeld: boolean;
  /** Answers to the questions that were asked for, in their order. */
  readonly values: readonly (AnswerValue | null)[];
}

const listed = (
  columns: readonly string[],
) => sql`s.id, s.code, s.created_at, s.updated_at, s.created_by, s.state, s.form_version, s.citizen,
  s.location->>'address' as address, s.signatures, s.incident_number, ${isHeld} as is_held, ${valuesOf(columns)} as values`;

function valuesOf(columns: readonly string[]): RawBuilder<unknown> {
  const values = columns.map((id) => sql`s.answers->'main'->${id}::text->'value'`);
  return values.length === 0 ? sql`'[]'::json` : sql`json_build_array(${sql.join(values)})`;
}

/** In the order of the selection, in either direction. */
export async function listSelected(
  db: Queryable,
  selection: Selection,
  {
    counted,
    page,
    columns = [],
  }: { readonly counted: Counted; readonly page: PageWish; readonly columns?: readonly string[] },
): Promise<readonly ListedSubmission[]> {
  const found = await sql<ListedSubmission>`
    ${plannedEachTime}select ${listed(columns)}, (extract(epoch from k.at) * 1000000)::bigint::text as at, k.value::text as value
    from (${pageKeys(selection, counted, page)}) k
    join submissions s on s.municipality_id = ${selection.form.municipalityId} and s.id = k.id
    order by ${inOrder(selection.order)}`.execute(db);
  return found.rows;
}

/** Those of the ids that are in the scope, in any order. */
export async function listByIds(
  db: Queryable,
  { form, scope }: { readonly form: FormKey; readonly scope: RowScope },
  { ids, columns }: { readonly ids: readonly string[]; readonly columns: readonly string[] },
): Promise<readonly ListedRow[]> {
  const found = await sql<ListedRow>`
    select ${listed(columns)} from submissions s
    where s.municipality_id = ${form.municipalityId} and s.id = any(${ids}) and ${ofForm(form, scope)}`.execute(
    db,
  );
  return found.rows;
}
