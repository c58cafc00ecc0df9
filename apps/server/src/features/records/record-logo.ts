// The logo of a municipality or form that records show where their reader chose none.
// rules: R9.32
import { logoOf } from '@constancia/domain/territory/municipality-settings.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { findFile, MUNICIPALITY_LOGO } from '../files/public.ts';
import type { FormRow } from '../forms/public.ts';

/** Storage key; '' for none. Imported settings may name anything, so the file says whether it is a logo of theirs. */
export async function logoOfRecords(
  db: Queryable,
  { id, municipalityId, settings }: FormRow,
): Promise<string> {
  const key = logoOf(settings, id);
  const file = key === '' ? null : await findFile(db, key);
  return file?.kind === MUNICIPALITY_LOGO && file.municipalityId === municipalityId ? key : '';
}
