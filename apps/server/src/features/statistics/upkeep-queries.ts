// Counts what came since the last time, counts again by the days of another time zone, and sorts numbers.
// rules: X32.50, X32.52
import { sql } from 'kysely';
import type { Database, Queryable } from '../../platform/db/database.ts';

export interface FormOfAnswers {
  readonly municipalityId: string;
  readonly formId: string;
}

/** Forms with answers that are not counted yet. */
export async function listUncounted(db: Queryable): Promise<readonly FormOfAnswers[]> {
  const found = await sql<FormOfAnswers>`
    select distinct municipality_id, form_id from answer_packs`.execute(db);
  return found.rows;
}

/** True when there were some, so that there may be more. */
export async function countForm(db: Database, { municipalityId, formId }: FormOfAnswers): Promise<boolean> {
  const counted = await sql<{ any: boolean }>`
    select count_packed_answers(${municipalityId}, ${formId}) as any`.execute(db);
  return counted.rows[0]?.any ?? false;
}

/** Forms of which not everything is counted by the days of another time zone yet. */
export async function listFormerZones(db: Queryable): Promise<readonly FormOfAnswers[]> {
  const found = await sql<FormOfAnswers>`select municipality_id, form_id from zone_recounts`.execute(db);
  return found.rows;
}

/** True while there is more to count by the days of another time zone. */
export async function recountForm(
  db: Queryable,
  { municipalityId, formId }: FormOfAnswers,
): Promise<boolean> {
  const counted = await sql<{ more: boolean }>`
    select recount_days(${municipalityId}, ${formId}) as more`.execute(db);
  return counted.rows[0]?.more ?? false;
}

/** Forms with numbers that are not sorted yet. */
export async function listUnsorted(db: Queryable): Promise<readonly FormOfAnswers[]> {
  const found = await sql<FormOfAnswers>`
    select distinct municipality_id, form_id from number_packs`.execute(db);
  return found.rows;
}

/** True while there is more to sort. */
export async function sortForm(db: Queryable, { municipalityId, formId }: FormOfAnswers): Promise<boolean> {
  const sorted = await sql<{ more: boolean }>`
    select merge_numbers(${municipalityId}, ${formId}) as more`.execute(db);
  return sorted.rows[0]?.more ?? false;
}
