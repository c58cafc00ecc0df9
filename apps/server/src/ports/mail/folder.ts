// Without a mail server letters are written to a folder, where people can read them with any mail program, and wait in
// the outbox: nobody is told that they were sent. rules: A7.15, X19.10
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeLetter } from './compose.ts';
import { MailFailure, type MailTransport } from './port.ts';

export function folderMail({
  folder,
  from,
}: {
  readonly folder: string;
  readonly from: string;
}): MailTransport {
  return {
    kind: 'outbox',
    send: async (letter) => {
      const { bytes } = await composeLetter(from, letter);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A later try writes the same letter again.
      await writeFile(join(folder, `${letter.id}.eml`), bytes, { mode: 0o600 });
      throw new MailFailure('not-configured');
    },
  };
}
