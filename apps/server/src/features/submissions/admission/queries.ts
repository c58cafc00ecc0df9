// How many submissions a form has been getting.
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** How many submissions the form got since that time. */
export async function submissionsSince(
  db: Queryable,
  { municipalityId, formId }: { readonly municipalityId: string; readonly formId: string },
  since: Date,
): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from submissions
    where municipality_id = ${municipalityId} and form_id = ${formId} and created_at >= ${since}`.execute(db);
  return counted.rows[0]?.count ?? 0;
}
