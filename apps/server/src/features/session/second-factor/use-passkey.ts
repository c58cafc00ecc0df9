// The second step of signing in with a passkey. Who knows the password cannot use up the tries of the owner on a device
// that the account knows.
// rules: X34.17
import type { PasskeyRequest, UsedPasskey } from '@constancia/contract/session/passkeys.ts';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../../platform/http/problem.ts';
import { rateFor } from '../../../platform/http/rate-of.ts';
import { refuseAbove } from '../../../platform/rate-limit/refuse-above.ts';
import { type Exchange, openSession } from '../open-session.ts';
import type { SessionRow } from '../queries.ts';
import { answeredChallenge, newChallenge } from './challenges.ts';
import { countedAs, noteFailure } from './give-code.ts';
import { type HalfSession, halfSession } from './half-session.ts';
import type { PasskeyServices } from './own-passkeys.ts';
import { findPasskey, listPasskeys, takePasskeyCounter } from './passkey-queries.ts';
import { requestFor, siteOf, verifiedUse } from './webauthn.ts';

interface Stepping extends HalfSession {
  /** Hash of the session's token. */
  readonly session: Buffer;
}

async function stepping(services: PasskeyServices, request: FastifyRequest): Promise<Stepping> {
  const half = await halfSession(services, request, 'code');
  const counted = rateFor('second-factor', `passkey:${countedAs(services, half, request)}`);
  await refuseAbove(services.db, counted, services.clock());
  return { ...half, session: services.cookie.hashOf(request) ?? Buffer.alloc(0) };
}

export async function beginUsing(
  services: PasskeyServices,
  request: FastifyRequest,
): Promise<PasskeyRequest> {
  const half = await stepping(services, request);
  const known = await listPasskeys(services.db, half);
  if (known.length === 0) throw new Problem('second-factor-missing');
  const challenge = await newChallenge(services, half);
  return requestFor({ site: siteOf(services.publicOrigin, request), challenge, known });
}

type Outcome = 'right' | 'wrong-passkey' | 'passkey-counter';

async function judge(
  services: PasskeyServices,
  half: Stepping,
  { credential, request }: { readonly credential: UsedPasskey; readonly request: FastifyRequest },
): Promise<Outcome> {
  const { db, clock, publicOrigin } = services;
  const challenge = await answeredChallenge(services, half, credential.response.clientDataJSON);
  const passkey = await findPasskey(db, half, credential.id);
  if (challenge === null || !passkey) return 'wrong-passkey';
  const counter = await verifiedUse(credential, passkey, { site: siteOf(publicOrigin, request), challenge });
  if (counter === null) return 'wrong-passkey';
  const isTaken = await takePasskeyCounter(db, half, { id: passkey.id, counter, at: clock() });
  return isTaken ? 'right' : 'passkey-counter';
}

export async function usePasskey(
  services: PasskeyServices,
  credential: UsedPasskey,
  exchange: Exchange,
): Promise<SessionRow> {
  const half = await stepping(services, exchange.request);
  const outcome = await judge(services, half, { credential, request: exchange.request });
  if (outcome !== 'right') {
    await noteFailure(services, half, outcome);
    throw new Problem('second-factor-wrong');
  }
  return openSession(
    services,
    { ...half, id: half.userId },
    { ...exchange, awaits: null, isSecondStep: true, details: { secondFactor: 'passkey' } },
  );
}
