// A system outside that is notified: it keeps what arrives, and can be in order, wrong, silent or away.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';

export interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Receiver {
  readonly url: string;
  readonly host: string;
  readonly received: Received[];
  /** What it replies: a status with a body and a Location, or nothing at all. */
  reply: { readonly status: number; readonly body?: string; readonly location?: string } | 'silent';
  /** Called with each request before the reply. */
  onRequest: (received: Received) => Promise<void>;
  /** Nobody listens at its port until it is back. */
  readonly leave: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
}

export async function openReceiver(): Promise<Receiver> {
  let server: Server | null = null;
  let port = 0;
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const one = { headers: request.headers as Record<string, string>, body: await text(request) };
    receiver.received.push(one);
    await receiver.onRequest(one);
    if (receiver.reply === 'silent') return;
    const { status, body = 'ok', location } = receiver.reply;
    response.writeHead(status, location === undefined ? {} : { location }).end(body);
  };
  const comeBack = async () => {
    const listening = createServer((request, response) => void take(request, response));
    await new Promise<void>((ready) => listening.listen(port, '127.0.0.1', ready));
    port = (listening.address() as AddressInfo).port;
    server = listening;
  };
  const leave = async () => {
    const leaving = server;
    server = null;
    if (!leaving) return;
    await new Promise<void>((closed) => {
      leaving.close(() => closed());
      leaving.closeAllConnections();
    });
  };
  const receiver: Receiver = {
    url: '',
    host: '',
    received: [],
    reply: { status: 200 },
    onRequest: async () => undefined,
    leave,
    comeBack,
  };
  await comeBack();
  const host = `127.0.0.1:${port}`;
  return Object.assign(receiver, { host, url: `http://${host}/events` });
}

/** Verified by the library of the standard, at the time of the test. Throws when it was not signed with the secret. */
export function verified({ headers, body }: Received, secret: string, now: Date): Notice {
  vi.useFakeTimers({ toFake: ['Date'], now });
  try {
    return new Webhook(secret).verify(body, { ...headers }) as Notice;
  } finally {
    vi.useRealTimers();
  }
}

export interface Notice {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: {
    readonly submission: { readonly id: string; readonly code: string };
    readonly form: { readonly id: string; readonly title: string };
    readonly area: { readonly id: string };
    readonly state: { readonly id: number; readonly name: string } | null;
  };
}

export const noticeIn = ({ body }: Received): Notice => JSON.parse(body);
