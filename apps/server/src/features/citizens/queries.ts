// Citizens of the built-in register, and the ids and numbers under which they were known before.
// rules: X34.52, X34.53, X34.54
import { waysToWrite } from '@constancia/domain/citizens/person-number.ts';
import type { CitizenRecord } from '@constancia/domain/interchange/registers/citizen-document.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

export async function saveCitizen(
  db: Queryable,
  municipalityId: string,
  citizen: CitizenRecord,
): Promise<void> {
  const c = citizen;
  await sql`
    insert into citizens (municipality_id, id, first_name, last_name, document_number, document_type, tax_number, email,
      phone, street, person_type, username, residue)
    values (${municipalityId}, ${c.id}, ${c.firstName}, ${c.lastName}, ${c.documentNumber}, ${c.documentType},
      ${c.taxNumber}, ${c.email}, ${c.phone}, ${c.street}, ${c.personType}, ${c.username},
      ${c.residue ? JSON.stringify(c.residue) : null}::jsonb)
    on conflict (municipality_id, id) do update set first_name = excluded.first_name, last_name = excluded.last_name,
      document_number = excluded.document_number, document_type = excluded.document_type,
      tax_number = excluded.tax_number, email = excluded.email, phone = excluded.phone, street = excluded.street,
      person_type = excluded.person_type, username = excluded.username, residue = excluded.residue,
      version = citizens.version + 1`.execute(db);
}

interface CitizenRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly documentNumber: string;
  readonly documentType: number;
  readonly taxNumber: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly personType: 'fisica' | 'juridica';
}

/** The people of a municipality with this document number, oldest first. */
export async function findByDocument(
  db: Queryable,
  municipalityId: string,
  documentNumber: string,
): Promise<readonly CitizenRow[]> {
  const found = await sql<CitizenRow>`
    select id, first_name, last_name, document_number, document_type, tax_number, email, phone, street, person_type
    from citizens where municipality_id = ${municipalityId} and document_number = ${documentNumber}
    order by id`.execute(db);
  return found.rows;
}

/** A person as a submission or a session names them. */
export interface CitizenKey {
  readonly municipalityId: string;
  readonly id: number;
  readonly documentNumber: string;
}

/** Nobody erases the person from the built-in register until the transaction ends. False for who was erased before. */
export async function lockPerson(
  tx: Queryable,
  { municipalityId, id }: Pick<CitizenKey, 'municipalityId' | 'id'>,
): Promise<boolean> {
  await sql`
    select from citizens where municipality_id = ${municipalityId} and id = ${id} for key share`.execute(tx);
  const erased = await sql`
    select from citizen_tombstones where municipality_id = ${municipalityId} and id = ${id}`.execute(tx);
  return erased.rows.length === 0;
}

/** Who is known under an id and number of former times now; null when that is nobody. */
export async function findByFormerKey(
  db: Queryable,
  { municipalityId, id, documentNumber }: CitizenKey,
): Promise<CitizenRow | null> {
  const found = await sql<CitizenRow>`
    select c.id, c.first_name, c.last_name, c.document_number, c.document_type, c.tax_number, c.email, c.phone, c.street,
      c.person_type
    from citizen_aliases a join citizens c on c.municipality_id = a.municipality_id and c.id = a.citizen_id
      and c.document_number = a.citizen_number
    where a.municipality_id = ${municipalityId} and a.id = ${id} and a.document_number = ${documentNumber}`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** The ids and numbers under which a person was known before. */
export async function listFormerKeys(
  db: Queryable,
  { municipalityId, id, documentNumber }: CitizenKey,
): Promise<readonly Pick<CitizenKey, 'id' | 'documentNumber'>[]> {
  const found = await sql<{ id: number; documentNumber: string }>`
    select id, document_number from citizen_aliases
    where municipality_id = ${municipalityId} and citizen_id = ${id} and citizen_number = ${documentNumber}
    order by id, document_number`.execute(db);
  return found.rows;
}

/** What became of an id that the register no longer has: the person it was merged with, 'erased', or null. */
export async function findFormerId(
  db: Queryable,
  municipalityId: string,
  id: number,
): Promise<number | 'erased' | null> {
  const found = await sql<{ citizenId: number | null }>`
    select citizen_id from citizen_aliases
    where municipality_id = ${municipalityId} and id = ${id} and citizen_id <> id
    union all
    select null from citizen_tombstones where municipality_id = ${municipalityId} and id = ${id}
    limit 1`.execute(db);
  const [row] = found.rows;
  return row ? (row.citizenId ?? 'erased') : null;
}

/**
 * The condition on `submissions s` for those about a person: under the id and number of today, and under those of former
 * times, which the submissions keep.
 */
export function ofCitizen({ municipalityId, id, documentNumber }: CitizenKey): RawBuilder<boolean> {
  const former = sql`a.municipality_id = ${municipalityId} and a.citizen_id = ${id}
    and a.citizen_number = ${documentNumber}`;
  return sql<boolean>`(s.municipality_id = ${municipalityId} and s.citizen_number is not null
    and s.citizen_number = any(array[${documentNumber}::text]
      || array(select a.document_number from citizen_aliases a where ${former}))
    and (s.citizen_number = ${documentNumber} and s.citizen ->> 'id' = ${String(id)}
      or exists (select from citizen_aliases a where ${former} and a.document_number = s.citizen_number
        and a.id::text = s.citizen ->> 'id')))`;
}

/**
 * The condition on `submissions s` for those that say a document number, however it is written, or a former one of who has it now.
 * `municipalities`: the ids among which submissions are searched, as SQL.
 */
export function saysNumber(documentNumber: string, municipalities: RawBuilder<unknown>): RawBuilder<boolean> {
  const written = sql`${waysToWrite(documentNumber)}::text[]`;
  return sql<boolean>`(s.citizen_number is not null and s.citizen_number = any(${written}
      || array(select a.document_number from citizen_aliases a
          where a.municipality_id in ${municipalities} and a.citizen_number = any(${written})))
    and (s.citizen_number = any(${written})
      or exists (select from citizen_aliases a
        where a.municipality_id = s.municipality_id and a.citizen_number = any(${written})
          and a.document_number = s.citizen_number and a.id::text = s.citizen ->> 'id')))`;
}
