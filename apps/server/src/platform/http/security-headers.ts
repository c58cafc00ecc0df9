// The security headers of every reply. They are made once.
// rules: X26.19, X32.05
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy, type PageOrigins, PERMISSIONS_POLICY } from './page-rules.ts';

interface HeaderSettings extends PageOrigins {
  /** Whether the server is reached over HTTPS. */
  readonly secure: boolean;
}

const ALWAYS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** `scriptSrc: ["'self'"]` becomes `script-src 'self'`. */
function policyText(directives: Readonly<Record<string, readonly string[]>>): string {
  const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.entries(directives)
    .map(([name, sources]) => [dashed(name), ...sources].join(' '))
    .join(';');
}

export function addSecurityHeaders(app: FastifyInstance, { secure, ...origins }: HeaderSettings): void {
  const headers = {
    'content-security-policy': policyText(contentSecurityPolicy(origins)),
    ...ALWAYS,
    'permissions-policy': PERMISSIONS_POLICY,
    ...(secure && STRICT_TRANSPORT),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
