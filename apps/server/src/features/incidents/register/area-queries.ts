// The areas of the incident register: finding, storing and deleting them.
import { sql } from 'kysely';
import { contains } from '../../../platform/db/contains.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type FoundPage, findPage, type Page } from '../../../platform/db/page-queries.ts';
import { plainText } from '../../../platform/db/queries.ts';

export interface AreaRow {
  readonly id: number;
  readonly name: string;
  readonly version: number;
}

export interface Paged extends Page {
  readonly text: string;
}

export interface AreaKey {
  readonly municipalityId: string;
  readonly areaId: number;
}

const COLUMNS_WITH_TYPES = sql`a.id, a.description as name, a.version,
  (select count(*)::int from incident_types t
   where t.municipality_id = a.municipality_id and t.area_id = a.id) as types`;

/** A page of areas by name with how many types each has, and how many areas there are on all pages. */
export function listAreaRows(
  db: Queryable,
  municipalityId: string,
  { text, ...page }: Paged,
): Promise<FoundPage<AreaRow & { readonly types: number }>> {
  const typed = sql`${contains(text)}::text`;
  const found = () => sql`from incident_areas a where a.municipality_id = ${municipalityId}
    and (${text} = '' or a.id::text = ${text} or ${plainText(sql`a.description`)} like ${plainText(typed)})`;
  const order = sql`a.description collate "es-x-icu", a.id`;
  return findPage(db, { columns: COLUMNS_WITH_TYPES, found, order }, page);
}

export async function findAreaRow(
  db: Queryable,
  { municipalityId, areaId }: AreaKey,
  { lock }: { readonly lock: boolean },
): Promise<AreaRow | null> {
  const found = await sql<AreaRow>`
    select id, description as name, version from incident_areas
    where municipality_id = ${municipalityId} and id = ${areaId} ${lock ? sql`for update` : sql``}`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** The number of the area with this name, in capitals or not; null for none. */
export async function findAreaByName(
  db: Queryable,
  municipalityId: string,
  name: string,
): Promise<number | null> {
  const found = await sql<{ id: number }>`
    select id from incident_areas
    where municipality_id = ${municipalityId} and lower(description) = lower(${name}) order by id limit 1`.execute(
    db,
  );
  return found.rows[0]?.id ?? null;
}

/** The names of the areas but one. */
export async function listOtherNames(
  db: Queryable,
  municipalityId: string,
  { but }: { readonly but: number | null },
): Promise<readonly string[]> {
  const found = await sql<{ name: string }>`
    select description as name from incident_areas
    where municipality_id = ${municipalityId} and id is distinct from ${but}::integer`.execute(db);
  return found.rows.map(({ name }) => name);
}

/** Call it under the lock of the register, so that the next number is free. No area gets one that another had. */
export async function insertArea(tx: Queryable, municipalityId: string, name: string): Promise<number> {
  const inserted = await sql<{ id: number }>`
    insert into incident_areas (municipality_id, id, description)
    select ${municipalityId}, greatest(
        (select max(id) from incident_areas where municipality_id = ${municipalityId}),
        (select max(id) from incident_register_tombstones where municipality_id = ${municipalityId} and kind = 'area'),
        0) + 1, ${name}
    returning id`.execute(tx);
  return inserted.rows[0]?.id ?? 0;
}

export async function renameArea(
  tx: Queryable,
  { municipalityId, areaId }: AreaKey,
  name: string,
): Promise<void> {
  await sql`
    update incident_areas set description = ${name}, version = version + 1
    where municipality_id = ${municipalityId} and id = ${areaId}`.execute(tx);
}

/** How many types, forms and assets name the area. Of a form the newest version counts: it is the one that is saved on. */
export async function countUsesOfArea(
  tx: Queryable,
  { municipalityId, areaId }: AreaKey,
): Promise<{ readonly types: number; readonly forms: number; readonly assets: number }> {
  const found = await sql<{ types: number; forms: number; assets: number }>`
    select
      (select count(*)::int from incident_types
       where municipality_id = ${municipalityId} and area_id = ${areaId}) as types,
      (select count(*)::int from forms f
       join form_versions v on v.municipality_id = f.municipality_id and v.form_id = f.id and v.version = f.version
       where f.municipality_id = ${municipalityId} and f.deleted_at is null
         and v.definition #>> '{incidents,areaId}' = ${String(areaId)}) as forms,
      (select count(*)::int from assets
       where municipality_id = ${municipalityId} and incident_area_id = ${areaId}) as assets`.execute(tx);
  return found.rows[0] ?? { types: 0, forms: 0, assets: 0 };
}

export async function deleteArea(
  tx: Queryable,
  { municipalityId, areaId }: AreaKey,
  at: Date,
): Promise<void> {
  await sql`
    insert into incident_register_tombstones (municipality_id, kind, id, deleted_at)
    values (${municipalityId}, 'area', ${areaId}, ${at}) on conflict do nothing`.execute(tx);
  await sql`delete from incident_areas where municipality_id = ${municipalityId} and id = ${areaId}`.execute(
    tx,
  );
}
