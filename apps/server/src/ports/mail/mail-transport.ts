// Chooses how e-mails are sent, by the configuration.
import { folderMail } from './folder.ts';
import type { MailTransport } from './port.ts';
import { smtpMail } from './smtp.ts';

export interface MailSettings {
  /** Null when e-mails wait in the folder. */
  readonly smtp: { readonly url: string; readonly tls: 'required' | 'none' } | null;
  readonly from: string;
  readonly folder: string;
  readonly timeoutMs: number;
}

export function mailTransport({ smtp, from, folder, timeoutMs }: MailSettings): MailTransport {
  return smtp ? smtpMail({ ...smtp, from, timeoutMs }) : folderMail({ folder, from });
}
