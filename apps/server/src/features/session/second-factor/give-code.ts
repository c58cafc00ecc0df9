// The second step of signing in: a code of the application, or a recovery code. A code is used once, also when it is sent
// twice at the same moment.
// rules: X34.02-X34.04, X34.08
import { readCode, type TypedCode } from '@constancia/domain/users/second-factor.ts';
import { lookupName } from '@constancia/domain/users/user.ts';
import type { FastifyRequest } from 'fastify';
import { appendAudit } from '../../../platform/audit/queries.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { countFailure, takeBackFailure } from '../../../platform/rate-limit/growing-queries.ts';
import { countTry } from '../../../platform/rate-limit/queries.ts';
import { refuseAbove } from '../../../platform/rate-limit/refuse-above.ts';
import { aboutAccount, type Exchange, openSession } from '../open-session.ts';
import type { SessionOwner, SessionRow } from '../queries.ts';
import { counterOf, hashRecoveryCode } from './codes.ts';
import { type HalfSession, halfSession } from './half-session.ts';
import { findSecret, takeCounter, takeRecoveryCode } from './queries.ts';
import { type FactorServices, totpSecrets } from './set-up.ts';

/** Wrong codes that cost no waiting. */
const FREE = 5;
/** Recovery codes from one network address. They are too long to be guessed; the limit saves work. */
const RECOVERY_TRIES = { tries: 120, windowSeconds: 15 * 60 };
/** Seconds in which refused tries of an account are audited once. */
const REFUSAL_NOTED_SECONDS = 15 * 60;

export async function noteFailure(
  { db, clock }: FactorServices,
  { municipalityId, userId: id }: SessionOwner,
  outcome: 'wrong-code' | 'codes-limited' | 'wrong-passkey' | 'passkey-counter',
): Promise<void> {
  await appendAudit(db, {
    ...aboutAccount({ municipalityId, id }, clock()),
    actor: '',
    details: { outcome },
  });
}

/** Who tries the second step: the account, or a device on which it has signed in before, which counts apart. */
export function countedAs(
  { devices, clock }: FactorServices,
  half: HalfSession,
  request: FastifyRequest,
): string {
  const device = devices.deviceOf(request, lookupName(half.email), clock());
  return device === null ? `account:${half.userId}` : `device:${device}`;
}

/**
 * Who guesses knows the password already. Recovery codes are not counted with the others, so that strangers cannot keep
 * the owner out. Returns what takes the count back.
 */
async function countCode(
  services: FactorServices,
  half: HalfSession,
  { request, typed }: { readonly request: FastifyRequest; readonly typed: TypedCode | null },
): Promise<() => Promise<void>> {
  const { db, clock } = services;
  const now = clock();
  if (typed?.kind === 'recovery') {
    await refuseAbove(db, { key: `recovery-code:${clientKey(request)}`, ...RECOVERY_TRIES }, now);
    return async () => {};
  }
  const key = `second-factor:${countedAs(services, half, request)}`;
  const seconds = await countFailure(db, { key, free: FREE }, now);
  if (seconds === null) return () => takeBackFailure(db, key);
  const noted = { key: `${key}:noted`, tries: 1, windowSeconds: REFUSAL_NOTED_SECONDS };
  if ((await countTry(db, noted, now)) === null) await noteFailure(services, half, 'codes-limited');
  throw new Problem('too-many-requests', { values: { seconds } });
}

/** False for a wrong code, and for one that was used. A secret of an older key is sealed again with the newest. */
async function takeCode(
  services: FactorServices,
  owner: SessionOwner,
  { kind, code }: TypedCode,
): Promise<boolean> {
  const { db, clock } = services;
  if (kind === 'recovery') return takeRecoveryCode(db, owner, hashRecoveryCode(code));
  const box = totpSecrets(services);
  const stored = await findSecret(db, owner);
  if (stored === null) return false;
  const belongsTo = [owner.municipalityId, owner.userId] as const;
  const secret = box.open(stored, ...belongsTo);
  if (secret === null) throw new Error('a second factor cannot be read: its key is not among SECRET_KEYS');
  const lastCounter = counterOf(secret, code, clock());
  if (lastCounter === null) return false;
  const sealed = box.isNewest(stored) ? stored : box.seal(secret, ...belongsTo);
  return takeCounter(db, owner, { sealed, lastCounter });
}

export async function giveCode(
  services: FactorServices,
  code: string,
  exchange: Exchange,
): Promise<SessionRow> {
  const half = await halfSession(services, exchange.request, 'code');
  const typed = readCode(code);
  const takeBack = await countCode(services, half, { request: exchange.request, typed });
  if (!typed || !(await takeCode(services, half, typed))) {
    await noteFailure(services, half, 'wrong-code');
    throw new Problem('second-factor-wrong');
  }
  await takeBack();
  const user = { ...half, id: half.userId };
  return openSession(services, user, {
    ...exchange,
    awaits: null,
    isSecondStep: true,
    details: { secondFactor: typed.kind },
  });
}
