// Sends an administrator a mail as the municipality sends them, and says in one word what the mail server did. It goes
// to the address of the person's own account and to no other, so that it cannot be used to write to strangers.
// rules: X33.86
import { randomUUID } from 'node:crypto';
import type { sendTestMail } from '@constancia/contract/administration/municipality-settings.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { mailHtml } from '@constancia/domain/mail/mail-html.ts';
import { mailText } from '@constancia/domain/mail/mail-text.ts';
import { testMail } from '@constancia/messages/test-mail.ts';
import { appendAudit } from '../../../../platform/audit/queries.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { type Mail, MailFailure, type MailTransport } from '../../../../ports/mail/port.ts';
import type { AdministrationServices } from '../save-municipality.ts';
import { findSettings } from './queries.ts';

export interface TestMailServices extends AdministrationServices {
  readonly transport: MailTransport;
}

type Outcome = Reply<typeof sendTestMail>['outcome'];

export async function tryMail(
  { db, clock, transport }: TestMailServices,
  { email, username }: Actor,
  { municipalityId, language }: { readonly municipalityId: string; readonly language: string },
): Promise<Reply<typeof sendTestMail>> {
  const row = await findSettings(db, municipalityId, { lock: false });
  if (!row) throw new Problem('municipality-not-found');
  if (email === '') throw new Problem('user-without-email');
  const at = clock();
  const { subject, content } = testMail({ language, municipality: row.name });
  const outcome = await outcomeOf(transport, {
    municipalityId,
    id: `test-${randomUUID()}`,
    date: at,
    to: email,
    subject,
    text: mailText(content),
    html: mailHtml(content),
    attachments: [],
  });
  await appendAudit(db, {
    municipalityId,
    at,
    actor: username,
    action: 'create',
    subject: 'test-mail',
    subjectId: municipalityId,
    details: { outcome },
  });
  return { sentTo: email, outcome };
}

async function outcomeOf(transport: MailTransport, mail: Mail): Promise<Outcome> {
  try {
    await transport.send(mail);
    return 'accepted';
  } catch (error) {
    if (error instanceof MailFailure) return error.kind;
    throw error;
  }
}
