// Serves the built web application: hashed assets for a year, the page itself never cached, and the same page
// for every URL of the browser's router; a citizen's form names its files in the page. Every other URL is 404.
// rules: W15, X26.12, X26.20, X31.48, X34.43
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { matchPath } from '@constancia/domain/pages/match-path.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './failures.ts';
import { Problem } from './problem.ts';

const YEAR_IN_SECONDS = 31_536_000;

/** Headers that only pages need; on a script, style or font they would cost a phone a kilobyte each. */
const PAGE_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** A worker has the rules of its own file: no network, and WebAssembly, which pages may not run. */
const WORKER = /-worker-[\w-]+\.js(\.(br|gz))?$/;
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

/** Pages of other sites load it to show a form in a frame. */
const FORM_ELEMENT = /constancia-form\.js$/;

/** Origins that may show the page of a URL in a frame, besides our own. */
export type FramedBy = (url: string) => Promise<readonly string[]>;

export interface PageFacts {
  readonly framedBy: FramedBy;
  /** Origins that pages may send a form to, besides those of every reply: they change while the server runs. */
  readonly formOrigins: () => Promise<readonly string[]>;
  /** The same of those whose pictures pages may show. */
  readonly imageOrigins: () => Promise<readonly string[]>;
  /** When true, every page says that this is a demonstration. */
  readonly isDemonstration: () => Promise<boolean>;
}

function openFrame(reply: FastifyReply, origins: readonly string[]): void {
  const policy = reply.getHeader('content-security-policy');
  if (origins.length === 0 || typeof policy !== 'string') return;
  const own = "frame-ancestors 'self'";
  void reply
    .header('content-security-policy', policy.replace(own, [own, ...origins].join(' ')))
    .removeHeader('x-frame-options');
}

/** The page may be left for any other of the application without being loaded again, so it has the origins of all. */
function openDirective(
  reply: FastifyReply,
  name: 'form-action' | 'img-src',
  origins: readonly string[],
): void {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy !== 'string') return;
  const opened = policy.replace(new RegExp(`${name} [^;]*`), (directive) =>
    [...new Set([...directive.split(' '), ...origins])].join(' '),
  );
  void reply.header('content-security-policy', opened);
}

function isPage(url: string): boolean {
  const pathname = url.replace(/[?#].*$/, '');
  return Object.entries(PATHS).some(
    ([name, pattern]) => name !== 'notFound' && matchPath(pattern, pathname) !== null,
  );
}

/**
 * A person in a browser gets the page that shows the problem in their language; programs get the problem
 * itself.
 */
function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' || /^\/(?:api|assets)\//.test(request.url)) return false;
  return isPage(request.url) || (request.headers.accept ?? '').includes('text/html');
}

const FORM_ID = /^[0-9A-Za-z]{20}$/;

/** The form itself arrives together with the scripts that draw it. */
function formLink(formId: string): string {
  const url = `/api/public/forms/${formId}/to-answer`;
  return `<link rel="preload" as="fetch" crossorigin="anonymous" href="${url}">`;
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

export async function serveWebApp(
  app: FastifyInstance,
  folder: string | null,
  { framedBy, formOrigins, imageOrigins, isDemonstration }: PageFacts,
): Promise<void> {
  const file = folder === null ? null : resolve(folder, 'index.html');
  const html = file !== null && existsSync(file) ? readFileSync(file, 'utf8') : null;
  if (html !== null) {
    await app.register(fastifyStatic, {
      root: folder ?? '',
      wildcard: false,
      // The compressed copies are sent in place of their file and have no URL of their own.
      globIgnore: ['**/*.br', '**/*.gz'],
      index: false,
      preCompressed: true,
      // The entity tag says the same, and each header costs a phone its bytes for every file.
      lastModified: false,
      acceptRanges: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        void reply.header(
          'cache-control',
          hashed ? `public, max-age=${YEAR_IN_SECONDS}, immutable` : 'no-cache',
        );
        if (hashed) for (const name of PAGE_HEADERS) reply.removeHeader(name);
        if (FORM_ELEMENT.test(path)) void reply.header('cross-origin-resource-policy', 'cross-origin');
        if (WORKER.test(path)) void reply.header('content-security-policy', WORKER_POLICY);
      },
    });
  }
  const links = folder === null ? '' : readIfThere(resolve(folder, 'answering-links.html'));
  const pageOf = async (url: string) => {
    const formId = matchPath(PATHS.answerPublic, url.replace(/[?#].*$/, ''))?.['id'] ?? '';
    const mark = (await isDemonstration().catch(() => false))
      ? '<meta name="demonstration" content="yes" />'
      : '';
    return html?.replace('</head>', `${FORM_ID.test(formId) ? links + formLink(formId) : ''}${mark}</head>`);
  };
  app.setNotFoundHandler(async (request, reply) => {
    if (html === null || !wantsPage(request)) return sendProblem(reply, new Problem('not-found'));
    openFrame(reply, await framedBy(request.url));
    const [ofForms, ofImages] = await Promise.all([formOrigins(), imageOrigins()]);
    openDirective(reply, 'form-action', ofForms);
    openDirective(reply, 'img-src', ofImages);
    return reply
      .code(isPage(request.url) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await pageOf(request.url));
  });
}
