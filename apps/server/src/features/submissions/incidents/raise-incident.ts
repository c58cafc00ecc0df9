// An answer raises an incident: an entry of the outbox, written with what it follows from. rules: A1.14, A4.09, E3.29, X23.03
import { randomUUID } from 'node:crypto';
import type { FormDefinition } from '@constancia/domain/forms/form.ts';
import { ANONYMOUS_AUTHOR } from '@constancia/domain/submissions/author.ts';
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

/** What goes to the outbox with an answer that is being taken in. `createdBy`: as the answer says. */
export function incidentOfNew(
  definition: FormDefinition,
  { state, createdBy }: { readonly state: number | null; readonly createdBy: string },
): IntakeItem['incident'] {
  const typeId = incidentOnSaving(definition, state);
  return typeId === null ? null : entryOf(definition, { typeId, createdBy });
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
  const entry = entryOf(definition, { typeId, createdBy: username });
  await postToOutbox(tx, {
    ...entry,
    label: `${entry.label} ${row.code}`,
    municipalityId: row.municipality_id,
    submissionId: row.id,
    createdAt: at,
  });
}

function entryOf(
  { title, incidents }: FormDefinition,
  { typeId, createdBy }: { readonly typeId: number; readonly createdBy: string },
): NonNullable<IntakeItem['incident']> {
  const visitor = createdBy === ANONYMOUS_AUTHOR;
  const payload: IncidentPayload = { typeId, username: visitor ? incidents.username : createdBy };
  return {
    id: randomUUID(),
    kind: INCIDENT,
    label: title.text.trim(),
    payload,
    createdBy: visitor ? '' : createdBy,
  };
}
