// Submissions on a map. Coordinates are millionths of a degree. Many are counted from kept cells of a thousandth of a
// degree, about a hundred metres; few, or under filters that no cell is kept for, one by one.
// rules: X32.30, X32.35
import { type RawBuilder, sql } from 'kysely';
import { plannedEachTime, type Queryable } from '../../../platform/db/database.ts';
import { inScope } from '../../territory/public.ts';
import { type Selection, selected } from '../list/selection-queries.ts';

/** Millionths of a degree. */
export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Height and width of a cluster's square. */
export interface Step {
  readonly latitude: number;
  readonly longitude: number;
}

export interface ClusterRow {
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
  readonly id: string | null;
  readonly code: string | null;
  readonly createdAt: Date | null;
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
      sum(n.submissions)::bigint as count, null as id, null as code, null as created_at
    from cell_counters n where ${cellsIn(selection, box)} and n.submissions > 0
    group by floor(${middle('n.latitude')} / ${step.latitude}::float8),
      floor(${middle('n.longitude')} / ${step.longitude}::float8)`.execute(db);
  return found.rows;
}

export async function clusterSubmissions(
  db: Queryable,
  selection: Selection,
  { box, step }: { readonly box: Box; readonly step: Step },
): Promise<readonly ClusterRow[]> {
  const found = await sql<ClusterRow>`
    ${plannedEachTime}with clusters as materialized (
      select avg(s.latitude)::float8 as latitude, avg(s.longitude)::float8 as longitude, count(*) as count,
        min(s.id) as id
      from submissions s
      where ${selected(selection)} and s.latitude between ${box.south} and ${box.north}
        and s.longitude between ${box.west} and ${box.east}
      group by floor(s.latitude / ${step.latitude}::float8), floor(s.longitude / ${step.longitude}::float8))
    select c.latitude, c.longitude, c.count, s.id, s.code, s.created_at from clusters c
    left join submissions s on c.count = 1 and s.municipality_id = ${selection.form.municipalityId} and s.id = c.id`.execute(
    db,
  );
  return found.rows;
}
