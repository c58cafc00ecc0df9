// Finds a person in the built-in register, also by an id and number that they had before a correction or a merge.
// rules: A3.28, A3.29, A7.12, X34.53
import type { Citizen } from '@constancia/domain/submissions/submission.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { findByDocument, findByFormerKey } from './queries.ts';

/** Null when nobody has this number and id. */
export async function findPerson(
  db: Queryable,
  asked: { readonly municipalityId: string; readonly id: number; readonly documentNumber: string },
): Promise<Citizen | null> {
  const rows = await findByDocument(db, asked.municipalityId, asked.documentNumber);
  const row = rows.find(({ id }) => Number(id) === asked.id) ?? (await findByFormerKey(db, asked));
  if (!row) return null;
  return {
    id: Number(row.id),
    firstName: row.firstName,
    lastName: row.lastName,
    documentNumber: row.documentNumber,
    email: row.email,
    phone: row.phone,
    street: row.street,
    personType: row.personType,
    documentType: row.documentType,
    taxNumber: row.taxNumber,
    source: '',
  };
}
