// Scheme and host of the URL under which a person uses the product, and the language of their browser.
import type { FastifyRequest } from 'fastify';

/** `publicOrigin`: from the configuration; without it, the origin of the request counts. */
export function originOf(publicOrigin: string | null, request: FastifyRequest): string {
  return publicOrigin ?? `${request.protocol}://${request.host}`;
}

/** Two letters; '' when the browser names none. */
export function languageOf(request: FastifyRequest): string {
  return /^[a-z]{2}/.exec(request.headers['accept-language'] ?? '')?.[0] ?? '';
}
