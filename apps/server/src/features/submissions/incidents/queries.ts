// The number of the incident that an answer raised.
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** Of several the one raised last counts, in whatever order they are delivered. */
export async function keepIncidentNumber(
  db: Queryable,
  { municipalityId, submissionId }: { readonly municipalityId: string; readonly submissionId: string },
  { number, raisedAt }: { readonly number: string; readonly raisedAt: Date },
): Promise<void> {
  await sql`
    update submissions set incident_number = ${number}, incident_raised_at = ${raisedAt}
    where municipality_id = ${municipalityId} and id = ${submissionId}
      and (incident_raised_at is null or incident_raised_at <= ${raisedAt})`.execute(db);
}
