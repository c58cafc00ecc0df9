// The stand-in mail server as a separate process; tests can read what it accepted.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { startStandIn } from './stand-in.ts';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly sender: string;
  readonly secure: boolean;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  readonly from: { readonly name: string; readonly address: string };
  readonly headTo: readonly { readonly name: string; readonly address: string }[];
  readonly subject: string;
  readonly messageId: string;
  readonly date: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly {
    readonly filename: string;
    readonly mimeType: string;
    /** Base64. */
    readonly content: string;
  }[];
}

export interface MailBox {
  /** File in which the e-mails are stored. */
  readonly file: string;
  readonly url: string;
  /** In the order in which they were accepted. */
  readonly mails: () => Promise<readonly ReceivedMail[]>;
  readonly stop: () => Promise<void>;
}

export async function openMailBox(...options: readonly '--starttls'[]): Promise<MailBox> {
  const folder = await mkdtemp(join(tmpdir(), 'constancia-mail-box-'));
  const file = join(folder, 'mails.jsonl');
  const { port, stop } = await startStandIn('mail-box', { options: [file, ...options] });
  return {
    url: `smtp://127.0.0.1:${port}`,
    file,
    mails: () => mailsIn(file),
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The configuration of a server that sends its mail there, without encryption. */
export function mailInto({ url }: MailBox): Config['mail'] {
  return {
    smtp: { url, tls: 'none' },
    from: 'Constancia <no-responder@villa.example>',
    folder: '/nowhere',
    timeoutMs: 1_500,
  };
}

export async function mailsIn(file: string): Promise<readonly ReceivedMail[]> {
  const lines = await readFile(file, 'utf8').catch(() => '');
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ReceivedMail);
}
