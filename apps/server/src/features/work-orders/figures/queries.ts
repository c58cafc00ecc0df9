// Counts the orders of the plan by area, by form and together, in one statement.
// rules: X39.57
import type { Localized } from '@constancia/domain/localized.ts';
import type { DayRange } from '@constancia/domain/statistics/range.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { inScope } from '../../territory/public.ts';
import type { Now, Planned } from '../queries.ts';

export interface FiguresRow {
  readonly by: 'area' | 'form' | 'all';
  readonly id: string;
  readonly name: string;
  /** Of a form; null for the others. */
  readonly titles: Localized | null;
  readonly made: number;
  readonly done: number;
  readonly doneLate: number;
  readonly open: number;
  readonly overdue: number;
  readonly medianDays: number | null;
}

/** A day counts in the time of the municipality. Orders of deleted forms are not in the plan and not counted. */
export async function countPlan(
  db: Queryable,
  { municipalityId, scope }: Planned,
  { range: { from, to }, now: { at, timeZone } }: { readonly range: DayRange; readonly now: Now },
): Promise<readonly FiguresRow[]> {
  const counted = await sql<FiguresRow>`
    with counted as (
      select w.area_id, a.name as area_name, w.form_id, f.title, f.titles, w.due_on,
        (w.created_at at time zone ${timeZone})::date between ${from}::date and ${to}::date as is_made,
        w.state = 'done' and (w.done_at at time zone ${timeZone})::date between ${from}::date and ${to}::date as is_done,
        (w.done_at at time zone ${timeZone})::date as done_on, w.state = 'open' as is_open,
        w.due_on < (${at}::timestamptz at time zone ${timeZone})::date as is_over,
        extract(epoch from w.done_at - w.created_at) / 86400 as days
      from work_orders w
      join forms f on f.municipality_id = w.municipality_id and f.id = w.form_id and f.deleted_at is null
      join areas a on a.municipality_id = w.municipality_id and a.id = w.area_id
      where w.municipality_id = ${municipalityId} and ${inScope(scope, 'w.area_id')})
    select * from (
    select case when grouping(area_id) = 0 then 'area' when grouping(form_id) = 0 then 'form' else 'all' end as by,
      coalesce(area_id, form_id, '') as id, coalesce(area_name, title, '') as name, titles,
      count(*) filter (where is_made)::int as made, count(*) filter (where is_done)::int as done,
      count(*) filter (where is_done and done_on > due_on)::int as done_late,
      count(*) filter (where is_open)::int as open, count(*) filter (where is_open and is_over)::int as overdue,
      round((percentile_cont(0.5) within group (order by days) filter (where is_done))::numeric, 1)::double precision
        as median_days
    from counted where is_made or is_done or is_open
    group by grouping sets ((area_id, area_name), (form_id, title, titles), ())) g
    order by g.name collate "es-x-icu", g.id`.execute(db);
  return counted.rows;
}
