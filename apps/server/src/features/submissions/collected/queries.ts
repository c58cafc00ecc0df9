// Which submissions that another program collected came in before.
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** Those of the ids that are stored. */
export async function knownIds(
  db: Queryable,
  municipalityId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await sql<{ id: string }>`
    select id from submissions where municipality_id = ${municipalityId} and id = any(${ids}::text[])`.execute(
    db,
  );
  return new Set(found.rows.map(({ id }) => id));
}
