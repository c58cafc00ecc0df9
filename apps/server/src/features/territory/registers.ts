// Registers of a municipality: kept here, or by the outside platform, whose entries are only remembered here.
// rules: X34.50, X34.57, X34.70
import { type MunicipalitySettings, settingsOf } from '@constancia/domain/territory/municipality-settings.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findMunicipality } from './queries.ts';

type Register = keyof Pick<MunicipalitySettings, 'citizenRegister' | 'incidentSystem' | 'bookingSystem'>;

export interface OpenRegister {
  /** It is the platform's. */
  readonly isReadOnly: boolean;
  readonly timeZone: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly settings: Partial<MunicipalitySettings>;
}

async function readRegister(
  db: Queryable,
  municipalityId: string,
  { register, lock }: { readonly register: Register; readonly lock: boolean },
): Promise<OpenRegister | null> {
  const found = await findMunicipality(db, municipalityId, { lock });
  if (!found) return null;
  return { ...found, isReadOnly: settingsOf(found.settings)[register] === 'platform' };
}

/** Null when there is no such municipality. */
export function openRegister(
  db: Queryable,
  municipalityId: string,
  register: Register,
): Promise<OpenRegister | null> {
  return readRegister(db, municipalityId, { register, lock: false });
}

interface Wanted {
  readonly register: Register;
  readonly missing?: 'municipality-not-found' | 'register-entry-not-found';
}

function kept(found: OpenRegister | null, missing: NonNullable<Wanted['missing']>): OpenRegister {
  if (!found) throw new Problem(missing);
  if (found.isReadOnly) throw new Problem('register-read-only');
  return found;
}

/** Throws register-read-only when the register is the platform's, and municipality-not-found. */
export async function requireRegister(
  db: Queryable,
  municipalityId: string,
  register: Register,
): Promise<OpenRegister> {
  return kept(await openRegister(db, municipalityId, register), 'municipality-not-found');
}

/**
 * One change of a municipality's registers at a time, and none while an entry is created or the settings say who keeps
 * them. Throws register-read-only, and `missing` when there is no such municipality.
 */
export async function lockRegister(
  tx: Queryable,
  municipalityId: string,
  { register, missing = 'register-entry-not-found' }: Wanted,
): Promise<OpenRegister> {
  return kept(await readRegister(tx, municipalityId, { register, lock: true }), missing);
}
