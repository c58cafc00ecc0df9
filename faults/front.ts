// The proxy in front of the servers: nginx with the settings of docs/production where this machine has it, otherwise one of
// our own that takes the servers in turn. Either can be told to lose replies.
import { type ClientRequest, createServer, type IncomingMessage, request } from 'node:http';
import { listenOnLoopback } from '../apps/server/src/testing/outside/loopback.ts';
import { openNginx } from './nginx.ts';

export interface Front {
  readonly url: string;
  /** Which program it is. */
  readonly name: string;
  /** The share of requests whose reply is lost on the way back, from 0 to 1. */
  readonly loseReplies: (share: number) => void;
  /** The share of pieces of files whose connection breaks in the middle, from 0 to 1. */
  readonly cutUploads: (share: number) => void;
  readonly close: () => Promise<void>;
}

/** `ports`: of the servers, on loopback. `program`: where nginx would be. */
export async function openFront(ports: readonly number[], program?: string): Promise<Front> {
  const behind = await openNginx(ports, program);
  let turn = 0;
  let lost = 0;
  let cut = 0;
  const server = createServer((asked, reply) => {
    turn += 1;
    const losesIt = turn % 100 < lost * 100;
    const passed = request({
      host: '127.0.0.1',
      port: behind?.port ?? ports[turn % ports.length],
      method: asked.method,
      path: asked.url,
      headers: asked.headers,
      agent: false,
    });
    passed.on('response', (received) => {
      // The server has stored it and answered; nobody hears it.
      if (losesIt) {
        received.resume();
        reply.destroy();
        return;
      }
      reply.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(reply);
      received.on('error', () => reply.destroy());
    });
    passed.on('error', () => (reply.headersSent ? reply.destroy() : reply.writeHead(502).end()));
    if (asked.method === 'PATCH' && turn % 100 < cut * 100) breakInTheMiddle(asked, passed);
    else asked.pipe(passed);
  });
  const { url, close } = await listenOnLoopback(server);
  return {
    url,
    name: behind?.name ?? 'a proxy of the tests',
    loseReplies: (share) => {
      lost = share;
    },
    cutUploads: (share) => {
      cut = share;
    },
    close: async () => {
      await close();
      await behind?.stop();
    },
  };
}

/** Half of what comes first is passed on. */
function breakInTheMiddle(asked: IncomingMessage, passed: ClientRequest): void {
  asked.once('data', (piece: Buffer) => {
    passed.write(piece.subarray(0, piece.length / 2), () => {
      passed.destroy();
      asked.destroy();
    });
  });
}
