// Citizens of the built-in register.
import type { CitizenRecord } from '@constancia/domain/interchange/registers/citizen-document.ts';
import { sql } from 'kysely';
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
      person_type = excluded.person_type, username = excluded.username, residue = excluded.residue`.execute(
    db,
  );
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
