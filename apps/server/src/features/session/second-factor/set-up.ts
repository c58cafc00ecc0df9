// Sets up, renews and removes the second factor of an account. The secret is stored when its owner has typed a code of it;
// until then it is sealed for the session that asked, so that an abandoned attempt changes nothing.
// rules: X34.01, X34.04-X34.07, X34.16, X34.19
import { readCode } from '@constancia/domain/users/second-factor.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import { inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type SecretBox, type SecretKey, secretBox } from '../../../platform/secrets/secret-box.ts';
import type { OpeningServices } from '../open-session.ts';
import { endSessionsOf, type SessionOwner } from '../queries.ts';
import { counterOf, newRecoveryCodes, newSecret, urlOf } from './codes.ts';
import { deletePasskeys } from './passkey-queries.ts';
import { deleteRecoveryCodes, deleteSecret, storeRecoveryCodes, storeSecret } from './queries.ts';

export interface FactorServices extends OpeningServices {
  readonly secretKeys: readonly SecretKey[];
}

/** An account, and the session in which it is set up. */
export interface Enrolling extends SessionOwner {
  readonly username: string;
  readonly email: string;
  /** Hash of the session's token. */
  readonly session: Buffer;
}

/** Milliseconds in which a code of a new secret has to be given. */
const ENROLMENT_MS = 10 * 60_000;

export const totpSecrets = ({ secretKeys }: Pick<FactorServices, 'secretKeys'>): SecretBox =>
  secretBox(secretKeys, 'totp-secret');

const boundTo = ({ municipalityId, userId, session }: Enrolling) =>
  [municipalityId, userId, session.toString('hex')] as const;

export function beginEnrolling({ secretKeys, clock }: FactorServices, enrolling: Enrolling) {
  const enrolments = secretBox(secretKeys, 'totp-enrolment');
  if (!enrolments.isUsable) throw new Problem('second-factor-unavailable');
  const secret = newSecret();
  const until = clock().getTime() + ENROLMENT_MS;
  return {
    secret,
    url: urlOf(secret, enrolling.email || enrolling.username),
    enrolment: enrolments.seal(`${until} ${secret}`, ...boundTo(enrolling)),
  };
}

interface Confirmation {
  readonly enrolment: string;
  readonly code: string;
}

/** Ends the other sessions of the account. Returns the recovery codes, which are shown once. */
export async function confirmEnrolling(
  services: FactorServices,
  enrolling: Enrolling,
  { enrolment, code }: Confirmation,
): Promise<readonly string[]> {
  const { db, clock, secretKeys } = services;
  const at = clock();
  const opened = secretBox(secretKeys, 'totp-enrolment').open(enrolment, ...boundTo(enrolling)) ?? '';
  const [until, secret = ''] = opened.split(' ');
  const typed = readCode(code);
  const lastCounter =
    Number(until) > at.getTime() && typed?.kind === 'totp' ? counterOf(secret, typed.code, at) : null;
  if (lastCounter === null) throw new Problem('second-factor-wrong');
  const { municipalityId, userId } = enrolling;
  const sealed = totpSecrets(services).seal(secret, municipalityId, userId);
  const { shown, hashes } = newRecoveryCodes();
  await inTransaction(db, async (tx) => {
    await storeSecret(tx, enrolling, { sealed, lastCounter, at });
    await storeRecoveryCodes(tx, enrolling, hashes);
    const sessionsEnded = await endSessionsOf(tx, enrolling, enrolling.session);
    await noteFactor(tx, enrolling, { at, by: enrolling.username, secondFactor: 'set-up', sessionsEnded });
  });
  return shown;
}

interface Noted {
  readonly at: Date;
  readonly by: string;
  readonly secondFactor:
    | 'set-up'
    | 'taken-off'
    | 'recovery-codes-renewed'
    | 'passkey-added'
    | 'passkey-deleted';
  /** What the owner calls the passkey. */
  readonly passkey?: string;
  readonly sessionsEnded?: number;
}

export function noteFactor(
  tx: Queryable,
  { municipalityId, userId }: SessionOwner,
  { at, by, ...details }: Noted,
): Promise<void> {
  return appendAudit(tx, {
    municipalityId,
    at,
    actor: by,
    action: 'update',
    subject: 'user',
    subjectId: userId,
    details,
  });
}

type Doer = Pick<Noted, 'at' | 'by'>;

export function renewCodes(
  { db, clock }: FactorServices,
  owner: SessionOwner & { readonly username: string },
): Promise<readonly string[]> {
  const { shown, hashes } = newRecoveryCodes();
  return inTransaction(db, async (tx) => {
    await storeRecoveryCodes(tx, owner, hashes);
    const done = { at: clock(), by: owner.username };
    await noteFactor(tx, owner, { ...done, secondFactor: 'recovery-codes-renewed' });
    return shown;
  });
}

/** The application, the passkeys and the recovery codes. Throws second-factor-missing when the account has none. */
export async function takeOff(tx: Queryable, owner: SessionOwner, done: Doer): Promise<void> {
  const hadApplication = await deleteSecret(tx, owner);
  const hadPasskeys = await deletePasskeys(tx, owner);
  if (!hadApplication && !hadPasskeys) throw new Problem('second-factor-missing');
  await deleteRecoveryCodes(tx, owner);
  await noteFactor(tx, owner, { ...done, secondFactor: 'taken-off' });
}
