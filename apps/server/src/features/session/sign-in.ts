// Signing in with e-mail and password. The same work and the same answer for an unknown account and a wrong
// password; tries are counted per address and per account. rules: P4.11, P7.04, P7.05, P7.31
import { randomUUID } from 'node:crypto';
import type { Body } from '@constancia/contract/endpoint.ts';
import type { signIn as signInEndpoint } from '@constancia/contract/session.ts';
import { lookupName } from '@constancia/domain/users/user.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { appendAudit } from '../../platform/audit/queries.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { clientKey } from '../../platform/http/client-address.ts';
import { Problem } from '../../platform/http/problem.ts';
import { newSecretToken } from '../../platform/ids.ts';
import { countTry, forgetTries } from '../../platform/rate-limit/queries.ts';
import { findUserByEmail, passwordFits, touchLastAccess, type UserRow } from '../users/public.ts';
import { type SessionServices, sessionLimits } from './authenticate.ts';
import { hashToken } from './cookie.ts';
import { findSession, type SessionRow, startSession } from './queries.ts';

const WINDOW_SECONDS = 15 * 60;
const TRIES_PER_ADDRESS = 50;
const TRIES_PER_ACCOUNT = 10;

async function countTries(
  services: SessionServices,
  keys: { address: string; account: string },
  now: Date,
): Promise<void> {
  const limits = [
    { key: keys.address, tries: TRIES_PER_ADDRESS, windowSeconds: WINDOW_SECONDS },
    { key: keys.account, tries: TRIES_PER_ACCOUNT, windowSeconds: WINDOW_SECONDS },
  ];
  for (const limit of limits) {
    const seconds = await countTry(services.db, limit, now);
    if (seconds !== null) throw new Problem('too-many-requests', { values: { seconds } });
  }
}

async function openSession(
  services: SessionServices,
  user: UserRow,
  browser: string,
): Promise<{ token: string; session: SessionRow }> {
  const at = services.clock();
  const token = newSecretToken();
  await inTransaction(services.db, async (tx) => {
    const id = randomUUID();
    const tokenHash = hashToken(token);
    await startSession(tx, {
      id,
      municipalityId: user.municipality_id,
      userId: user.id,
      tokenHash,
      at,
      browser,
    });
    await touchLastAccess(tx, user, at);
    await appendAudit(tx, {
      municipalityId: user.municipality_id,
      at,
      actor: user.username,
      action: 'sign-in',
      subject: 'user',
      subjectId: user.id,
    });
  });
  const session = await findSession(services.db, hashToken(token), sessionLimits(at));
  if (!session || session.areas.length === 0) throw new Problem('session-data');
  if (session.country_disabled) throw new Problem('municipality-blocked');
  return { token, session };
}

export async function signInWithPassword(
  services: SessionServices,
  body: Body<typeof signInEndpoint>,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<SessionRow> {
  const email = lookupName(body.email);
  const account = `sign-in:account:${email}`;
  await countTries(services, { address: `sign-in:address:${clientKey(request)}`, account }, services.clock());
  const user = await findUserByEmail(services.db, email);
  const fits = await passwordFits(user?.password_hash ?? null, body.password);
  if (!user || !fits) throw new Problem('sign-in-failed');
  await forgetTries(services.db, account);
  const browser = (request.headers['user-agent'] ?? '').slice(0, 200);
  const { token, session } = await openSession(services, user, browser);
  services.cookie.set(reply, token);
  return session;
}
