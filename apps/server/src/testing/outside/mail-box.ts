// The stand-in mail server as a separate process; tests can read what it accepted.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PROGRAM = resolve(import.meta.dirname, '../../../../stand-ins/src/mail-box.ts');

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
  const child = spawn(process.execPath, [PROGRAM, file, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  const port = await new Promise<string>((found, failed) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const said = /listening on (\d+)/.exec(output)?.[1];
      if (said !== undefined) found(said);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => failed(new Error(`the mail box ended: ${output}`)));
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    file,
    mails: () => mailsIn(file),
    stop: async () => {
      const exited = new Promise((done) => child.once('exit', done));
      child.kill('SIGKILL');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function mailsIn(file: string): Promise<readonly ReceivedMail[]> {
  const lines = await readFile(file, 'utf8').catch(() => '');
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ReceivedMail);
}
