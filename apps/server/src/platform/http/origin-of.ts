// Scheme and host under which a person uses the product, and the language of their browser.
import type { FastifyRequest } from 'fastify';

/** `publicOrigin`: of the configuration; where it is not set, the one that was asked under. */
export function originOf(publicOrigin: string | null, request: FastifyRequest): string {
  return publicOrigin ?? `${request.protocol}://${request.host}`;
}

/** Two letters; '' when the browser names none. */
export function languageOf(request: FastifyRequest): string {
  return /^[a-z]{2}/.exec(request.headers['accept-language'] ?? '')?.[0] ?? '';
}
