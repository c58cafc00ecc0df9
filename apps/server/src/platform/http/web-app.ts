// Serves the built web application: hashed assets for a year, the page itself never cached, and the page for
// every address of the browser's router.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
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

export async function serveWebApp(app: FastifyInstance, folder: string | null): Promise<void> {
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
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const page =
      request.method === 'GET' && !request.url.startsWith('/api/') && !request.url.startsWith('/assets/');
    if (built && page)
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .sendFile('index.html');
    return sendProblem(reply, new Problem('not-found'));
  });
}
