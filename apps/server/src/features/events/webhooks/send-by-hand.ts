// What a person sends to a webhook by hand: a sample, whose outcome is shown at once, and a delivery again.
// rules: X38.68
import type { tryWebhook } from '@constancia/contract/events/webhooks.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { SubmissionEvent } from '@constancia/domain/events/events.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import { inTransaction } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newEntityId } from '../../../platform/ids.ts';
import { type DeliveryServices, senderTo } from '../delivery/deliver-webhooks.ts';
import { reopenDelivery } from './queries.ts';
import { openWebhook } from './read-webhooks.ts';

/** Milliseconds that a person waits for the reply. */
const TIMEOUT_MS = 5_000;

/** As a real one; `test` says that it is none. */
function sample(at: Date): SubmissionEvent & { readonly test: true } {
  return {
    id: `test_${newEntityId()}`,
    type: 'submission.sent',
    timestamp: at.toISOString(),
    test: true,
    data: {
      submission: { id: '0'.repeat(20), code: 'AB123' },
      form: { id: '0'.repeat(20), title: 'Test' },
      area: { id: '0'.repeat(20) },
      state: null,
    },
  };
}

/** Throws webhook-not-found. */
export async function sendSample(
  services: DeliveryServices,
  actor: Actor,
  id: string,
): Promise<Reply<typeof tryWebhook>> {
  const { municipalityId } = actor;
  const webhook = await openWebhook(services.db, actor, { id, lock: false });
  const at = services.clock();
  const event = sample(at);
  const body = JSON.stringify(event);
  const send = senderTo({ timeoutMs: TIMEOUT_MS, ...services }, { ...webhook, name: { municipalityId, id } });
  const outcome = await send({ id: event.id, body });
  await appendAudit(services.db, {
    municipalityId,
    at,
    actor: actor.username,
    action: 'update',
    subject: 'webhook',
    subjectId: id,
    details: { test: outcome.status ?? outcome.problem },
  });
  return { ...outcome, body };
}

/** Throws webhook-not-found, delivery-not-found. */
export async function sendAgain(
  { db, clock }: DeliveryServices,
  actor: Actor,
  { id, position }: { readonly id: string; readonly position: number },
): Promise<void> {
  const { municipalityId, username } = actor;
  const at = clock();
  await inTransaction(db, async (tx) => {
    await openWebhook(tx, actor, { id, lock: false });
    if (!(await reopenDelivery(tx, { municipalityId, id }, { position, at })))
      throw new Problem('delivery-not-found');
    await appendAudit(tx, {
      municipalityId,
      at,
      actor: username,
      action: 'update',
      subject: 'webhook',
      subjectId: id,
      details: { sentAgain: position },
    });
  });
}
