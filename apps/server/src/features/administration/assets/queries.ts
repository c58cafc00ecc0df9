// The register of assets: finding, storing and deleting them.
import type { Localized } from '@constancia/domain/localized.ts';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../../platform/db/contains.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type FoundPage, findPage, type Page } from '../../../platform/db/page-queries.ts';
import { plainText } from '../../../platform/db/queries.ts';

export interface AssetRow {
  readonly id: number;
  readonly description: string;
  readonly type: string;
  readonly address: string;
  readonly incidentAreaId: number | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly version: number;
}

const COLUMNS = sql`a.id, a.description, a.type, a.address, a.incident_area_id, a.latitude, a.longitude, a.version`;

export interface AssetFilter {
  readonly text: string;
  /** '' for every type. */
  readonly type: string;
  /** Null for every area. */
  readonly area: number | null;
}

/** The assets of a filter; `joined`: what is joined to them. */
function assetsOf(
  municipalityId: string,
  { text, type, area }: AssetFilter,
  joined: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const typed = sql`${contains(text)}::text`;
  return sql`from assets a ${joined} where a.municipality_id = ${municipalityId} and (${text} = '' or a.id::text = ${text}
      or ${plainText(sql`a.description || ' ' || a.type || ' ' || a.address`)} like ${plainText(typed)})
    and (${type} = '' or a.type = ${type}) and (${area}::integer is null or a.incident_area_id = ${area})`;
}

/** Of the usual order, and of those that go by the newest submission about each asset. */
export type AssetOrder = 'name' | 'newest-visit' | 'oldest-visit';

const BY_NAME = sql`a.type collate "es-x-icu", a.description collate spanish_natural, a.id`;

const ORDERS: Readonly<Record<AssetOrder, RawBuilder<unknown>>> = {
  name: BY_NAME,
  'newest-visit': sql`v.at desc nulls last, ${BY_NAME}`,
  'oldest-visit': sql`v.at asc nulls first, ${BY_NAME}`,
};

/** The newest submission about the asset `a`; one of a deleted form is no visit, as nobody opens it. */
const LAST_VISIT = sql`left join lateral (
      select s.created_at as at, f.titles as form
      from submissions s join forms f on f.municipality_id = s.municipality_id and f.id = s.form_id
      where s.municipality_id = a.municipality_id and s.asset is not null and s.asset ->> 'id' = a.id::text
        and f.deleted_at is null
      order by s.created_at desc, s.id desc limit 1) v on true`;

export interface ListedAssetRow extends AssetRow {
  readonly visitedAt: Date | null;
  readonly visitForm: Localized | null;
}

/** A page of assets, each with its last visit, and how many there are on all pages. */
export function listVisitedRows(
  db: Queryable,
  municipalityId: string,
  { page, size, order, ...filter }: AssetFilter & Page & { readonly order: AssetOrder },
): Promise<FoundPage<ListedAssetRow>> {
  const columns = sql`${COLUMNS}, v.at as visited_at, v.form as visit_form`;
  const found = (joined: RawBuilder<unknown>) => assetsOf(municipalityId, filter, joined);
  return findPage(db, { columns, found, joined: LAST_VISIT, order: ORDERS[order] }, { page, size });
}

/** The next assets by type and name after one, which may be deleted by now. */
export async function listRowsAfter(
  db: Queryable,
  municipalityId: string,
  { after, size, ...filter }: AssetFilter & { readonly after: AssetRow | null; readonly size: number },
): Promise<readonly AssetRow[]> {
  const beyond = after
    ? sql`(${BY_NAME}) > (${after.type}, ${after.description}, ${after.id}::integer)`
    : sql`true`;
  const listed = await sql<AssetRow>`
    select ${COLUMNS} ${assetsOf(municipalityId, filter, sql``)} and ${beyond}
    order by ${BY_NAME} limit ${size}`.execute(db);
  return listed.rows;
}

/** Whether the register has an asset with these values. */
export async function hasAsset(tx: Queryable, municipalityId: string, a: StoredAsset): Promise<boolean> {
  const found = await sql`
    select from assets a where a.municipality_id = ${municipalityId} and a.description = ${a.description}
      and a.type = ${a.type} and a.address = ${a.address} and a.latitude = ${a.latitude}
      and a.longitude = ${a.longitude} and a.incident_area_id is not distinct from ${a.incidentAreaId}::integer
    limit 1`.execute(tx);
  return found.rows.length > 0;
}

/** The types of the assets of a municipality in Spanish order; the most frequent ones when there are many. */
export async function listAssetTypes(
  db: Queryable,
  municipalityId: string,
  most: number,
): Promise<readonly string[]> {
  const found = await sql<{ type: string }>`
    select type from (
      select type from assets where municipality_id = ${municipalityId} and type <> ''
      group by type order by count(*) desc, type limit ${most}) frequent
    order by type collate "es-x-icu"`.execute(db);
  return found.rows.map(({ type }) => type);
}

/** The incident areas that assets may lie in, in Spanish order; `most`: null for all. */
export async function listAssetAreas(
  db: Queryable,
  municipalityId: string,
  most: number | null = null,
): Promise<readonly { readonly id: number; readonly name: string }[]> {
  const found = await sql<{ id: number; name: string }>`
    select id, description as name from incident_areas where municipality_id = ${municipalityId}
    order by description collate "es-x-icu", id limit ${most}`.execute(db);
  return found.rows;
}

export async function findAssetRow(
  db: Queryable,
  municipalityId: string,
  { id, lock }: { readonly id: number; readonly lock: boolean },
): Promise<AssetRow | null> {
  const found = await sql<AssetRow>`
    select ${COLUMNS} from assets a
    where a.municipality_id = ${municipalityId} and a.id = ${id} ${lock ? sql`for update` : sql``}`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** How many submissions name it. */
export async function countNaming(db: Queryable, municipalityId: string, id: number): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from submissions
    where municipality_id = ${municipalityId} and asset is not null and asset ->> 'id' = ${String(id)}`.execute(
    db,
  );
  return found.rows[0]?.count ?? 0;
}

export type StoredAsset = Omit<AssetRow, 'id' | 'version'>;

/** Call it under the lock of the register, so that the next number is free. No asset gets one that another had. */
export async function insertAsset(tx: Queryable, municipalityId: string, a: StoredAsset): Promise<number> {
  const inserted = await sql<{ id: number }>`
    insert into assets (municipality_id, id, description, type, address, icon, incident_area_id, latitude, longitude)
    select ${municipalityId}, greatest(
        (select max(id) from assets where municipality_id = ${municipalityId}),
        (select max(id) from asset_tombstones where municipality_id = ${municipalityId}), 0) + 1,
      ${a.description}, ${a.type}, ${a.address}, '', ${a.incidentAreaId}, ${a.latitude}, ${a.longitude}
    returning id`.execute(tx);
  return inserted.rows[0]?.id ?? 0;
}

export async function updateAsset(
  tx: Queryable,
  municipalityId: string,
  a: StoredAsset & { readonly id: number },
): Promise<void> {
  await sql`
    update assets set description = ${a.description}, type = ${a.type}, address = ${a.address},
      incident_area_id = ${a.incidentAreaId}, latitude = ${a.latitude}, longitude = ${a.longitude},
      version = version + 1
    where municipality_id = ${municipalityId} and id = ${a.id}`.execute(tx);
}

export async function deleteAsset(
  tx: Queryable,
  municipalityId: string,
  { id, at }: { readonly id: number; readonly at: Date },
): Promise<void> {
  await sql`
    insert into asset_tombstones (municipality_id, id, deleted_at) values (${municipalityId}, ${id}, ${at})
    on conflict do nothing`.execute(tx);
  await sql`delete from assets where municipality_id = ${municipalityId} and id = ${id}`.execute(tx);
}
