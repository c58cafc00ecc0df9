// Names of countries, provinces and municipalities as an administrator writes them, and the keyword of a municipality:
// tidied and checked, in the browser and on the server.
// rules: X33.88
import type { Issue } from '../issue.ts';
import { TERRITORY_NAME_MAX } from '../limits.ts';
import { isKeyword } from './territory.ts';

export type TerritoryIssueCode =
  | 'keyword-fixed'
  | 'keyword-invalid'
  | 'keyword-required'
  | 'territory-name-required'
  | 'territory-name-taken'
  | 'territory-name-too-long';

export function tidiedTerritoryName(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** `others`: names of the other countries, or of the others in the same country or province. */
export function checkTerritoryName(
  name: string,
  others: readonly string[],
): readonly Issue<TerritoryIssueCode>[] {
  const at = { field: 'name' };
  if (name === '') return [{ code: 'territory-name-required', at }];
  if (name.length > TERRITORY_NAME_MAX)
    return [{ code: 'territory-name-too-long', at, values: { max: TERRITORY_NAME_MAX } }];
  const isTaken = others.some((other) => other.toLowerCase() === name.toLowerCase());
  return isTaken ? [{ code: 'territory-name-taken', at }] : [];
}

interface KeywordChange {
  readonly before: string;
  readonly now: string;
  /** Submissions have codes that begin with it: another one would leave them to whoever takes it next. */
  readonly isFixed: boolean;
}

export function checkKeywordChange({
  before,
  now,
  isFixed,
}: KeywordChange): readonly Issue<TerritoryIssueCode>[] {
  const at = { field: 'keyword' };
  if (now === before) return [];
  if (isFixed) return [{ code: 'keyword-fixed', at }];
  if (now === '') return [{ code: 'keyword-required', at }];
  return isKeyword(now) ? [] : [{ code: 'keyword-invalid', at }];
}
