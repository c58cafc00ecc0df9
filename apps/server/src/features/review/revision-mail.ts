// The e-mail that asks a citizen to revise a submission: what the official wrote, how many answers are asked again, and
// the way in. It is written when it is delivered, so that a request that was answered meanwhile sends nothing.
// rules: R7.33, X19.10, X31.82
import { randomUUID } from 'node:crypto';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { mailHtml } from '@constancia/domain/mail/mail-html.ts';
import { mailText } from '@constancia/domain/mail/mail-text.ts';
import { revisionMail } from '@constancia/messages/revision-mail.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { type Courier, DeliveryFailure, postToOutbox } from '../../platform/outbox/outbox.ts';
import { deliveryFailureOf } from '../../ports/mail/delivery-failure.ts';
import { MailFailure, type MailTransport } from '../../ports/mail/port.ts';
import { findForm } from '../forms/public.ts';
import { findSubmission, type SubmissionRow } from '../submissions/public.ts';
import { waitingRequest } from './complete-request.ts';

/** The kind of these entries in the outbox. */
export const REVISION_MAIL = 'revision-mail';

interface MailPayload {
  /** The way in: the page of the revision, with its token. */
  readonly url: string;
}

/** Call it in the transaction of the request. False when the submission has no e-mail address. */
export async function postRevisionMail(
  tx: Queryable,
  {
    row,
    definition,
    by,
    url,
    at,
  }: {
    readonly row: SubmissionRow;
    readonly definition: FormDefinition;
    readonly by: string;
    readonly url: string;
    readonly at: Date;
  },
): Promise<boolean> {
  if (!row.citizen?.email) return false;
  const payload: MailPayload = { url };
  await postToOutbox(tx, {
    municipalityId: row.municipalityId,
    id: randomUUID(),
    kind: REVISION_MAIL,
    submissionId: row.id,
    label: `${definition.title.text.trim()} ${row.code}`,
    payload,
    createdAt: at,
    createdBy: by,
  });
  return true;
}

export interface RevisionMailServices {
  readonly db: Database;
  readonly transport: MailTransport;
}

export function revisionMailCourier({ db, transport }: RevisionMailServices): Courier {
  return async ({ id, municipalityId, submissionId, payload, label, createdAt }) => {
    const row = await findSubmission(db, { municipalityId, id: submissionId });
    const form = row && (await findForm(db, row.formId));
    const request = row && (await waitingRequest(db, row));
    const to = row?.citizen?.email;
    if (!row || !form || !request || !to) throw new DeliveryFailure('gone', 'never');
    const { subject, content } = revisionMail({
      title: label,
      municipality: form.municipalityName,
      comment: request.comment,
      questions: request.requested.length,
      url: (payload as MailPayload).url,
    });
    const texts = { text: mailText(content), html: mailHtml(content) };
    try {
      await transport.send({ id, date: createdAt, to, subject, ...texts, attachments: [] });
    } catch (error) {
      if (error instanceof MailFailure) throw deliveryFailureOf(error);
      throw error;
    }
  };
}
