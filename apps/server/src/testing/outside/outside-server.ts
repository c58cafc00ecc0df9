// An outside system on loopback that takes JSON requests: it records them, and a test says what it replies.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnLoopback } from './loopback.ts';

type OutsideBody = Readonly<Record<string, unknown>>;
export type Respond = (name: string, body: OutsideBody, reply: ServerResponse) => void;

export interface OutsideServer {
  readonly url: string;
  readonly seen: { name: string; body: OutsideBody }[];
  readonly close: () => Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<OutsideBody> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as OutsideBody;
}

/** `respond` gets the last piece of the URL as the name of the endpoint. */
export async function openOutsideServer(respond: Respond): Promise<OutsideServer> {
  const seen: OutsideServer['seen'] = [];
  const server = createServer((request, reply) => {
    void (async () => {
      const body = await bodyOf(request);
      const name = (request.url ?? '').slice(1);
      seen.push({ name, body });
      respond(name, body, reply);
    })();
  });
  const { url, close } = await listenOnLoopback(server);
  return { url, seen, close };
}
