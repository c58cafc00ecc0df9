// Imports a natural or legal person of `people.json`. Who was erased or merged here does not come back.
// rules: X34.53, X34.54
import type { CitizenRecord } from '@constancia/domain/interchange/registers/citizen-document.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { municipalityExists } from '../territory/public.ts';
import { findFormerId, saveCitizen } from './queries.ts';

/** Returns the reasons why the person was refused; empty when they were stored. */
export async function importCitizen(db: Queryable, citizen: CitizenRecord): Promise<readonly string[]> {
  const municipalityId = citizen.municipalityPath.split('/').at(-1) ?? '';
  if (!(await municipalityExists(db, municipalityId))) {
    return [`municipioPath: there is no municipality ${citizen.municipalityPath}`];
  }
  const became = await findFormerId(db, municipalityId, citizen.id);
  if (became !== null) {
    const what = became === 'erased' ? 'erased from the register' : `merged with ${became}`;
    return [`id: the person ${citizen.id} was ${what}`];
  }
  await saveCitizen(db, municipalityId, citizen);
  return [];
}
