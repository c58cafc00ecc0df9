// The built-in register of citizens.
// rules: A7.12, A7.13, X15.07
import { type Database, inTransaction } from '../../platform/db/database.ts';
import { personOf } from './person-of.ts';
import type { CitizenRegister } from './port.ts';
import { findByNumber, insertCitizen, lockRegister } from './queries.ts';

export function localCitizens(db: Database): CitizenRegister {
  return {
    getCitizen: ({ municipalityId }, asked) => findByNumber(db, municipalityId, asked),
    createCitizen: ({ municipalityId }, person, record) =>
      inTransaction(db, async (tx) => {
        // One creation at a time: two simultaneous requests for the same person get the same entry.
        await lockRegister(tx, municipalityId);
        const { personType, documentNumber: number } = person;
        const known = await findByNumber(tx, municipalityId, { personType, number });
        if (known) return { person: known, outcome: 'known' };
        const created = await insertCitizen(tx, municipalityId, personOf(person));
        await record(tx, created);
        return { person: created, outcome: 'created' };
      }),
  };
}
