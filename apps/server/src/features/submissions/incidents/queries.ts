// Incidents that submissions raise: their messages in the outbox, and the numbers they got.
// rules: A4.09, X23.03
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { NewEntry } from '../../../platform/outbox/queries.ts';

/**
 * An incident for the outbox. Its label here is the form's title; post_incidents adds the submission's code.
 */
export type NewIncident = Omit<NewEntry, 'municipalityId' | 'submissionId' | 'createdAt'>;

export interface SubmissionName {
  readonly municipalityId: string;
  readonly submissionId: string;
}

/**
 * Writes an incident of a stored submission to the outbox. For a new submission the database function of
 * intake does it.
 */
export async function postIncident(
  tx: Queryable,
  { municipalityId, submissionId }: SubmissionName,
  { incident, at }: { readonly incident: NewIncident; readonly at: Date },
): Promise<void> {
  await sql`select post_incidents(${municipalityId}, ${at},
    array[${JSON.stringify({ ...incident, submissionId })}::jsonb])`.execute(tx);
}

/** Stores the number of the newest incident, in whatever order several incidents are delivered. */
export async function keepIncidentNumber(
  db: Queryable,
  { municipalityId, submissionId }: SubmissionName,
  { number, raisedAt }: { readonly number: string; readonly raisedAt: Date },
): Promise<void> {
  await sql`
    update submissions set incident_number = ${number}, incident_raised_at = ${raisedAt}
    where municipality_id = ${municipalityId} and id = ${submissionId}
      and (incident_raised_at is null or incident_raised_at <= ${raisedAt})`.execute(db);
}
