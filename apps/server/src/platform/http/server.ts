// The HTTP server without the product: security headers, cookies, origin check, request log, overload,
// failures.
// rules: X32.10
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
} from 'fastify';
import type { Log } from '../log.ts';
import { countRequest } from '../metrics/request-times.ts';
import { traceRequests } from '../traces/trace-requests.ts';
import { isOfProgramOnly } from './bearer.ts';
import { answerFailures, sendProblem } from './failures.ts';
import { askedOrigin, type HostSettings, refuseUnknownHosts } from './known-hosts.ts';
import type { PageOrigins } from './page-rules.ts';
import { Problem } from './problem.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { type TrustedProxies, trustProxy } from './trusted-proxies.ts';

export interface ServerSettings extends HostSettings, PageOrigins {
  readonly log: Log;
  readonly trustedProxies: TrustedProxies;
  /** Tests set them smaller. */
  readonly sockets?: SocketLimits;
  readonly busyAfterMs?: number;
}

export interface SocketLimits {
  /** Connections at a time; further ones are closed immediately. */
  readonly maxConnections: number;
  /** Milliseconds: how long the headers of a request may take, and how often this is checked. */
  readonly headersTimeout: number;
  readonly connectionsCheckingInterval: number;
}

const SOCKET_LIMITS: SocketLimits = {
  maxConnections: 4_000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
};
/** Milliseconds by which requests wait for the process before it refuses them. */
const BUSY_AFTER_MS = 2_000;
/**
 * Longer than the minute for which load balancers keep connections, so that none sends on a connection that
 * is being closed.
 */
const KEEP_ALIVE_MS = 72_000;

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const DEFAULT_BODY_LIMIT = 64 * 1024;

/** A request that writes must come from our own pages, or from a program: its Origin header must be ours. */
function checkOrigin(app: FastifyInstance, settings: HostSettings): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || isOfProgramOnly(request)) return;
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new Problem('origin-refused');
    const origin = request.headers.origin;
    if (origin === undefined) return;
    if (origin !== askedOrigin(settings, request)?.origin) throw new Problem('origin-refused');
  });
}

/** In the log and in the metrics; health is asked so often that the log leaves it out. */
function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url } = request.routeOptions;
    countRequest({
      method: request.method,
      route: url,
      status: reply.statusCode,
      ms: reply.elapsedTime,
    });
    if (url === '/healthz' || url === '/readyz') return;
    log.info({
      method: request.method,
      route: url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}

/** What still arrives over open connections while the server stops: another server, or this one soon, takes it. */
function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async () => {
    if (closing) throw new Problem('unavailable', { values: { seconds: 2 } });
  });
}

/** A page and its files come even so: without them nobody reads what is the matter, and a browser asks for no script twice. */
function isOfPage({ routeOptions: { url } }: FastifyRequest): boolean {
  return url === undefined || !/^\/(?:api\/|healthz$|readyz$)/.test(url);
}

/** A URL that the router cannot take names nothing: the framework would repeat it in a reply of its own. */
function refuseUrl(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(reply, new Problem('not-found'));
}

export async function createServer({
  log,
  publicOrigin,
  otherHosts,
  trustedProxies,
  imageOrigins,
  formOrigins,
  sockets = SOCKET_LIMITS,
  busyAfterMs = BUSY_AFTER_MS,
}: ServerSettings): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: DEFAULT_BODY_LIMIT,
    trustProxy: trustProxy(trustedProxies),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    frameworkErrors: refuseUrl,
    requestTimeout: 60_000,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: {
      headersTimeout: sockets.headersTimeout,
      connectionsCheckingInterval: sockets.connectionsCheckingInterval,
    },
    // Its reply would say neither what it is nor when to try again.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  answerFailures(app, log);
  traceRequests(app);
  refuseWhileClosing(app);
  const secure = publicOrigin?.startsWith('https:') ?? false;
  app.server.maxConnections = sockets.maxConnections;
  addSecurityHeaders(app, { imageOrigins, formOrigins, secure });
  await app.register(underPressure, {
    maxEventLoopDelay: busyAfterMs,
    // Looking after a shorter time, it would find no whole turn of a process whose turns are long but not too long, and
    // takes none for one without end.
    sampleInterval: 2 * busyAfterMs,
    exposeStatusRoute: false,
    pressureHandler: async (request) => {
      if (!isOfPage(request)) throw new Problem('unavailable', { values: { seconds: 2 } });
    },
  });
  await app.register(cookie);
  await app.register(compress, { global: true, encodings: ['gzip', 'identity'], threshold: 2_048 });
  refuseUnknownHosts(app, { publicOrigin, otherHosts });
  checkOrigin(app, { publicOrigin, otherHosts });
  logRequests(app, log);
  return app;
}
