// Chooses how e-mails are sent, by the configuration.
import { folderMail } from './folder.ts';
import type { MailTransport, SenderOf } from './port.ts';
import { smtpMail } from './smtp.ts';

export interface MailSettings {
  /** Null when e-mails wait in the folder. */
  readonly smtp: { readonly url: string; readonly tls: 'required' | 'none' } | null;
  readonly from: string;
  readonly folder: string;
  readonly timeoutMs: number;
}

export function mailTransport(
  { smtp, from, folder, timeoutMs }: MailSettings,
  senderOf: SenderOf,
): MailTransport {
  return smtp ? smtpMail({ ...smtp, from, timeoutMs, senderOf }) : folderMail({ folder, from, senderOf });
}
