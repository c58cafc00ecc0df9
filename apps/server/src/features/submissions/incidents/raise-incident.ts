// An answer raises an incident: an entry of the outbox, written with what it follows from. rules: A1.14, A4.09, E3.29, X23.03
import { randomUUID } from 'node:crypto';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { incidentOnMoving, incidentOnSaving } from '@constancia/domain/submissions/raised-incident.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { postToOutbox } from '../../../platform/outbox/outbox.ts';
import type { IntakeItem, SubmissionRow } from '../queries.ts';

/** Of entries in the outbox. */
export const INCIDENT = 'incident';

export interface IncidentPayload {
  readonly typeId: number;
  /** In the incident system. */
  readonly username: string;
}

/** What goes to the outbox with an answer that is being taken in. `username`: null for citizens and visitors. */
export function incidentOfNew(
  definition: FormDefinition,
  { state, username }: { readonly state: number | null; readonly username: string | null },
): IntakeItem['incident'] {
  const typeId = incidentOnSaving(definition, state);
  return typeId === null ? null : entryOf(definition, { typeId, username });
}

export interface MovedAnswer {
  readonly row: SubmissionRow;
  readonly definition: FormDefinition;
  readonly state: number;
  /** Who moved it. */
  readonly username: string;
  readonly at: Date;
}

/** Call in the transaction in which an answer moves to another state. */
export async function raiseIncidentOfState(tx: Queryable, moved: MovedAnswer): Promise<void> {
  const { row, definition, state, username, at } = moved;
  const typeId = incidentOnMoving(definition, state);
  if (typeId === null) return;
  const entry = entryOf(definition, { typeId, username });
  await postToOutbox(tx, {
    ...entry,
    label: `${entry.label} ${row.code}`,
    municipalityId: row.municipality_id,
    submissionId: row.id,
    createdAt: at,
  });
}

/** Citizens and visitors are nobody in the incident system: the form's own username stands for them (A7.16). */
function entryOf(
  { title, incidents }: FormDefinition,
  { typeId, username }: { readonly typeId: number; readonly username: string | null },
): NonNullable<IntakeItem['incident']> {
  const payload: IncidentPayload = { typeId, username: username ?? incidents.username };
  return {
    id: randomUUID(),
    kind: INCIDENT,
    label: title.text.trim(),
    payload,
    createdBy: username ?? '',
  };
}
