// Asks clamd, the scanner of ClamAV, by its own protocol: a command that ends in a zero byte, then the file in pieces, each
// after its length, and a piece of length zero. Only one answer means that a file is clean; everything else refuses it.
// rules: X37.35-X37.38
import { connect, type Socket } from 'node:net';
import { limitConcurrency } from '../../platform/concurrency-limit.ts';
import { type FileScanner, InfectedFile, ScanFailure } from '../../platform/file-checks/file-scanner.ts';

export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

export interface ClamdSettings {
  readonly address: ClamdAddress;
  /** Longest time for one file with its wait for a turn, in milliseconds. */
  readonly timeoutMs: number;
}

/** clamd has ten threads by default; several servers may share it. */
const AT_A_TIME = 4;
/** More files than these are refused at once: they would only wait until their time is over. */
const WAITING_MAX = 32;
const REPLY_MAX = 4_096;

type Content = Iterable<Buffer> | AsyncIterable<Buffer>;

export function clamdScanner(settings: ClamdSettings): FileScanner {
  const turn = limitConcurrency(AT_A_TIME);
  let open = 0;
  return {
    scan: async (content) => {
      if (open >= AT_A_TIME + WAITING_MAX) throw new ScanFailure('busy');
      open++;
      const until = performance.now() + settings.timeoutMs;
      try {
        await turn(() => scanWithin(settings, content, until - performance.now()));
      } finally {
        open--;
      }
    },
  };
}

async function scanWithin(settings: ClamdSettings, content: Content, timeoutMs: number): Promise<void> {
  if (timeoutMs <= 0) throw new ScanFailure('busy');
  const { reply, isWhole } = await exchange({ ...settings, timeoutMs }, inStream(content));
  const found = /^stream: ([\x21-\x7e]{1,200}) FOUND$/.exec(reply);
  if (found) throw new InfectedFile(found[1]);
  if (/^INSTREAM size limit exceeded\. ERROR$/.test(reply)) throw new ScanFailure('too-large');
  if (reply !== 'stream: OK' || !isWhole) throw new ScanFailure('garbled');
}

async function* inStream(content: Content): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of content) {
    // A piece of length zero would end the file.
    if (piece.length === 0) continue;
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

interface ClamdVersion {
  readonly program: string;
  /** When its signatures were made; null when it has none or does not say. */
  readonly signaturesOf: Date | null;
}

/** Throws ScanFailure. */
export async function clamdVersion(settings: ClamdSettings): Promise<ClamdVersion> {
  const { reply } = await exchange(settings, [Buffer.from('zVERSION\0')]);
  const [, program, made = ''] = /^(ClamAV [\w.~+-]{1,40})(?:\/\d+\/([\w: ]{1,40}))?$/.exec(reply) ?? [];
  if (program === undefined) throw new ScanFailure('garbled');
  const at = Date.parse(`${made} UTC`);
  return { program, signaturesOf: Number.isNaN(at) ? null : new Date(at) };
}

interface Exchange {
  readonly reply: string;
  /** Everything was sent before the reply came. */
  readonly isWhole: boolean;
}

/** One request over a connection of its own, which is cut when it takes too long. Throws ScanFailure. */
async function exchange({ address, timeoutMs }: ClamdSettings, request: Content): Promise<Exchange> {
  const socket = connect(address);
  const reply = replyOf(socket);
  const timer = setTimeout(() => socket.destroy(new Error('took too long')), timeoutMs);
  const sent = { isWhole: false };
  const sending = send(socket, request, sent);
  try {
    // Which of the two fails first does not matter for the connection; a file that cannot be read is no failure of clamd.
    await Promise.race([reply, sending]);
    return { reply: await reply, ...sent };
  } finally {
    clearTimeout(timer);
    socket.destroy();
    sending.catch(() => undefined);
  }
}

/** Never faster than the other side reads; ends early when the connection has ended, which `replyOf` reports. */
async function send(socket: Socket, request: Content, sent: { isWhole: boolean }): Promise<void> {
  for await (const piece of request) {
    if (socket.destroyed) throw new ScanFailure('no-answer');
    if (!socket.write(piece)) await drained(socket);
  }
  sent.isWhole = true;
}

function drained(socket: Socket): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      socket.off('drain', end);
      socket.off('close', end);
      done();
    };
    socket.on('drain', end);
    socket.on('close', end);
  });
}

/** The text before the first zero byte, even when the connection breaks after it. */
function replyOf(socket: Socket): Promise<string> {
  const reply = new Promise<string>((done, failed) => {
    let said = Buffer.alloc(0);
    socket.on('data', (piece) => {
      said = Buffer.concat([said, piece]);
      const end = said.indexOf(0);
      if (end !== -1) done(said.toString('latin1', 0, end).trim());
      else if (said.length > REPLY_MAX) failed(new ScanFailure('garbled'));
    });
    socket.on('error', (cause) => failed(new ScanFailure('no-answer', { cause })));
    socket.on('close', () => failed(new ScanFailure(said.length === 0 ? 'no-answer' : 'garbled')));
  });
  // Nobody may be waiting yet when it fails.
  reply.catch(() => undefined);
  return reply;
}
