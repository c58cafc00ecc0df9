// Used without a mail server: e-mails are written to a folder, where any mail program can open them. They
// stay in the outbox, so nobody is shown that they were sent.
// rules: A7.15, X19.10
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeMail } from './compose.ts';
import { MailFailure, type MailTransport, type SenderOf } from './port.ts';

export function folderMail({
  folder,
  from,
  senderOf,
}: {
  readonly folder: string;
  readonly from: string;
  readonly senderOf: SenderOf;
}): MailTransport {
  return {
    kind: 'outbox',
    send: async (mail) => {
      const { bytes } = await composeMail(from, mail, await senderOf(mail.municipalityId));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A later attempt writes the same file again.
      await writeFile(join(folder, `${mail.id}.eml`), bytes, { mode: 0o600 });
      throw new MailFailure('not-configured');
    },
  };
}
