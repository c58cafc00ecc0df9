// Answers by the codes that are printed for people.
import type { FormDefinition } from '@constancia/domain/forms/form.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { SubmissionKey } from '../../submissions/public.ts';

/** Whose keyword the code carries before its number, the longest; null for nobody's. */
export async function municipalityOfCode(db: Queryable, code: string): Promise<string | null> {
  const letters = /([A-Z]+)\d+$/.exec(code)?.[1] ?? '';
  const found = await sql<{ id: string }>`
    select id from municipalities
    where keyword <> '' and right(${letters}, length(keyword)) = keyword
    order by length(keyword) desc, id limit 1`.execute(db);
  return found.rows[0]?.id ?? null;
}

/**
 * The newest answer with this record code, while its form is there, its country open, and its newest version still
 * lets records be downloaded by code.
 */
export async function findByRecordCode(db: Queryable, code: string): Promise<SubmissionKey | null> {
  const found = await sql<SubmissionKey>`
    select s.municipality_id as "municipalityId", s.id from submissions s
    join forms f on f.municipality_id = s.municipality_id and f.id = s.form_id
    join form_versions v on v.municipality_id = f.municipality_id and v.form_id = f.id and v.version = f.version
    join municipalities m on m.id = s.municipality_id
    join provinces p on p.id = m.province_id
    join countries c on c.id = p.country_id
    where s.record_code = ${code} and s.record_code <> '' and f.deleted_at is null and not c.disabled
      and (v.definition -> 'options' ->> 'pdfDownloadCode')::boolean
    order by s.created_at desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}

export interface FoundState {
  readonly state: number | null;
  readonly definition: FormDefinition;
}

/** The newest answer with this code to a form that is public now, with the version that was answered. */
export async function findPublicState(db: Queryable, code: string): Promise<FoundState | null> {
  const found = await sql<FoundState>`
    select s.state, v.definition from submissions s
    join forms f on f.municipality_id = s.municipality_id and f.id = s.form_id
    join form_versions v on v.municipality_id = s.municipality_id and v.form_id = s.form_id and v.version = s.form_version
    join municipalities m on m.id = s.municipality_id
    join provinces p on p.id = m.province_id
    join countries c on c.id = p.country_id
    where s.municipality_id = any(select id from municipalities) and s.code = ${code} and f.public
      and f.deleted_at is null and not c.disabled
    order by s.created_at desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}
