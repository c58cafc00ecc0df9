// Serves the built web application: hashed assets for a year, the page itself never cached, and the page for
// every address of the browser's router. rules: A2.08, W15, X28.05
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendProblem } from './failures.ts';
import { Problem } from './problem.ts';

const YEAR_IN_SECONDS = 31_536_000;

/** Rules for pages: on a script, style or font they only cost a phone a kilobyte each. */
const PAGE_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** A worker follows the rules of its own file: no network, and WebAssembly, which pages may not run. */
const WORKER = /-worker-[\w-]+\.js$/;
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

/** Origins that may show the page of an address in a frame, besides our own. */
export type FramedBy = (address: string) => Promise<readonly string[]>;

function openFrame(reply: FastifyReply, origins: readonly string[]): void {
  const policy = reply.getHeader('content-security-policy');
  if (origins.length === 0 || typeof policy !== 'string') return;
  const own = "frame-ancestors 'self'";
  void reply
    .header('content-security-policy', policy.replace(own, [own, ...origins].join(' ')))
    .removeHeader('x-frame-options');
}

export async function serveWebApp(
  app: FastifyInstance,
  folder: string | null,
  framedBy: FramedBy,
): Promise<void> {
  const built = folder !== null && existsSync(resolve(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        void reply.header(
          'cache-control',
          hashed ? `public, max-age=${YEAR_IN_SECONDS}, immutable` : 'no-cache',
        );
        if (hashed) for (const name of PAGE_HEADERS) reply.removeHeader(name);
        if (WORKER.test(path)) void reply.header('content-security-policy', WORKER_POLICY);
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const page =
      request.method === 'GET' && !request.url.startsWith('/api/') && !request.url.startsWith('/assets/');
    if (built && page) {
      openFrame(reply, await framedBy(request.url));
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .sendFile('index.html');
    }
    return sendProblem(reply, new Problem('not-found'));
  });
}
