// Links with answers of a form: storing, listing, opening and taking back.
// rules: X38.30-X38.33, X38.96, X38.98, X40.57
import type { PersonType } from '@constancia/domain/citizens/person-number.ts';
import type { AnswersByQuestion } from '@constancia/domain/submissions/answers/answers.ts';
import { sql } from 'kysely';
import { contains } from '../../../platform/db/contains.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type FoundPage, findPage, type Page } from '../../../platform/db/page-queries.ts';
import { plainText } from '../../../platform/db/queries.ts';

interface FormKey {
  readonly municipalityId: string;
  readonly formId: string;
}

export interface PrefilledLink extends FormKey {
  readonly id: string;
  readonly version: number;
  readonly tokenHash: Buffer;
  readonly label: string;
  readonly answers: AnswersByQuestion;
  /** Null for none. */
  readonly assetId: number | null;
  /** Both null for none; the number as it is looked up. */
  readonly personType: PersonType | null;
  readonly personNumber: string | null;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly expiresAt: Date;
}

type Unlisted = keyof FormKey | 'version' | 'tokenHash' | 'answers' | 'personType' | 'personNumber';

export interface ListedLink extends Omit<PrefilledLink, Unlisted> {
  readonly questions: readonly string[];
  readonly person: boolean;
  readonly openings: number;
}

interface LinkSearch extends Page {
  readonly text: string;
  /** When they are to be opened. */
  readonly at: Date;
}

/** A page of those that can be opened and that a text finds, the newest first, and how many there are on all pages. */
export function listLinks(
  db: Queryable,
  { municipalityId, formId }: FormKey,
  { text, at, ...page }: LinkSearch,
): Promise<FoundPage<ListedLink>> {
  const columns = sql`id, label, array(select jsonb_object_keys(answers)) as questions, asset_id,
    person_number is not null as person, openings, created_at, created_by, expires_at`;
  const found = () => sql`from prefilled_links
    where municipality_id = ${municipalityId} and form_id = ${formId} and expires_at > ${at}
      and (${text} = ''
        or ${plainText(sql`label || ' ' || created_by`)} like ${plainText(sql`${contains(text)}::text`)})`;
  return findPage(db, { columns, found, order: sql`created_at desc, id` }, page);
}

/** One person at a time adds links to a form, so that none are too many. Those that are out of date go. */
export async function lockLinks(
  tx: Queryable,
  { municipalityId, formId }: FormKey,
  at: Date,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('constancia-prefilled-links'), hashtext(${formId}))`.execute(
    tx,
  );
  await sql`delete from prefilled_links
    where municipality_id = ${municipalityId} and form_id = ${formId} and expires_at <= ${at}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from prefilled_links
    where municipality_id = ${municipalityId} and form_id = ${formId}`.execute(tx);
  return counted.rows[0]?.total ?? 0;
}

export async function insertLink(tx: Queryable, link: PrefilledLink): Promise<void> {
  await sql`
    insert into prefilled_links (municipality_id, id, form_id, version, token_hash, label, answers, asset_id, person_type,
      person_number, created_at, created_by, expires_at)
    values (${link.municipalityId}, ${link.id}, ${link.formId}, ${link.version}, ${link.tokenHash}, ${link.label},
      ${JSON.stringify(link.answers)}::jsonb, ${link.assetId}, ${link.personType}, ${link.personNumber},
      ${link.createdAt}, ${link.createdBy}, ${link.expiresAt})`.execute(tx);
}

type Opened = Pick<PrefilledLink, 'version' | 'answers' | 'assetId' | 'personType' | 'personNumber'>;

/** Counts the opening. Null for a token of no link of this form, and once it is out of date. */
export async function takeOpening(
  db: Queryable,
  { municipalityId, formId }: FormKey,
  { tokenHash, at }: { readonly tokenHash: Buffer; readonly at: Date },
): Promise<Opened | null> {
  const opened = await sql<Opened>`
    update prefilled_links set openings = openings + 1
    where municipality_id = ${municipalityId} and form_id = ${formId} and token_hash = ${tokenHash}
      and expires_at > ${at}
    returning version, answers, asset_id, person_type, person_number`.execute(db);
  return opened.rows[0] ?? null;
}

/** False when the form has no such link. */
export async function deleteLink(
  tx: Queryable,
  { municipalityId, formId }: FormKey,
  id: string,
): Promise<boolean> {
  const gone = await sql`delete from prefilled_links
    where municipality_id = ${municipalityId} and form_id = ${formId} and id = ${id}`.execute(tx);
  return gone.numAffectedRows === 1n;
}
