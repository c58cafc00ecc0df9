// Imports a staff account of `people.json`. Without a password hash in the document, an existing account
// keeps its password and a new one has none.
import type { UserRecord } from '@constancia/domain/interchange/registers/user-document.ts';
import { parseAreaPath } from '@constancia/domain/territory/territory.ts';
import { lookupName } from '@constancia/domain/users/user.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { findArea } from '../territory/public.ts';
import { type StoredArea, saveUser } from './queries.ts';

/** Returns the reasons why the account was refused; empty when it was stored. */
export async function importUser(
  db: Queryable,
  user: UserRecord,
  passwordHash: string | null,
): Promise<readonly string[]> {
  const areas: StoredArea[] = [];
  for (const path of user.areaPaths) {
    const parsed = parseAreaPath(path);
    const area = parsed && (await findArea(db, parsed.areaId));
    if (!area || area.municipalityId !== parsed?.municipalityId) return [`areas: there is no area ${path}`];
    areas.push({ municipalityId: area.municipalityId, areaId: area.id });
  }
  const home = areas[0];
  if (!home) return ['areas: at least one area is needed'];
  await saveUser(db, {
    municipalityId: home.municipalityId,
    id: user.id,
    username: user.username,
    usernameLookup: lookupName(user.username),
    email: user.email,
    emailLookup: lookupName(user.email),
    firstName: user.firstName,
    lastName: user.lastName,
    inspectorNumber: user.inspectorNumber,
    roles: user.roles,
    providerId: user.providerId,
    passwordHash,
    lastAccessAt: user.lastAccess,
    updatedAt: user.updatedAt,
    updatedBy: user.updatedBy,
    residue: user.residue ?? null,
    areas,
  });
  return [];
}
