// Citizens of the built-in register.
import type { CitizenRecord } from '@constancia/domain/interchange/citizen-document.ts';
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
