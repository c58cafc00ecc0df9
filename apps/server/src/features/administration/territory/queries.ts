// Countries, provinces and municipalities for the administrators who name them. They belong to the installation.
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

export interface RegisterRow {
  readonly countryId: string;
  readonly countryName: string;
  readonly isDisabled: boolean;
  /** Null for a country without provinces; what is below is null in the same way. */
  readonly provinceId: string | null;
  readonly provinceName: string | null;
  readonly municipalityId: string | null;
  readonly municipalityName: string | null;
  readonly keyword: string | null;
  readonly hasCodes: boolean | null;
  readonly accounts: number;
}

/** One row per municipality, by names in Spanish order; also rows for what has nothing below. */
export async function listRegister(db: Queryable): Promise<readonly RegisterRow[]> {
  const found = await sql<RegisterRow>`
    select c.id as country_id, c.name as country_name, c.disabled as is_disabled,
      p.id as province_id, p.name as province_name,
      m.id as municipality_id, m.name as municipality_name, m.keyword, k.last_number > 0 as has_codes,
      (select count(*) from users u where u.municipality_id = m.id)::int as accounts
    from countries c
    left join provinces p on p.country_id = c.id
    left join municipalities m on m.province_id = p.id
    left join submission_counters k on k.municipality_id = m.id
    order by c.name collate "es-x-icu", c.id, p.name collate "es-x-icu", p.id, m.name collate "es-x-icu", m.id`.execute(
    db,
  );
  return found.rows;
}

export interface NamedRow {
  readonly id: string;
  readonly name: string;
}

export async function listCountries(
  db: Queryable,
): Promise<readonly (NamedRow & { readonly isDisabled: boolean })[]> {
  const found = await sql<NamedRow & { isDisabled: boolean }>`
    select id, name, disabled as is_disabled from countries`.execute(db);
  return found.rows;
}

export async function listProvinces(
  db: Queryable,
): Promise<readonly (NamedRow & { readonly countryId: string })[]> {
  const found = await sql<NamedRow & { countryId: string }>`
    select id, name, country_id from provinces`.execute(db);
  return found.rows;
}

export interface NamedMunicipality extends NamedRow {
  readonly provinceId: string;
  readonly keyword: string;
  readonly hasCodes: boolean;
}

/**
 * The municipality and the others of its province; no rows when there is none. No code is given before the end. The row comes
 * before the counter, as everywhere.
 */
export async function listNeighbours(
  tx: Queryable,
  municipalityId: string,
): Promise<readonly NamedMunicipality[]> {
  await sql`select from municipalities where id = ${municipalityId} for no key update`.execute(tx);
  await sql`select from submission_counters where municipality_id = ${municipalityId} for update`.execute(tx);
  const found = await sql<NamedMunicipality>`
    select m.id, m.name, m.province_id, m.keyword, coalesce(k.last_number, 0) > 0 as has_codes
    from municipalities m left join submission_counters k on k.municipality_id = m.id
    where m.province_id = (select province_id from municipalities where id = ${municipalityId})`.execute(tx);
  return found.rows;
}

export async function renameMunicipality(
  tx: Queryable,
  { id, name, keyword }: NamedRow & { readonly keyword: string },
): Promise<void> {
  await sql`update municipalities set name = ${name}, keyword = ${keyword} where id = ${id}`.execute(tx);
}

export async function insertCountry(tx: Queryable, { id, name }: NamedRow): Promise<void> {
  await sql`insert into countries (id, name, flag, disabled) values (${id}, ${name}, '', false)`.execute(tx);
}

export async function renameCountry(tx: Queryable, { id, name }: NamedRow): Promise<void> {
  await sql`update countries set name = ${name} where id = ${id}`.execute(tx);
}

export async function setCountryDisabled(
  tx: Queryable,
  { id, isDisabled }: { readonly id: string; readonly isDisabled: boolean },
): Promise<void> {
  await sql`update countries set disabled = ${isDisabled} where id = ${id}`.execute(tx);
}

export async function deleteCountry(tx: Queryable, id: string): Promise<void> {
  await sql`delete from countries where id = ${id}`.execute(tx);
}

export async function insertProvince(
  tx: Queryable,
  { id, name, countryId }: NamedRow & { readonly countryId: string },
): Promise<void> {
  await sql`insert into provinces (id, country_id, name) values (${id}, ${countryId}, ${name})`.execute(tx);
}

export async function renameProvince(tx: Queryable, { id, name }: NamedRow): Promise<void> {
  await sql`update provinces set name = ${name} where id = ${id}`.execute(tx);
}

export async function deleteProvince(tx: Queryable, id: string): Promise<void> {
  await sql`delete from provinces where id = ${id}`.execute(tx);
}

export async function countMunicipalities(tx: Queryable, provinceId: string): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from municipalities where province_id = ${provinceId}`.execute(tx);
  return found.rows[0]?.count ?? 0;
}

/** The country in which a municipality is. */
export async function findCountryOf(db: Queryable, municipalityId: string): Promise<string | null> {
  const found = await sql<{ countryId: string }>`
    select p.country_id from municipalities m join provinces p on p.id = m.province_id
    where m.id = ${municipalityId}`.execute(db);
  return found.rows[0]?.countryId ?? null;
}
