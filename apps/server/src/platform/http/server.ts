// The HTTP server without any product: security headers, cookies, origin check, request log, overload, failures.
// rules: safe readings (sessions, CSP, origin check)
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import { fastify, type FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';
import { answerFailures } from './failures.ts';
import { askedOrigin, type HostSettings, refuseUnknownHosts } from './known-hosts.ts';
import { Problem } from './problem.ts';
import { type TrustedProxies, trustProxy } from './trusted-proxies.ts';

export interface ServerSettings extends HostSettings {
  readonly log: Log;
  readonly trustedProxies: TrustedProxies;
  /** Other origins that pages may show pictures of, e.g. of a map. */
  readonly imageOrigins: readonly string[];
  /** Other origins that pages may send a form to, e.g. of a payment gateway. */
  readonly formOrigins: readonly string[];
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const DEFAULT_BODY_LIMIT = 64 * 1024;

/** emotion (staff screens) writes style elements; scripts are never inline and never evaluated. */
const CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
};

/** A write must come from our own pages: browsers send Origin with it, and it must be ours. */
function checkOrigin(app: FastifyInstance, settings: HostSettings): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method)) return;
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new Problem('origin-refused');
    const origin = request.headers.origin;
    if (origin === undefined) return;
    if (origin !== askedOrigin(settings, request)?.origin) throw new Problem('origin-refused');
  });
}

function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url } = request.routeOptions;
    if (url === '/healthz' || url === '/readyz') return;
    log.info({
      method: request.method,
      route: url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}

export async function createServer({
  log,
  publicOrigin,
  otherHosts,
  trustedProxies,
  imageOrigins,
  formOrigins,
}: ServerSettings): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: DEFAULT_BODY_LIMIT,
    trustProxy: trustProxy(trustedProxies),
    routerOptions: { maxParamLength: 200 },
    requestTimeout: 60_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  });
  answerFailures(app, log);
  const secure = publicOrigin?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...CONTENT_SECURITY_POLICY,
        imgSrc: [...CONTENT_SECURITY_POLICY.imgSrc, ...imageOrigins],
        formAction: [...CONTENT_SECURITY_POLICY.formAction, ...formOrigins],
      },
    },
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'sameorigin' },
  });
  await app.register(underPressure, {
    maxEventLoopDelay: 2_000,
    retryAfter: 2,
    exposeStatusRoute: false,
    customError: class extends Problem {
      constructor() {
        super('unavailable', { values: { seconds: 2 } });
      }
    },
  });
  await app.register(cookie);
  await app.register(compress, { global: true, encodings: ['gzip', 'identity'], threshold: 2_048 });
  refuseUnknownHosts(app, { publicOrigin, otherHosts });
  checkOrigin(app, { publicOrigin, otherHosts });
  logRequests(app, log);
  return app;
}
