// Finds submissions by the codes that are printed for people.

import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { ReadCode } from '@constancia/domain/submissions/submission-code.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { SubmissionKey } from '../../submissions/public.ts';

/** A municipality that the code may belong to. */
export interface Owner {
  readonly municipalityId: string;
  readonly beginning: ReadCode['beginning'];
}

/** Found by their keywords, which are unique. Empty when no municipality uses the keyword. */
export async function ownersOf(db: Queryable, readings: readonly ReadCode[]): Promise<readonly Owner[]> {
  const keywords = readings.map(({ keyword }) => keyword);
  if (keywords.length === 0) return [];
  const found = await sql<{ id: string; keyword: string }>`
    select id, keyword from municipalities where keyword = any(${keywords})`.execute(db);
  return readings.flatMap(({ keyword, beginning }) => {
    const owner = found.rows.find((row) => row.keyword === keyword);
    return owner ? [{ municipalityId: owner.id, beginning }] : [];
  });
}

export interface FoundRecord extends SubmissionKey {
  readonly createdAt: Date;
  readonly timeZone: string;
}

/**
 * The newest submission with this record code, if its form still exists, its country is open, and the newest
 * version of the form still allows records to be downloaded by code.
 */
export async function findByRecordCode(
  db: Queryable,
  code: string,
  owners: readonly Owner[],
): Promise<FoundRecord | null> {
  const municipalityIds = owners.map(({ municipalityId }) => municipalityId);
  const found = await sql<FoundRecord>`
    select s.municipality_id as "municipalityId", s.id, s.created_at, m.time_zone from submissions s
    join forms f on f.municipality_id = s.municipality_id and f.id = s.form_id
    join form_versions v on v.municipality_id = f.municipality_id and v.form_id = f.id and v.version = f.version
    join municipalities m on m.id = s.municipality_id
    join provinces p on p.id = m.province_id
    join countries c on c.id = p.country_id
    where s.municipality_id = any(${municipalityIds}) and s.record_code = ${code} and s.record_code <> ''
      and f.deleted_at is null and not c.disabled
      and (v.definition -> 'options' ->> 'pdfDownloadCode')::boolean
    order by s.created_at desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}

export interface FoundState {
  readonly state: number | null;
  readonly definition: FormDefinition;
}

/** The newest submission with this code on a form that is public now, with the version that was answered. */
export async function findPublicState(
  db: Queryable,
  code: string,
  owners: readonly Owner[],
): Promise<FoundState | null> {
  const municipalityIds = owners.map(({ municipalityId }) => municipalityId);
  const found = await sql<FoundState>`
    select s.state, v.definition from submissions s
    join forms f on f.municipality_id = s.municipality_id and f.id = s.form_id
    join form_versions v on v.municipality_id = s.municipality_id and v.form_id = s.form_id and v.version = s.form_version
    join municipalities m on m.id = s.municipality_id
    join provinces p on p.id = m.province_id
    join countries c on c.id = p.country_id
    where s.municipality_id = any(${municipalityIds}) and s.code = ${code} and f.public
      and f.deleted_at is null and not c.disabled
    order by s.created_at desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}
