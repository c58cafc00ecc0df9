// One page of a list of submissions.
// rules: R7.02, R7.08, R7.09
import type { Citizen, SignatureGiven } from '@constancia/domain/submissions/submission.ts';
import { sql } from 'kysely';
import { plannedEachTime, type Queryable } from '../../../platform/db/database.ts';
import { type Counted, type PageWish, pageKeys } from './lane-queries.ts';
import type { Selection } from './selection-queries.ts';

export interface ListedSubmission {
  readonly id: string;
  readonly code: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Microseconds since 1970 for the page key, because a Date would round them to milliseconds. */
  readonly at: string;
  readonly createdBy: string;
  readonly state: number | null;
  readonly formVersion: number;
  readonly citizen: Citizen | null;
  readonly address: string | null;
  readonly signatures: readonly SignatureGiven[] | null;
  /** Number of the newest incident it raised; '' when there is none. */
  readonly incidentNumber: string;
}

/** Newest first, in either direction. */
export async function listSelected(
  db: Queryable,
  selection: Selection,
  { counted, page }: { readonly counted: Counted; readonly page: PageWish },
): Promise<readonly ListedSubmission[]> {
  const found = await sql<ListedSubmission>`
    ${plannedEachTime}select s.id, s.code, s.created_at, s.updated_at,
      (extract(epoch from k.at) * 1000000)::bigint::text as at, s.created_by, s.state, s.form_version, s.citizen,
      s.location->>'address' as address, s.signatures, s.incident_number
    from (${pageKeys(selection, counted, page)}) k
    join submissions s on s.municipality_id = ${selection.form.municipalityId} and s.id = k.id
    order by k.at desc, k.id desc`.execute(db);
  return found.rows;
}
