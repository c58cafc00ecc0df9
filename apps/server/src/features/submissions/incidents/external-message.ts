// Sends what a reviewer asks of a citizen to the municipality's incident system as well. Its reply is not
// read; a failure shows only in the list of deliveries.
// rules: R7.33, R7.51, X23.06

import { randomUUID } from 'node:crypto';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { settingsOf } from '@constancia/domain/territory/municipality-settings.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Courier, DeliveryFailure, postToOutbox } from '../../../platform/outbox/outbox.ts';
import { listEntries } from '../../../platform/outbox/queries.ts';
import type { FormRow } from '../../forms/public.ts';
import { findSubmission, type SubmissionRow } from '../queries.ts';
import { delivered, type IncidentCourierServices } from './incident-courier.ts';
import { INCIDENT } from './raise-incident.ts';

/** The kind of these entries in the outbox. */
export const EXTERNAL_MESSAGE = 'external-message';

interface MessagePayload {
  readonly text: string;
  readonly username: string;
  readonly url: string;
}

export interface ExternalMessage {
  readonly row: SubmissionRow;
  readonly form: FormRow;
  readonly definition: FormDefinition;
  readonly text: string;
  /** Username of the reviewer. */
  readonly username: string;
  /** Where the citizen revises the submission. */
  readonly url: string;
  readonly at: Date;
}

/**
 * Call it in the transaction of the request. Does nothing when the municipality uses our own incident
 * register.
 */
export async function postExternalMessage(tx: Queryable, message: ExternalMessage): Promise<void> {
  const { row, form, definition, text, username, url, at } = message;
  if (settingsOf(form.settings).incidentSystem === 'built-in') return;
  const payload: MessagePayload = { text, username, url };
  await postToOutbox(tx, {
    municipalityId: row.municipalityId,
    id: randomUUID(),
    kind: EXTERNAL_MESSAGE,
    submissionId: row.id,
    label: `${definition.title.text.trim()} ${row.code}`,
    payload,
    createdAt: at,
    createdBy: username,
  });
}

const ENTRIES_MAX = 100;

export function messageCourier({ db, incidents }: Omit<IncidentCourierServices, 'publicOrigin'>): Courier {
  return async ({ id, municipalityId, submissionId, payload }) => {
    const row = await findSubmission(db, { municipalityId, id: submissionId });
    if (!row) throw new DeliveryFailure('gone', 'never');
    const { text, username, url } = payload as MessagePayload;
    const incidentNumber = row.incidentNumber;
    if (incidentNumber === '' && (await isRaising(db, { municipalityId, submissionId })))
      // The incident that the message is about was not delivered to that system yet.
      throw new DeliveryFailure('no-answer');
    await delivered(() =>
      incidents.notify(db, { municipalityId, username }, { key: id, text, incidentNumber, url }),
    );
  };
}

async function isRaising(
  db: Queryable,
  submission: { readonly municipalityId: string; readonly submissionId: string },
): Promise<boolean> {
  const entries = await listEntries(db, { ...submission, size: ENTRIES_MAX });
  return entries.some(({ kind, state }) => kind === INCIDENT && state !== 'delivered');
}
