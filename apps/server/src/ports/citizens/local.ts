// The built-in register of citizens.
// rules: A7.12, A7.13, X15.07
import type { NewPerson } from '@constancia/domain/citizens/new-person.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';
import { type Database, inTransaction, type Queryable } from '../../platform/db/database.ts';
import { personOf } from './person-of.ts';
import type { CitizenRegister, CreatedCitizen } from './port.ts';
import { findByNumber, insertCitizen, lockRegister } from './queries.ts';

export function localCitizens(db: Database): CitizenRegister {
  return {
    getCitizen: ({ municipalityId }, asked) => findByNumber(db, municipalityId, asked),
    createCitizen: ({ municipalityId }, person, record) =>
      inTransaction(db, (tx) =>
        createInRegister(tx, municipalityId, { person, record: (created) => record(tx, created) }),
      ),
  };
}

/** `person`: already checked. Returns the existing person when the number is taken. */
export async function createInRegister(
  tx: Queryable,
  municipalityId: string,
  { person, record }: { readonly person: NewPerson; readonly record: (created: Citizen) => Promise<void> },
): Promise<CreatedCitizen> {
  // One creation at a time: two simultaneous requests for the same person get the same entry.
  await lockRegister(tx, municipalityId);
  const { personType, documentNumber: number } = person;
  const known = await findByNumber(tx, municipalityId, { personType, number });
  if (known) return { person: known, outcome: 'known' };
  const created = await insertCitizen(tx, municipalityId, personOf(person));
  await record(created);
  return { person: created, outcome: 'created' };
}
