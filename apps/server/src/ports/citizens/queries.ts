// People of the built-in register, and people of an outside register as they were last seen.
// rules: X34.53, X34.54
import { type PersonType, waysToWrite } from '@constancia/domain/citizens/person-number.ts';
import { comparableNumber } from '@constancia/domain/citizens/registered-citizen.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

interface CitizenRow extends Omit<Citizen, 'id'> {
  readonly id: string;
}

const COLUMNS = sql`c.id, c.first_name as "firstName", c.last_name as "lastName",
  c.document_number as "documentNumber", c.email, c.phone, c.street, c.person_type as "personType",
  c.document_type as "documentType", c.tax_number as "taxNumber", '' as source`;

/**
 * Who has this number, however it is written, the oldest entry when there are several; or who took it over in a merge. The
 * index knows numbers of letters and digits of ASCII.
 */
export async function findByNumber(
  db: Queryable,
  municipalityId: string,
  { personType, number }: { readonly personType: PersonType; readonly number: string },
): Promise<Citizen | null> {
  const written = waysToWrite(number);
  const isPlain = /^[0-9A-Za-z]+$/.test(number);
  const hasNumber = isPlain
    ? sql`c.plain_number = ${comparableNumber(number)}`
    : sql`c.document_number = any(${written})`;
  const found = await sql<CitizenRow>`
    select ${COLUMNS} from citizens c
    where c.municipality_id = ${municipalityId} and ${hasNumber} and c.person_type = ${personType}
    order by c.document_number <> ${number}, c.id limit 1`.execute(db);
  const row = found.rows[0] ?? (await findByMergedNumber(db, municipalityId, { personType, written }));
  return row ? { ...row, id: Number(row.id) } : null;
}

async function findByMergedNumber(
  db: Queryable,
  municipalityId: string,
  { personType, written }: { readonly personType: PersonType; readonly written: readonly string[] },
): Promise<CitizenRow | undefined> {
  const found = await sql<CitizenRow>`
    select ${COLUMNS} from citizen_aliases a
    join citizens c on c.municipality_id = a.municipality_id and c.id = a.citizen_id
      and c.document_number = a.citizen_number
    where a.municipality_id = ${municipalityId} and a.document_number = any(${written}) and a.merged
      and c.person_type = ${personType}
    order by c.id limit 1`.execute(db);
  return found.rows[0];
}

export async function lockRegister(db: Queryable, municipalityId: string): Promise<void> {
  await sql`select id from municipalities where id = ${municipalityId} for no key update`.execute(db);
}

/** Call it under the lock of the register, so that the next number is free. Nobody gets one that somebody had. */
export async function insertCitizen(
  db: Queryable,
  municipalityId: string,
  person: Omit<Citizen, 'id'>,
): Promise<Citizen> {
  const inserted = await sql<{ id: string }>`
    insert into citizens (municipality_id, id, first_name, last_name, document_number, document_type, tax_number,
      email, phone, street, person_type)
    select ${municipalityId}, greatest(
        (select max(id) from citizens where municipality_id = ${municipalityId}),
        (select max(id) from citizen_aliases where municipality_id = ${municipalityId}),
        (select max(id) from citizen_tombstones where municipality_id = ${municipalityId}), 0) + 1, ${person.firstName}, ${person.lastName},
      ${person.documentNumber}, ${person.documentType}, ${person.taxNumber}, ${person.email}, ${person.phone},
      ${person.street}, ${person.personType}
    returning id`.execute(db);
  return { ...person, id: Number(inserted.rows[0]?.id) };
}

/**
 * Stores a person of an outside register as last seen, so that storing a submission does not wait for an
 * outside system.
 */
export async function rememberCitizen(db: Queryable, municipalityId: string, person: Citizen): Promise<void> {
  await sql`
    insert into citizens (municipality_id, id, first_name, last_name, document_number, document_type, tax_number,
      email, phone, street, person_type)
    values (${municipalityId}, ${person.id}, ${person.firstName}, ${person.lastName}, ${person.documentNumber},
      ${person.documentType}, ${person.taxNumber}, ${person.email}, ${person.phone}, ${person.street},
      ${person.personType})
    on conflict (municipality_id, id) do update set first_name = excluded.first_name, last_name = excluded.last_name,
      document_number = excluded.document_number, document_type = excluded.document_type,
      tax_number = excluded.tax_number, email = excluded.email, phone = excluded.phone, street = excluded.street,
      person_type = excluded.person_type, version = citizens.version + 1`.execute(db);
}
