// Municipal areas for the list, and adding one to accounts.
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../../platform/db/contains.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type FoundPage, findPage, type Page } from '../../../platform/db/page-queries.ts';

export interface AreaRow {
  readonly id: string;
  readonly name: string;
  readonly municipalityId: string;
  readonly municipalityName: string;
}

interface Filter {
  /** Part of the name. */
  readonly name: string;
  /** Null for the areas of all municipalities. */
  readonly municipalityId: string | null;
}

/** A page of areas by name in Spanish order, and how many there are on all pages. */
export function listAreas(
  db: Queryable,
  { name, municipalityId }: Filter,
  page: Page,
): Promise<FoundPage<AreaRow>> {
  const columns = sql`a.id, a.name, a.municipality_id, m.name as municipality_name`;
  const found = (
    joined: RawBuilder<unknown>,
  ) => sql`from areas a ${joined} where a.name ilike ${contains(name)}
    and ${municipalityId === null ? sql`true` : sql`a.municipality_id = ${municipalityId}`}`;
  const joined = sql`join municipalities m on m.id = a.municipality_id`;
  const order = sql`a.name collate "es-x-icu", m.name collate "es-x-icu", a.id`;
  return findPage(db, { columns, found, joined, order }, page);
}

/** Stores nothing when the id is in use, which it says. */
export async function insertArea(
  tx: Queryable,
  area: { readonly id: string; readonly municipalityId: string; readonly name: string },
): Promise<'id-taken' | null> {
  const inserted = await sql<{ id: string }>`
    insert into areas (municipality_id, id, name) values (${area.municipalityId}, ${area.id}, ${area.name})
    on conflict do nothing returning id`.execute(tx);
  return inserted.rows.length > 0 ? null : 'id-taken';
}

/**
 * Adds the area behind the others of each account; returns the ids of the accounts of this municipality that got it. Each is
 * changed by it, so that who edits one as it was before is refused, and takes its turn among all who change its areas.
 */
export async function addAreaToUsers(
  tx: Queryable,
  area: { readonly id: string; readonly municipalityId: string },
  { userIds, at, by }: { readonly userIds: readonly string[]; readonly at: Date; readonly by: string },
): Promise<readonly string[]> {
  await sql`
    select from users where municipality_id = ${area.municipalityId} and id = any(${userIds}) order by id for update`.execute(
    tx,
  );
  await sql`
    update users set updated_at = ${at}, updated_by = ${by}
    where municipality_id = ${area.municipalityId} and id = any(${userIds})`.execute(tx);
  const added = await sql<{ userId: string }>`
    insert into user_areas (municipality_id, user_id, position, area_municipality_id, area_id)
    select u.municipality_id, u.id,
      (select coalesce(max(o.position) + 1, 0) from user_areas o
       where o.municipality_id = u.municipality_id and o.user_id = u.id),
      ${area.municipalityId}, ${area.id}
    from users u where u.municipality_id = ${area.municipalityId} and u.id = any(${userIds})
    returning user_id`.execute(tx);
  return added.rows.map(({ userId }) => userId);
}

/** Whether all these accounts have the area. */
export async function haveArea(
  tx: Queryable,
  area: { readonly id: string; readonly municipalityId: string },
  userIds: readonly string[],
): Promise<boolean> {
  const found = await sql`
    select from unnest(${userIds}::text[]) as asked(id)
    where not exists (select from user_areas a where a.user_id = asked.id
      and a.area_municipality_id = ${area.municipalityId} and a.area_id = ${area.id}) limit 1`.execute(tx);
  return found.rows.length === 0;
}
