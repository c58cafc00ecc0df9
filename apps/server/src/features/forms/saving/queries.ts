// Incident types that were created in the incident system for a form. Its later saves use them again.

import type { NamedType } from '@constancia/domain/forms/checks/incident-types.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { FormKey } from '../queries.ts';

export interface AgreedTypeKey extends FormKey {
  readonly areaId: number;
  /** As `typeKey` of the domain writes it. */
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
  return (await findAgreedType(db, key)) ?? 'claimed-by-another-save';
}

/** Null when the form never had a type of this name, or a save is asking for it. */
export async function findAgreedType(db: Queryable, key: AgreedTypeKey): Promise<number | null> {
  const found = await sql<{ typeId: number | null }>`
    select type_id from agreed_incident_types
    where municipality_id = ${key.municipalityId} and form_id = ${key.formId} and area_id = ${key.areaId}
      and title = ${key.title}`.execute(db);
  return found.rows[0]?.typeId ?? null;
}

/** Notes types that the form has; those that are noted already stay. */
export async function insertAgreedTypes(
  db: Queryable,
  form: FormKey,
  { types, at }: { readonly types: readonly NamedType[]; readonly at: Date },
): Promise<void> {
  if (types.length === 0) return;
  await sql`
    insert into agreed_incident_types (municipality_id, form_id, area_id, title, type_id, agreed_at)
    select ${form.municipalityId}, ${form.formId}, t.area_id, t.title, t.id, ${at}
    from jsonb_to_recordset(${JSON.stringify(types.map(({ areaId, title, id }) => ({ area_id: areaId, title, id })))}::jsonb)
      as t(area_id integer, title text, id integer)
    on conflict do nothing`.execute(db);
}

/** The names of the area's types that we know of and that begin with `start`, in lower case. */
export async function typeTitlesFrom(
  db: Queryable,
  {
    municipalityId,
    areaId,
    start,
  }: { readonly municipalityId: string; readonly areaId: number; readonly start: string },
): Promise<readonly string[]> {
  const found = await sql<{ title: string }>`
    select title from agreed_incident_types
    where municipality_id = ${municipalityId} and area_id = ${areaId} and starts_with(title, ${start})
    union
    select lower(title) from incident_types
    where municipality_id = ${municipalityId} and area_id = ${areaId} and starts_with(lower(title), ${start})`.execute(
    db,
  );
  return found.rows.map(({ title }) => title);
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
