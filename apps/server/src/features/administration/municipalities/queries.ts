// Municipalities for the list of administrators.
import { sql } from 'kysely';
import { contains } from '../../../platform/db/contains.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type FoundPage, findPage, type Page } from '../../../platform/db/page-queries.ts';

export interface MunicipalityRow {
  readonly id: string;
  readonly name: string;
  readonly platformId: number | null;
  readonly usesAws: boolean;
}

/** A page of the municipalities whose name contains a text, in Spanish order, and how many there are on all pages. */
export function listMunicipalities(
  db: Queryable,
  { name, ...page }: Page & { readonly name: string },
): Promise<FoundPage<MunicipalityRow>> {
  const columns = sql`m.id, m.name, m.platform_id, m.uses_aws`;
  const found = () => sql`from municipalities m where m.name ilike ${contains(name)}`;
  return findPage(db, { columns, found, order: sql`m.name collate "es-x-icu", m.id` }, page);
}

export async function provinceExists(db: Queryable, id: string): Promise<boolean> {
  const found = await sql`select from provinces where id = ${id}`.execute(db);
  return found.rows.length > 0;
}

/** Names are checked against each other: nobody else changes one before the transaction ends. */
export async function lockNames(tx: Queryable): Promise<void> {
  await sql`lock table countries, provinces in share row exclusive mode`.execute(tx);
}

/** The names of the municipalities of a province. */
export async function listNamesIn(tx: Queryable, provinceId: string): Promise<readonly string[]> {
  const found = await sql<{ name: string }>`
    select name from municipalities where province_id = ${provinceId}`.execute(tx);
  return found.rows.map(({ name }) => name);
}

export interface NewMunicipalityRow {
  readonly id: string;
  readonly provinceId: string;
  readonly name: string;
  readonly platformId: number;
  readonly keyword: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly usesAws: boolean;
  readonly timeZone: string;
}

/** Stores nothing when the id or the keyword is in use, and says which; null when it was stored. */
export async function insertMunicipality(
  tx: Queryable,
  m: NewMunicipalityRow,
): Promise<'id-taken' | 'keyword-taken' | null> {
  const inserted = await sql<{ id: string }>`
    insert into municipalities (id, province_id, name, platform_id, keyword, latitude, longitude, uses_aws, time_zone)
    values (${m.id}, ${m.provinceId}, ${m.name}, ${m.platformId}, ${m.keyword}, ${m.latitude}, ${m.longitude},
      ${m.usesAws}, ${m.timeZone})
    on conflict do nothing returning id`.execute(tx);
  if (inserted.rows.length === 0) return (await findMunicipality(tx, m.id)) ? 'id-taken' : 'keyword-taken';
  await sql`insert into submission_counters (municipality_id, last_number) values (${m.id}, 0)`.execute(tx);
  return null;
}

/** Null when there is no such municipality. */
export async function findMunicipality(
  db: Queryable,
  id: string,
): Promise<
  (Omit<NewMunicipalityRow, 'id' | 'platformId' | 'timeZone'> & { readonly platformId: number | null }) | null
> {
  const found = await sql<NonNullable<Awaited<ReturnType<typeof findMunicipality>>>>`
    select name, keyword, province_id, platform_id, latitude, longitude, uses_aws
    from municipalities where id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** False when there is no such municipality. */
export async function setPlatformId(tx: Queryable, id: string, platformId: number): Promise<boolean> {
  const changed = await sql`
    update municipalities set platform_id = ${platformId} where id = ${id}`.execute(tx);
  return changed.numAffectedRows === 1n;
}
