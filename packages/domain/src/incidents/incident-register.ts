// Areas and types of the built-in incident register as an administrator writes them: tidied and checked, in the browser
// and on the server.
// rules: X34.80, X34.81
import { INCIDENT_TITLE_MAX, lengthOf } from '../forms/definition/form-limits.ts';
import type { Issue } from '../issue.ts';
import { INCIDENT_AREA_NAME_MAX } from '../limits.ts';

export interface EditedIncidentType {
  readonly title: string;
  /** Whether citizens see it in the incident system. */
  readonly public: boolean;
}

export type IncidentAreaIssueCode =
  | 'incident-area-name-required'
  | 'incident-area-name-taken'
  | 'incident-text-too-long';

export type IncidentTypeIssueCode =
  | 'incident-text-too-long'
  | 'incident-type-title-required'
  | 'incident-type-title-taken';

export function tidiedIncidentText(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Names that differ in letter case only are one name, as the index of the types says. */
export const isIncidentTextAmong = (name: string, others: readonly string[]) =>
  others.some((other) => other.toLowerCase() === name.toLowerCase());

/** `others`: names of the other areas of the municipality. */
export function checkIncidentArea(
  name: string,
  others: readonly string[],
): readonly Issue<IncidentAreaIssueCode>[] {
  const at = { field: 'name' };
  if (name === '') return [{ code: 'incident-area-name-required', at }];
  if (lengthOf(name) > INCIDENT_AREA_NAME_MAX)
    return [{ code: 'incident-text-too-long', at, values: { max: INCIDENT_AREA_NAME_MAX } }];
  return isIncidentTextAmong(name, others) ? [{ code: 'incident-area-name-taken', at }] : [];
}

/** `others`: titles of the other types of the area. */
export function checkIncidentType(
  title: string,
  others: readonly string[],
): readonly Issue<IncidentTypeIssueCode>[] {
  const at = { field: 'title' };
  if (title === '') return [{ code: 'incident-type-title-required', at }];
  if (lengthOf(title) > INCIDENT_TITLE_MAX)
    return [{ code: 'incident-text-too-long', at, values: { max: INCIDENT_TITLE_MAX } }];
  return isIncidentTextAmong(title, others) ? [{ code: 'incident-type-title-taken', at }] : [];
}
