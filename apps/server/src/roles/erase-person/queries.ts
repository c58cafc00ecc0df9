// Everything that an installation knows of one person, by their document number: found, locked and deleted municipality by
// municipality.
// rules: X37.14, X37.15, X37.16
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { type RawBuilder, sql } from 'kysely';
import { ofCitizen } from '../../features/citizens/public.ts';
import type { Queryable } from '../../platform/db/database.ts';

/** A document number as it is written in a column, without what people write differently. */
const plain = (column: string): RawBuilder<string> =>
  sql`upper(regexp_replace(${sql.raw(column)}, '[^0-9A-Za-z]', '', 'g'))`;

export interface Municipality {
  readonly id: string;
  readonly name: string;
  /** Its register of citizens is the platform's, whose people are only remembered here. */
  readonly usesPlatform: boolean;
}

/** By name; only the one with this id, where one is given. */
export async function listMunicipalities(
  db: Queryable,
  only: string | null,
): Promise<readonly Municipality[]> {
  const found = await sql<Municipality>`
    select id, name, coalesce(settings ->> 'citizenRegister' = 'platform', false) as uses_platform
    from municipalities where ${only}::text is null or id = ${only}
    order by name collate "es-x-icu", id`.execute(db);
  return found.rows;
}

/**
 * Until the transaction ends nobody changes the register, no submission is taken in, and no rule of the plan makes an order
 * of one. The rules come first: who works on one has its lock before any other.
 */
export async function lockMunicipality(tx: Queryable, municipalityId: string): Promise<void> {
  await sql`select from plan_rules where municipality_id = ${municipalityId} order by id for update`.execute(
    tx,
  );
  await sql`select from municipalities where id = ${municipalityId} for no key update`.execute(tx);
  await sql`select from submission_counters where municipality_id = ${municipalityId} for update`.execute(tx);
}

export interface PersonRow {
  readonly id: number;
  readonly documentNumber: string;
  readonly email: string;
}

/** Who has the number, and where nobody has it any more, who had it before a correction or a merge. */
export async function lockPeople(
  tx: Queryable,
  municipalityId: string,
  number: string,
): Promise<readonly PersonRow[]> {
  const found = await sql<PersonRow>`
    select c.id, c.document_number, c.email from citizens c
    where c.municipality_id = ${municipalityId} and (c.plain_number = ${number}
      or c.id in (select a.citizen_id from citizen_aliases a
          where a.municipality_id = ${municipalityId} and ${plain('a.document_number')} = ${number})
        and not exists (select from citizens now
          where now.municipality_id = ${municipalityId} and now.plain_number = ${number}))
    order by c.id for update`.execute(tx);
  return found.rows;
}

export interface OrderRow {
  readonly id: string;
  readonly submissionId: string;
  readonly email: string;
  /** No money moved, and none can any more. */
  readonly unpaid: boolean;
}

/** `buyerNumber`: as `numberKey` of the domain has it. */
export async function lockOrders(
  tx: Queryable,
  municipalityId: string,
  buyerNumber: string,
): Promise<readonly OrderRow[]> {
  const found = await sql<OrderRow>`
    select id, submission_id, buyer ->> 'email' as email, state in ('denied', 'expired') as unpaid
    from pay_orders
    where municipality_id = ${municipalityId} and buyer_number <> '' and buyer_number = ${buyerNumber}
    order by id for update`.execute(tx);
  return found.rows;
}

export interface OwnSubmission {
  readonly id: string;
  readonly code: string;
  readonly formId: string;
  readonly version: number;
  readonly email: string;
  readonly options: FormDefinition['options'];
}

export interface Person {
  readonly municipalityId: string;
  /** As `comparableNumber` of the domain has it. */
  readonly number: string;
  readonly people: readonly PersonRow[];
  /** Submissions that the person bought something with. */
  readonly bought: readonly string[];
}

/**
 * The condition on `submissions s` for those about the person. The number alone counts too, because whom a submission is
 * about need not be in the register; but not where it is the former number of somebody else who is there now.
 */
function aboutPerson({ municipalityId, number, people, bought }: Person): RawBuilder<boolean> {
  const ids = people.map(({ id }) => id);
  const registered = people.map((person) => ofCitizen({ municipalityId, ...person }));
  const byNumber = sql`${plain('s.citizen_number')} = ${number} and not exists (
    select from citizen_aliases a
    where a.municipality_id = ${municipalityId} and a.document_number = s.citizen_number
      and a.id::text = s.citizen ->> 'id' and a.citizen_id <> all(${ids}::bigint[]))`;
  const conditions = [...registered, sql`(${byNumber})`, sql`s.id = any(${bought}::text[])`];
  return sql<boolean>`(s.municipality_id = ${municipalityId} and (${sql.join(conditions, sql` or `)}))`;
}

/** With the options of the version that was answered. */
export async function lockOwnSubmissions(tx: Queryable, person: Person): Promise<readonly OwnSubmission[]> {
  const found = await sql<OwnSubmission>`
    select s.id, s.code, s.form_id, s.version, coalesce(s.citizen ->> 'email', '') as email,
      v.definition -> 'options' as options
    from submissions s
    join form_versions v on v.municipality_id = s.municipality_id and v.form_id = s.form_id and v.version = s.form_version
    where s.municipality_id = ${person.municipalityId} and coalesce(${aboutPerson(person)}, false)
    order by s.created_at, s.id for update of s`.execute(tx);
  return found.rows;
}

/**
 * Locks submissions of which a copy goes to an address of the person, before the copy is deleted: whoever deletes such a
 * submission has its lock first, then that of the audit log, and then deletes its e-mails.
 */
export async function lockMailedSubmissions(
  tx: Queryable,
  municipalityId: string,
  emails: readonly string[],
): Promise<void> {
  await sql`
    select from submissions s
    where s.municipality_id = ${municipalityId} and s.id in (
      select e.submission_id from outbox_entries e
      join mail_recipients r on r.municipality_id = e.municipality_id and r.mail_id = e.id
      where e.municipality_id = ${municipalityId} and lower(r.address) = any(${emails}::text[]))
    order by s.created_at, s.id for update of s`.execute(tx);
}

/** Submissions in which somebody wrote the number, with or without dots, hyphens and spaces; those of the person too. */
export async function listMentions(
  tx: Queryable,
  municipalityId: string,
  number: string,
): Promise<readonly Pick<OwnSubmission, 'id' | 'code'>[]> {
  const written = `(^|[^0-9A-Za-z])${[...number].join('[-. ]?')}([^0-9A-Za-z]|$)`;
  const found = await sql<Pick<OwnSubmission, 'id' | 'code'>>`
    select s.id, s.code from submissions s
    where s.municipality_id = ${municipalityId}
      and (concat_ws(' ', s.answers, s.signatures, s.citizen, s.citizen_number) ~* ${written}
        or exists (select from corrections c where c.municipality_id = s.municipality_id
          and c.submission_id = s.id and c.changes::text ~* ${written}))
    order by s.created_at, s.id`.execute(tx);
  return found.rows;
}

/** Sessions of the citizen portal and their owners that the register does not know; returns how many sessions there were. */
export async function deletePortalSessions(
  tx: Queryable,
  municipalityId: string,
  number: string,
): Promise<number> {
  const deleted = await sql`
    delete from portal_sessions
    where municipality_id = ${municipalityId} and ${plain('document_number')} = ${number}`.execute(tx);
  return Number(deleted.numAffectedRows ?? 0);
}

/** Links that open a form about the person, also one who is in no register. */
export async function deleteLinks(tx: Queryable, municipalityId: string, number: string): Promise<number> {
  const deleted = await sql`
    delete from prefilled_links where municipality_id = ${municipalityId}
      and ${plain('person_number')} = ${number}`.execute(tx);
  return Number(deleted.numAffectedRows ?? 0);
}

/** Blanks the buyer of orders; what was ordered stays. */
export async function blankBuyers(
  tx: Queryable,
  municipalityId: string,
  orderIds: readonly string[],
): Promise<void> {
  await sql`
    update pay_orders set buyer = '{"fullName": "", "dni": "", "email": "", "phone": ""}', buyer_number = '', address_key = ''
    where municipality_id = ${municipalityId} and id = any(${orderIds}::text[])`.execute(tx);
}

/** Storage keys of what was made of submissions: the records of those that go, and what e-mails about any of them carry. */
export async function takeMadeFiles(
  tx: Queryable,
  municipalityId: string,
  { goneIds, keptIds }: { readonly goneIds: readonly string[]; readonly keptIds: readonly string[] },
): Promise<readonly string[]> {
  const records = await sql<{ key: string }>`
    select file_key as key from records
    where municipality_id = ${municipalityId} and submission_id = any(${goneIds}::text[]) and file_key <> ''`.execute(
    tx,
  );
  const attached = await sql<{ key: string }>`
    delete from files where municipality_id = ${municipalityId} and key in (
      select attachment_key from mails where municipality_id = ${municipalityId} and attachment_key <> ''
        and submission_id = any(${[...goneIds, ...keptIds]}::text[]))
    returning key`.execute(tx);
  return [...records.rows, ...attached.rows].map(({ key }) => key);
}

export interface Mails {
  readonly submissionIds: readonly string[];
  /** In lower case. */
  readonly emails: readonly string[];
  /** Kinds of the outbox that are no e-mails. */
  readonly otherKinds: readonly string[];
}

export interface DeletedMails {
  /** Entries of the outbox that are gone. */
  readonly entryIds: readonly string[];
  /** E-mails that the person does not get; other people still do. */
  readonly copies: number;
}

/** Deletes e-mails about submissions of the person, and copies of other ones to their addresses. */
export async function deleteMails(
  tx: Queryable,
  municipalityId: string,
  { submissionIds, emails, otherKinds }: Mails,
): Promise<DeletedMails> {
  const sent = await sql<{ id: string }>`
    delete from mail_recipients
    where municipality_id = ${municipalityId} and lower(address) = any(${emails}::text[])
    returning mail_id as id`.execute(tx);
  const ids = [...new Set(sent.rows.map(({ id }) => id))];
  const deleted = await sql<{ id: string }>`
    delete from outbox_entries e
    where e.municipality_id = ${municipalityId} and e.kind <> all(${otherKinds}::text[])
      and (e.submission_id = any(${submissionIds}::text[])
        or e.id = any(${ids}::uuid[]) and not exists (select from mail_recipients r
          where r.municipality_id = e.municipality_id and r.mail_id = e.id))
    returning e.id`.execute(tx);
  const entryIds = deleted.rows.map(({ id }) => id);
  return { entryIds, copies: ids.filter((id) => !entryIds.includes(id)).length };
}

/** How many appointments go with submissions that are deleted. */
export async function countAppointments(
  tx: Queryable,
  municipalityId: string,
  submissionIds: readonly string[],
): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from appointments
    where municipality_id = ${municipalityId} and submission_id = any(${submissionIds}::text[])`.execute(tx);
  return found.rows[0]?.count ?? 0;
}

/** From now on nobody is reminded of these appointments, and no link that went out opens them. */
export async function silenceAppointments(
  tx: Queryable,
  municipalityId: string,
  submissionIds: readonly string[],
): Promise<void> {
  await sql`
    delete from appointment_links
    where municipality_id = ${municipalityId} and submission_id = any(${submissionIds}::text[])`.execute(tx);
  await sql`
    update appointments set reminded_for = starts_at
    where municipality_id = ${municipalityId} and submission_id = any(${submissionIds}::text[])`.execute(tx);
}
