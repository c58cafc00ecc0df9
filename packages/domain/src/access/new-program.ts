// What is wrong with a program that somebody wants to make.
// rules: X38.01
import type { Issue } from '../issue.ts';
import { mayExpire } from './program-token.ts';
import type { Right } from './role-table.ts';

export interface NewProgram {
  readonly name: string;
  readonly rights: readonly Right[];
  /** Null for all areas of the owner. */
  readonly areaIds: readonly string[] | null;
  /** YYYY-MM-DD. */
  readonly expiresOn: string;
}

/** What the owner has to give today. */
export interface ProgramOffer {
  readonly rights: readonly Right[];
  readonly areas: readonly { readonly id: string }[];
  readonly today: string;
}

export function checkNewProgram(given: NewProgram, offer: ProgramOffer): readonly Issue[] {
  const { name, rights, areaIds, expiresOn } = given;
  const issues: Issue[] = [];
  if (name.trim() === '') issues.push({ code: 'program-name-required', at: { field: 'name' } });
  if (rights.length === 0) issues.push({ code: 'program-rights-required', at: { field: 'rights' } });
  else if (!rights.every((right) => offer.rights.includes(right)))
    issues.push({ code: 'program-right-not-held', at: { field: 'rights' } });
  if (areaIds?.length === 0) issues.push({ code: 'program-areas-required', at: { field: 'areaIds' } });
  else if (areaIds && !areaIds.every((id) => offer.areas.some((area) => area.id === id)))
    issues.push({ code: 'program-area-not-held', at: { field: 'areaIds' } });
  if (!mayExpire(expiresOn, offer.today))
    issues.push({ code: 'program-expiry-refused', at: { field: 'expiresOn' } });
  return issues;
}
