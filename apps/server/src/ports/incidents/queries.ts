// Areas, types and incidents of the built-in register.
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import type { IncidentArea, NewIncident, NewIncidentType } from './port.ts';

export async function listIncidentAreas(
  db: Queryable,
  municipalityId: string,
): Promise<readonly IncidentArea[]> {
  const found = await sql<IncidentArea>`
    select id, description from incident_areas where municipality_id = ${municipalityId}
    order by description collate "es-x-icu", id`.execute(db);
  return found.rows;
}

export async function saveIncidentArea(
  db: Queryable,
  municipalityId: string,
  area: IncidentArea,
): Promise<void> {
  await sql`
    insert into incident_areas (municipality_id, id, description)
    values (${municipalityId}, ${area.id}, ${area.description})
    on conflict (municipality_id, id) do update set description = excluded.description`.execute(db);
}

/**
 * Returns the number of the new type; null when the area already has one with this name, or does not exist.
 */
export async function insertIncidentType(
  db: Queryable,
  municipalityId: string,
  type: NewIncidentType & { readonly createdBy: string },
): Promise<number | null> {
  // One at a time in each municipality, so that two never get the same number.
  await sql`select id from municipalities where id = ${municipalityId} for no key update`.execute(db);
  const inserted = await sql<{ id: number }>`
    insert into incident_types (municipality_id, id, area_id, title, public, created_by, created_at)
    select a.municipality_id,
           greatest(
             (select max(t.id) from incident_types t where t.municipality_id = a.municipality_id),
             (select max(d.id) from incident_register_tombstones d
              where d.municipality_id = a.municipality_id and d.kind = 'type'), 0) + 1,
           a.id, ${type.title}, ${type.public}, ${type.createdBy}, ${type.at}
    from incident_areas a where a.municipality_id = ${municipalityId} and a.id = ${type.areaId}
    on conflict do nothing returning id`.execute(db);
  return inserted.rows[0]?.id ?? null;
}

/**
 * Stores a type that an imported form brought from another system, so that its number and name are taken from
 * now on.
 */
export async function rememberIncidentType(
  db: Queryable,
  municipalityId: string,
  type: { readonly id: number; readonly areaId: number; readonly title: string; readonly public: boolean },
): Promise<void> {
  await sql`
    insert into incident_types (municipality_id, id, area_id, title, public, created_by, created_at)
    select a.municipality_id, ${type.id}, a.id, ${type.title}, ${type.public}, '', null
    from incident_areas a where a.municipality_id = ${municipalityId} and a.id = ${type.areaId}
    on conflict do nothing`.execute(db);
}

/** Returns the number of the incident with this key; creates it when the key is new. */
export async function insertIncident(
  db: Queryable,
  municipalityId: string,
  incident: NewIncident & { readonly createdBy: string },
): Promise<number> {
  const { location, asset } = incident;
  const stored = await sql<{ number: number }>`
    select raise_incident(${municipalityId}, ${incident.key}::uuid, ${incident.submissionId}, ${incident.typeId},
      ${incident.description}, ${location && JSON.stringify(location)}::jsonb, ${asset?.id ?? null}::integer,
      ${incident.createdBy}, ${incident.at}) as number`.execute(db);
  const [row] = stored.rows;
  if (!row) throw new Error('raise_incident gave no number');
  return row.number;
}
