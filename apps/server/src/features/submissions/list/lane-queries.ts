// The totals of a selection, from kept counters. A lane is the submissions of one state, or of one author and state: an
// index holds each in the order of the list, so that a page is the first rows of a few lanes, whatever the filter.
// rules: R7.10, X32.30, X32.32, X34.68
import { ANONYMOUS_AUTHOR } from '@constancia/domain/submissions/author.ts';
import { type RawBuilder, sql } from 'kysely';
import { plannedEachTime, type Queryable } from '../../../platform/db/database.ts';
import { inScope } from '../../territory/public.ts';
import {
  authorsOf,
  inRange,
  withStatuses,
  type Range,
  type Selection,
  selected,
  timeOf,
} from './selection-queries.ts';

export interface Lane {
  /** null: of everybody. */
  readonly createdBy: string | null;
  /** -1 for none. */
  readonly state: number;
  readonly submissions: number;
}

export interface Counted {
  readonly total: number;
  /** Whether there are more than `total`. */
  readonly more: boolean;
  /** null: so few are selected that they are looked at one by one. */
  readonly lanes: readonly Lane[] | null;
}

/** So many are counted that have the words of a text, a badge or a payment status. */
const FOUND_MAX = 10_000;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A range as whole units of UTC and what is left at its ends. */
function dividedRange(
  { from, to }: Range,
  unit: number,
): { readonly whole: Range; readonly ends: readonly Range[] } {
  const first = from && new Date(Math.ceil(from.getTime() / unit) * unit);
  const last = to && new Date(Math.floor(to.getTime() / unit) * unit);
  if (first && last && to && first > last) return { whole: { from: last, to: last }, ends: [{ from, to }] };
  const ends = [
    { from, to: first },
    { from: last, to },
  ].filter((end) => end.from && end.to && end.from < end.to);
  return { whole: { from: first, to: last }, ends };
}

/** Rows of the counter `n` for the selection's states and areas. */
function countedRows({ form, scope, filter }: Selection): RawBuilder<boolean> {
  const state = filter.state === null ? sql`true` : sql`n.state = ${filter.state}`;
  return sql<boolean>`n.municipality_id = ${form.municipalityId} and n.form_id = ${form.formId} and ${state}
    and ${inScope({ ...scope, createdBy: null }, 'n.area_id')}`;
}

/** Submissions of the lane `l` and the selection's areas. */
export function ofLane(selection: Selection, lane: 'everybody' | 'author'): RawBuilder<boolean> {
  const { form, scope, filter } = selection;
  const visitors = sql.lit(ANONYMOUS_AUTHOR);
  // As the indexes by author say it, which leave out what visitors sent.
  const ofAuthor =
    filter.answeredBy === ANONYMOUS_AUTHOR
      ? sql`s.created_by = ${visitors}`
      : sql`s.created_by = l.created_by and s.created_by <> ${visitors}`;
  const author = lane === 'author' ? ofAuthor : sql`true`;
  return sql<boolean>`s.municipality_id = ${form.municipalityId} and s.form_id = ${form.formId} and ${author}
    and coalesce(s.state, -1) = l.state and ${inScope({ ...scope, createdBy: null }, 's.area_id')}`;
}

/** What of the lane lies in the ends of the range, which no whole unit covers. */
function inEnds(
  selection: Selection,
  ends: readonly Range[],
  lane: 'everybody' | 'author',
): RawBuilder<unknown> {
  const time = timeOf(selection.filter);
  const counts = ends.map(
    (end) =>
      sql`(select count(*) from submissions s where ${ofLane(selection, lane)} and ${inRange(time, end)})`,
  );
  return counts.length === 0 ? sql`0` : sql.join(counts, sql` + `);
}

function lanesOfEverybody(selection: Selection): RawBuilder<Lane> {
  const { range, filter } = selection;
  if (range.from === null && range.to === null)
    return sql<Lane>`
      select null as created_by, n.state, sum(n.submissions)::bigint as submissions from version_counters n
      where ${countedRows(selection)} group by n.state`;
  const days = dividedRange(range, DAY_MS);
  const hours = days.ends.map((end) => dividedRange(end, HOUR_MS));
  const ends = hours.flatMap((divided) => divided.ends);
  const within = (unit: 'day' | 'hour', units: Range, submissions = sql.ref('n.submissions')) => sql`
    select n.state, ${submissions} as submissions from ${sql.table(`${unit}_counters`)} n
    where ${countedRows(selection)} and n.updated = ${filter.byLastUpdate} and ${inRange(sql.ref(`n.${unit}`), units)}`;
  const counters = [
    within('day', days.whole),
    ...hours.map(({ whole }) => within('hour', whole)),
    // States that only have some in an hour of which a piece is in the range.
    ...ends.map(({ from, to }) =>
      within('hour', { from: from && new Date(from.getTime() - HOUR_MS), to }, sql`0`),
    ),
  ];
  return sql<Lane>`
    ${plannedEachTime}with lanes as materialized (
      select n.state, sum(n.submissions)::bigint as whole from (${sql.join(counters, sql` union all `)}) n group by n.state)
    select null as created_by, l.state, l.whole + ${inEnds(selection, ends, 'everybody')} as submissions from lanes l`;
}

function lanesOfAuthors(selection: Selection, authors: readonly string[]): RawBuilder<Lane> {
  const { whole, ends } = dividedRange(selection.range, DAY_MS);
  const day = sql`(n.day::timestamp at time zone 'UTC')`;
  const { byLastUpdate } = selection.filter;
  return sql<Lane>`
    ${plannedEachTime}with lanes as materialized (
      select n.created_by, n.state, coalesce(sum(n.submissions) filter (where ${inRange(day, whole)}), 0)::bigint as whole
      from author_counters n
      where ${countedRows(selection)} and n.created_by = any(${authors}) and n.updated = ${byLastUpdate}
      group by n.created_by, n.state)
    select l.created_by, l.state, l.whole + ${inEnds(selection, ends, 'author')} as submissions from lanes l`;
}

/** A code, or a person's number, names few submissions. */
const namesFew = ({ filter: { code, documentNumber } }: Selection): boolean =>
  code !== null || documentNumber !== null;

export async function countSelection(db: Queryable, selection: Selection): Promise<Counted> {
  const { filter } = selection;
  if (namesFew(selection) || selection.condition !== null)
    return { total: await countAll(db, selection), more: false, lanes: null };
  const isCounted = filter.text === null && withStatuses(filter).length === 0;
  return isCounted ? countLanes(db, selection) : countFound(db, selection);
}

/** Counts one by one, however many there are. */
export async function countAll(db: Queryable, selection: Selection): Promise<number> {
  const found = await sql<{ total: number }>`
    ${plannedEachTime}select count(*) as total from submissions s where ${selected(selection)}`.execute(db);
  return found.rows[0]?.total ?? 0;
}

/**
 * Many are not counted: nobody pages through them, and what is rare among them is found by further words. Their lanes are
 * those of all; an index holds what of a lane has a badge or a payment status, also where few have it.
 */
async function countFound(db: Queryable, selection: Selection): Promise<Counted> {
  const found = await sql<{ total: number }>`
    ${plannedEachTime}select count(*) as total from (
      select from submissions s where ${selected(selection)} limit ${FOUND_MAX + 1}) found`.execute(db);
  const total = found.rows[0]?.total ?? 0;
  const more = total > FOUND_MAX;
  if (!more && selection.filter.text !== null) return { total, more, lanes: null };
  const { lanes } = await countLanes(db, selection);
  return { total: Math.min(total, FOUND_MAX), more, lanes };
}

async function countLanes(db: Queryable, selection: Selection): Promise<Counted> {
  const authors = authorsOf(selection);
  const query = authors === null ? lanesOfEverybody(selection) : lanesOfAuthors(selection, authors);
  const lanes = (await query.execute(db)).rows.filter(({ submissions }) => submissions > 0);
  const total = lanes.reduce((sum, { submissions }) => sum + submissions, 0);
  return { total, more: false, lanes };
}
