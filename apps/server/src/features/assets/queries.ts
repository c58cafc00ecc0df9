// Assets with the submissions about them. Every query goes along submissions_of_asset, newest first.
import type { RowScope } from '@constancia/domain/access/scope.ts';
import type { Localized } from '@constancia/domain/localized.ts';
import type { Asset } from '@constancia/domain/submissions/submission.ts';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../platform/db/contains.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { plainText } from '../../platform/db/queries.ts';
import { inScope } from '../territory/public.ts';

/** An asset of a municipality, with the submissions that an actor may see. */
export interface SeenAsset {
  readonly municipalityId: string;
  readonly assetId: number;
  readonly scope: RowScope;
}

export interface VisitRow {
  readonly id: string;
  readonly code: string;
  readonly createdAt: Date;
  /** Microseconds since 1970, for the cursor. */
  readonly at: string;
  readonly createdBy: string;
  readonly formId: string;
  readonly formVersion: number;
  readonly title: Localized;
  readonly state: number | null;
  readonly hasEarlier: boolean;
}

export interface RegisteredAsset extends Asset {
  readonly latitude: number;
  readonly longitude: number;
}

export async function findRegistered(
  db: Queryable,
  { municipalityId, assetId }: Pick<SeenAsset, 'municipalityId' | 'assetId'>,
): Promise<RegisteredAsset | null> {
  const found = await sql<RegisteredAsset>`
    select id, description as name, type, address, latitude, longitude from assets
    where municipality_id = ${municipalityId} and id = ${assetId}`.execute(db);
  return found.rows[0] ?? null;
}

/** Submissions `s` about the asset that the actor may see; `f` is their form. */
function about({ municipalityId, assetId, scope }: SeenAsset): RawBuilder<boolean> {
  return sql<boolean>`s.municipality_id = ${municipalityId} and s.asset is not null
    and s.asset ->> 'id' = ${String(assetId)} and ${inScope(scope, 's.area_id', 's.created_by')}
    and f.deleted_at is null`;
}

const FROM = sql`from submissions s join forms f on f.municipality_id = s.municipality_id and f.id = s.form_id`;

const COLUMNS = sql`s.id, s.code, s.created_at, (extract(epoch from s.created_at) * 1000000)::bigint::text as at,
  s.created_by, s.form_id, s.form_version, f.titles as title, s.state`;

/** What the newest of them says of the asset; null without any. */
export async function findNamed(db: Queryable, seen: SeenAsset): Promise<Asset | null> {
  const found = await sql<{ asset: Asset }>`
    select s.asset ${FROM} where ${about(seen)} order by s.created_at desc, s.id desc limit 1`.execute(db);
  return found.rows[0]?.asset ?? null;
}

export interface Beside {
  readonly at: string;
  readonly id: string;
}

/** Newest first, continuing after a row, or before it on the way back; then the oldest is the first one. */
export async function listVisits(
  db: Queryable,
  seen: SeenAsset,
  {
    beside,
    isBack,
    size,
  }: { readonly beside: Beside | null; readonly isBack: boolean; readonly size: number },
): Promise<readonly VisitRow[]> {
  const way = isBack ? sql`asc` : sql`desc`;
  const beyond = beside
    ? sql`(s.created_at, s.id) ${isBack ? sql`>` : sql`<`}
        (timestamptz 'epoch' + ${beside.at}::bigint * interval '1 microsecond', ${beside.id})`
    : sql`true`;
  const found = await sql<VisitRow>`
    select ${COLUMNS}, exists (
      select from submissions e where e.municipality_id = s.municipality_id and e.asset is not null
        and e.asset ->> 'id' = s.asset ->> 'id' and e.form_id = s.form_id
        and ${inScope(seen.scope, 'e.area_id', 'e.created_by')}
        and (e.created_at, e.id) < (s.created_at, s.id)) as has_earlier
    ${FROM} where ${about(seen)} and ${beyond} order by s.created_at ${way}, s.id ${way} limit ${size}`.execute(
    db,
  );
  return found.rows;
}

/** One of them; null when it is about another asset, or not to be seen. */
export async function findVisit(db: Queryable, seen: SeenAsset, id: string): Promise<VisitRow | null> {
  const found = await sql<VisitRow>`
    select ${COLUMNS}, false as has_earlier ${FROM} where ${about(seen)} and s.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** The newest one with this form before it; null for none. */
export async function findVisitBefore(
  db: Queryable,
  seen: SeenAsset,
  { id, formId }: Pick<VisitRow, 'id' | 'formId'>,
): Promise<VisitRow | null> {
  const found = await sql<VisitRow>`
    select ${COLUMNS}, false as has_earlier ${FROM}
    where ${about(seen)} and s.form_id = ${formId} and (s.created_at, s.id) < (
      select o.created_at, o.id from submissions o where o.municipality_id = ${seen.municipalityId} and o.id = ${id})
    order by s.created_at desc, s.id desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}

export interface OpenIncident {
  readonly number: number;
  readonly createdAt: Date;
  readonly state: 'open' | 'in-progress';
  readonly description: string;
  readonly submissionId: string;
  readonly code: string;
}

/** Incidents that are not closed, raised by those submissions; newest first. */
export async function listOpenIncidents(
  db: Queryable,
  seen: SeenAsset,
  most: number,
): Promise<readonly OpenIncident[]> {
  const found = await sql<OpenIncident>`
    select i.number, i.created_at, i.state, i.description, s.id as submission_id, s.code
    ${FROM} join incidents i on i.municipality_id = s.municipality_id and i.submission_id = s.id
    where i.municipality_id = ${seen.municipalityId} and ${about(seen)} and i.state in ('open', 'in-progress')
    order by i.number desc limit ${most}`.execute(db);
  return found.rows;
}

export interface FoundRow extends Asset {
  readonly lastVisit: {
    readonly id: string;
    readonly code: string;
    readonly at: string;
    readonly by: string;
    readonly formId: string;
    readonly title: Localized;
  } | null;
}

/** By type and name. */
export async function searchAssetRows(
  db: Queryable,
  { municipalityId, scope }: Omit<SeenAsset, 'assetId'>,
  { text, most }: { readonly text: string; readonly most: number },
): Promise<readonly FoundRow[]> {
  const typed = sql`${contains(text)}::text`;
  const found = await sql<FoundRow>`
    select a.id, a.description as name, a.type, a.address, v.visit as last_visit from assets a
    left join lateral (
      select jsonb_build_object('id', s.id, 'code', s.code, 'by', s.created_by, 'formId', s.form_id, 'title', f.titles,
        'at', to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as visit
      ${FROM} where s.municipality_id = a.municipality_id and s.asset is not null
        and s.asset ->> 'id' = a.id::text and ${inScope(scope, 's.area_id', 's.created_by')} and f.deleted_at is null
      order by s.created_at desc, s.id desc limit 1) v on true
    where a.municipality_id = ${municipalityId} and (a.id::text = ${text}
      or ${plainText(sql`a.description || ' ' || a.type || ' ' || a.address`)} like ${plainText(typed)})
    order by a.id::text = ${text} desc, a.type collate "es-x-icu", a.description collate spanish_natural, a.id
    limit ${most}`.execute(db);
  return found.rows;
}

/** The newest one with this form; null for none. */
export async function findLastOfForm(
  db: Queryable,
  seen: SeenAsset,
  formId: string,
): Promise<VisitRow | null> {
  const found = await sql<VisitRow>`
    select ${COLUMNS}, false as has_earlier ${FROM} where ${about(seen)} and s.form_id = ${formId}
    order by s.created_at desc, s.id desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}

/** Edges of a part of the map, in degrees. */
export interface MapBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Those of the incident type's area, and those without an area, by number. */
export async function listInBox(
  db: Queryable,
  { municipalityId, incidentTypeId }: { readonly municipalityId: string; readonly incidentTypeId: number },
  { box, after, most }: { readonly box: MapBox; readonly after: number; readonly most: number },
): Promise<readonly RegisteredAsset[]> {
  const found = await sql<RegisteredAsset>`
    select a.id, a.description as name, a.type, a.address, a.latitude, a.longitude from assets a
    left join incident_types t on t.municipality_id = a.municipality_id and t.id = ${incidentTypeId}
    where a.municipality_id = ${municipalityId} and a.id > ${after}
      and a.latitude between ${box.south} and ${box.north} and a.longitude between ${box.west} and ${box.east}
      and (a.incident_area_id is null or a.incident_area_id = t.area_id)
    order by a.id limit ${most}`.execute(db);
  return found.rows;
}
