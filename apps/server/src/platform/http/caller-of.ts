// Who sends a request, and whether they may: a person by the cookie of their session, a citizen by the one of the portal,
// a program by its token. A program gets only what its endpoint is open to programs for, in its own municipality.
// rules: X38.04, X38.05, X38.08, X38.10, X39.95
import { type Endpoint, programRights } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { Answerer, AnswererKind } from '@constancia/domain/access/answerer.ts';
import { may } from '@constancia/domain/access/may.ts';
import type { PortalCitizen } from '@constancia/domain/access/portal-citizen.ts';
import { actionOf } from '@constancia/domain/access/program.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';
import { type CountedRate, countedAccount, rateFor } from './rate-of.ts';

export interface EnteredCitizen {
  readonly citizen: PortalCitizen;
  /** True when the country of their municipality is disabled. */
  readonly blocked: boolean;
}

export interface Authenticators {
  /** Who sent the request; null without a session. */
  readonly authenticate: (request: FastifyRequest) => Promise<Actor | null>;
  /** The citizen who signed in from the portal; null when nobody did. */
  readonly authenticateCitizen: (request: FastifyRequest) => Promise<EnteredCitizen | null>;
  /** The program whose token the request brings; null when it brings none. Throws token-refused. */
  readonly authenticateProgram: (
    request: FastifyRequest,
    endpoint: Pick<Endpoint, 'basic'>,
  ) => Promise<Actor | null>;
  /** Counts one call; throws too-many-requests. */
  readonly count: (rate: CountedRate) => Promise<void>;
  /** Counts one call and says how many there were in this window, and the seconds until it ends. */
  readonly countUse: (rate: CountedRate) => Promise<{ readonly tries: number; readonly seconds: number }>;
}

export interface Caller {
  readonly actor: Actor | null;
  readonly citizen: PortalCitizen | null;
  readonly answerer: Answerer | null;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Mounted {
  readonly settings: Authenticators;
  /** By which of its two URLs an answerer's endpoint was called. */
  readonly as: AnswererKind | null;
}

/**
 * Staff are recognised by their session, citizens from the portal by theirs. Neither is read for endpoints
 * that do not use it.
 */
export async function callerOf(endpoint: Endpoint, exchange: Exchange, mounted: Mounted): Promise<Caller> {
  const { access } = endpoint;
  const { request } = exchange;
  const { settings, as } = mounted;
  const program = await settings.authenticateProgram(request, endpoint);
  if (program) return programCaller(endpoint, program, { ...exchange, ...mounted });
  if (access.kind === 'portal-citizen') {
    const entered = await settings.authenticateCitizen(request);
    if (!entered) throw new Problem('portal-entry-failed');
    if (entered.blocked) throw new Problem('municipality-blocked');
    return { actor: null, citizen: entered.citizen, answerer: null };
  }
  const actor = await settings.authenticate(request);
  const isForAll = access.kind === 'public' || as === 'visitor';
  const citizen = isForAll ? ((await settings.authenticateCitizen(request))?.citizen ?? null) : null;
  if (as === 'visitor') {
    return { actor, citizen, answerer: { kind: 'visitor', citizen, isSignedIn: actor !== null } };
  }
  if (isForAll) return { actor, citizen, answerer: null };
  if (!actor || !isOfPage(actor, request)) throw new Problem('not-signed-in');
  if (!mayCall(access, actor)) throw new Problem('forbidden');
  return { actor, citizen, answerer: as === 'staff' ? { kind: 'staff', actor } : null };
}

/**
 * Whether the page that sends it belongs to the account: in another tab of the browser somebody else may have signed in,
 * and what one person wrote must not be stored as the other's. A link and a download do not say whose page it is.
 */
function isOfPage({ userId }: Actor, { headers }: FastifyRequest): boolean {
  const page = headers['page-account'];
  return page === undefined || page === userId;
}

function mayCall(access: Endpoint['access'], actor: Actor): boolean {
  if (access.kind === 'answerer') return may(actor, 'create', 'respuesta');
  return access.kind !== 'may' || may(actor, access.action, access.subject);
}

async function programCaller(
  endpoint: Endpoint,
  actor: Actor,
  { request, reply, settings, as }: Exchange & Mounted,
): Promise<Caller> {
  await countProgram(actor, reply, settings);
  const rights = programRights(endpoint);
  if (as === 'visitor' || rights.length === 0) throw new Problem('not-for-programs');
  const isGiven = rights.map(actionOf).some(({ action, subject }) => may(actor, action, subject));
  if (!isGiven || !mayCall(endpoint.access, actor)) throw new Problem('forbidden');
  refuseElsewhere(actor, request.params);
  return { actor, citizen: null, answerer: as === 'staff' ? { kind: 'staff', actor } : null };
}

/** Owners who work in all municipalities may name any; their programs only the one of the token. */
function refuseElsewhere({ municipalityId }: Actor, params: unknown): void {
  const named = (params as Readonly<Record<string, string>>)['municipalityId'];
  if (named !== undefined && named !== municipalityId) throw new Problem('forbidden');
}

/** Every reply to a program says how many calls are left, also one that refuses it. */
async function countProgram(
  actor: Actor,
  reply: FastifyReply,
  { countUse }: Pick<Authenticators, 'countUse'>,
): Promise<void> {
  const rate = rateFor('program', countedAccount(actor));
  const { tries, seconds } = await countUse(rate);
  void reply
    .header('ratelimit-limit', String(rate.tries))
    .header('ratelimit-remaining', String(Math.max(0, rate.tries - tries)))
    .header('ratelimit-reset', String(seconds));
  if (tries > rate.tries) throw new Problem('too-many-requests', { values: { seconds } });
}
