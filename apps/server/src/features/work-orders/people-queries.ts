// Who works in an area, and so may be named by its work orders and by rules of the plan.
// rules: X39.20, X39.29, X39.50
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

interface Area {
  readonly municipalityId: string;
  readonly areaId: string;
}

/** Whether an active account of this username works in the area. */
export async function worksInArea(
  db: Queryable,
  { municipalityId, areaId }: Area,
  username: string,
): Promise<boolean> {
  const found = await sql<{ works: boolean }>`
    select works_in_area(${municipalityId}, ${username}, ${areaId}) as works`.execute(db);
  return found.rows[0]?.works ?? false;
}

export interface Worker {
  readonly username: string;
  /** First and last name; '' for none. */
  readonly name: string;
}

/** Active accounts that work in the area, by username. */
export async function listWorkers(
  db: Queryable,
  { municipalityId, areaId }: Area,
  most: number,
): Promise<readonly Worker[]> {
  const listed = await sql<Worker>`
    select u.username, trim(u.first_name || ' ' || u.last_name) as name from users u
    join user_areas a on a.municipality_id = u.municipality_id and a.user_id = u.id
    where u.municipality_id = ${municipalityId} and u.deactivated_at is null and u.username <> ''
      and a.area_municipality_id = ${municipalityId} and a.area_id = ${areaId}
    order by u.username collate "es-x-icu", u.id limit ${most}`.execute(db);
  return listed.rows;
}
