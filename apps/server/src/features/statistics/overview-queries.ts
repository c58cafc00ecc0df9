// What the overview of all municipalities counts.
// rules: P9.35, R9.20, X32.58
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

export interface MonthRow {
  readonly municipalityId: string;
  /** YYYY-MM. */
  readonly month: string;
  readonly count: number;
}

/** Submissions of each municipality by month, from the first of a month on. */
export async function listMonths(db: Queryable, from: string): Promise<readonly MonthRow[]> {
  const found = await sql<MonthRow>`
    select n.municipality_id, to_char(n.day, 'YYYY-MM') as month, sum(n.times)::bigint as count
    from (
      -- By form, because the key of the counters begins with it.
      select v.municipality_id, v.day, v.times
      from forms f join value_counters v on v.municipality_id = f.municipality_id and v.form_id = f.id
        and v.class = 'hour' and v.day >= ${from}::date
      union all
      select p.municipality_id, p.day, p.times from packed_answers p where p.class = 'hour' and p.day >= ${from}::date
    ) as n
    group by 1, 2 having sum(n.times) > 0`.execute(db);
  return found.rows;
}

export interface MunicipalityRow {
  readonly municipalityId: string;
  readonly name: string;
  readonly timeZone: string;
  readonly forms: number;
  readonly answeredForms: number;
  readonly submissions: number;
  /** When a submission was stored, or a form saved, last; null for never. */
  readonly updatedAt: Date | null;
}

export async function listMunicipalities(db: Queryable): Promise<readonly MunicipalityRow[]> {
  const found = await sql<MunicipalityRow>`
    select m.id as municipality_id, m.name, m.time_zone,
      count(f.id) filter (where f.deleted_at is null) as forms,
      count(f.id) filter (where f.deleted_at is null and n.submissions > 0) as answered_forms,
      coalesce(sum(n.submissions), 0)::bigint as submissions,
      greatest(max(v.saved_at), max(l.created_at)) as updated_at
    from municipalities m
    left join forms f on f.municipality_id = m.id
    left join form_counters n on n.municipality_id = f.municipality_id and n.form_id = f.id
    left join form_versions v on v.municipality_id = f.municipality_id and v.form_id = f.id and v.version = f.version
    left join lateral (
      select s.created_at from submissions s where s.municipality_id = f.municipality_id and s.form_id = f.id
      order by s.created_at desc, s.id desc limit 1) l on true
    group by m.id, m.name, m.time_zone order by m.name collate "es-x-icu", m.id`.execute(db);
  return found.rows;
}
