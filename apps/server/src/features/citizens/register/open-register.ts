// The register of citizens of a municipality as a request needs it: whether it is our own, and who is in it.
// rules: X34.50, X34.53, X34.55
import {
  type FieldChange,
  type RegisteredCitizen,
  shownLastName,
} from '@constancia/domain/citizens/registered-citizen.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findFormerId } from '../queries.ts';
import { type CitizenRow, findCitizenRow } from './queries.ts';

export interface RegisterServices {
  readonly db: Database;
  readonly clock: Clock;
}

export interface CitizenAsked {
  readonly municipalityId: string;
  readonly citizenId: number;
}

/** Which of the municipality's registers this is. */
export const REGISTER = 'citizenRegister';

/** Somebody of the register who is to be changed, as they were seen. Throws register-entry-not-found, register-entry-changed. */
export async function seenCitizen(
  tx: Queryable,
  { municipalityId, citizenId }: CitizenAsked,
  version: number,
): Promise<CitizenRow> {
  const row = await findCitizenRow(tx, municipalityId, { id: citizenId, lock: true });
  if (row?.version === version) return row;
  const became = row ? 'another version' : await findFormerId(tx, municipalityId, citizenId);
  throw new Problem(became === null ? 'register-entry-not-found' : 'register-entry-changed');
}

/** The person, or who it is since a merge. Throws register-entry-not-found. */
export async function readableCitizen(
  db: Queryable,
  { municipalityId, citizenId: id }: CitizenAsked,
): Promise<CitizenRow> {
  const row = await findCitizenRow(db, municipalityId, { id, lock: false });
  if (row) return row;
  const became = await findFormerId(db, municipalityId, id);
  const merged =
    typeof became === 'number' ? await findCitizenRow(db, municipalityId, { id: became, lock: false }) : null;
  if (!merged) throw new Problem('register-entry-not-found');
  return merged;
}

/** As the contract has them: without the name that marks a legal person. */
export function presentListed(row: RegisteredCitizen) {
  const { id, firstName, documentNumber, email, personType } = row;
  return { id, firstName, lastName: shownLastName(row), documentNumber, email, personType };
}

export function presentCitizen(row: RegisteredCitizen) {
  const { phone, street, taxNumber, username } = row;
  return { ...presentListed(row), phone, street, taxNumber, username };
}

/** The names of the fields of a change, for the audit log, which holds nothing of a person. */
export const namesOf = (changes: readonly FieldChange[]) => changes.map(({ field }) => field);
