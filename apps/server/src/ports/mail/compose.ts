// Composes an e-mail as bytes for mail servers. It reads no file and fetches nothing, whatever the text
// contains.
// rules: A7.15, W13, W16, X19.04, X19.08
import type { Mail, MailSender } from './port.ts';

export interface ComposedMail {
  readonly from: string;
  readonly to: string;
  readonly bytes: Buffer;
}

/**
 * `from`: as configured, `Name <address>` or only an address. The address stays that of the installation, for which the
 * mail server answers; the municipality may put its name before it, and say where replies go.
 */
export async function composeMail(from: string, mail: Mail, sender: MailSender): Promise<ComposedMail> {
  const { id, date, to, subject, text, html, attachments } = mail;
  // Loaded with the first e-mail.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const node = new MailComposer({
    from: sender.name === '' ? from : { name: sender.name, address: addressOf(from) },
    ...(sender.replyTo !== '' && { replyTo: { name: '', address: sender.replyTo } }),
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

function addressOf(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}

function domainOf(from: string): string {
  return /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}
