// The mail to who made a webhook that was paused: because its system failed for a day, or says that the URL is no more.
// rules: X38.67
import { randomUUID } from 'node:crypto';
import { mailHtml } from '@constancia/domain/mail/mail-html.ts';
import { mailText } from '@constancia/domain/mail/mail-text.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { webhookMail } from '@constancia/messages/webhook-mail.ts';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { type Courier, DeliveryFailure, postToOutbox } from '../../../platform/outbox/outbox.ts';
import { deliverMail } from '../../../ports/mail/delivery-failure.ts';
import type { MailTransport } from '../../../ports/mail/port.ts';
import { findMaker, type WebhookName } from './queries.ts';

/** The kind of these entries in the outbox. */
export const WEBHOOK_MAIL = 'webhook-mail';

interface MailPayload {
  readonly webhookId: string;
  readonly because: string;
}

/** Call it in the transaction that pauses the webhook. */
export function postPausedMail(
  tx: Queryable,
  { municipalityId, id }: WebhookName,
  { because, at }: { readonly because: string; readonly at: Date },
): Promise<void> {
  const payload: MailPayload = { webhookId: id, because };
  return postToOutbox(tx, {
    municipalityId,
    id: randomUUID(),
    kind: WEBHOOK_MAIL,
    submissionId: '',
    label: id,
    payload,
    createdAt: at,
    createdBy: '',
  });
}

interface MailServices {
  readonly db: Database;
  readonly transport: MailTransport;
}

export function webhookMailCourier({ db, transport }: MailServices): Courier {
  return async ({ id, municipalityId, payload, createdAt }) => {
    const { webhookId, because } = payload as MailPayload;
    const maker = await findMaker(db, { municipalityId, id: webhookId });
    if (!maker) throw new DeliveryFailure('gone', 'never');
    const { subject, content } = webhookMail({
      ...maker,
      because: because === 'gone' ? 'gone' : 'failures',
      url: `${maker.origin}${pathOf('webhooks')}`,
    });
    await deliverMail(transport, {
      municipalityId,
      id,
      date: createdAt,
      to: maker.email,
      subject,
      text: mailText(content),
      html: mailHtml(content),
      attachments: [],
    });
  };
}
