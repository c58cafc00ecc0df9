// Counts over a form's submissions within a scope, computed by the database.
import type { RawChoice } from '@constancia/domain/statistics/choice-counts.ts';
import type { RawState } from '@constancia/domain/statistics/state-counts.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { ofForm, type ScopedForm } from '../submissions/public.ts';

export async function countStates(db: Queryable, { form, scope }: ScopedForm): Promise<readonly RawState[]> {
  const found = await sql<RawState>`
    select s.form_version as version, s.state, count(*) as count from submissions s
    where ${ofForm(form, scope)} group by s.form_version, s.state order by s.form_version desc, s.state`.execute(
    db,
  );
  return found.rows;
}

/**
 * The last days in the given time zone up to the day of `now`, oldest first; a day without submissions counts
 * 0.
 */
export async function countDays(
  db: Queryable,
  { form, scope }: ScopedForm,
  { now, timeZone, days }: { readonly now: Date; readonly timeZone: string; readonly days: number },
): Promise<readonly { readonly day: string; readonly count: number }[]> {
  const found = await sql<{ day: string; count: number }>`
    with span as (
      select ((${now}::timestamptz at time zone ${timeZone})::date) as today
    ), counted as (
      select (s.created_at at time zone ${timeZone})::date as day, count(*) as count
      from submissions s, span
      where ${ofForm(form, scope)}
        and s.created_at >= (today - ${days - 1}::integer)::timestamp at time zone ${timeZone}
        and s.created_at < (today + 1)::timestamp at time zone ${timeZone}
      group by 1
    )
    select to_char(today - back, 'YYYY-MM-DD') as day, coalesce(counted.count, 0) as count
    from span cross join generate_series(${days - 1}::integer, 0, -1) as back
    left join counted on counted.day = today - back
    order by back desc`.execute(db);
  return found.rows;
}

/** Choices made in the given questions, in the first copy of each section and in the further ones. */
export async function countChoices(
  db: Queryable,
  { form, scope }: ScopedForm,
  questions: readonly string[],
): Promise<readonly RawChoice[]> {
  const found = await sql<RawChoice>`
    select given.question, one.choice, count(*) as count, count(*) filter (where one.place = 1) as leading
    from submissions s
    cross join lateral (
      select main.key as question, main.value->'value' as value
      from jsonb_each(s.answers->'main') as main where main.key = any(${questions})
      union all
      select answer.key, answer.value->'value'
      from jsonb_each(s.answers->'rows') as section, jsonb_array_elements(section.value) as copy,
           jsonb_each(copy->'answers') as answer
      where answer.key = any(${questions})
    ) as given
    cross join lateral jsonb_array_elements_text(
      case jsonb_typeof(given.value) when 'array' then given.value when 'string' then jsonb_build_array(given.value)
        else '[]' end) with ordinality as one(choice, place)
    where ${ofForm(form, scope)} and one.choice <> ''
    group by given.question, one.choice`.execute(db);
  return found.rows;
}
