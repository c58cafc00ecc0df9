// Assets of the built-in register.
import type { RegisteredAsset } from '@constancia/domain/interchange/registers/assets-document.ts';
import type { Asset } from '@constancia/domain/submissions/submission.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { plainText } from '../../platform/db/queries.ts';
import type { AssetSearch, NearbyAsset } from './port.ts';

/** Length of a degree of latitude, in kilometres. */
const DEGREE = 111.32;

interface Near {
  readonly municipalityId: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Kilometres between the asset and a point; over a few kilometres the earth counts as flat. */
function distance({ latitude, longitude }: Near): RawBuilder<number> {
  return sql`sqrt(((a.latitude - ${latitude}) * ${DEGREE}) ^ 2
    + ((a.longitude - ${longitude}) * ${DEGREE} * cos(radians(${latitude}))) ^ 2)`;
}

function within(point: Near, kilometres: number): RawBuilder<boolean> {
  const degrees = kilometres / DEGREE;
  return sql`a.municipality_id = ${point.municipalityId}
    and a.latitude between ${point.latitude - degrees} and ${point.latitude + degrees}
    and ${distance(point)} <= ${kilometres}`;
}

/** Assets of the incident type's area, and those without an area. */
export async function listAssetsNear(
  db: Queryable,
  search: AssetSearch,
  { kilometres, most }: { readonly kilometres: number; readonly most: number },
): Promise<readonly NearbyAsset[]> {
  const found = await sql<NearbyAsset>`
    select a.id, a.description as name, a.type, a.address, a.latitude, a.longitude
    from assets a
    left join incident_types t on t.municipality_id = a.municipality_id and t.id = ${search.incidentTypeId}
    where ${within(search, kilometres)} and (a.incident_area_id is null or a.incident_area_id = t.area_id)
    order by ${distance(search)}, a.id limit ${most}`.execute(db);
  return found.rows;
}

export async function findAsset(db: Queryable, municipalityId: string, id: number): Promise<Asset | null> {
  const found = await sql<Asset>`
    select id, description as name, type, address from assets
    where municipality_id = ${municipalityId} and id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

export async function locateAsset(
  db: Queryable,
  municipalityId: string,
  id: number,
): Promise<NearbyAsset | null> {
  const found = await sql<NearbyAsset>`
    select id, description as name, type, address, latitude, longitude from assets
    where municipality_id = ${municipalityId} and id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

export async function saveAsset(
  db: Queryable,
  municipalityId: string,
  asset: RegisteredAsset,
): Promise<void> {
  await sql`
    insert into assets (municipality_id, id, description, type, address, icon, incident_area_id, latitude, longitude)
    values (${municipalityId}, ${asset.id}, ${asset.description}, ${asset.type}, ${asset.address}, ${asset.icon},
      ${asset.incidentAreaId}, ${asset.latitude}, ${asset.longitude})
    on conflict (municipality_id, id) do update set description = excluded.description, type = excluded.type,
      address = excluded.address, icon = excluded.icon, incident_area_id = excluded.incident_area_id,
      latitude = excluded.latitude, longitude = excluded.longitude, version = assets.version + 1`.execute(db);
}

export interface KnownAddress {
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Addresses in the register that contain all the words, ignoring case and accents. */
export async function findAddresses(
  db: Queryable,
  municipalityId: string,
  { words, most }: { readonly words: readonly string[]; readonly most: number },
): Promise<readonly KnownAddress[]> {
  const found = await sql<KnownAddress>`
    select a.address, avg(a.latitude) as latitude, avg(a.longitude) as longitude from assets a
    where a.municipality_id = ${municipalityId} and a.address <> ''
      and not exists (select from unnest(${words}::text[]) as w(word)
                      where strpos(${plainText(sql`a.address`)}, ${plainText(sql`w.word`)}) = 0)
    group by a.address order by a.address collate "es-x-icu" limit ${most}`.execute(db);
  return found.rows;
}

/** The address of the nearest asset within that many kilometres. */
export async function nearestAddress(db: Queryable, point: Near, kilometres: number): Promise<string | null> {
  const found = await sql<{ address: string }>`
    select a.address from assets a where ${within(point, kilometres)} and a.address <> ''
    order by ${distance(point)}, a.id limit 1`.execute(db);
  return found.rows[0]?.address ?? null;
}
