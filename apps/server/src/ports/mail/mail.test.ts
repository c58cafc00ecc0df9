// The mail port over real SMTP: TLS, servers that are gone or use another protocol, and the configuration.
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { openMailBox } from '../../testing/outside/mail-box.ts';
import { freePort } from '../../testing/server-process.ts';
import type { Mail } from './port.ts';
import { type SmtpSettings, smtpMail } from './smtp.ts';

const FROM = 'Constancia <no-responder@villa.example>';
const LETTER: Mail = {
  municipalityId: 'town',
  id: '0f0e8f36-5d1c-4a49-8f0e-000000000001.0',
  date: new Date('2026-03-10T15:00:00.000Z'),
  to: 'ana@villa.example',
  subject: 'Poda VM1',
  text: 'Poda',
  html: '<p>Poda</p>',
  attachments: [],
};
const TIMEOUT_MS = 1_000;

let closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
});

const send = (url: string, tls: SmtpSettings['tls'] = 'none') =>
  smtpMail({
    url,
    tls,
    from: FROM,
    timeoutMs: TIMEOUT_MS,
    senderOf: async () => ({ name: '', replyTo: '' }),
  }).send(LETTER);

/** A server that talks to every connection as the test says; returns its URL. */
async function server(talk: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const listening: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    talk(socket);
  });
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    listening.close();
    await once(listening, 'close');
  });
  const address = listening.address();
  return `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

it('X19.09 says nothing to a server without TLS where it is required', async () => {
  const box = await openMailBox();
  closing.push(box.stop);
  await expect(send(box.url, 'required')).rejects.toMatchObject({ kind: 'refused-now' });
  expect(await box.mails()).toEqual([]);
  await send(box.url);
  expect((await box.mails()).map(({ messageId }) => messageId)).toEqual([`<${LETTER.id}@villa.example>`]);
});

it('X19.09 trusts no certificate that nobody vouches for', async () => {
  const box = await openMailBox('--starttls');
  closing.push(box.stop);
  await expect(send(box.url, 'required')).rejects.toMatchObject({ kind: 'no-answer' });
  expect(await box.mails()).toEqual([]);
});

const EHLO = '220 hola\r\n';
const GARBAGE = Buffer.alloc(1024 * 1024, 'x');
const talks: readonly (readonly [string, string, (socket: Socket) => void])[] = [
  ['silent from the start', 'no-answer', () => {}],
  ['hanging up at once', 'no-answer', (socket) => socket.destroy()],
  ['a web server', 'no-answer', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n<html>')],
  ['talking without end', 'no-answer', (socket) => flood(socket)],
  ['one letter a second', 'no-answer', (socket) => dribble(socket)],
  ['busy', 'refused-now', (socket) => socket.write('421 busy\r\n')],
  ['refusing the sender', 'refused-now', (socket) => answers(socket, /^MAIL/, '550 not you')],
  ['refusing the letter', 'refused', (socket) => answers(socket, /^\.$/m, '554 not this')],
  ['full', 'refused-now', (socket) => answers(socket, /^\.$/m, '452 full')],
];

function flood(socket: Socket): void {
  const more = () => {
    while (!socket.destroyed && socket.write(GARBAGE));
  };
  socket.on('drain', more);
  more();
}

function dribble(socket: Socket): void {
  const timer = setInterval(() => socket.write('2'), 300);
  socket.once('close', () => clearInterval(timer));
}

/** Replies OK to everything except what matches the pattern. */
function answers(socket: Socket, pattern: RegExp, reply: string): void {
  socket.write(EHLO);
  socket.on('data', (chunk) => {
    const said = chunk.toString();
    if (pattern.test(said)) socket.write(`${reply}\r\n`);
    else if (/^DATA/m.test(said)) socket.write('354 go on\r\n');
    else if (!said.includes('\r\n.\r\n') && !/^[A-Z]{4}/.test(said)) return;
    else socket.write('250 yes\r\n');
  });
}

it.each(talks)('X19.07 X19.08 a server that is %s: %s', async (_how, kind, talk) => {
  const url = await server(talk);
  const begun = performance.now();
  await expect(send(url)).rejects.toMatchObject({ kind });
  expect(performance.now() - begun).toBeLessThan(TIMEOUT_MS + 2_000);
});

it('X19.07 a server that is gone does not reply', async () => {
  await expect(send(`smtp://127.0.0.1:${await freePort()}`)).rejects.toMatchObject({ kind: 'no-answer' });
});

it('X2.06 X19.09 the configuration asks for TLS but on this machine, and names what is wrong without the password', () => {
  const mail = (SMTP_URL: string, MAIL_FROM = FROM) => readConfig({ SMTP_URL, MAIL_FROM }).mail.smtp?.tls;
  expect(mail('smtp://mail.villa.example')).toBe('required');
  expect(mail('smtps://ana:clave@127.0.0.1')).toBe('required');
  expect(mail('smtp://127.0.0.1:2525')).toBe('none');
  expect(mail('smtp://localhost')).toBe('none');
  expect(mail('smtp://localhost.evil.example')).toBe('required');
  expect(readConfig({}).mail.smtp).toBeNull();
  expect(() => mail('http://ana:clave@mail.example')).toThrow(/^SMTP_URL must be an smtp or smtps address$/);
  expect(() => mail('smtp://mail.example', '')).toThrow('MAIL_FROM must name');
  expect(() => mail('smtp://mail.example', 'a@b.example\r\nBcc: c@d.example')).toThrow('MAIL_FROM must be');
});
