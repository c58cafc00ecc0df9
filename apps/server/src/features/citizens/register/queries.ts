// People of a municipality's register for the screens of administrators: finding, correcting, merging and erasing them.
// rules: X34.51-X34.55
import type { RowScope } from '@constancia/domain/access/scope.ts';
import type { PersonType } from '@constancia/domain/citizens/person-number.ts';
import type { FieldChange, RegisteredCitizen } from '@constancia/domain/citizens/registered-citizen.ts';
import type { WorkflowState } from '@constancia/domain/forms/definition/form.ts';
import type { Localized } from '@constancia/domain/localized.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { type FoundPage, findPage, type Page } from '../../../platform/db/page-queries.ts';
import { inScope } from '../../territory/public.ts';
import { type CitizenKey, ofCitizen } from '../queries.ts';

export interface CitizenRow extends RegisteredCitizen {
  readonly version: number;
}

const COLUMNS = sql`c.id, c.first_name, c.last_name, c.document_number, c.document_type, c.tax_number, c.email, c.phone,
  c.street, c.person_type, c.username, c.version`;

/** `lock`: nobody else changes the row before the transaction ends. */
export async function findCitizenRow(
  db: Queryable,
  municipalityId: string,
  { id, lock }: { readonly id: number; readonly lock: boolean },
): Promise<CitizenRow | null> {
  const found = await sql<CitizenRow>`
    select ${COLUMNS} from citizens c
    where c.municipality_id = ${municipalityId} and c.id = ${id} ${lock ? sql`for update` : sql``}`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** Beginnings of fewer letters would find nearly everybody, so such a word is found as a whole. */
const BEGINNING_MIN = 3;

interface Search {
  /** All of them, in any order; letters and digits only. */
  readonly words: readonly string[];
  readonly personType: PersonType | null;
}

/** Who had this number before a merge or a correction. */
async function findByFormerNumber(
  db: Queryable,
  municipalityId: string,
  words: readonly string[],
): Promise<readonly number[]> {
  if (words.length !== 1) return [];
  const found = await sql<{ citizenId: number }>`
    select distinct citizen_id from citizen_aliases where municipality_id = ${municipalityId}
      and lower(regexp_replace(document_number, '[^0-9A-Za-z]', '', 'g')) = ${words[0]}`.execute(db);
  return found.rows.map(({ citizenId }) => citizenId);
}

/**
 * How many there are on all pages. Each row says it; a page beyond the last one, as after its rows were merged or erased, has
 * none, so that the first page is asked.
 */
export async function totalOf(
  rows: readonly { readonly total: number }[],
  { page }: Page,
  read: (first: Page) => Promise<readonly { readonly total: number }[]>,
): Promise<number> {
  const counted = rows.length > 0 || page === 0 ? rows : await read({ page: 0, size: 1 });
  return counted[0]?.total ?? 0;
}

/** A page of people by name, and how many there are on all pages. */
export async function searchRows(
  db: Queryable,
  municipalityId: string,
  { words, personType, ...page }: Search & Page,
): Promise<FoundPage<CitizenRow>> {
  const ofType = personType === null ? sql`true` : sql`c.person_type = ${personType}`;
  if (words.length === 0) return everybody(db, municipalityId, { ofType, ...page });
  const query = words.map((word) => `'${word}'${word.length < BEGINNING_MIN ? '' : ':*'}`).join(' & ');
  const former = await findByFormerNumber(db, municipalityId, words);
  const known = former.length === 0 ? sql`` : sql`or c.id = any(${former}::bigint[])`;
  // First all that match, by the index of words: along the index of names a rare word is far away.
  const found = await sql<CitizenRow & { total: number }>`
    with found as materialized (
      select c.id, c.plain_name from citizens c
      where c.municipality_id = ${municipalityId} and ${ofType} and (c.words @@ ${query}::tsquery ${known}))
    select ${COLUMNS}, listed.total from (
      select id, plain_name, (select count(*)::int from found) as total from found
      order by plain_name, id limit ${page.size} offset ${page.page * page.size}) listed
    join citizens c on c.municipality_id = ${municipalityId} and c.id = listed.id
    order by listed.plain_name, listed.id`.execute(db);
  const total = await totalOf(found.rows, page, (first) =>
    searchRows(db, municipalityId, { words, personType, ...first }).then(({ total }) => [{ total }]),
  );
  return { rows: found.rows, total };
}

function everybody(
  db: Queryable,
  municipalityId: string,
  { ofType, ...page }: Page & { readonly ofType: RawBuilder<unknown> },
): Promise<FoundPage<CitizenRow>> {
  const found = () => sql`from citizens c where c.municipality_id = ${municipalityId} and ${ofType}`;
  return findPage(db, { columns: COLUMNS, found, order: sql`c.plain_name, c.id` }, page);
}

export interface DuplicatePair {
  readonly oneId: number;
  readonly otherId: number;
  readonly because: 'number' | 'name';
  readonly total: number;
}

/**
 * Each person with the one before that has the same number, or the same name with the same e-mail or telephone: so a
 * hundred with the number 0 make ninety-nine pairs.
 */
export async function duplicatePairs(
  db: Queryable,
  municipalityId: string,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<readonly DuplicatePair[]> {
  const found = await sql<DuplicatePair>`
    with of_one as (
      select id, 'number' as because,
        lag(id) over (partition by plain_number, person_type order by id) as before
      from citizens where municipality_id = ${municipalityId} and plain_number <> ''
      union all
      select id, 'name', lag(id) over (partition by plain_name, person_type, lower(email) order by id)
      from citizens where municipality_id = ${municipalityId} and email <> '' and plain_name <> ''
      union all
      select id, 'name', lag(id) over (partition by plain_name, person_type,
        regexp_replace(phone, '[^0-9]', '', 'g') order by id)
      from citizens where municipality_id = ${municipalityId} and phone <> '' and plain_name <> ''),
    pairs as (
      select before as one_id, id as other_id, max(because) as because from of_one
      where before is not null group by before, id)
    select one_id, other_id, because, (count(*) over ())::int as total from pairs
    order by one_id, other_id limit ${size} offset ${page * size}`.execute(db);
  return found.rows;
}

export async function findCitizenRows(
  db: Queryable,
  municipalityId: string,
  ids: readonly number[],
): Promise<readonly CitizenRow[]> {
  const found = await sql<CitizenRow>`
    select ${COLUMNS} from citizens c
    where c.municipality_id = ${municipalityId} and c.id = any(${ids}::bigint[])`.execute(db);
  return found.rows;
}

/** Somebody else with this number, however it is written; null for nobody. */
export async function findNumberOwner(
  tx: Queryable,
  municipalityId: string,
  { plainNumber, but }: { readonly plainNumber: string; readonly but: number },
): Promise<number | null> {
  const found = await sql<{ id: number }>`
    select id from citizens
    where municipality_id = ${municipalityId} and plain_number = ${plainNumber} and id <> ${but}
    order by id limit 1`.execute(tx);
  return found.rows[0]?.id ?? null;
}

/** Who has this number, however it is written; the oldest entry when there are several. Nobody else changes it. */
export async function findNumberRow(
  tx: Queryable,
  municipalityId: string,
  { personType, plainNumber }: { readonly personType: PersonType; readonly plainNumber: string },
): Promise<CitizenRow | null> {
  const found = await sql<CitizenRow>`
    select ${COLUMNS} from citizens c
    where c.municipality_id = ${municipalityId} and c.plain_number = ${plainNumber} and c.person_type = ${personType}
    order by c.id limit 1 for update`.execute(tx);
  return found.rows[0] ?? null;
}

/** The next people after an id, in the order of their ids. */
export async function listRowsAfter(
  db: Queryable,
  municipalityId: string,
  {
    personType,
    id,
    size,
  }: { readonly personType: PersonType | null; readonly id: number; readonly size: number },
): Promise<readonly CitizenRow[]> {
  const listed = await sql<CitizenRow>`
    select ${COLUMNS} from citizens c
    where c.municipality_id = ${municipalityId} and c.id > ${id}
      and (${personType}::text is null or c.person_type = ${personType})
    order by c.id limit ${size}`.execute(db);
  return listed.rows;
}

export async function updateCitizenRow(
  tx: Queryable,
  municipalityId: string,
  c: RegisteredCitizen,
): Promise<void> {
  await sql`
    update citizens set first_name = ${c.firstName}, last_name = ${c.lastName}, document_number = ${c.documentNumber},
      document_type = ${c.documentType}, tax_number = ${c.taxNumber}, email = ${c.email}, phone = ${c.phone},
      street = ${c.street}, username = ${c.username}, version = version + 1
    where municipality_id = ${municipalityId} and id = ${c.id}`.execute(tx);
}

export interface PeopleCounts {
  readonly submissions: number;
  /** Sessions of the citizen portal, and tokens that nobody has used. */
  readonly sessions: number;
}

export async function countsOf(db: Queryable, key: CitizenKey, now: Date): Promise<PeopleCounts> {
  const { municipalityId, id } = key;
  const found = await sql<PeopleCounts>`
    select (select count(*)::int from submissions s where ${ofCitizen(key)}) as submissions,
      (select count(*)::int from portal_sessions
        where municipality_id = ${municipalityId} and citizen_id = ${id} and expires_at > ${now})
      + (select count(*)::int from portal_tokens t
        where t.municipality_id = ${municipalityId} and t.citizen_id = ${id} and t.expires_at > ${now}
          and not exists (select from portal_entries e where e.entry_hash = t.token_hash)) as sessions`.execute(
    db,
  );
  return found.rows[0] ?? { submissions: 0, sessions: 0 };
}

export interface SubmissionOfCitizenRow {
  readonly id: string;
  readonly code: string;
  readonly title: Localized;
  readonly createdAt: Date;
  readonly documentNumber: string;
  readonly state: number | null;
  readonly states: readonly WorkflowState[];
  readonly total: number;
}

/** The submissions about a person that the actor may see, newest first; those of deleted forms open no more. */
export async function listSubmissionsOf(
  db: Queryable,
  key: CitizenKey,
  { scope, page, size }: { readonly scope: RowScope; readonly page: number; readonly size: number },
): Promise<readonly SubmissionOfCitizenRow[]> {
  const found = await sql<SubmissionOfCitizenRow>`
    select s.id, s.code, f.titles as title, s.created_at, s.citizen_number as document_number, s.state,
      v.definition -> 'states' as states, (count(*) over ())::int as total
    from submissions s
    join forms f on f.municipality_id = s.municipality_id and f.id = s.form_id and f.deleted_at is null
    join form_versions v on v.municipality_id = s.municipality_id and v.form_id = s.form_id and v.version = s.form_version
    where ${ofCitizen(key)} and ${inScope(scope, 's.area_id', 's.created_by')}
    order by s.created_at desc, s.id desc limit ${size} offset ${page * size}`.execute(db);
  return found.rows;
}

interface ChangeRow {
  readonly at: Date;
  readonly username: string;
  readonly fields: readonly FieldChange[];
  readonly merged: RegisteredCitizen | null;
  readonly total: number;
}

/** Newest first. */
export async function listChanges(
  db: Queryable,
  municipalityId: string,
  { id, most }: { readonly id: number; readonly most: number },
): Promise<readonly ChangeRow[]> {
  const found = await sql<ChangeRow>`
    select at, username, fields, merged, (count(*) over ())::int as total from citizen_changes
    where municipality_id = ${municipalityId} and citizen_id = ${id}
    order by at desc, number desc limit ${most}`.execute(db);
  return found.rows;
}
