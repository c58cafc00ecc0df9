// The token that a program sends with a request instead of a cookie.
// rules: X38.07, X38.85
import type { FastifyRequest } from 'fastify';

/** '' for the scheme without a token; null when the request names another scheme or none. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const found = /^bearer(?: +(.*))?$/i.exec(headers.authorization ?? '');
  return found && (found[1] ?? '').trim();
}

/** The password of HTTP Basic, whatever the name; null when the request names another scheme or none. */
export function basicPasswordOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const found = /^basic +([A-Za-z0-9+/=]*)$/i.exec(headers.authorization ?? '');
  const sent = Buffer.from(found?.[1] ?? '', 'base64').toString('utf8');
  return found && sent.slice(sent.indexOf(':') + 1).trim();
}

/**
 * A page of another site can make a browser send its cookies, but not a token: browsers ask first, and are refused. So a
 * request with a token and without any cookie is never one of them.
 */
export function isOfProgramOnly(request: Pick<FastifyRequest, 'headers'>): boolean {
  return bearerOf(request) !== null && request.headers.cookie === undefined;
}
