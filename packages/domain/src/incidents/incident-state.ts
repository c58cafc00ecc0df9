// How far an incident of the built-in register is. Any state may follow any other: what was resolved may come back.
// rules: X34.84
import { lengthOf } from '../forms/definition/form-limits.ts';
import type { Issue } from '../issue.ts';
import { INCIDENT_NOTE_MAX } from '../limits.ts';

export const INCIDENT_STATES = ['open', 'in-progress', 'resolved', 'rejected'] as const;
export type IncidentState = (typeof INCIDENT_STATES)[number];

export interface IncidentChange {
  readonly state: IncidentState;
  /** '' for none. */
  readonly note: string;
}

export type IncidentChangeIssueCode =
  | 'incident-note-required'
  | 'incident-state-same'
  | 'incident-text-too-long';

export function isIncidentState(value: string): value is IncidentState {
  return (INCIDENT_STATES as readonly string[]).includes(value);
}

/** A rejection says why. */
export function checkIncidentChange(
  from: IncidentState,
  { state, note }: IncidentChange,
): readonly Issue<IncidentChangeIssueCode>[] {
  const issues: Issue<IncidentChangeIssueCode>[] = [];
  if (state === from) issues.push({ code: 'incident-state-same', at: { field: 'state' } });
  const at = { field: 'note' };
  if (state === 'rejected' && note === '') issues.push({ code: 'incident-note-required', at });
  if (lengthOf(note) > INCIDENT_NOTE_MAX)
    issues.push({ code: 'incident-text-too-long', at, values: { max: INCIDENT_NOTE_MAX } });
  return issues;
}
