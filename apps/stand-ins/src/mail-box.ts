// Plays a municipality's mail server over real SMTP and stores what it accepts: each e-mail as a line of JSON
// in the file named by the first argument. The recipient's address decides how it behaves. It prints its port
// when it is ready.
//
// node mail-box.ts <file> [--starttls]
//
// refused@…   550, this address accepts nothing          later@…   451 the first time, then accepted
// silent@…    never replies again                         slow@…    replies one character a second, never ends
// gone@…      closes the connection                       others    accepted
import { appendFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

const [file = '', ...options] = process.argv.slice(2);
const met = new Set<string>();

class Refusal extends Error {
  readonly responseCode: number;
  constructor(responseCode: number) {
    super('not taken');
    this.responseCode = responseCode;
  }
}

/** The socket of a session, which the server does not expose. */
function socketOf(server: SMTPServer, { id }: SMTPServerSession): Socket | undefined {
  const open = [...server.connections] as readonly { readonly id: string; readonly _socket: Socket }[];
  return open.find((connection) => connection.id === id)?._socket;
}

function dribble(socket: Socket | undefined): void {
  const timer = setInterval(() => socket?.write('2'), 1_000);
  socket?.once('close', () => clearInterval(timer));
}

async function keep(stream: SMTPServerDataStream, { envelope, secure }: SMTPServerSession): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const raw = Buffer.concat(chunks);
  const mail = await PostalMime.parse(raw);
  const attachments = mail.attachments.map(({ filename, mimeType, content }) => ({
    filename,
    mimeType,
    content: Buffer.from(content as ArrayBuffer).toString('base64'),
  }));
  const kept = {
    to: envelope.rcptTo.map(({ address }) => address),
    sender: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
    secure,
    headers: mail.headers,
    from: mail.from,
    headTo: mail.to,
    subject: mail.subject,
    messageId: mail.messageId,
    date: mail.date,
    text: mail.text,
    html: mail.html,
    attachments,
  };
  await appendFile(file, `${JSON.stringify(kept)}\n`);
}

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: options.includes('--starttls') ? [] : ['STARTTLS'],
  disableReverseLookup: true,
  onRcptTo({ address }, session, answer) {
    switch (address.split('@')[0]) {
      case 'refused':
        return answer(new Refusal(550));
      case 'later':
        if (met.has(address)) return answer();
        met.add(address);
        return answer(new Refusal(451));
      case 'silent':
        return undefined;
      case 'slow':
        return dribble(socketOf(server, session));
      case 'gone':
        return void socketOf(server, session)?.destroy();
      default:
        return answer();
    }
  },
  onData(stream, session, answer) {
    keep(stream, session).then(
      () => answer(),
      (error: Error) => answer(error),
    );
  },
});
server.on('error', (error) => process.stderr.write(`${error.message}\n`));
server.listen(0, '127.0.0.1', () => {
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  process.stdout.write(`listening on ${port}\n`);
});
