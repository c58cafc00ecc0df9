// The types of an incident area: finding, storing and deleting them.
import type { EditedIncidentType } from '@constancia/domain/incidents/incident-register.ts';
import { sql } from 'kysely';
import { contains } from '../../../platform/db/contains.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type FoundPage, findPage } from '../../../platform/db/page-queries.ts';
import { plainText } from '../../../platform/db/queries.ts';
import { INCIDENT } from '../../submissions/public.ts';
import type { AreaKey, Paged } from './area-queries.ts';

export interface TypeRow extends EditedIncidentType {
  readonly id: number;
  readonly version: number;
}

export interface TypeKey extends AreaKey {
  readonly typeId: number;
}

const COLUMNS_WITH_INCIDENTS = sql`t.id, t.title, t.public, t.version,
  (select count(*)::int from incidents i
   where i.municipality_id = t.municipality_id and i.type_id = t.id) as incidents`;

/** A page of the types of an area by name with how many incidents each has, and how many types there are on all pages. */
export function listTypeRows(
  db: Queryable,
  { municipalityId, areaId }: AreaKey,
  { text, ...page }: Paged,
): Promise<FoundPage<TypeRow & { readonly incidents: number }>> {
  const typed = sql`${contains(text)}::text`;
  const found =
    () => sql`from incident_types t where t.municipality_id = ${municipalityId} and t.area_id = ${areaId}
    and (${text} = '' or t.id::text = ${text} or ${plainText(sql`t.title`)} like ${plainText(typed)})`;
  const order = sql`t.title collate "es-x-icu", t.id`;
  return findPage(db, { columns: COLUMNS_WITH_INCIDENTS, found, order }, page);
}

export async function findTypeRow(
  db: Queryable,
  { municipalityId, areaId, typeId }: TypeKey,
): Promise<TypeRow | null> {
  const found = await sql<TypeRow>`
    select id, title, public, version from incident_types
    where municipality_id = ${municipalityId} and area_id = ${areaId} and id = ${typeId} for update`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** The titles of the types of the area but one. */
export async function listOtherTitles(
  db: Queryable,
  { municipalityId, areaId }: AreaKey,
  { but }: { readonly but: number | null },
): Promise<readonly string[]> {
  const found = await sql<{ title: string }>`
    select title from incident_types
    where municipality_id = ${municipalityId} and area_id = ${areaId} and id is distinct from ${but}::integer`.execute(
    db,
  );
  return found.rows.map(({ title }) => title);
}

export interface AreaWithType {
  readonly area: string;
  readonly areaId: number;
  /** Null for an area without types. */
  readonly title: string | null;
  readonly typeId: number | null;
  readonly public: boolean | null;
}

const AREA_ORDER = sql`a.description collate "es-x-icu", a.id`;
const TYPE_ORDER = sql`t.title collate "es-x-icu", t.id`;

/**
 * The next types with their areas, by name, after one, which may be deleted by now; an area without types stands alone.
 */
export async function listAreasWithTypes(
  db: Queryable,
  municipalityId: string,
  { after, size }: { readonly after: AreaWithType | null; readonly size: number },
): Promise<readonly AreaWithType[]> {
  const beyond = after
    ? sql`((${AREA_ORDER}) > (${after.area}, ${after.areaId}::integer)
        or a.id = ${after.areaId} and (${TYPE_ORDER}) > (${after.title}::text, ${after.typeId}::integer))`
    : sql`true`;
  const listed = await sql<AreaWithType>`
    select a.description as area, a.id as area_id, t.title, t.id as type_id, t.public from incident_areas a
    left join incident_types t on t.municipality_id = a.municipality_id and t.area_id = a.id
    where a.municipality_id = ${municipalityId} and ${beyond}
    order by ${AREA_ORDER}, ${TYPE_ORDER} limit ${size}`.execute(db);
  return listed.rows;
}

export async function updateType(
  tx: Queryable,
  { municipalityId, typeId }: TypeKey,
  type: EditedIncidentType,
): Promise<void> {
  await sql`
    update incident_types set title = ${type.title}, public = ${type.public}, version = version + 1
    where municipality_id = ${municipalityId} and id = ${typeId}`.execute(tx);
}

/**
 * How many forms raise incidents of the type, and how many incidents are of it. Every version of a form counts, because
 * older submissions raise what theirs says; so does an incident that is not delivered yet.
 */
export async function countUsesOfType(
  tx: Queryable,
  { municipalityId, typeId }: TypeKey,
): Promise<{ readonly forms: number; readonly incidents: number }> {
  const found = await sql<{ forms: number; incidents: number }>`
    select
      (select count(distinct f.id)::int from forms f
       join form_versions v on v.municipality_id = f.municipality_id and v.form_id = f.id
       where f.municipality_id = ${municipalityId} and f.deleted_at is null
         and (v.definition #>> '{incidents,incidentTypeId}' = ${String(typeId)}
           or v.definition #> '{incidents,incidentTypeByState}' @> to_jsonb(${typeId}::integer))) as forms,
      (select count(*)::int from incidents where municipality_id = ${municipalityId} and type_id = ${typeId})
      + (select count(*)::int from outbox_entries
         where municipality_id = ${municipalityId} and kind = ${INCIDENT} and state <> 'delivered'
           and payload ->> 'typeId' = ${String(typeId)}) as incidents`.execute(tx);
  return found.rows[0] ?? { forms: 0, incidents: 0 };
}

/** Forms that agreed on the type once create another one when they need it again. */
export async function deleteType(
  tx: Queryable,
  { municipalityId, typeId }: TypeKey,
  at: Date,
): Promise<void> {
  await sql`
    insert into incident_register_tombstones (municipality_id, kind, id, deleted_at)
    values (${municipalityId}, 'type', ${typeId}, ${at}) on conflict do nothing`.execute(tx);
  await sql`
    delete from agreed_incident_types where municipality_id = ${municipalityId} and type_id = ${typeId}`.execute(
    tx,
  );
  await sql`delete from incident_types where municipality_id = ${municipalityId} and id = ${typeId}`.execute(
    tx,
  );
}
