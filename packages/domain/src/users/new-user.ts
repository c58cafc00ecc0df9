// What is checked before an account is created or changed. The first issue is the one that a person reads.
// rules: P5.05-P5.16
import type { Issue } from '../issue.ts';

/** As a person filled it in. */
export interface NewUser {
  readonly username: string;
  /** The picker takes several; one is right. */
  readonly roles: readonly string[];
  /** '' while none is picked. */
  readonly municipalityId: string;
  readonly areaIds: readonly string[];
}

interface CreatedBy {
  /** Who chooses the municipality too, as administrators do, reads other texts than who creates in their own. */
  readonly choosesMunicipality: boolean;
  /** The municipality has a number in the municipal platform. */
  readonly isOnPlatform: boolean;
}

/** In the order in which the fields are checked. */
export function checkNewUser(
  given: NewUser,
  { choosesMunicipality, isOnPlatform }: CreatedBy,
): readonly Issue[] {
  const { username, roles, municipalityId, areaIds } = given;
  const missing = [
    ...(username.trim() === '' ? ['username'] : []),
    ...(roles.length === 0 ? ['roles'] : []),
    ...(municipalityId === '' ? ['municipalityId'] : []),
    ...(choosesMunicipality && areaIds.length === 0 ? ['areaIds'] : []),
  ];
  const issues: Issue[] = missing.map((field) => ({ code: 'user-field-required', at: { field } }));
  if (roles.length > 1)
    issues.push({ code: choosesMunicipality ? 'one-role-only' : 'one-role-of-own', at: { field: 'roles' } });
  if (choosesMunicipality) return issues;
  if (areaIds.length === 0) issues.push({ code: 'user-area-required', at: { field: 'areaIds' } });
  if (!isOnPlatform) issues.push({ code: 'municipality-not-on-platform', at: { field: 'municipalityId' } });
  return issues;
}

/** `areaIds`: null when the areas are not being changed. */
export function checkEditedUser(given: {
  readonly username: string;
  readonly roles: readonly string[];
  readonly areaIds: readonly string[] | null;
}): readonly Issue[] {
  const issues: Issue[] = [];
  if (given.username.trim() === '') issues.push({ code: 'username-missing', at: { field: 'username' } });
  if (given.roles.length === 0) issues.push({ code: 'user-field-required', at: { field: 'roles' } });
  if (given.roles.length > 1) issues.push({ code: 'one-role-only', at: { field: 'roles' } });
  if (given.areaIds?.length === 0) issues.push({ code: 'last-area-of-user', at: { field: 'areaIds' } });
  return issues;
}

/** Areas of several municipalities cannot be edited here. */
export function mayEditAreas(areas: readonly { readonly municipalityId: string }[]): boolean {
  return new Set(areas.map(({ municipalityId }) => municipalityId)).size <= 1;
}
