// Submissions on a map. Coordinates are millionths of a degree. Many are counted from kept cells of a thousandth of a
// degree, about a hundred metres; few, or under filters that no cell is kept for, one by one.
// rules: X32.30, X32.35
import { type RawBuilder, sql } from 'kysely';
import { plannedEachTime, type Queryable } from '../../../platform/db/database.ts';
import { inScope } from '../../territory/public.ts';
import { type Selection, selected } from '../list/selection-queries.ts';
import type { Box, Step } from './map-view.ts';

/** With the box that has all of its submissions. */
export interface ClusterRow extends Box {
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
  /** Newest first; `createdAt` is ISO 8601. */
  readonly submissions: readonly { readonly id: string; readonly code: string; readonly createdAt: string }[];
}

export const CELL = 1_000;

/** Kept cells `n` in the box, of the selection's state and areas. */
function cellsIn({ form, scope, filter }: Selection, { south, west, north, east }: Box): RawBuilder<boolean> {
  const cell = (at: number) => Math.floor(at / CELL);
  const state = filter.state === null ? sql`true` : sql`n.state = ${filter.state}`;
  return sql<boolean>`n.municipality_id = ${form.municipalityId} and n.form_id = ${form.formId} and ${state}
    and n.latitude between ${cell(south)} and ${cell(north)} and n.longitude between ${cell(west)} and ${cell(east)}
    and ${inScope(scope, 'n.area_id')}`;
}

export async function countInCells(db: Queryable, selection: Selection, box: Box): Promise<number> {
  const found = await sql<{ located: number }>`
    ${plannedEachTime}select coalesce(sum(n.submissions), 0)::bigint as located from cell_counters n
    where ${cellsIn(selection, box)}`.execute(db);
  return found.rows[0]?.located ?? 0;
}

export async function clusterCells(
  db: Queryable,
  selection: Selection,
  { box, step }: { readonly box: Box; readonly step: Step },
): Promise<readonly ClusterRow[]> {
  const middle = (axis: string) => sql`(${sql.ref(axis)}::bigint * ${sql.lit(CELL)} + ${sql.lit(CELL / 2)})`;
  const mean = (axis: string) => sql`(sum(${middle(axis)} * n.submissions) / sum(n.submissions))::float8`;
  const found = await sql<ClusterRow>`
    ${plannedEachTime}select ${mean('n.latitude')} as latitude, ${mean('n.longitude')} as longitude,
      min(n.latitude) * ${sql.lit(CELL)} as south, (max(n.latitude) + 1) * ${sql.lit(CELL)} as north,
      min(n.longitude) * ${sql.lit(CELL)} as west, (max(n.longitude) + 1) * ${sql.lit(CELL)} as east,
      sum(n.submissions)::bigint as count, '[]'::jsonb as submissions
    from cell_counters n where ${cellsIn(selection, box)} and n.submissions > 0
    group by floor(${middle('n.latitude')} / ${step.latitude}::float8),
      floor(${middle('n.longitude')} / ${step.longitude}::float8)`.execute(db);
  return found.rows;
}

/** So many are named of a cluster that cannot be divided further. */
const NAMED_MAX = 10;

interface Clustering {
  readonly box: Box;
  readonly step: Step;
  /** The map is nearest: also submissions of larger clusters are named. */
  readonly isNearest: boolean;
}

export async function clusterSubmissions(
  db: Queryable,
  selection: Selection,
  { box, step, isNearest }: Clustering,
): Promise<readonly ClusterRow[]> {
  const named = isNearest
    ? sql`(array_agg(s.id order by s.created_at desc, s.id desc))[1:${sql.lit(NAMED_MAX)}]`
    : sql`case when count(*) = 1 then array[min(s.id)] else '{}' end`;
  const found = await sql<ClusterRow>`
    ${plannedEachTime}with clusters as materialized (
      select avg(s.latitude)::float8 as latitude, avg(s.longitude)::float8 as longitude, count(*) as count,
        min(s.latitude) as south, max(s.latitude) as north, min(s.longitude) as west, max(s.longitude) as east,
        ${named} as ids
      from submissions s
      where ${selected(selection)} and s.latitude between ${box.south} and ${box.north}
        and s.longitude between ${box.west} and ${box.east}
      group by floor(s.latitude / ${step.latitude}::float8), floor(s.longitude / ${step.longitude}::float8))
    select c.latitude, c.longitude, c.count, c.south, c.north, c.west, c.east,
      coalesce(n.submissions, '[]') as submissions from clusters c
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', s.id, 'code', s.code, 'createdAt', to_char(s.created_at at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by s.created_at desc, s.id desc) as submissions
      from submissions s
      where s.municipality_id = ${selection.form.municipalityId} and s.id = any(c.ids)) n on true`.execute(
    db,
  );
  return found.rows;
}
