// Submissions that are older than their municipality keeps them.
// rules: X37.19, X37.21, X37.22
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { Localized } from '@constancia/domain/localized.ts';
import type { MunicipalitySettings } from '@constancia/domain/territory/municipality-settings.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { isHeld } from '../../forms/public.ts';
import type { FormKey } from '../queries.ts';

export interface KeepingMunicipality {
  readonly id: string;
  readonly timeZone: string;
  readonly settings: Partial<MunicipalitySettings>;
}

/** Municipalities that do not keep everything for ever. */
export async function listLimited(db: Queryable): Promise<readonly KeepingMunicipality[]> {
  const found = await sql<KeepingMunicipality>`
    select id, time_zone, settings from municipalities
    where settings ? 'retentionMonths' or settings ? 'retentionByForm' order by id`.execute(db);
  return found.rows;
}

/** `share`: nobody saves other settings before the transaction ends. */
export async function findMunicipality(
  db: Queryable,
  id: string,
  { share }: { readonly share: boolean },
): Promise<KeepingMunicipality | null> {
  const found = await sql<KeepingMunicipality>`
    select id, time_zone, settings from municipalities where id = ${id} ${share ? sql`for share` : sql``}`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

export interface AnsweredVersion {
  readonly formId: string;
  readonly title: Localized;
  readonly version: number;
  readonly options: FormDefinition['options'];
}

/** Versions of forms that have submissions, of deleted forms too, in Spanish order of the titles. */
export async function listAnsweredVersions(
  db: Queryable,
  municipalityId: string,
): Promise<readonly AnsweredVersion[]> {
  const found = await sql<AnsweredVersion>`
    select f.id as form_id, f.titles as title, v.version, v.definition -> 'options' as options
    from forms f
    join form_versions v on v.municipality_id = f.municipality_id and v.form_id = f.id
    where f.municipality_id = ${municipalityId} and exists (select from version_counters n
      where n.municipality_id = f.municipality_id and n.form_id = f.id and n.version = v.version and n.submissions > 0)
    order by f.title collate "es-x-icu", f.id, v.version`.execute(db);
  return found.rows;
}

export interface OldOfForm extends FormKey {
  /** What was taken in before is old. */
  readonly before: Date;
  /** Versions whose submissions may be deleted. */
  readonly versions: readonly number[];
}

/** How many old submissions a form has that would be deleted, and that are kept. */
export async function countOldOf(
  db: Queryable,
  { municipalityId, formId, before, versions }: OldOfForm,
): Promise<{ readonly deletable: number; readonly kept: number }> {
  const found = await sql<{ deletable: number; kept: number }>`
    select count(*) filter (where d.deletable) as deletable, count(*) filter (where not d.deletable) as kept
    from submissions s
    cross join lateral (select s.form_version = any(${versions}::integer[]) and not ${isHeld} as deletable) d
    where s.municipality_id = ${municipalityId} and s.form_id = ${formId} and s.created_at < ${before}`.execute(
    db,
  );
  return found.rows[0] ?? { deletable: 0, kept: 0 };
}

/**
 * Locks the oldest of those that may be deleted, and skips what somebody else works on: another process that does the same,
 * or a person. What was put on hold while this waited is found out afterwards.
 */
export async function lockOld(
  tx: Queryable,
  { municipalityId, formId, before, versions }: OldOfForm,
  most: number,
): Promise<readonly { readonly id: string; readonly version: number }[]> {
  const found = await sql<{ id: string; version: number }>`
    select s.id, s.version from submissions s
    where s.municipality_id = ${municipalityId} and s.form_id = ${formId} and s.created_at < ${before}
      and s.form_version = any(${versions}::integer[]) and not ${isHeld}
    order by s.created_at, s.id limit ${most} for update of s skip locked`.execute(tx);
  return found.rows;
}
