// A reverse proxy on loopback as town halls run one: it passes everything on and appends the address of its
// client to X-Forwarded-For, as nginx does with $proxy_add_x_forwarded_for.
import { createServer, type IncomingMessage, request } from 'node:http';
import { listenOnLoopback } from './loopback.ts';

export interface TestProxy {
  readonly port: number;
  readonly close: () => Promise<void>;
}

export interface ProxySettings {
  /** Port on loopback to pass requests on to. */
  readonly to: number;
  /** The address that it connects from, another one of loopback; 127.0.0.1 when absent. */
  readonly from?: string;
  /** The client address that it writes, e.g. an IPv6 address, which this machine need not have. */
  readonly seenAs?: (client: string) => string;
}

function forwarded(asked: IncomingMessage, seenAs: (client: string) => string): string {
  const before = asked.headers['x-forwarded-for'];
  const client = seenAs(asked.socket.remoteAddress ?? '');
  return before === undefined ? client : `${String(before)}, ${client}`;
}

export async function openProxy({
  to,
  from,
  seenAs = (client) => client,
}: ProxySettings): Promise<TestProxy> {
  const server = createServer((asked, reply) => {
    const passed = request({
      host: '127.0.0.1',
      port: to,
      ...(from !== undefined && { localAddress: from }),
      method: asked.method,
      path: asked.url,
      headers: { ...asked.headers, 'x-forwarded-for': forwarded(asked, seenAs) },
      agent: false,
    });
    passed.on('response', (received) => {
      reply.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(reply);
    });
    passed.on('error', () => reply.writeHead(502).end());
    asked.pipe(passed);
  });
  return listenOnLoopback(server);
}

interface Asked {
  readonly port: number;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Sends a request over a real socket, because `fetch` does not let a test set the Host header. */
export function askPort({ port, path, method = 'GET', headers = {}, body }: Asked): Promise<{
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}> {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((answered, failed) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { ...json, ...headers }, agent: false },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (chunk: string) => {
          text += chunk;
        });
        reply.on('end', () => answered({ status: reply.statusCode ?? 0, headers: reply.headers, text }));
      },
    );
    sent.once('error', failed);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
