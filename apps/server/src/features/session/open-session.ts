// Opens a session and gives the browser its cookie. One that awaits the second step of signing in is opened the same way,
// and is replaced by a new one, with a new token, when the step was taken.
// rules: P4.11, X26.14, X34.02, X34.21, X37.56
import { randomUUID } from 'node:crypto';
import type { AuditDetails } from '@constancia/domain/audit/audit-details.ts';
import type { SecondStep } from '@constancia/domain/users/second-factor.ts';
import { lookupName } from '@constancia/domain/users/user.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { appendAudit } from '../../platform/audit/queries.ts';
import { inTransaction, type Queryable } from '../../platform/db/database.ts';
import { clientKey } from '../../platform/http/client-address.ts';
import { Problem } from '../../platform/http/problem.ts';
import { newSecretToken } from '../../platform/ids.ts';
import { bindToIdentity, touchLastAccess, type UserRow } from '../users/public.ts';
import { type SessionServices, sessionLimits } from './authenticate.ts';
import { hashToken } from './cookie.ts';
import { endSession } from './end-session.ts';
import type { GuessServices } from './limit-guesses.ts';
import {
  type EndedSession,
  findSession,
  lockAccount,
  type ProviderLink,
  type SessionRow,
  startSession,
} from './queries.ts';

export interface OpeningServices extends SessionServices, GuessServices {}

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Opening extends Exchange {
  /** Null for a person who is signed in with it. */
  readonly awaits: SecondStep | null;
  /** What began at the identity provider; a second step keeps what its first step had. */
  readonly provider?: ProviderLink;
  /** It follows a session that awaited the second step, which must still be there. */
  readonly isSecondStep?: boolean;
  /** The hash of the password that was given; it must still be that of the account. */
  readonly passwordHash?: string | null;
  /** What the audit log says besides. */
  readonly details?: AuditDetails;
}

type OpenedAccount = Pick<UserRow, 'municipalityId' | 'id' | 'username' | 'email'>;

/** An entry of the audit log about signing in. */
export function aboutAccount(user: Pick<UserRow, 'municipalityId' | 'id'>, at: Date) {
  const action = 'sign-in' as const;
  return { municipalityId: user.municipalityId, at, action, subject: 'user' as const, subjectId: user.id };
}

function linkOf({
  providerIssuer,
  providerSubject,
  providerSid,
  idToken,
}: EndedSession): ProviderLink | null {
  if (providerIssuer === null || providerSubject === null) return null;
  return { providerIssuer, providerSubject, providerSid, idToken: idToken ?? '' };
}

/** Throws single-sign-on-failed when two have signed in at the same moment, and another was first. */
async function bind(tx: Queryable, user: OpenedAccount, provider: ProviderLink): Promise<void> {
  const { providerIssuer: issuer, providerSubject: subject } = provider;
  if (!(await bindToIdentity(tx, user, { issuer, subject }))) throw new Problem('single-sign-on-failed');
}

/** Ends the former session of the browser. */
export async function openSession(
  services: OpeningServices,
  user: OpenedAccount,
  { request, reply, ...opening }: Opening,
): Promise<SessionRow> {
  const { awaits, details } = opening;
  const at = services.clock();
  const token = newSecretToken();
  const tokenHash = hashToken(token);
  const former = services.cookie.hashOf(request);
  await inTransaction(services.db, async (tx) => {
    const account = await lockAccount(tx, { municipalityId: user.municipalityId, userId: user.id });
    const { passwordHash } = opening;
    if (passwordHash !== undefined && account?.passwordHash !== passwordHash)
      throw new Problem('sign-in-failed');
    if (account?.isActive === false) throw new Problem('account-deactivated');
    const ended = former && (await endSession(tx, former, at));
    // It may have ended at the identity provider since.
    if (opening.isSecondStep && !ended?.awaits) throw new Problem('not-signed-in');
    const provider = opening.provider ?? (opening.isSecondStep && ended ? linkOf(ended) : null);
    // Only who gave every factor: a stranger with an address that was given anew must not take the account from its owner.
    if (provider && awaits === null) await bind(tx, user, provider);
    await startSession(tx, {
      id: randomUUID(),
      municipalityId: user.municipalityId,
      userId: user.id,
      tokenHash,
      at,
      browser: (request.headers['user-agent'] ?? '').slice(0, 200),
      awaits: awaits ?? undefined,
      provider,
    });
    if (awaits === null) await touchLastAccess(tx, user, at);
    const said = awaits === null ? details : { awaits };
    await appendAudit(tx, {
      ...aboutAccount(user, at),
      actor: user.username,
      // The request itself has no session yet.
      networkAddress: clientKey(request),
      ...(said !== undefined && { details: said }),
    });
  });
  const session = await findSession(services.db, tokenHash, sessionLimits(services.life, at));
  if (!session || session.areas.length === 0) throw new Problem('session-data');
  if (session.countryDisabled) throw new Problem('municipality-blocked');
  services.cookie.set(reply, token);
  if (awaits === null) services.devices.set({ request, reply }, lookupName(user.email), at);
  return session;
}
