// Requests a copy of a submission: checked, counted and written to the outbox in one transaction. The browser
// chooses the recipients and the text above the copy; the server sets subject, sender and content.
// rules: A4.43, W13, X19.01, X19.02, X19.04
import type { MailProgress } from '@constancia/contract/mail.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { MAILS_PER_HOUR } from '@constancia/domain/limits.ts';
import { checkMailCopy, type MailCopy } from '@constancia/domain/mail/mail-copy.ts';
import { appendAudit } from '../../platform/audit/queries.ts';
import { inTransaction, type Queryable } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { postToOutbox } from '../../platform/outbox/outbox.ts';
import { findEntry } from '../../platform/outbox/queries.ts';
import { keepSubmission } from '../submissions/public.ts';
import { refuseAbove } from '../../platform/rate-limit/refuse-above.ts';
import type { MailTransport } from '../../ports/mail/port.ts';
import { type ImageServices, markUsed } from '../files/public.ts';
import { findAuthor } from '../users/public.ts';
import { attachmentUnknown, ownAttachment } from './mail-attachments.ts';
import { type MailOffer, type OfferServices, openMailOffer, subjectOf } from './mail-offer.ts';
import { findMail, insertMail, listRecipients, lockMailId, type MailName, type MailRow } from './queries.ts';

/** The kind of these entries in the outbox. */
export const MAIL = 'mail';

export interface MailServices extends OfferServices, ImageServices {
  readonly transport: MailTransport;
}

export interface AskedCopy extends MailCopy {
  readonly id: string;
  readonly submissionId: string;
  readonly attachment: string | null;
  readonly language: string;
  /** Scheme and host of the URL that the sender uses. */
  readonly origin: string;
}

const HOUR_SECONDS = 3_600;

/** Throws submission-not-found, form-outside-areas, mail-not-offered, mail-invalid, id-taken, too-many-requests. */
export async function sendCopy(
  services: MailServices,
  actor: Actor,
  asked: AskedCopy,
): Promise<MailProgress> {
  const { db, clock } = services;
  const offer = await openMailOffer(services, actor, asked.submissionId);
  const { copy, issues } = checkMailCopy(asked);
  if (issues.length > 0) throw new Problem('mail-invalid', { issues });
  const name = { municipalityId: offer.row.municipalityId, id: asked.id };
  const at = clock();
  await inTransaction(db, async (tx) => {
    await lockMailId(tx, asked.id);
    // The request was sent twice, or again after a lost reply: the copy exists already.
    const before = await findMail(tx, name);
    if (before) return refuseOther(before, actor, asked);
    if (!(await keepSubmission(tx, offer.row))) throw new Problem('submission-not-found');
    await refuseFlood(tx, actor, at);
    const mail = await newMail(tx, actor, { offer, asked: { ...asked, ...copy }, at });
    await store(tx, mail, { username: actor.username, recipients: copy.recipients });
    await appendAudit(tx, {
      municipalityId: name.municipalityId,
      at,
      actor: actor.username,
      action: 'export',
      subject: 'submission',
      subjectId: asked.submissionId,
      details: { format: 'mail', mail: asked.id, recipients: copy.recipients.length },
    });
  });
  return mailProgress(services, name);
}

async function refuseFlood(tx: Queryable, { userId }: Actor, at: Date): Promise<void> {
  const limit = { key: `mail:user:${userId}`, tries: MAILS_PER_HOUR, windowSeconds: HOUR_SECONDS };
  await refuseAbove(tx, limit, at);
}

function refuseOther(before: MailRow, actor: Actor, asked: AskedCopy): void {
  const same = before.sentBy === actor.userId && before.submissionId === asked.submissionId;
  if (!same) throw new Problem('id-taken');
}

interface MailToWrite {
  readonly offer: MailOffer;
  readonly asked: AskedCopy;
  readonly at: Date;
}

async function newMail(tx: Queryable, actor: Actor, { offer, asked, at }: MailToWrite): Promise<MailRow> {
  const { row } = offer;
  const of = { formId: row.formId, uploadedBy: actor.userId };
  const file = asked.attachment === null ? null : await ownAttachment(tx, asked.attachment, of);
  const author = await findAuthor(tx, actor.municipalityId, actor.userId);
  return {
    municipalityId: row.municipalityId,
    id: asked.id,
    submissionId: row.id,
    sentBy: actor.userId,
    sender: [author?.firstName, author?.lastName].filter(Boolean).join(' ') || actor.username,
    createdAt: at,
    language: asked.language,
    origin: asked.origin,
    subject: subjectOf(offer, asked.language),
    body: asked.body,
    attachmentKey: file?.key ?? '',
    attachmentName: file?.name ?? '',
  };
}

async function store(
  tx: Queryable,
  mail: MailRow,
  { username, recipients }: { readonly username: string; readonly recipients: readonly string[] },
): Promise<void> {
  await postToOutbox(tx, {
    municipalityId: mail.municipalityId,
    id: mail.id,
    kind: MAIL,
    submissionId: mail.submissionId,
    label: mail.subject,
    payload: {},
    createdAt: mail.createdAt,
    createdBy: username,
  });
  await insertMail(tx, mail, recipients);
  const { municipalityId, attachmentKey: key } = mail;
  if (key !== '' && !(await markUsed(tx, { municipalityId, key }, mail.createdAt))) throw attachmentUnknown();
}

export async function mailProgress(
  { db, transport }: Pick<MailServices, 'db' | 'transport'>,
  name: MailName,
): Promise<MailProgress> {
  const entry = await findEntry(db, name);
  if (!entry) throw new Problem('mail-not-found');
  const recipients = await listRecipients(db, name);
  return {
    state: entry.state,
    delayed: entry.state === 'waiting' && entry.lastProblem !== '',
    transport: transport.kind,
    refused: recipients.filter(({ outcome }) => outcome === 'refused').map(({ address }) => address),
  };
}
