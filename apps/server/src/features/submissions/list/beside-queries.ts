// What stands beside the pages of a list: how many came since it was opened, and where one submission is in it.
// rules: X33.02, X33.08
import { sql } from 'kysely';
import { plannedEachTime, type Queryable } from '../../../platform/db/database.ts';
import type { SubmissionKey } from '../queries.ts';
import type { PageKey } from './order-queries.ts';
import { type Selection, selected } from './selection-queries.ts';

/** How many of the selection were stored after `since`, counted up to `max`. */
export async function countSince(
  db: Queryable,
  selection: Selection,
  { since, max }: { readonly since: Date; readonly max: number },
): Promise<number> {
  const found = await sql<{ count: number }>`
    ${plannedEachTime}select count(*)::int as count from (
      select from submissions s where ${selected(selection)} and s.created_at > ${since} limit ${max}) found`.execute(
    db,
  );
  return found.rows[0]?.count ?? 0;
}

/** Where a submission stands in a list of this order; null when it is gone. */
export async function pageKeyOf(
  db: Queryable,
  { municipalityId, id }: SubmissionKey,
  { order }: Pick<Selection, 'order'>,
): Promise<PageKey | null> {
  const value = order.type === 'time' ? sql`null` : order.value;
  const found = await sql<PageKey>`
    select (extract(epoch from ${sql.ref(order.time)}) * 1000000)::bigint::text as at, s.id, (${value})::text as value
    from submissions s
    where s.municipality_id = ${municipalityId} and s.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}
