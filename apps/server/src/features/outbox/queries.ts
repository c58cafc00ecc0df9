// The titles of the forms whose submissions deliveries are about.
// rules: X20.04
import type { Localized } from '@constancia/domain/localized.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** By submission; those of deleted forms too, whose deliveries go on. */
export async function titlesOfSubmissions(
  db: Queryable,
  municipalityId: string,
  submissionIds: readonly string[],
): Promise<ReadonlyMap<string, Localized>> {
  const { rows } = await sql<{ id: string; title: Localized }>`
    select s.id, f.titles as title from submissions s
    join forms f on f.municipality_id = s.municipality_id and f.id = s.form_id
    where s.municipality_id = ${municipalityId} and s.id = any(${submissionIds})`.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
