// Composes an e-mail as bytes for mail servers. It reads no file and fetches nothing, whatever the text
// contains.
// rules: A7.15, W13, W16, X19.04, X19.08
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail } from './port.ts';

export interface ComposedMail {
  readonly from: string;
  readonly to: string;
  readonly bytes: Buffer;
}

/** `from`: as configured, `Name <address>` or only an address. */
export async function composeMail(from: string, mail: Mail): Promise<ComposedMail> {
  const { id, date, to, subject, text, html, attachments } = mail;
  const node = new MailComposer({
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    date,
    messageId: `<${id}@${domainOf(from)}>`,
    // Prevents automatic replies such as out-of-office messages.
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: attachments.map(({ name, mediaType, content }) => ({
      filename: name,
      contentType: mediaType,
      content,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
    xMailer: false,
  }).compile();
  const envelope = node.getEnvelope();
  const bytes = await node.build();
  return { from: String(envelope.from), to: [envelope.to].flat()[0] ?? to, bytes };
}

function domainOf(from: string): string {
  return /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}
