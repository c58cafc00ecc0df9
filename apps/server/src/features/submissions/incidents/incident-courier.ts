// Delivers an incident from the outbox to the incident system of the municipality, and stores its number.
// rules: A4.09, R2.064, X20.02, X23.03-X23.05

import { pathOf } from '@constancia/domain/pages/path-of.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type Courier, DeliveryFailure } from '../../../platform/outbox/outbox.ts';
import type { IncidentSystem } from '../../../ports/incidents/port.ts';
import { OutsideFailure } from '../../../ports/outside-call/outside-failure.ts';
import { findSubmission } from '../queries.ts';
import { keepIncidentNumber } from './queries.ts';
import type { IncidentPayload } from './raise-incident.ts';

export interface IncidentCourierServices {
  readonly db: Database;
  readonly incidents: IncidentSystem;
  /** Scheme and host of the URL that people use; null when it is not configured. */
  readonly publicOrigin: string | null;
}

export function incidentCourier({ db, incidents, publicOrigin }: IncidentCourierServices): Courier {
  return async (entry) => {
    const municipalityId = entry.municipalityId;
    const row = await findSubmission(db, { municipalityId, id: entry.submissionId });
    if (!row) throw new DeliveryFailure('gone', 'never');
    const { typeId, username } = entry.payload as IncidentPayload;
    const number = await delivered(() =>
      incidents.raise(
        db,
        { municipalityId, username },
        {
          key: entry.id,
          typeId,
          submissionId: row.id,
          description: entry.label,
          location: row.location,
          asset: row.asset,
          url: publicOrigin === null ? '' : `${publicOrigin}${pathOf('submission', { id: row.id })}`,
          at: entry.createdAt,
        },
      ),
    );
    const name = { municipalityId, submissionId: row.id };
    await keepIncidentNumber(db, name, { number, raisedAt: entry.createdAt });
  };
}

/** Runs a request to the incident system and turns its failure into a failed delivery. */
export async function delivered<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    throw new DeliveryFailure(error.kind, error.kind === 'refused' ? 'never' : 'later', { cause: error });
  }
}
