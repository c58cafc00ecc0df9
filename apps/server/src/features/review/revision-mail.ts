// The e-mails to a citizen about a revision: that it is asked for, with the way in, that it was recalled, that the reply was
// accepted. They are written when they are delivered: what is not so any more sends nothing.
// rules: R7.33, X19.10, X31.82, X33.73, X34.36
import { randomUUID } from 'node:crypto';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { mailHtml } from '@constancia/domain/mail/mail-html.ts';
import { mailText } from '@constancia/domain/mail/mail-text.ts';
import { type RevisionMailInput, revisionMail } from '@constancia/messages/revision-mail.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { type Courier, DeliveryFailure, postToOutbox } from '../../platform/outbox/outbox.ts';
import { deliverMail } from '../../ports/mail/delivery-failure.ts';
import type { MailTransport } from '../../ports/mail/port.ts';
import { findForm } from '../forms/public.ts';
import { findSubmission, keyOf, type SubmissionRow } from '../submissions/public.ts';
import { findOwnTexts } from '../territory/public.ts';
import { isWaiting, listRequests, type RequestRow } from './request-queries.ts';

/** The kind of these entries in the outbox. */
export const REVISION_MAIL = 'revision-mail';

type Letter = RevisionMailInput['about'];

interface MailPayload {
  readonly about: Letter;
  /** The way in: the page of the revision, with its token; '' when nothing has to be answered. */
  readonly url: string;
}

/** Call it in the transaction of the request. False when the submission has no e-mail address. */
export async function postRevisionMail(
  tx: Queryable,
  {
    about,
    row,
    definition,
    by,
    url,
    at,
  }: {
    readonly about: Letter;
    readonly row: SubmissionRow;
    readonly definition: FormDefinition;
    readonly by: string;
    readonly url: string;
    readonly at: Date;
  },
): Promise<boolean> {
  if (!row.citizen?.email) return false;
  const payload: MailPayload = { about, url };
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

function isStillSo(about: Letter, last: RequestRow): boolean {
  if (about === 'request') return isWaiting(last);
  return about === 'recall' ? last.recalledAt !== null : last.acceptedAt !== null;
}

export function revisionMailCourier({ db, transport }: RevisionMailServices): Courier {
  return async ({ id, municipalityId, submissionId, payload, createdAt }) => {
    const row = await findSubmission(db, { municipalityId, id: submissionId });
    const form = row && (await findForm(db, row.formId));
    const request = row && (await listRequests(db, keyOf(row))).at(-1);
    const to = row?.citizen?.email;
    const { about, url } = payload as MailPayload;
    if (!row || !form || !request || !to || !isStillSo(about, request))
      throw new DeliveryFailure('gone', 'never');
    const { language } = row;
    const { subject, content } = revisionMail({
      language,
      ownTexts: await findOwnTexts(db, { municipalityId, language }),
      about,
      title: `${inLanguage(form.title, language).trim()} ${row.code}`,
      municipality: form.municipalityName,
      comment: request.comment,
      questions: request.requested.length,
      dueOn: request.dueOn,
      url,
    });
    const texts = { text: mailText(content), html: mailHtml(content) };
    await deliverMail(transport, {
      municipalityId,
      id,
      date: createdAt,
      to,
      subject,
      ...texts,
      attachments: [],
    });
  };
}
