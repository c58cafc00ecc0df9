// Incident types that were created in the incident system for a save that is not stored yet.
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { FormKey } from '../queries.ts';

export interface AgreedTypeKey extends FormKey {
  readonly areaId: number;
  readonly title: string;
}

export type Claim = number | 'claimed' | 'claimed-by-another-save';

/** The number of the type if it exists; otherwise whether the caller may create it now. */
export async function claimType(
  db: Queryable,
  key: AgreedTypeKey,
  { at, abandonedBefore }: { readonly at: Date; readonly abandonedBefore: Date },
): Promise<Claim> {
  const claimed = await sql`
    insert into agreed_incident_types as known (municipality_id, form_id, area_id, title, type_id, agreed_at)
    values (${key.municipalityId}, ${key.formId}, ${key.areaId}, ${key.title}, null, ${at})
    on conflict (municipality_id, form_id, area_id, title) do update set agreed_at = excluded.agreed_at
      where known.type_id is null and known.agreed_at < ${abandonedBefore}
    returning 1`.execute(db);
  if (claimed.rows.length > 0) return 'claimed';
  const found = await sql<{ typeId: number | null }>`
    select type_id from agreed_incident_types 
    where municipality_id = ${key.municipalityId} and form_id = ${key.formId} and area_id = ${key.areaId}
      and title = ${key.title}`.execute(db);
  return found.rows[0]?.typeId ?? 'claimed-by-another-save';
}

export async function setAgreedType(db: Queryable, key: AgreedTypeKey, typeId: number): Promise<void> {
  await sql`update agreed_incident_types set type_id = ${typeId} 
    where municipality_id = ${key.municipalityId} and form_id = ${key.formId} and area_id = ${key.areaId}
      and title = ${key.title}`.execute(db);
}

export async function releaseClaim(db: Queryable, key: AgreedTypeKey): Promise<void> {
  await sql`delete from agreed_incident_types 
    where municipality_id = ${key.municipalityId} and form_id = ${key.formId} and area_id = ${key.areaId}
      and title = ${key.title} and type_id is null`.execute(db);
}

export async function deleteAgreedTypes(
  db: Queryable,
  form: FormKey,
  typeIds: readonly number[],
): Promise<void> {
  await sql`
    delete from agreed_incident_types
    where municipality_id = ${form.municipalityId} and form_id = ${form.formId}
      and type_id = any(${typeIds}::integer[])`.execute(db);
}
