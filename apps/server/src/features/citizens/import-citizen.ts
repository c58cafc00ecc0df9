// Imports a natural or legal person of `people.json`.
import type { CitizenRecord } from '@constancia/domain/interchange/registers/citizen-document.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { municipalityExists } from '../territory/public.ts';
import { saveCitizen } from './queries.ts';

/** Returns the reasons why the person was refused; empty when they were stored. */
export async function importCitizen(db: Queryable, citizen: CitizenRecord): Promise<readonly string[]> {
  const municipalityId = citizen.municipalityPath.split('/').at(-1) ?? '';
  if (!(await municipalityExists(db, municipalityId))) {
    return [`municipioPath: there is no municipality ${citizen.municipalityPath}`];
  }
  await saveCitizen(db, municipalityId, citizen);
  return [];
}
