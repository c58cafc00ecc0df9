// Sends requests over sockets of its own and takes the time of each: from the moment it was due until its reply is
// complete. It does little else, because it shares the machine with what it measures.
import { connect, type Socket } from 'node:net';

export interface Reply {
  readonly status: number;
  /** Milliseconds from the moment it was due until the reply was complete. */
  readonly ms: number;
  /** Milliseconds of it until it was sent: the generator itself was late, or waited for the machine. */
  readonly unsentMs: number;
  /** Milliseconds from the beginning of the load until the reply was complete. */
  readonly at: number;
  readonly retryAfter: string | null;
}

export interface Loaded {
  /** From the first request to the last reply. */
  readonly seconds: number;
  readonly replies: readonly Reply[];
}

export interface Load {
  readonly url: string;
  readonly amount: number;
  /** Connections at the beginning; with a rate, more are opened when all are busy. */
  readonly clients: number;
  /** Requests a second; without it each client sends as soon as it has its reply. */
  readonly rate?: number;
  /** A whole request: the pieces of its text one after the other. */
  readonly next: () => readonly (Buffer | string)[];
}

const END_OF_HEAD = '\r\n\r\n';
const CONNECTIONS_MAX = 1_500;

interface Head {
  readonly status: number;
  readonly retryAfter: string | null;
  /** Bytes of the whole reply. */
  readonly bytes: number;
}

/** Null while the head of the reply has not arrived. */
function headOf(received: Buffer): Head | null {
  const end = received.indexOf(END_OF_HEAD);
  if (end === -1) return null;
  const head = received.toString('latin1', 0, end).toLowerCase();
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  if (length === undefined) throw new Error(`a reply without length: ${head}`);
  return {
    status: Number(head.slice(9, 12)),
    retryAfter: /\r\nretry-after: ([^\r]*)/.exec(head)?.[1] ?? null,
    bytes: end + END_OF_HEAD.length + Number(length),
  };
}

interface Client {
  readonly send: (pieces: readonly (Buffer | string)[]) => Promise<Head>;
  readonly close: () => void;
}

function openClient({ hostname, port }: URL): Client {
  let received: Buffer = Buffer.alloc(0);
  let head: Head | null = null;
  let waiting: { readonly resolve: (head: Head) => void; readonly reject: (error: Error) => void } | null =
    null;
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    head ??= headOf(received);
    if (!head || received.length < head.bytes) return;
    const complete = head;
    received = Buffer.alloc(0);
    head = null;
    waiting?.resolve(complete);
  });
  const fail = (error?: Error) => waiting?.reject(error ?? new Error('the server closed a connection'));
  socket.on('error', fail);
  socket.on('close', () => fail());
  return {
    send: (pieces) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.cork();
        for (const piece of pieces) socket.write(piece);
        socket.uncork();
      }),
    close: () => {
      waiting = null;
      socket.destroy();
    },
  };
}

/** A connection that breaks counts as status 0. */
async function timed(
  client: Client,
  load: Load,
  { due, start }: { due: number; start: number },
): Promise<Reply> {
  const unsentMs = performance.now() - due;
  const head = await client.send(load.next()).catch(() => ({ status: 0, retryAfter: null }));
  const now = performance.now();
  return { status: head.status, retryAfter: head.retryAfter, ms: now - due, unsentMs, at: now - start };
}

async function asFastAsReplied(load: Load, clients: readonly Client[]): Promise<readonly Reply[]> {
  const replies: Reply[] = [];
  let sent = 0;
  const start = performance.now();
  const one = async (client: Client) => {
    while (sent < load.amount) {
      sent += 1;
      replies.push(await timed(client, load, { due: performance.now(), start }));
    }
  };
  await Promise.all(clients.map(one));
  return replies;
}

/** Requests do not wait for replies: what is due is sent, on a new connection if all are busy. */
async function atRate(load: Load, clients: Client[], rate: number): Promise<readonly Reply[]> {
  const url = new URL(load.url);
  const idle = [...clients];
  const replies: Reply[] = [];
  const open: Promise<void>[] = [];
  const start = performance.now();
  const sendOne = (due: number) => {
    let client = idle.pop();
    if (!client) {
      if (clients.length === CONNECTIONS_MAX) return false;
      client = openClient(url);
      clients.push(client);
    }
    const used = client;
    open.push(
      timed(used, load, { due, start }).then((reply) => {
        replies.push(reply);
        return void idle.push(reply.status === 0 ? openClient(url) : used);
      }),
    );
    return true;
  };
  let sent = 0;
  while (sent < load.amount) {
    const due = start + (sent / rate) * 1000;
    if (due <= performance.now() && sendOne(due)) sent += 1;
    else await new Promise((later) => setTimeout(later, Math.max(1, due - performance.now())));
  }
  await Promise.all(open);
  return replies;
}

export async function run(load: Load): Promise<Loaded> {
  const clients = Array.from({ length: load.clients }, () => openClient(new URL(load.url)));
  const start = performance.now();
  const replies =
    load.rate === undefined ? await asFastAsReplied(load, clients) : await atRate(load, clients, load.rate);
  const seconds = (performance.now() - start) / 1000;
  for (const client of clients) client.close();
  return { seconds, replies };
}
