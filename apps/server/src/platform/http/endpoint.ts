// Handles every request in the same order: session or token -> access -> rate -> parse -> handler -> reply or problem. The
// contract says of each endpoint who may call it, how often, and what the audit log says; without that it does not
// compile.
// rules: X3.22, X30.16, X30.17
import {
  type Body,
  documentedProblems,
  type Endpoint,
  type Params,
  type Query,
  type Reply,
} from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { type Answerer, type AnswererKind, visitorPath } from '@constancia/domain/access/answerer.ts';
import type { PortalCitizen } from '@constancia/domain/access/portal-citizen.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { type AuditEntry, withAuditContext } from '../audit/declared-audit.ts';
import { limitConcurrency } from '../concurrency-limit.ts';
import { type AuditRead, auditOf } from './audit-read.ts';
import { type Authenticators, type Caller, callerOf } from './caller-of.ts';
import { clientKey } from './client-address.ts';
import { type Crowd, refuseWhileFull } from './crowd.ts';
import { JsonBytes, keepJsonBytes, readJson } from './json-body.ts';
import { Problem } from './problem.ts';
import { auditProgramWrite } from './program-writes.ts';
import { rateOf } from './rate-of.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A reply without a session asks for HTTP Basic. */
    asksForBasic?: boolean;
  }
}

type ActorOf<E extends Endpoint> = E['access'] extends { readonly kind: 'public' | 'answerer' }
  ? Actor | null
  : Actor;

/**
 * What a handler gets. `actor` is null only on public endpoints; `citizen` is null for staff and may be null
 * on public endpoints.
 */
export interface Call<E extends Endpoint> {
  readonly actor: E['access'] extends { readonly kind: 'portal-citizen' } ? null : ActorOf<E>;
  readonly citizen: E['access'] extends { readonly kind: 'portal-citizen' }
    ? PortalCitizen
    : PortalCitizen | null;
  /** Who answers a form; null for every other endpoint. */
  readonly answerer: E['access'] extends { readonly kind: 'answerer' } ? Answerer : null;
  readonly params: Params<E>;
  readonly query: Query<E>;
  readonly body: Body<E>;
  /** The uploaded bytes. */
  readonly bytes: E extends { readonly upload: readonly string[] } ? Buffer : undefined;
  /** Writes the audit entry that the endpoint declares, about the row that was read; null when none was. */
  readonly audit: E['audit'] extends { readonly reads: string } | { readonly exports: string }
    ? AuditRead
    : null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<E extends { readonly file: string } ? FastifyReply : Reply<E>>;

/** Largest body in bytes when it depends on what the URL names, e.g. on the form that is answered. */
type LargestBody<E extends Endpoint> = (params: Params<E>) => Promise<number>;

export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call<Endpoint>) => Promise<unknown>;
  /** Called for large bodies only; without it the endpoint's limit counts. */
  readonly largestBody: LargestBody<Endpoint> | null;
  /** Limits the calls at a time; null for no limit. */
  readonly crowd: Crowd | null;
}

interface RouteLimits<E extends Endpoint> {
  readonly largestBody?: LargestBody<E>;
  readonly crowd?: Crowd;
}

/** Connects a handler with its endpoint; the handler's types follow from the contract. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  { largestBody, crowd }: RouteLimits<E> = {},
): Route {
  return { endpoint, handle, largestBody: largestBody ?? null, crowd: crowd ?? null };
}

export interface RouteSettings extends Authenticators {
  readonly appendAudit: (entry: Omit<AuditEntry, 'at'>) => Promise<void>;
  /** Check every reply, every problem and every audit entry against the contract. */
  readonly checkReplies: boolean;
}

/** Most characters of a request that an issue repeats. */
const SHOWN_MAX = 200;

function parse<T extends z.ZodType>(
  schema: T | undefined,
  value: unknown,
  piece: string,
): z.output<T> | undefined {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues: Issue[] = parsed.error.issues.slice(0, 20).map((issue) => ({
    code: 'request-field',
    at: { field: [piece, ...issue.path].join('.').slice(0, SHOWN_MAX) },
    values: { reason: issue.message.slice(0, SHOWN_MAX) },
  }));
  throw new Problem('request-invalid', { issues });
}

/** A malformed id in the URL gets the same reply as one that does not exist. */
function parseParams(endpoint: Endpoint, params: unknown): unknown {
  try {
    return parse(endpoint.params, params, 'params');
  } catch (error) {
    const nothing = endpoint.problems.find((code) => code.endsWith('not-found'));
    throw nothing ? new Problem(nothing) : error;
  }
}

function uploaded(endpoint: Endpoint, body: unknown): Buffer | undefined {
  if (endpoint.upload === undefined) return undefined;
  if (!Buffer.isBuffer(body)) throw new Problem('media-type-refused');
  return body;
}

/** Accepts uploads as raw bytes, up to their endpoint's limit. */
function acceptUploads(app: FastifyInstance, routes: readonly Route[]): void {
  const types = new Set(routes.flatMap(({ endpoint }) => endpoint.upload ?? []));
  if (types.size === 0) return;
  app.addContentTypeParser([...types], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Bodies above this size in bytes are read one at a time. */
const LARGE = 256 * 1024;
/** Most values in a body when the endpoint sets no limit. */
const VALUES_MAX = 2_000;
const oneAtATime = limitConcurrency(1);

/** The parsed JSON of a body, within the limits of the endpoint and of what its URL names. */
async function bodyOf(
  app: FastifyInstance,
  { endpoint, largestBody }: Route,
  { request, params }: { readonly request: FastifyRequest; readonly params: unknown },
): Promise<unknown> {
  const { body } = request;
  if (!endpoint.body || !(body instanceof JsonBytes)) return body;
  const { bytes } = body;
  if (bytes.length > LARGE && largestBody && bytes.length > (await largestBody(params)))
    throw new Problem('payload-too-large');
  return readJson(app, request, { bytes, limits: { values: endpoint.valuesLimit ?? VALUES_MAX } });
}

interface Mount {
  readonly url: string;
  /** For an answerer's endpoint: who calls it at this URL. */
  readonly as: AnswererKind | null;
}

function mountsOf({ access, path }: Endpoint): readonly Mount[] {
  if (access.kind !== 'answerer') return [{ url: path, as: null }];
  return [
    { url: path, as: 'staff' },
    { url: visitorPath(path), as: 'visitor' },
  ];
}

function holdAgainstContract({ method, path, reply, page }: Endpoint, result: unknown): void {
  const judged = reply?.safeParse(result);
  if (judged?.success === false) throw new Error(`reply of ${method} ${path}: ${judged.error.message}`);
  if (!page) return;
  const rows = (result as Readonly<Record<string, unknown>>)[page.list];
  if (!Array.isArray(rows) || rows.length > page.size)
    throw new Error(`reply of ${method} ${path}: no page of ${page.list}`);
}

/** A problem that the contract does not name for the endpoint is a fault of ours. */
function problemAgainstContract(endpoint: Endpoint, error: unknown): unknown {
  if (!(error instanceof Problem) || documentedProblems(endpoint).includes(error.code)) return error;
  return new Error(`${endpoint.method} ${endpoint.path} does not declare the problem ${error.code}`);
}

/** Replies as JSON that no cache keeps. `checked`: hold the reply against the contract first. */
function send(
  endpoint: Endpoint,
  reply: FastifyReply,
  { result, checked }: { result: unknown; checked: boolean },
) {
  if (checked) holdAgainstContract(endpoint, result);
  void reply.header('cache-control', 'no-store').header('content-type', 'application/json; charset=utf-8');
  return reply.send(JSON.stringify(result));
}

/**
 * Adds the routes to the server. Every reply says no-store, because personal data must not stay in caches.
 */
export function addRoutes(app: FastifyInstance, routes: readonly Route[], settings: RouteSettings): void {
  acceptUploads(app, routes);
  keepJsonBytes(app);
  for (const route of routes)
    for (const mount of mountsOf(route.endpoint)) addRoute(app, route, { mount, settings });
}

/** What is exported is long, and made faster than zlib packs it as tightly as a page. */
const QUICK: NonNullable<RouteOptions['compress']> = {
  encodings: ['gzip', 'identity'],
  threshold: 2_048,
  zlibOptions: { level: 1 },
};

const isExport = ({ audit }: Endpoint) => audit !== 'nothing' && 'exports' in audit;

function addRoute(
  app: FastifyInstance,
  route: Route,
  { mount, settings }: { readonly mount: Mount; readonly settings: RouteSettings },
): void {
  const { endpoint, handle } = route;
  const answer = async (request: FastifyRequest, reply: FastifyReply, caller: Caller) => {
    const params = parseParams(endpoint, request.params);
    const query = parse(endpoint.query, request.query, 'query');
    const given = await bodyOf(app, route, { request, params });
    const body = parse(endpoint.body, given, 'body');
    const bytes = uploaded(endpoint, request.body);
    const audited = auditOf(endpoint, caller, settings);
    const call = { ...caller, params, query, body, bytes, audit: audited.audit, request, reply };
    const context = {
      declared: settings.checkReplies ? endpoint.audit : null,
      networkAddress: caller.actor ? clientKey(request) : null,
      program: caller.actor?.program ?? null,
    };
    return withAuditContext(context, async () => {
      const result = await handle(call as Call<Endpoint>);
      audited.refuseSilence();
      await auditProgramWrite(endpoint, { caller, params }, settings.appendAudit);
      return result;
    });
  };
  const handled = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await callerOf(endpoint, { request, reply }, { settings, as: mount.as });
    const rate = rateOf(endpoint, caller, request);
    if (rate) await settings.count(rate);
    const isLarge = request.body instanceof JsonBytes && request.body.bytes.length > LARGE;
    const work = () => answer(request, reply, caller);
    const admitted = () => (isLarge ? oneAtATime(work) : work());
    return route.crowd ? route.crowd.admit(admitted) : admitted();
  };
  app.route({
    method: endpoint.method,
    url: mount.url,
    ...(isExport(endpoint) && { compress: QUICK }),
    config: { asksForBasic: endpoint.basic === 'asked' },
    ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    ...(route.crowd && { onRequest: refuseWhileFull(route.crowd) }),
    handler: async (request, reply) => {
      try {
        const result = await handled(request, reply);
        if (reply.sent || endpoint.file !== undefined) return reply;
        return send(endpoint, reply, { result, checked: settings.checkReplies });
      } catch (error) {
        throw settings.checkReplies ? problemAgainstContract(endpoint, error) : error;
      }
    },
  });
}
