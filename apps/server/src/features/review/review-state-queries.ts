// How far the review of each of some submissions is.
// rules: R2.033, R4.12-R4.15
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

export interface ReviewStateRow {
  readonly id: string;
  /** Whether a citizen was asked to revise it. The next two are about the last request. */
  readonly asked: boolean;
  readonly needsCompletion: boolean;
  readonly accepted: boolean;
  readonly marked: boolean;
}

/** Of the submissions with these ids, of which a page of a list has few. */
export async function readReviewStates(
  db: Queryable,
  municipalityId: string,
  ids: readonly string[],
): Promise<readonly ReviewStateRow[]> {
  const found = await sql<ReviewStateRow>`
    select s.id, r.number is not null as asked, r.number is not null and r.completed_at is null as needs_completion,
      coalesce(r.accepted_by, '') <> '' as accepted,
      exists (select from review_marks k where k.municipality_id = ${municipalityId} and k.submission_id = s.id) as marked
    from unnest(${ids}::text[]) as s(id)
    left join lateral (
      select number, completed_at, accepted_by from change_requests
      where municipality_id = ${municipalityId} and submission_id = s.id and recalled_at is null
      order by number desc limit 1) r on true`.execute(db);
  return found.rows;
}
