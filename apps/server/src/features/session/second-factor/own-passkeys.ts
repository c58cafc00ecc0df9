// Adds and deletes passkeys of an account, in the own account and at the second step of signing in.
// rules: X34.16, X34.18
import { randomUUID } from 'node:crypto';
import type { NewPasskey, PasskeyCreation } from '@constancia/contract/session/passkeys.ts';
import { PASSKEYS_MAX } from '@constancia/domain/limits.ts';
import type { FastifyRequest } from 'fastify';
import { inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { endSessionsOf, hasSecondFactor, type SessionOwner } from '../queries.ts';
import { answeredChallenge, newChallenge } from './challenges.ts';
import { newRecoveryCodes } from './codes.ts';
import {
  deletePasskey,
  insertPasskey,
  listPasskeys,
  lockFactors,
  type PasskeyRow,
} from './passkey-queries.ts';
import { deleteRecoveryCodes, storeRecoveryCodes } from './queries.ts';
import { type Enrolling, type FactorServices, noteFactor } from './set-up.ts';
import { creationFor, siteOf, type VerifiedPasskey, verifiedCreation } from './webauthn.ts';

export interface PasskeyServices extends FactorServices {
  readonly publicOrigin: string | null;
}

/** The passkeys that the account has, unless it has as many as it may. */
async function withRoom(db: Queryable, owner: SessionOwner): Promise<readonly PasskeyRow[]> {
  const known = await listPasskeys(db, owner);
  if (known.length >= PASSKEYS_MAX) throw new Problem('passkey-limit', { values: { max: PASSKEYS_MAX } });
  return known;
}

export async function beginAdding(
  services: PasskeyServices,
  enrolling: Enrolling,
  request: FastifyRequest,
): Promise<PasskeyCreation> {
  const known = await withRoom(services.db, enrolling);
  const challenge = await newChallenge(services, enrolling);
  return creationFor(enrolling, { site: siteOf(services.publicOrigin, request), challenge, known });
}

/** Returns the recovery codes, which are shown once; none when the account had a second factor before. */
export async function completeAdding(
  services: PasskeyServices,
  enrolling: Enrolling,
  { name, credential, request }: NewPasskey & { readonly request: FastifyRequest },
): Promise<readonly string[]> {
  const { response } = credential;
  const challenge = await answeredChallenge(services, enrolling, response.clientDataJSON);
  const site = siteOf(services.publicOrigin, request);
  const verified = challenge === null ? null : await verifiedCreation(credential, { site, challenge });
  if (!verified) throw new Problem('second-factor-wrong');
  const added = { ...verified, name, transports: response.transports };
  return inTransaction(services.db, (tx) => store(tx, enrolling, { ...added, at: services.clock() }));
}

type Added = VerifiedPasskey & {
  readonly name: string;
  readonly transports: readonly string[];
  readonly at: Date;
};

/** The first second factor gives recovery codes, and ends the other sessions. */
async function store(tx: Queryable, enrolling: Enrolling, added: Added): Promise<readonly string[]> {
  await lockFactors(tx, enrolling);
  await withRoom(tx, enrolling);
  const isFirst = !(await hasSecondFactor(tx, enrolling));
  if (!(await insertPasskey(tx, enrolling, { id: randomUUID(), ...added })))
    throw new Problem('second-factor-wrong');
  const noted = {
    at: added.at,
    by: enrolling.username,
    secondFactor: 'passkey-added',
    passkey: added.name,
  } as const;
  if (!isFirst) {
    await noteFactor(tx, enrolling, noted);
    return [];
  }
  const { shown, hashes } = newRecoveryCodes();
  await storeRecoveryCodes(tx, enrolling, hashes);
  const sessionsEnded = await endSessionsOf(tx, enrolling, enrolling.session);
  await noteFactor(tx, enrolling, { ...noted, sessionsEnded });
  return shown;
}

type Deletion = { readonly passkeyId: string; readonly isRequired: boolean };

/** With the last second factor the recovery codes go too. A role that must have one keeps it. */
export function removePasskey(
  { db, clock }: FactorServices,
  owner: SessionOwner & { readonly username: string },
  { passkeyId, isRequired }: Deletion,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockFactors(tx, owner);
    const deleted = await deletePasskey(tx, owner, passkeyId);
    if (!deleted) throw new Problem('not-found');
    const isLast = !(await hasSecondFactor(tx, owner));
    if (isLast && isRequired) throw new Problem('second-factor-required');
    if (isLast) await deleteRecoveryCodes(tx, owner);
    const done = { at: clock(), by: owner.username, passkey: deleted.name };
    await noteFactor(tx, owner, { ...done, secondFactor: 'passkey-deleted' });
  });
}
