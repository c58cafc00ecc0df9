// Under which names the product answers. A name that a stranger puts into the Host header must not end up in links,
// codes, cookies or the check of origins, so every other one is refused before anything else looks at the request.
// rules: X26.06, X26.07
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

export interface HostSettings {
  /** Address people use; null where the server is reached from this machine only. */
  readonly publicOrigin: string | null;
  /** Further names under which it may be reached. */
  readonly otherHosts: readonly string[];
}

/** Balancers ask for these by whatever name they have for the machine. */
const HEALTH = new Set(['/healthz', '/readyz']);
const HOST = /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const LOOPBACK_NAME = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** A name or address of this machine itself, as in HOST or in an address. */
export function isLoopbackName(name: string): boolean {
  return LOOPBACK_NAME.test(name.toLowerCase()) || name === '::1';
}

/** The scheme under which people reach the product. */
function schemeOf({ publicOrigin }: HostSettings, request: FastifyRequest): string {
  return publicOrigin === null ? `${request.protocol}:` : new URL(publicOrigin).protocol;
}

/** Scheme and host under which a request came, as a browser writes them in Origin; null for what is no host. */
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
