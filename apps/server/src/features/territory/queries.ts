// Countries, municipalities and areas, and the condition that limits every list to an actor's areas.

import type { RowScope } from '@constancia/domain/access/scope.ts';
import { ANONYMOUS_AUTHOR } from '@constancia/domain/submissions/author.ts';
import type { MunicipalitySettings } from '@constancia/domain/territory/municipality-settings.ts';
import { OWN_TEXTS_LANGUAGE, type OwnTexts } from '@constancia/domain/territory/own-texts.ts';
import {
  type Area,
  type Country,
  type Municipality,
  municipalityPath,
  type Province,
} from '@constancia/domain/territory/territory.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/**
 * SQL condition for a row scope on the columns of a table, e.g. inScope(scope, 's.area_id', 's.created_by').
 */
export function inScope(scope: RowScope, areaColumn: string, authorColumn?: string): RawBuilder<boolean> {
  const area = scope.areas === 'all' ? sql`true` : sql`${sql.ref(areaColumn)} = any(${scope.areas})`;
  if (scope.createdBy === null || authorColumn === undefined) return sql<boolean>`${area}`;
  const author = sql.ref(authorColumn);
  // As the index submissions_by_author says it, which leaves out what visitors sent.
  const isSomebody = sql`${author} <> ${sql.lit(ANONYMOUS_AUTHOR)}`;
  return sql<boolean>`(${area} and ${author} = any(${scope.createdBy}) and ${isSomebody})`;
}

/**
 * SQL condition: the country of the municipality that a column names is not disabled. What the program does by itself for a
 * municipality waits while its people are kept out.
 */
export function isLetIn(municipalityColumn: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from municipalities of_it join provinces on provinces.id = of_it.province_id
      join countries on countries.id = provinces.country_id and not countries.disabled
    where of_it.id = ${sql.ref(municipalityColumn)})`;
}

export interface TerritoryRow {
  readonly countryId: string;
  readonly countryName: string;
  /** Null for a country without provinces; what is below is null in the same way. */
  readonly provinceId: string | null;
  readonly provinceName: string | null;
  readonly municipalityId: string | null;
  readonly municipalityName: string | null;
  readonly timeZone: string | null;
  readonly platformId: number | null;
  readonly usesAws: boolean | null;
  readonly areaId: string | null;
  readonly areaName: string | null;
}

/** One row per area, ordered by name in Spanish order; for 'all' also rows for what has no areas or municipalities. */
export async function listTerritory(
  db: Queryable,
  areas: RowScope['areas'],
): Promise<readonly TerritoryRow[]> {
  const own = areas === 'all' ? sql`true` : sql`a.id = any(${areas})`;
  const found = await sql<TerritoryRow>`
    select c.id as country_id, c.name as country_name, p.id as province_id, p.name as province_name,
           m.id as municipality_id, m.name as municipality_name, m.time_zone, m.platform_id, m.uses_aws,
           a.id as area_id, a.name as area_name
    from countries c
    left join provinces p on p.country_id = c.id
    left join municipalities m on m.province_id = p.id
    left join areas a on a.municipality_id = m.id
    where ${own}
    order by c.name collate "es-x-icu", c.id, p.name collate "es-x-icu", p.id, m.name collate "es-x-icu", m.id,
      a.name collate "es-x-icu"`.execute(db);
  return found.rows;
}

/** IANA name, e.g. America/Argentina/Cordoba; null when the municipality does not exist. */
export async function findTimeZone(db: Queryable, municipalityId: string): Promise<string | null> {
  const found = await sql<{ timeZone: string }>`
    select time_zone from municipalities where id = ${municipalityId}`.execute(db);
  return found.rows[0]?.timeZone ?? null;
}

/** What decides which outside systems a municipality works with; null when it does not exist. */
export async function findOutside(
  db: Queryable,
  municipalityId: string,
): Promise<{ readonly settings: Partial<MunicipalitySettings>; readonly platformId: number | null } | null> {
  const found = await sql<{ settings: Partial<MunicipalitySettings>; platformId: number | null }>`
    select settings, platform_id as "platformId" from municipalities where id = ${municipalityId}`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** URLs of the map pictures that municipalities name, but for one of them. */
export async function listTileUrls(
  db: Queryable,
  { besides }: { readonly besides: string },
): Promise<readonly string[]> {
  const found = await sql<{ tiles: string }>`
    select distinct layer.tiles from municipalities m
    cross join lateral (values (m.settings ->> 'streetTiles'), (m.settings ->> 'satelliteTiles')) layer (tiles)
    where m.id <> ${besides} and layer.tiles <> '' order by layer.tiles`.execute(db);
  return found.rows.map(({ tiles }) => tiles);
}

/** The municipality's own words, for people whose language is 'Other'; none for everybody else. */
export async function findOwnTexts(
  db: Queryable,
  { municipalityId, language }: { readonly municipalityId: string; readonly language: string },
): Promise<OwnTexts> {
  if (language !== OWN_TEXTS_LANGUAGE) return {};
  const found = await sql<{ texts: OwnTexts }>`
    select own_texts as texts from municipalities where id = ${municipalityId}`.execute(db);
  return found.rows[0]?.texts ?? {};
}

/** The same of the municipality whose form it is; null when there is no such form, or it is of the staff only. */
export async function findOwnTextsOfForm(db: Queryable, formId: string): Promise<OwnTexts | null> {
  const found = await sql<{ texts: OwnTexts }>`
    select m.own_texts as texts from forms f join municipalities m on m.id = f.municipality_id
    where f.id = ${formId} and f.deleted_at is null and (f.public or f.portal)`.execute(db);
  return found.rows[0]?.texts ?? null;
}

export async function municipalityExists(db: Queryable, id: string): Promise<boolean> {
  const found = await sql<{ id: string }>`select id from municipalities where id = ${id}`.execute(db);
  return found.rows.length > 0;
}

/** Id of the municipality under its number in the municipal platform; null when there is none. */
export async function findMunicipalityOnPlatform(db: Queryable, platformId: number): Promise<string | null> {
  const found = await sql<{ id: string }>`
    select id from municipalities where platform_id = ${platformId} order by id limit 1`.execute(db);
  return found.rows[0]?.id ?? null;
}

/** The path under which documents and the municipal platform know the municipality; '' when there is none. */
export async function findMunicipalityPath(db: Queryable, id: string): Promise<string> {
  const found = await sql<{ countryId: string; provinceId: string }>`
    select p.country_id, p.id as province_id
    from municipalities m join provinces p on p.id = m.province_id where m.id = ${id}`.execute(db);
  const area = found.rows[0];
  if (!area) return '';
  return municipalityPath({ countryId: area.countryId, provinceId: area.provinceId, municipalityId: id });
}

export interface FoundArea {
  readonly id: string;
  readonly name: string;
  readonly municipalityId: string;
  /** Keyword of the municipality; '' when it has none. */
  readonly keyword: string;
}

/** The area with its municipality; null when the id does not exist. */
export async function findArea(db: Queryable, areaId: string): Promise<FoundArea | null> {
  const found = await sql<FoundArea>`
    select a.id, a.name, a.municipality_id, m.keyword
    from areas a join municipalities m on m.id = a.municipality_id where a.id = ${areaId}`.execute(db);
  return found.rows[0] ?? null;
}

export async function saveCountry(db: Queryable, country: Country): Promise<void> {
  await sql`
    insert into countries (id, name, flag, platform_id, disabled)
    values (${country.id}, ${country.name}, ${country.flag}, ${country.platformId}, ${country.disabled})
    on conflict (id) do update set name = excluded.name, flag = excluded.flag, platform_id = excluded.platform_id,
      disabled = excluded.disabled`.execute(db);
}

export async function saveProvince(db: Queryable, province: Province): Promise<void> {
  await sql`
    insert into provinces (id, country_id, name) values (${province.id}, ${province.countryId}, ${province.name})
    on conflict (id) do update set country_id = excluded.country_id, name = excluded.name`.execute(db);
}

/** Whether another municipality has the keyword; then codes could belong to both. */
export async function keywordTaken(
  db: Queryable,
  { id, keyword }: Pick<Municipality, 'id' | 'keyword'>,
): Promise<boolean> {
  const found = await sql`
    select from municipalities where keyword = ${keyword} and keyword <> '' and id <> ${id}`.execute(db);
  return found.rows.length > 0;
}

/**
 * The counter never goes down, so an import never causes a code to be used twice. `keepsTimeZone`: the time zone is that of
 * a new municipality only.
 */
export async function saveMunicipality(
  db: Queryable,
  municipality: Municipality,
  {
    lastNumber,
    settings,
    keepsTimeZone = false,
  }: {
    readonly lastNumber: number;
    readonly settings: Partial<MunicipalitySettings>;
    readonly keepsTimeZone?: boolean;
  },
): Promise<void> {
  const m = municipality;
  await sql`
    insert into municipalities (id, province_id, name, platform_id, keyword, latitude, longitude, uses_aws, time_zone, settings)
    values (${m.id}, ${m.provinceId}, ${m.name}, ${m.platformId}, ${m.keyword}, ${m.latitude}, ${m.longitude},
      ${m.usesAws}, ${m.timeZone}, ${JSON.stringify(settings)}::jsonb)
    on conflict (id) do update set province_id = excluded.province_id, name = excluded.name,
      platform_id = excluded.platform_id, keyword = excluded.keyword, latitude = excluded.latitude,
      longitude = excluded.longitude, uses_aws = excluded.uses_aws,
      time_zone = case when ${keepsTimeZone} then municipalities.time_zone else excluded.time_zone end,
      settings = municipalities.settings || excluded.settings,
      settings_version = municipalities.settings_version + 1`.execute(db);
  await sql`
    insert into submission_counters (municipality_id, last_number) values (${m.id}, ${lastNumber})
    on conflict (municipality_id) do update
      set last_number = greatest(submission_counters.last_number, excluded.last_number)`.execute(db);
}

export async function saveArea(db: Queryable, area: Area): Promise<void> {
  await sql`
    insert into areas (municipality_id, id, name) values (${area.municipalityId}, ${area.id}, ${area.name})
    on conflict (municipality_id, id) do update set name = excluded.name`.execute(db);
}

export interface MunicipalityRow {
  readonly timeZone: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly settings: Partial<MunicipalitySettings>;
}

/** `lock`: nobody else changes the row before the transaction ends; submissions are stored on. */
export async function findMunicipality(
  db: Queryable,
  id: string,
  { lock }: { readonly lock: boolean },
): Promise<MunicipalityRow | null> {
  const found = await sql<MunicipalityRow>`
    select time_zone, latitude, longitude, settings from municipalities
    where id = ${id} ${lock ? sql`for no key update` : sql``}`.execute(db);
  return found.rows[0] ?? null;
}
