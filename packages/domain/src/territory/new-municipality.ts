// What is checked before a municipality is created or its number in the municipal platform changes. The first issue
// is the one that a person reads.
// rules: P5.17, P5.19-P5.26, P7.23
import type { Issue } from '../issue.ts';
import { isKeyword } from './territory.ts';

/** As a person typed it. */
export interface NewMunicipality {
  readonly name: string;
  readonly keyword: string;
  /** Number in the municipal platform. */
  readonly platformId: string;
  /** '' while none is picked. */
  readonly provinceId: string;
}

/** Where the map of a municipality without coordinates begins, in degrees. */
export const DEFAULT_CENTRE = { latitude: -31.42, longitude: -64.18 } as const;

/** The largest number that the database holds. */
const PLATFORM_ID_MAX = 2_147_483_647;

export function trimmedMunicipality(given: NewMunicipality): NewMunicipality {
  return {
    ...given,
    name: given.name.trim(),
    keyword: given.keyword.trim(),
    platformId: given.platformId.trim(),
  };
}

/** In the order in which the fields are checked. */
export function checkNewMunicipality(given: NewMunicipality): readonly Issue[] {
  const { name, keyword, platformId, provinceId } = trimmedMunicipality(given);
  const issues: Issue[] = [];
  if (name === '') issues.push({ code: 'municipality-name-required', at: { field: 'name' } });
  if (keyword === '') issues.push({ code: 'keyword-required', at: { field: 'keyword' } });
  else if (!isKeyword(keyword)) issues.push({ code: 'keyword-invalid', at: { field: 'keyword' } });
  issues.push(...checkPlatformId(platformId));
  if (provinceId === '') issues.push({ code: 'province-required', at: { field: 'provinceId' } });
  return issues;
}

/** A positive integer without a zero in front, as it is typed. */
export function checkPlatformId(given: string): readonly Issue[] {
  const text = given.trim();
  const at = { field: 'platformId' };
  if (text === '') return [{ code: 'platform-id-required', at }];
  const isNumber = /^[1-9][0-9]*$/.test(text) && Number(text) <= PLATFORM_ID_MAX;
  return isNumber ? [] : [{ code: 'platform-id-invalid', at }];
}
