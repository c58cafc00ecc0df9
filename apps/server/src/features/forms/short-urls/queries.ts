// Finds the form of a short code, by an index over what `shortCodeOf` makes of the id.
// rules: X38.20
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** Also of a deleted form. Where two forms had the same code, the older one keeps it. */
export async function findFormOfShortCode(db: Queryable, code: string): Promise<string | null> {
  const found = await sql<{ id: string }>`
    select id from forms where left(encode(sha256(id::bytea), 'hex'), 10) = ${code}
    order by created_at, id limit 1`.execute(db);
  return found.rows[0]?.id ?? null;
}
