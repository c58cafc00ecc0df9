// The connection between phone and server: a proxy that waits for one request of the protocol and lets it break, and that can
// serve the next version of the service worker.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { listenOnLoopback } from '../../apps/server/src/testing/outside/loopback.ts';

/** The requests of a submission with files, in the order of the protocol. */
export const REQUESTS = {
  'announcing a file': { method: 'POST', path: /\/uploads$/ },
  'a piece of a file': { method: 'PATCH', path: /^\/api\/uploads\/[^/]+$/ },
  'the end of a file': { method: 'POST', path: /\/completion$/ },
  'the submission': { method: 'POST', path: /\/submissions$/ },
} as const;
export type RequestName = keyof typeof REQUESTS;

/** What becomes of a request: `cut` never arrives, of `half` a part does, of `reply-lost` only the reply does not. */
export type Passage = 'passes' | 'cut' | 'half' | 'reply-lost';

export interface Waited {
  readonly name: RequestName;
  /** How many requests of the kind pass before. */
  readonly after: number;
  /** Runs when it comes, before it is passed on. */
  readonly happens: () => Promise<Passage>;
}

export interface Wire {
  readonly url: string;
  /** Replaces what was waited for; null for nothing. */
  readonly waitFor: (waited: Waited | null) => void;
  /** The service worker that the server hands out from now on is another one. */
  readonly makeNextVersion: () => void;
  readonly close: () => Promise<void>;
}

const WORKER = '/service-worker.js';

export async function openWire(port: number): Promise<Wire> {
  let waited: Waited | null = null;
  let passed = 0;
  let version = 0;
  const passageOf = async ({ method, url = '' }: IncomingMessage): Promise<Passage> => {
    if (!waited) return 'passes';
    const { name, after, happens } = waited;
    const wanted = REQUESTS[name];
    if (method !== wanted.method || !wanted.path.test(url.split('?')[0] ?? '')) return 'passes';
    passed += 1;
    if (passed <= after) return 'passes';
    waited = null;
    return happens();
  };
  const server = createServer((asked, reply) => {
    void passageOf(asked).then((passage) => pass(port, { asked, reply, passage, version }));
  });
  const { url, close } = await listenOnLoopback(server);
  return {
    url,
    close,
    waitFor: (next) => {
      waited = next;
      passed = 0;
    },
    makeNextVersion: () => {
      version += 1;
    },
  };
}

interface Exchange {
  readonly asked: IncomingMessage;
  readonly reply: ServerResponse;
  readonly passage: Passage;
  readonly version: number;
}

function pass(port: number, { asked, reply, passage, version }: Exchange): void {
  if (passage === 'cut') {
    reply.destroy();
    return;
  }
  const headers = { ...asked.headers };
  // Its text is changed on the way, so it has to come as it is.
  if (asked.url === WORKER) delete headers['accept-encoding'];
  if (asked.url === WORKER) delete headers['if-none-match'];
  const onward = request({
    host: '127.0.0.1',
    port,
    method: asked.method,
    path: asked.url,
    headers,
    agent: false,
  });
  onward.on('response', (received) => {
    received.on('error', () => reply.destroy());
    if (passage === 'reply-lost') {
      // The server has stored it and answered; nobody hears it.
      received.resume();
      reply.destroy();
    } else if (asked.url === WORKER) addVersion(received, reply, version);
    else {
      reply.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(reply);
    }
  });
  // As where there is no connection: no reply at all.
  onward.on('error', () => reply.destroy());
  reply.on('close', () => onward.destroy());
  if (passage === 'half') sendHalf(asked, onward, reply);
  else asked.pipe(onward);
}

function sendHalf(asked: IncomingMessage, onward: ReturnType<typeof request>, reply: ServerResponse): void {
  asked.once('data', (piece: Buffer) => {
    onward.write(piece.subarray(0, piece.length / 2), () => {
      onward.destroy();
      reply.destroy();
    });
  });
}

function addVersion(received: IncomingMessage, reply: ServerResponse, version: number): void {
  const { 'content-length': _length, etag: _etag, ...headers } = received.headers;
  reply.writeHead(received.statusCode ?? 502, headers);
  received.pipe(reply, { end: false });
  received.on('end', () => reply.end(`\n// version ${version}\n`));
}
