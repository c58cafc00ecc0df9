// Incident types that were agreed with the incident system for a save that is not stored yet.
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { FormKey } from '../queries.ts';

export interface AgreedTypeKey extends FormKey {
  readonly areaId: number;
  readonly title: string;
}

/** Number of the type in the incident system; null when none is left over under this name. */
export async function findAgreedType(db: Queryable, key: AgreedTypeKey): Promise<number | null> {
  const found = await sql<{ type_id: number }>`
    select type_id from agreed_incident_types
    where municipality_id = ${key.municipalityId} and form_id = ${key.formId} and area_id = ${key.areaId}
      and title = ${key.title}`.execute(db);
  return found.rows[0]?.type_id ?? null;
}

export async function insertAgreedType(
  db: Queryable,
  type: AgreedTypeKey & { readonly typeId: number; readonly agreedAt: Date },
): Promise<void> {
  await sql`
    insert into agreed_incident_types (municipality_id, form_id, area_id, title, type_id, agreed_at)
    values (${type.municipalityId}, ${type.formId}, ${type.areaId}, ${type.title}, ${type.typeId}, ${type.agreedAt})
    on conflict (municipality_id, form_id, area_id, title)
      do update set type_id = excluded.type_id, agreed_at = excluded.agreed_at`.execute(db);
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
