// What the home page shows, from counters and indexes, so that it does not get slower with the submissions.
// rules: R6.13, R6.14, R7.21, X33.30
import type { RowScope } from '@constancia/domain/access/scope.ts';
import type { WorkflowState } from '@constancia/domain/forms/definition/form.ts';
import type { Localized } from '@constancia/domain/localized.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { saysNumber } from '../citizens/public.ts';
import { inScope } from '../territory/public.ts';

export interface Seen {
  readonly scope: RowScope;
  /** The municipality of the person. */
  readonly municipalityId: string;
}

/** Municipalities of the areas; who sees all areas works on their own municipality here. */
function ownMunicipalities({ scope, municipalityId }: Seen): RawBuilder<unknown> {
  if (scope.areas === 'all') return sql`(select ${municipalityId}::text)`;
  return sql`(select a.municipality_id from areas a where a.id = any(${scope.areas}))`;
}

export interface WaitingRow {
  readonly formId: string;
  readonly title: Localized;
  readonly state: number;
  readonly stateName: string;
  readonly stateIn: Localized['in'] | null;
  readonly submissions: number;
  /** How many rows there are without the limit. */
  readonly all: number;
}

/** Counted by form and state; -1 stands for none. */
function countedStates(seen: Seen): RawBuilder<unknown> {
  const { scope } = seen;
  const area = inScope({ ...scope, createdBy: null }, 'n.area_id');
  const own =
    scope.createdBy === null
      ? sql`version_counters n where ${area}`
      : sql`author_counters n where not n.updated and n.created_by = any(${scope.createdBy}) and ${area}`;
  return sql`
    select n.municipality_id, n.form_id, n.state, sum(n.submissions)::bigint as submissions
    from ${own} and n.state >= 0 and n.municipality_id in ${ownMunicipalities(seen)}
    group by n.municipality_id, n.form_id, n.state having sum(n.submissions) > 0`;
}

/** States from which a submission may move on, with how many are in them. */
export async function listWaiting(db: Queryable, seen: Seen, most: number): Promise<readonly WaitingRow[]> {
  const leadsOn = sql`jsonb_array_length(t.state->${'transitions' satisfies keyof WorkflowState}::text) > 0`;
  const found = await sql<WaitingRow>`
    select c.form_id, f.titles as title, c.state, t.state->>'name' as state_name,
      t.state->'in' as state_in, c.submissions, count(*) over () as all
    from (${countedStates(seen)}) c
    join forms f on f.municipality_id = c.municipality_id and f.id = c.form_id and f.deleted_at is null
    join form_versions v on v.municipality_id = f.municipality_id and v.form_id = f.id and v.version = f.version
    cross join lateral jsonb_array_elements(v.definition->'states') t(state)
    where (t.state->>'id')::integer = c.state and ${leadsOn}
    order by c.submissions desc, f.title, c.state limit ${most}`.execute(db);
  return found.rows;
}

export interface CameBackRow {
  readonly id: string;
  readonly code: string;
  readonly title: Localized;
  readonly at: Date;
  readonly all: number;
}

/** Revisions with a reply that nobody has accepted, the oldest first. */
export async function listCameBack(db: Queryable, seen: Seen, most: number): Promise<readonly CameBackRow[]> {
  const found = await sql<CameBackRow>`
    select s.id, s.code, f.titles as title, max(r.completed_at) as at, count(*) over () as all
    from change_requests r
    join submissions s on s.municipality_id = r.municipality_id and s.id = r.submission_id
    join forms f on f.municipality_id = s.municipality_id and f.id = s.form_id and f.deleted_at is null
    where r.municipality_id in ${ownMunicipalities(seen)} and r.completed_at is not null and r.accepted_at is null
      and ${inScope(seen.scope, 's.area_id', 's.created_by')}
    group by s.id, s.code, f.titles order by at, s.id limit ${most}`.execute(db);
  return found.rows;
}

/** Forms that these names answered last, by day. */
export async function listLastForms(
  db: Queryable,
  { seen, names, most }: { readonly seen: Seen; readonly names: readonly string[]; readonly most: number },
): Promise<{ id: string; title: Localized }[]> {
  const found = await sql<{ id: string; title: Localized }>`
    select f.id, f.titles as title from forms f
    cross join lateral (
      select max(n.day) as day from author_counters n
      where n.municipality_id = f.municipality_id and n.form_id = f.id and n.created_by = any(${names})
        and not n.updated and n.submissions > 0) last
    where f.municipality_id in ${ownMunicipalities(seen)} and f.deleted_at is null and last.day is not null
      and ${inScope({ ...seen.scope, createdBy: null }, 'f.area_id')}
    order by last.day desc, f.title limit ${most}`.execute(db);
  return found.rows;
}

/** A submission that a search of the home page found. */
export interface FoundRow {
  readonly id: string;
  readonly code: string;
  readonly title: Localized;
  readonly createdAt: Date;
  /** Microseconds since 1970. */
  readonly at: string;
  readonly citizen: Citizen | null;
  readonly state: number | null;
  readonly states: readonly WorkflowState[];
}

interface PersonWish {
  readonly scope: RowScope;
  readonly number: string;
  readonly after: { readonly at: string; readonly id: string } | null;
  readonly size: number;
}

const columns = sql`s.id, s.code, f.titles as title, s.created_at,
  (extract(epoch from s.created_at) * 1000000)::bigint::text as at, s.citizen, s.state, v.definition->'states' as states`;

const withForm = sql`
  submissions s
  join forms f on f.municipality_id = s.municipality_id and f.id = s.form_id and f.deleted_at is null
  join form_versions v on v.municipality_id = s.municipality_id and v.form_id = s.form_id and v.version = s.form_version`;

const municipalitiesOf = ({ areas }: RowScope) =>
  areas === 'all'
    ? sql`(select id from municipalities)`
    : sql`(select a.municipality_id from areas a where a.id = any(${areas}))`;

/** The submissions about a person in all areas, newest first; an index holds them in this order. */
export async function listOfPerson(
  db: Queryable,
  { scope, number, after, size }: PersonWish,
): Promise<readonly FoundRow[]> {
  const municipalities = municipalitiesOf(scope);
  const beyond =
    after === null
      ? sql`true`
      : sql`(s.created_at, s.id) < (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.id})`;
  const found = await sql<FoundRow>`
    select ${columns} from ${withForm}
    where s.municipality_id in ${municipalities} and ${saysNumber(number, municipalities)}
      and ${inScope(scope, 's.area_id', 's.created_by')} and ${beyond}
    order by s.created_at desc, s.id desc limit ${size}`.execute(db);
  return found.rows;
}

/** The submission with a code, in capitals or not; a municipality without a keyword has many with one code. */
export async function listOfCode(
  db: Queryable,
  { scope, code, size }: { readonly scope: RowScope; readonly code: string; readonly size: number },
): Promise<readonly FoundRow[]> {
  const found = await sql<FoundRow>`
    select ${columns} from ${withForm}
    where s.municipality_id in ${municipalitiesOf(scope)} and s.code in (${code}, ${code.toUpperCase()})
      and ${inScope(scope, 's.area_id', 's.created_by')}
    order by s.created_at desc, s.id desc limit ${size}`.execute(db);
  return found.rows;
}
