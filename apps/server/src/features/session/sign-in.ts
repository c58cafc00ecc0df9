// Signs in with e-mail and password. An unknown account and a wrong password cause the same work, duration
// and reply. Failures are limited and audited.
// rules: P4.11, P7.31, X26.10, X26.15, X26.16
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Body } from '@constancia/contract/endpoint.ts';
import type { signIn as signInEndpoint } from '@constancia/contract/session.ts';
import { lookupName } from '@constancia/domain/users/user.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { appendAudit } from '../../platform/audit/queries.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { newSecretToken } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import { countTry } from '../../platform/rate-limit/queries.ts';
import { findUserByEmail, passwordFits, touchLastAccess, type UserRow } from '../users/public.ts';
import { type SessionServices, sessionLimits } from './authenticate.ts';
import { hashToken } from './cookie.ts';
import { endSession } from './end-session.ts';
import { countGuess, type Guess, type GuessServices } from './limit-guesses.ts';
import { findSession, type SessionRow, startSession } from './queries.ts';

export interface SignInServices extends SessionServices, GuessServices {
  readonly log: Log;
  /** Whether demonstration accounts may sign in with this request. */
  readonly mayEnterDemonstration: (request: FastifyRequest) => boolean;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Shortest duration of a failure in milliseconds, so that known and unknown accounts take equally long. */
const FAILURE_MS = 200;
/**
 * Seconds in which refused tries of an account are audited once, so that strangers cannot fill the audit log.
 */
const REFUSAL_NOTED_SECONDS = 15 * 60;

async function openSession(
  services: SessionServices,
  user: UserRow,
  request: FastifyRequest,
): Promise<{ token: string; session: SessionRow }> {
  const at = services.clock();
  const token = newSecretToken();
  const tokenHash = hashToken(token);
  const former = services.cookie.hashOf(request);
  await inTransaction(services.db, async (tx) => {
    if (former) await endSession(tx, former, at);
    await startSession(tx, {
      id: randomUUID(),
      municipalityId: user.municipalityId,
      userId: user.id,
      tokenHash,
      at,
      browser: (request.headers['user-agent'] ?? '').slice(0, 200),
    });
    await touchLastAccess(tx, user, at);
    await appendAudit(tx, { ...aboutAccount(user, at), actor: user.username });
  });
  const session = await findSession(services.db, tokenHash, sessionLimits(services.life, at));
  if (!session || session.areas.length === 0) throw new Problem('session-data');
  if (session.countryDisabled) throw new Problem('municipality-blocked');
  return { token, session };
}

function aboutAccount(user: UserRow, at: Date) {
  const action = 'sign-in' as const;
  return { municipalityId: user.municipalityId, at, action, subject: 'user', subjectId: user.id };
}

/**
 * In the audit log of the account's municipality; for an account that does not exist, a line in the log
 * without its name.
 */
async function noteFailure(
  { db, clock, log }: SignInServices,
  user: UserRow | null,
  outcome: 'failed' | 'limited' | 'demonstration' | 'deactivated',
): Promise<void> {
  if (user) await appendAudit(db, { ...aboutAccount(user, clock()), actor: '', details: { outcome } });
  else log.info({ outcome }, 'sign-in to no account');
}

async function noteLimited(services: SignInServices, account: string): Promise<void> {
  const { db, clock } = services;
  const user = await findUserByEmail(db, account);
  const key = `sign-in:noted:${user ? user.id : 'no-account'}`;
  const noted = await countTry(db, { key, tries: 1, windowSeconds: REFUSAL_NOTED_SECONDS }, clock());
  if (noted === null) await noteFailure(services, user, 'limited');
}

interface Tried extends Guess {
  readonly password: string;
}

/**
 * The account, when its password is right. Throws sign-in-failed, too-many-requests, challenge-required,
 * account-deactivated, demonstration-account.
 */
export async function provenAccount(
  services: SignInServices,
  { account, password, solution }: Tried,
  request: FastifyRequest,
): Promise<UserRow> {
  const guess = await countGuess(services, request, { account, solution });
  if (guess.kind !== 'counted') {
    await noteLimited(services, account);
    throw guess.kind === 'wait'
      ? new Problem('too-many-requests', { values: { seconds: guess.seconds } })
      : new Problem('challenge-required', { values: { token: guess.token } });
  }
  const user = await findUserByEmail(services.db, account);
  const fits = await passwordFits(user?.passwordHash ?? null, password);
  if (!user || !fits) {
    await noteFailure(services, user, 'failed');
    throw new Problem('sign-in-failed');
  }
  await guess.takeBack();
  if (user.deactivatedAt !== null) {
    await noteFailure(services, user, 'deactivated');
    throw new Problem('account-deactivated');
  }
  if (user.demonstration && !services.mayEnterDemonstration(request)) {
    await noteFailure(services, user, 'demonstration');
    throw new Problem('demonstration-account');
  }
  return user;
}

export async function signInWithPassword(
  services: SignInServices,
  { email, password, solution }: Body<typeof signInEndpoint>,
  { request, reply }: Exchange,
): Promise<SessionRow> {
  const account = lookupName(email);
  const evenly = pause(FAILURE_MS);
  try {
    const user = await provenAccount(services, { account, password, solution }, request);
    const { token, session } = await openSession(services, user, request);
    services.cookie.set(reply, token);
    services.devices.set({ request, reply }, account, services.clock());
    return session;
  } catch (error) {
    await evenly;
    throw error;
  }
}
