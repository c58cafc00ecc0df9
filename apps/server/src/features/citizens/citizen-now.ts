// Who a person of the built-in register is now, when a submission names them as they were.
// rules: X34.53, X34.54
import type { Queryable } from '../../platform/db/database.ts';
import { type CitizenKey, findByFormerKey, findFormerId } from './queries.ts';

type NamedCitizen = CitizenKey & { readonly firstName: string; readonly lastName: string };

/** The same when nothing became of them; null when they were erased. */
export async function citizenNow<Named extends NamedCitizen>(
  db: Queryable,
  named: Named,
): Promise<Named | null> {
  const row = await findByFormerKey(db, named);
  if (row) {
    const { firstName, lastName, documentNumber } = row;
    return { ...named, id: Number(row.id), firstName, lastName, documentNumber };
  }
  return (await findFormerId(db, named.municipalityId, named.id)) === 'erased' ? null : named;
}
