// Delivers a copy from the outbox: one e-mail per recipient, and no second one to a recipient who has it. A
// recipient whose server refuses it does not stop the others.
// rules: A4.43, A7.15, X19.05-X19.10

import { mailContent } from '@constancia/domain/mail/mail-content.ts';
import { mailHtml } from '@constancia/domain/mail/mail-html.ts';
import { mailText } from '@constancia/domain/mail/mail-text.ts';
import type { RecordSheet } from '@constancia/domain/presentation/record/record.ts';
import { fileNameOf } from '@constancia/domain/presentation/record/record-file-name.ts';
import { DEFAULT_RECORD_OPTIONS } from '@constancia/domain/presentation/record/record-options.ts';
import { mailWords } from '@constancia/messages/mail-words.ts';
import { type Courier, DeliveryFailure } from '../../platform/outbox/outbox.ts';
import { deliveryFailureOf } from '../../ports/mail/delivery-failure.ts';
import { type Mail, MailFailure, type MailTransport } from '../../ports/mail/port.ts';
import { dropFile, findFile, type ImageServices } from '../files/public.ts';
import { findSubmission, type SubmissionKey } from '../submissions/public.ts';
import { findOwnTexts } from '../territory/public.ts';
import { readAttachment } from './mail-attachments.ts';
import { completeRecipient, findMail, listRecipients, type MailRow, type RecipientRow } from './queries.ts';

/** The language of the record, and the URL that people use. */
export interface RecordAsked {
  readonly language: string;
  readonly origin: string;
}

export interface MailCourierServices extends ImageServices {
  readonly transport: MailTransport;
  /** Null when the submission is gone. */
  readonly readRecord: (submission: SubmissionKey, asked: RecordAsked) => Promise<RecordSheet | null>;
  readonly makeRecordPdf: (submission: SubmissionKey, asked: RecordAsked) => Promise<Uint8Array | null>;
}

export const MAIL_RECORD_OPTIONS = { ...DEFAULT_RECORD_OPTIONS, unanswered: 'hidden' } as const;

/**
 * Larger records are not attached: many mail servers accept at most 25 MB, a third of which is lost to the
 * encoding.
 */
const PDF_BYTES_MAX = 10 * 1024 * 1024;
/** Milliseconds after which no further e-mail is begun, because an entry is leased for three minutes. */
const BUDGET_MS = 120_000;

type MailBody = Omit<Mail, 'municipalityId' | 'id' | 'to'>;

export function mailCourier(services: MailCourierServices): Courier {
  return async ({ municipalityId, id }) => {
    const name = { municipalityId, id };
    const mail = await findMail(services.db, name);
    const content = mail && (await contentOf(services, mail));
    if (!mail || !content) throw new DeliveryFailure('gone', 'never');
    const recipients = await listRecipients(services.db, name);
    const waiting = recipients.filter(({ outcome }) => outcome !== 'accepted');
    const failures = await sendAll(services, { mail, content }, waiting);
    const [first] = failures.toSorted((one, other) => RANK[one.kind] - RANK[other.kind]);
    if (first) throw deliveryFailureOf(first);
    await deleteAttachment(services, mail);
  };
}

/** Which of several failures is reported: first the one that may end by itself. */
const RANK = { 'not-configured': 0, 'no-answer': 1, 'refused-now': 2, refused: 3 } as const;

async function contentOf(services: MailCourierServices, mail: MailRow): Promise<MailBody | null> {
  const { language, origin } = mail;
  const submission = { municipalityId: mail.municipalityId, id: mail.submissionId };
  const sheet = await services.readRecord(submission, { language, origin });
  const pdf = sheet && (await services.makeRecordPdf(submission, { language, origin }));
  const row = pdf && (await findSubmission(services.db, submission));
  if (!row) return null;
  const ownTexts = await findOwnTexts(services.db, { municipalityId: mail.municipalityId, language });
  const record = pdf.length > PDF_BYTES_MAX ? 'too-large' : 'attached';
  const content = mailContent({
    sheet,
    words: mailWords(language, ownTexts),
    sender: mail.sender,
    body: mail.body,
    record,
  });
  const recordFile = {
    name: fileNameOf(row.code, 'record'),
    mediaType: 'application/pdf',
    content: Buffer.from(pdf),
  };
  return {
    date: mail.createdAt,
    subject: mail.subject,
    text: mailText(content),
    html: mailHtml(content),
    attachments: [...(record === 'attached' ? [recordFile] : []), ...(await attachmentOf(services, mail))],
  };
}

async function attachmentOf(
  services: MailCourierServices,
  { attachmentKey: key, attachmentName: name }: MailRow,
): Promise<Mail['attachments']> {
  if (key === '') return [];
  const file = await findFile(services.db, key);
  const content = file && (await readAttachment(services, key));
  // Without its attachment it would not be the e-mail that the person wrote.
  if (!content) throw new DeliveryFailure('gone', 'never');
  return [{ name, mediaType: file.mediaType, content }];
}

async function sendAll(
  services: MailCourierServices,
  { mail, content }: { readonly mail: MailRow; readonly content: MailBody },
  recipients: readonly RecipientRow[],
): Promise<readonly MailFailure[]> {
  const name = { municipalityId: mail.municipalityId, id: mail.id };
  const begun = performance.now();
  const failures: MailFailure[] = [];
  for (const { position, address } of recipients) {
    if (performance.now() - begun > BUDGET_MS) return [...failures, new MailFailure('no-answer')];
    const message = {
      ...content,
      municipalityId: mail.municipalityId,
      id: `${mail.id}.${position}`,
      to: address,
    };
    const failure = await trySending(services.transport, message);
    if (failure) failures.push(failure);
    // The mail server does not answer, so the next one would fail too.
    if (failure?.kind === 'no-answer') return failures;
    const outcome = failure ? (failure.kind === 'refused' ? 'refused' : 'pending') : 'accepted';
    await completeRecipient(services.db, name, { position, outcome, at: services.clock() });
  }
  return failures;
}

async function trySending(transport: MailTransport, mail: Mail): Promise<MailFailure | null> {
  try {
    await transport.send(mail);
    return null;
  } catch (error) {
    if (error instanceof MailFailure) return error;
    throw error;
  }
}

async function deleteAttachment(
  { db }: MailCourierServices,
  { municipalityId, attachmentKey: key }: MailRow,
): Promise<void> {
  if (key === '') return;
  await dropFile(db, { municipalityId, key });
}
