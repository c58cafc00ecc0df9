// Signs in with e-mail and password. An unknown account and a wrong password cause the same work, duration
// and reply. Failures are limited and audited.
// rules: P4.11, P7.31, X26.10, X26.15, X34.02
import { setTimeout as pause } from 'node:timers/promises';
import type { Body } from '@constancia/contract/endpoint.ts';
import type { signIn as signInEndpoint } from '@constancia/contract/session.ts';
import { type SecondStep, secondStep } from '@constancia/domain/users/second-factor.ts';
import { lookupName } from '@constancia/domain/users/user.ts';
import type { FastifyRequest } from 'fastify';
import { appendAudit } from '../../platform/audit/queries.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Log } from '../../platform/log.ts';
import { countTry } from '../../platform/rate-limit/queries.ts';
import { findUserByEmail, passwordFits, type UserRow } from '../users/public.ts';
import { countGuess, type Guess } from './limit-guesses.ts';
import { aboutAccount, type Exchange, type OpeningServices, openSession } from './open-session.ts';
import { findRequiredRoles, findWays, type SessionRow } from './queries.ts';

export interface SignInServices extends OpeningServices {
  readonly log: Log;
  /** Whether demonstration accounts may sign in with this request. */
  readonly mayEnterDemonstration: (request: FastifyRequest) => boolean;
}

/** Shortest duration of a failure in milliseconds, so that known and unknown accounts take equally long. */
const FAILURE_MS = 200;
/**
 * Seconds in which refused tries of an account are audited once, so that strangers cannot fill the audit log.
 */
const REFUSAL_NOTED_SECONDS = 15 * 60;

/**
 * In the audit log of the account's municipality; for an account that does not exist, a line in the log
 * without its name.
 */
export async function noteFailure(
  { db, clock, log }: SignInServices,
  user: UserRow | null,
  outcome: 'failed' | 'limited' | 'demonstration' | 'deactivated' | 'other-identity',
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

/** Refuses an account that was deactivated, and one of the demonstration from elsewhere, however its owner proved who it is. */
export async function refuseClosed(
  services: SignInServices,
  user: UserRow,
  request: FastifyRequest,
): Promise<void> {
  if (user.deactivatedAt !== null) {
    await noteFailure(services, user, 'deactivated');
    throw new Problem('account-deactivated');
  }
  if (user.demonstration && !services.mayEnterDemonstration(request)) {
    await noteFailure(services, user, 'demonstration');
    throw new Problem('demonstration-account');
  }
}

interface Tried extends Guess {
  readonly password: string;
}

/**
 * The account, when its password is right. Throws sign-in-failed, too-many-requests, challenge-required,
 * account-deactivated, demonstration-account.
 */
async function provenAccount(
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
  await refuseClosed(services, user, request);
  return user;
}

/** What the sign-in still asks for when one factor was given. */
export async function stepAfterFirst(db: Queryable, user: UserRow): Promise<SecondStep | null> {
  const ways = await findWays(db, { municipalityId: user.municipalityId, userId: user.id });
  const required = await findRequiredRoles(db);
  return secondStep(
    ways,
    required.some((role) => role === user.roles[0]),
  );
}

/** The session awaits the second step when the account has one, or its role must have one. */
export async function signInWithPassword(
  services: SignInServices,
  { email, password, solution }: Body<typeof signInEndpoint>,
  exchange: Exchange,
): Promise<SessionRow> {
  const account = lookupName(email);
  const evenly = pause(FAILURE_MS);
  try {
    const user = await provenAccount(services, { account, password, solution }, exchange.request);
    const awaits = await stepAfterFirst(services.db, user);
    return await openSession(services, user, { ...exchange, awaits, passwordHash: user.passwordHash });
  } catch (error) {
    await evenly;
    throw error;
  }
}

export interface PasswordAgain {
  readonly password: string;
  readonly solution: Guess['solution'];
}

/** Asks a person who is signed in for the password again; returns its hash. Wrong ones are counted like those of signing in. */
export async function proveAgain(
  services: SignInServices,
  { email }: { readonly email: string },
  { request, ...given }: PasswordAgain & { readonly request: FastifyRequest },
): Promise<string | null> {
  const tried = { account: lookupName(email), ...given };
  const proven = await provenAccount(services, tried, request).catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'sign-in-failed' ? new Problem('password-wrong') : error;
  });
  return proven.passwordHash;
}
