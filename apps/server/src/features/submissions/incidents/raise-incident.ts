// A submission raises an incident when it is stored or reaches a state. The incident is a message in the
// outbox, written in the same transaction, so that neither is stored without the other.
// rules: A1.14, A4.09, E3.29, X23.03
import { randomUUID } from 'node:crypto';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { incidentOnMoving, incidentOnSaving } from '@constancia/domain/submissions/raised-incident.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { SubmissionRow } from '../queries.ts';
import { type NewIncident, postIncident } from './queries.ts';

/** The kind of these entries in the outbox. */
export const INCIDENT = 'incident';

export interface IncidentPayload {
  readonly typeId: number;
  /** Username in the incident system. */
  readonly username: string;
}

/** The incident that a new submission raises, or null. `username` is null for citizens and visitors. */
export function incidentOfNew(
  definition: FormDefinition,
  { state, username }: { readonly state: number | null; readonly username: string | null },
): NewIncident | null {
  const typeId = incidentOnSaving(definition, state);
  return typeId === null ? null : newIncident(definition, { typeId, username });
}

export interface MovedSubmission {
  readonly row: SubmissionRow;
  readonly definition: FormDefinition;
  readonly state: number;
  /** Username of the person who changed the state. */
  readonly username: string;
  readonly at: Date;
}

/** Call it in the transaction that moves a submission to another state. */
export async function raiseIncidentOfState(tx: Queryable, moved: MovedSubmission): Promise<void> {
  const { row, definition, state, username, at } = moved;
  const typeId = incidentOnMoving(definition, state);
  if (typeId === null) return;
  const key = { municipalityId: row.municipalityId, submissionId: row.id };
  await postIncident(tx, key, { incident: newIncident(definition, { typeId, username }), at });
}

/**
 * The incident system does not know citizens and visitors, so the username from the form's settings is used
 * for them (A7.16).
 */
function newIncident(
  { title, incidents }: FormDefinition,
  { typeId, username }: { readonly typeId: number; readonly username: string | null },
): NewIncident {
  const payload: IncidentPayload = { typeId, username: username ?? incidents.username };
  return {
    id: randomUUID(),
    kind: INCIDENT,
    label: title.text.trim(),
    payload,
    createdBy: username ?? '',
  };
}
