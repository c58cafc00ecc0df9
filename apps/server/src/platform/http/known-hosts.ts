// The host names under which the product answers. A name that a stranger writes into the Host header must not
// get into links, codes, cookies or the origin check, so requests for other names are refused before anything
// else.
// rules: X26.06, X26.07
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

export interface HostSettings {
  /** URL that people use; null when the server is reached from this machine only. */
  readonly publicOrigin: string | null;
  /** Further names under which it may be reached. */
  readonly otherHosts: readonly string[];
}

/** Load balancers use any name for the machine when they ask for these. */
const HEALTH = new Set(['/healthz', '/readyz']);
const HOST = /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const LOOPBACK_NAME = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** A name or address of this machine itself, as in HOST or in a URL. */
export function isLoopbackName(name: string): boolean {
  return LOOPBACK_NAME.test(name.toLowerCase()) || name === '::1';
}

/** The scheme under which people reach the product. */
function schemeOf({ publicOrigin }: HostSettings, request: FastifyRequest): string {
  return publicOrigin === null ? `${request.protocol}:` : new URL(publicOrigin).protocol;
}

/** Scheme and host of the request, as a browser writes them in Origin; null when the host is not valid. */
export function askedOrigin(settings: HostSettings, request: FastifyRequest): URL | null {
  return HOST.test(request.host) ? URL.parse(`${schemeOf(settings, request)}//${request.host}`) : null;
}

function isKnown(settings: HostSettings, request: FastifyRequest): boolean {
  const asked = askedOrigin(settings, request);
  if (asked === null) return false;
  if (settings.otherHosts.includes(asked.hostname)) return true;
  if (settings.publicOrigin === null) return isLoopbackName(asked.hostname);
  return asked.origin === settings.publicOrigin;
}

/** Refuses requests for other hosts with 421. Runs before every other check. */
export function refuseUnknownHosts(app: FastifyInstance, settings: HostSettings): void {
  app.addHook('onRequest', async (request) => {
    if (HEALTH.has(request.routeOptions.url ?? '')) return;
    if (!isKnown(settings, request)) throw new Problem('host-unknown');
  });
}
