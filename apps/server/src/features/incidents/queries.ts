// Incidents of the built-in register with the submissions that raised them, and the changes of their states.
import type { RowScope } from '@constancia/domain/access/scope.ts';
import type { IncidentState } from '@constancia/domain/incidents/incident-state.ts';
import type { Asset, Location } from '@constancia/domain/submissions/submission.ts';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../platform/db/contains.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { plainText } from '../../platform/db/queries.ts';
import type { Box, Step } from '../submissions/public.ts';
import { inScope } from '../territory/public.ts';

export interface IncidentRow {
  readonly number: number;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly state: IncidentState;
  readonly description: string;
  readonly typeId: number;
  readonly typeTitle: string | null;
  readonly areaId: number | null;
  readonly areaName: string | null;
  readonly location: Location | null;
  readonly assetId: number | null;
  readonly asset: Asset | null;
  readonly submissionId: string;
  readonly code: string;
  readonly formDeleted: boolean;
}

/** Whose incidents: of the municipality, raised by submissions inside the scope. */
export interface Seen {
  readonly municipalityId: string;
  readonly scope: RowScope;
}

export interface IncidentFilter {
  readonly text: string;
  readonly area: number | null;
  readonly type: number | null;
  /** YYYY-MM-DD in the time zone; null for no bound. */
  readonly from: string | null;
  readonly to: string | null;
  readonly timeZone: string;
}

const COLUMNS = sql`i.number, i.created_at, i.created_by, i.state, i.description, i.type_id, t.title as type_title,
  t.area_id, a.description as area_name, i.location, i.asset_id, s.asset, s.id as submission_id, s.code,
  f.deleted_at is not null as form_deleted`;

const FROM = sql`from incidents i
    join submissions s on s.municipality_id = i.municipality_id and s.id = i.submission_id
    join forms f on f.municipality_id = s.municipality_id and f.id = s.form_id
    left join incident_types t on t.municipality_id = i.municipality_id and t.id = i.type_id
    left join incident_areas a on a.municipality_id = t.municipality_id and a.id = t.area_id`;

/** Submissions of a deleted form are seen by who works everywhere only, as nobody opens them. */
function visible(scope: RowScope): RawBuilder<boolean> {
  const isThere = scope.areas === 'all' ? sql`true` : sql`f.deleted_at is null`;
  return sql<boolean>`(${inScope(scope, 's.area_id', 's.created_by')} and ${isThere})`;
}

function matching({ text, area, type, from, to, timeZone }: IncidentFilter): RawBuilder<boolean> {
  const typed = sql`${contains(text)}::text`;
  const words = sql`i.description || ' ' || coalesce(t.title, '') || ' ' || coalesce(i.location ->> 'address', '')`;
  return sql<boolean>`(${text} = '' or i.number::text = ${text} or ${plainText(words)} like ${plainText(typed)})
    and (${area}::integer is null or t.area_id = ${area}) and (${type}::integer is null or i.type_id = ${type})
    and (${from}::text is null or i.created_at >= ${from}::timestamp at time zone ${timeZone})
    and (${to}::text is null or i.created_at < (${to}::date + 1)::timestamp at time zone ${timeZone})`;
}

function ofFilter({ municipalityId, scope }: Seen, filter: IncidentFilter): RawBuilder<unknown> {
  return sql`${FROM} where i.municipality_id = ${municipalityId} and ${visible(scope)} and ${matching(filter)}`;
}

/** A page of incidents, newest first. */
export async function listIncidentRows(
  db: Queryable,
  seen: Seen,
  {
    state,
    page,
    size,
    ...filter
  }: IncidentFilter & { readonly state: IncidentState | null; readonly page: number; readonly size: number },
): Promise<readonly IncidentRow[]> {
  const listed = await sql<IncidentRow>`
    select ${COLUMNS} ${ofFilter(seen, filter)}
      and (${state}::text is null or i.state = ${state})
    order by i.number desc limit ${size} offset ${page * size}`.execute(db);
  return listed.rows;
}

/** How many of the filter are in each state; a state without any is not there. */
export async function countByState(
  db: Queryable,
  seen: Seen,
  filter: IncidentFilter,
): Promise<readonly { readonly state: IncidentState; readonly count: number }[]> {
  const counted = await sql<{ state: IncidentState; count: number }>`
    select i.state, count(*)::int as count ${ofFilter(seen, filter)} group by i.state`.execute(db);
  return counted.rows;
}

/** With the box that has all of its incidents. */
export interface ClusterRow extends Box {
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
  /** Newest first. */
  readonly incidents: readonly {
    readonly number: number;
    readonly state: IncidentState;
    readonly type: string;
  }[];
}

/** So many are named of a cluster that cannot be divided further. */
const NAMED_MAX = 10;

interface Clustering {
  readonly box: Box;
  readonly step: Step;
  /** The map is nearest: also incidents of larger clusters are named. */
  readonly isNearest: boolean;
}

/** The incidents of the filter in the box, in clusters of millionths of a degree. */
export async function clusterIncidents(
  db: Queryable,
  seen: Seen,
  {
    state,
    box,
    step,
    isNearest,
    ...filter
  }: IncidentFilter & Clustering & { readonly state: IncidentState | null },
): Promise<readonly ClusterRow[]> {
  const degrees = (axis: 'latitude' | 'longitude') =>
    sql`(i.location ->> ${sql.lit(axis)})::float8 * 1000000`;
  const named = sql`to_jsonb((array_agg(jsonb_build_object('number', p.number, 'state', p.state, 'type', p.type)
    order by p.number desc))[1:${sql.lit(NAMED_MAX)}])`;
  const found = await sql<ClusterRow>`
    with located as materialized (
      select i.number, i.state, coalesce(t.title, '') as type, ${degrees('latitude')} as latitude,
        ${degrees('longitude')} as longitude
      ${ofFilter(seen, filter)}
        and (${state}::text is null or i.state = ${state}) and i.location is not null)
    select avg(p.latitude) as latitude, avg(p.longitude) as longitude, count(*)::int as count,
      min(p.latitude) as south, max(p.latitude) as north, min(p.longitude) as west, max(p.longitude) as east,
      case when count(*) = 1 or ${isNearest} then ${named} else '[]'::jsonb end as incidents
    from located p
    where p.latitude between ${box.south} and ${box.north} and p.longitude between ${box.west} and ${box.east}
    group by floor(p.latitude / ${step.latitude}::float8), floor(p.longitude / ${step.longitude}::float8)`.execute(
    db,
  );
  return found.rows;
}

export async function findIncident(
  db: Queryable,
  { municipalityId, scope }: Seen,
  number: number,
): Promise<IncidentRow | null> {
  const found = await sql<IncidentRow>`
    select ${COLUMNS} ${FROM} where i.municipality_id = ${municipalityId} and ${visible(scope)} and i.number = ${number}`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** The state that it is in, and nobody changes it before the transaction ends; null when it is gone. */
export async function lockIncident(
  tx: Queryable,
  { municipalityId }: Pick<Seen, 'municipalityId'>,
  number: number,
): Promise<{ readonly state: IncidentState; readonly changes: number } | null> {
  const locked = await sql<{ state: IncidentState }>`
    select state from incidents where municipality_id = ${municipalityId} and number = ${number} for update`.execute(
    tx,
  );
  const [row] = locked.rows;
  if (!row) return null;
  const counted = await sql<{ changes: number }>`
    select count(*)::int as changes from incident_changes
    where municipality_id = ${municipalityId} and number = ${number}`.execute(tx);
  return { state: row.state, changes: counted.rows[0]?.changes ?? 0 };
}

export interface ChangeRow {
  readonly state: IncidentState;
  readonly at: Date;
  readonly username: string;
  readonly note: string;
}

export async function listChanges(
  db: Queryable,
  municipalityId: string,
  number: number,
): Promise<readonly ChangeRow[]> {
  const found = await sql<ChangeRow>`
    select state, at, username, note from incident_changes
    where municipality_id = ${municipalityId} and number = ${number} order by position`.execute(db);
  return found.rows;
}

/** Call it after lockIncident; `position`: which change it is. */
export async function insertChange(
  tx: Queryable,
  { municipalityId, number }: { readonly municipalityId: string; readonly number: number },
  { position, ...change }: ChangeRow & { readonly position: number },
): Promise<void> {
  await sql`
    insert into incident_changes (municipality_id, number, position, state, at, username, note)
    values (${municipalityId}, ${number}, ${position}, ${change.state}, ${change.at}, ${change.username},
      ${change.note})`.execute(tx);
  await sql`
    update incidents set state = ${change.state}
    where municipality_id = ${municipalityId} and number = ${number}`.execute(tx);
}

export interface Numbered {
  readonly id: number;
  readonly name: string;
}

/** The types of an area by name; the first ones when there are many. */
export async function listTypesOf(
  db: Queryable,
  {
    municipalityId,
    area,
    most,
  }: { readonly municipalityId: string; readonly area: number; readonly most: number },
): Promise<readonly Numbered[]> {
  const found = await sql<Numbered>`
    select id, title as name from incident_types where municipality_id = ${municipalityId} and area_id = ${area}
    order by title collate "es-x-icu", id limit ${most}`.execute(db);
  return found.rows;
}
