// Reads the counters of answers, and the numbers that they do not hold.
// rules: X32.50, X32.52
import type { Day, DayRange } from '@constancia/domain/statistics/range.ts';
import type {
  FoundNumber,
  RawBucket,
  RawValue,
  WantedNumber,
} from '@constancia/domain/statistics/raw-counts.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { ofForm, type ScopedForm } from '../submissions/public.ts';
import { inScope } from '../territory/public.ts';

/** The submissions of a form within a scope that were taken in on some days. */
export interface Counted extends ScopedForm {
  readonly range: DayRange;
  readonly timeZone: string;
}

export interface DayCount {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly count: number;
}

/** What one statement counts; `day` is null for all days together. */
interface ValueRow extends RawValue {
  readonly day: string | null;
}

export interface CountedValues {
  readonly values: readonly RawValue[];
  /** Oldest first, without those that have no submissions. */
  readonly days: readonly DayCount[];
}

function split(rows: readonly ValueRow[]): CountedValues {
  return {
    values: rows.filter(({ day }) => day === null),
    days: rows.flatMap(({ day, times }) => (day === null ? [] : [{ day, count: times }])),
  };
}

const COUNTED_CLASSES = [
  'choice',
  'number',
  'date',
  'time',
  'text',
  'file',
  'ticked',
  'copies',
  'stay',
  'hour',
  'state',
];

/** The condition on counters `n` of the rows in scope and range. */
function ofCounters({ form, scope, range }: Counted, n: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${n}.${name}`);
  return sql`${column('municipality_id')} = ${form.municipalityId} and ${column('form_id')} = ${form.formId}
    and ${inScope(scope, `${n}.area_id`)} and ${column('day')} between ${range.from}::date and ${range.to}::date`;
}

export async function keptValues(db: Queryable, counted: Counted): Promise<CountedValues> {
  const found = await sql<ValueRow>`
    with packed as materialized (
      select day, class, question_id, value, times, answers from packed_answers p where ${ofCounters(counted, 'p')})
    select class, question_id, value, null as day, sum(times)::bigint as times, sum(answers)::bigint as answers
    from (
      select class, question_id, value, times, answers from value_counters n
      where ${ofCounters(counted, 'n')} and n.class = any(${COUNTED_CLASSES})
      union all
      select class, question_id, value, times, answers from packed where class = any(${COUNTED_CLASSES})
    ) as counted group by class, question_id, value
    union all
    select 'hour', '', '', to_char(day, 'YYYY-MM-DD'), sum(times)::bigint, sum(answers)::bigint
    from (
      select day, times, answers from value_counters n where ${ofCounters(counted, 'n')} and n.class = 'hour'
      union all
      select day, times, answers from packed where class = 'hour'
    ) as days group by day
    order by day`.execute(db);
  return split(found.rows.filter(({ times }) => times !== 0));
}

/** Numbers that no heap has yet, as a table of a statement. */
function unsorted(counted: Counted): RawBuilder<unknown> {
  return sql`(
    select class, question_id, times, numbers from number_packs p where ${ofCounters(counted, 'p')}
    union all
    select class, question_id, p.amount, string_to_array(numbers, ' ')::numeric[] from packed_answers p
    where ${ofCounters(counted, 'p')} and numbers <> '')`;
}

/**
 * Of heaps that lie inside the range their sums; of those at its ends every number, as of what is not merged yet. The
 * least and the greatest are unknown where a number was taken out and its heap does not know it yet.
 */
export async function keptBuckets(db: Queryable, counted: Counted): Promise<readonly RawBucket[]> {
  const { form, scope, range } = counted;
  const { from, to } = range;
  const heaps = sql`h.municipality_id = ${form.municipalityId} and h.form_id = ${form.formId}
    and ${inScope(scope, 'h.area_id')}`;
  const inside = sql`h.first_day >= ${from}::date and h.last_day <= ${to}::date`;
  const found = await sql<RawBucket>`
    select class, question_id, bucket::float8 as bucket, sum(times)::bigint as times, trim_scale(sum(total))::text as total,
      case when bool_and(known) then trim_scale(min(least))::text end as least,
      case when bool_and(known) then trim_scale(max(greatest))::text end as greatest
    from (
      select h.class, h.question_id, h.bucket, sum(h.times) as times, sum(h.total) as total, min(h.least) as least,
        max(h.greatest) as greatest, true as known
      from number_heaps h where ${heaps} and ${inside} group by h.class, h.question_id, h.bucket
      union all
      select h.class, h.question_id, h.bucket, sum(e.amount),
        sum(case when e.amount = 1 then e.number else e.amount * e.number end), min(e.number), max(e.number), true
      from number_heaps h, unnest(h.days, h.numbers, h.amounts) as e(day, number, amount)
      where ${heaps} and h.period in (number_period(${from}::date), number_period(${to}::date)) and not (${inside})
        and e.day between ${from}::date and ${to}::date
      group by h.class, h.question_id, h.bucket
      union all
      select p.class, p.question_id, number_bucket(p.class, n.number), p.times, p.times * n.number, n.number, n.number,
        p.times > 0
      from ${unsorted(counted)} p, unnest(p.numbers) as n(number)
    ) as pieces
    group by class, question_id, bucket having sum(times) <> 0 order by class, question_id, bucket`.execute(
    db,
  );
  return found.rows;
}

/** The lists of what is wanted, as a table of the statement. */
function wantedRows(wanted: readonly WantedNumber[]): RawBuilder<unknown> {
  const column = <T>(of: (one: WantedNumber) => T) => wanted.map(of);
  return sql`unnest(${column((one) => one.class)}::text[], ${column(({ questionId }) => questionId)}::text[],
    ${column(({ bucket }) => bucket)}::numeric[], ${column(({ rank }) => rank)}::bigint[])
    as w(class, question_id, bucket, rank)`;
}

/** `numbers`: position in the list of wanted buckets, number and amount of all numbers in them. */
const ranked = (wanted: readonly WantedNumber[], numbers: RawBuilder<unknown>) => sql<FoundNumber>`
  with wanted as (select * from ${wantedRows(wanted)}),
  buckets as materialized (
    select row_number() over ()::integer as position, class, question_id, bucket
    from wanted group by class, question_id, bucket),
  upto as (
    select position, number, (sum(sum(amount)) over (partition by position order by number))::bigint as upto
    from (${numbers}) as numbers group by position, number),
  lists as materialized (
    select position, array_agg(number order by number) as numbers, array_agg(upto order by number) as uptos
    from upto group by position)
  select w.class, w.question_id, w.bucket::float8 as bucket, w.rank,
    trim_scale(l.numbers[width_bucket(w.rank - 1, l.uptos) + 1])::text as number
  from wanted w join buckets b using (class, question_id, bucket) join lists l on l.position = b.position`;

export async function keptNumbers(
  db: Queryable,
  counted: Counted,
  wanted: readonly WantedNumber[],
): Promise<readonly FoundNumber[]> {
  const { form, scope, range } = counted;
  const found = await ranked(
    wanted,
    sql`
    select b.position, e.number, e.amount
    from buckets b cross join lateral (
      select h.days, h.numbers, h.amounts from number_heaps h
      where h.municipality_id = ${form.municipalityId} and h.form_id = ${form.formId} and h.class = b.class
        and h.question_id = b.question_id and h.bucket = b.bucket and ${inScope(scope, 'h.area_id')}
        and h.last_day >= ${range.from}::date and h.first_day <= ${range.to}::date offset 0) as h,
      unnest(h.days, h.numbers, h.amounts) as e(day, number, amount)
    where e.day between ${range.from}::date and ${range.to}::date
    union all
    select b.position, n.number, p.times
    from ${unsorted(counted)} p cross join lateral unnest(p.numbers) as n(number)
    join buckets b on b.class = p.class and b.question_id = p.question_id
      and b.bucket = number_bucket(p.class, n.number)`,
  ).execute(db);
  return found.rows;
}

/** The condition on `submissions s` of the rows in scope and range. */
function ofRows({ form, scope, range, timeZone }: Counted): RawBuilder<boolean> {
  return sql`${ofForm(form, scope)} and s.created_at >= ${range.from}::timestamp at time zone ${timeZone}
    and s.created_at < (${range.to}::date + 1)::timestamp at time zone ${timeZone}`;
}

/** What the rows hold, read from them: for people who see only their own, whom no counter knows. */
function rowValues(counted: Counted): RawBuilder<unknown> {
  const { timeZone } = counted;
  return sql`(
    select v.class, v.question_id, v.value, v.number, v.times, v.answers, s.local::date as day
    from (select s.*, s.created_at at time zone ${timeZone} as local from submissions s where ${ofRows(counted)}) s
    join counted_versions c on c.municipality_id = s.municipality_id and c.form_id = s.form_id
      and c.version = s.form_version
    cross join lateral submission_values(s.local, s.form_version, s.state, s.answers, c.classes, c.several, c.with_files) v
    union all
    select 'stay', b.state_name, '', greatest(floor(extract(epoch from n.at - b.at)), 0), 1, 1, null
    from submissions s
    join state_changes n on n.municipality_id = s.municipality_id and n.submission_id = s.id
    join state_changes b on b.municipality_id = n.municipality_id and b.submission_id = n.submission_id
      and b.position = n.position - 1
    where ${ofRows(counted)}) as counted`;
}

export async function rowCounts(db: Queryable, counted: Counted): Promise<CountedValues> {
  const found = await sql<ValueRow>`
    select class, question_id, value, case when grouping(day) = 0 then to_char(day, 'YYYY-MM-DD') end as day,
      case when grouping(day) = 0 then count(*) filter (where class = 'hour') else sum(times) end::bigint as times,
      sum(answers)::bigint as answers
    from ${rowValues(counted)} group by grouping sets ((class, question_id, value), (day))
    having grouping(day) = 1 or day is not null order by day`.execute(db);
  return split(found.rows);
}

export async function rowBuckets(db: Queryable, counted: Counted): Promise<readonly RawBucket[]> {
  const found = await sql<RawBucket>`
    select class, question_id, number_bucket(class, number)::float8 as bucket, count(*) as times,
      sum(number)::text as total, trim_scale(min(number))::text as least, trim_scale(max(number))::text as greatest
    from ${rowValues(counted)} where number is not null group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return found.rows;
}

export async function rowNumbers(
  db: Queryable,
  counted: Counted,
  wanted: readonly WantedNumber[],
): Promise<readonly FoundNumber[]> {
  const found = await ranked(
    wanted,
    sql`
    select b.position, counted.number, 1 as amount
    from ${rowValues(counted)} join buckets b on b.class = counted.class and b.question_id = counted.question_id
      and b.bucket = number_bucket(counted.class, counted.number)`,
  ).execute(db);
  return found.rows;
}

/** The day of the newest submission in scope, whenever it was taken in; null when there is none. */
export async function newestDayOf(db: Queryable, { form, scope, timeZone }: Counted): Promise<Day | null> {
  const found = await sql<{ day: Day }>`
    select to_char(s.created_at at time zone ${timeZone}, 'YYYY-MM-DD') as day
    from submissions s where ${ofForm(form, scope)} order by s.created_at desc limit 1`.execute(db);
  return found.rows[0]?.day ?? null;
}

/** Whether not everything is counted by the days of the municipality's time zone yet. */
export async function isCountedAgain(
  db: Queryable,
  { municipalityId, formId }: Counted['form'],
): Promise<boolean> {
  const found = await sql`
    select from zone_recounts where municipality_id = ${municipalityId} and form_id = ${formId}`.execute(db);
  return found.rows.length > 0;
}

export interface TextRow {
  readonly id: string;
  /** Microseconds since 1970. */
  readonly at: string;
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** The texts of some questions, of the newest submissions before a position. */
export async function listTexts(
  db: Queryable,
  counted: Counted,
  {
    questions,
    before,
    size,
  }: {
    readonly questions: readonly string[];
    readonly before: Pick<TextRow, 'at' | 'id'> | null;
    readonly size: number;
  },
): Promise<readonly TextRow[]> {
  const older = before
    ? sql`(s.created_at, s.id) < (timestamptz 'epoch' + ${before.at}::bigint * interval '1 microsecond', ${before.id})`
    : sql`true`;
  const found = await sql<TextRow>`
    select page.id, page.at, coalesce((
      select jsonb_object_agg(given.id, given.texts) from (
        select q.id, jsonb_agg(o.answers -> q.id -> 'value') as texts
        from unnest(${questions}::text[]) as q(id), (
          select page.answers -> 'main' as answers
          union all
          select c.value -> 'answers' from jsonb_each(page.answers -> 'rows') r, jsonb_array_elements(r.value) c
        ) as o
        where jsonb_typeof(o.answers -> q.id -> 'value') = 'string' group by q.id) as given), '{}') as texts
    from (
      select s.id, (extract(epoch from s.created_at) * 1000000)::bigint::text as at, s.created_at, s.answers
      from submissions s where ${ofRows(counted)} and ${older}
      order by s.created_at desc, s.id desc limit ${size}) as page
    order by page.created_at desc, page.id desc`.execute(db);
  return found.rows;
}
