// What a passkey has to sign: a random value for one session, good once and for five minutes, so that an answer cannot be
// kept and sent again.
// rules: X34.17
import { randomBytes } from 'node:crypto';
import { storeChallenge, takeChallenge } from './passkey-queries.ts';
import type { Enrolling, FactorServices } from './set-up.ts';

/** Milliseconds, for the browser too. */
export const CHALLENGE_MS = 5 * 60_000;
const CHALLENGE_BYTES = 32;
const CHALLENGE = /^[\w-]{43}$/;

type Challenged = Pick<Enrolling, 'municipalityId' | 'userId' | 'session'>;

export async function newChallenge({ db, clock }: FactorServices, session: Challenged): Promise<string> {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
  await storeChallenge(db, session, { challenge, at: clock() });
  return challenge;
}

/** What the browser says that was signed; null for what is no challenge. */
function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' && CHALLENGE.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}

/** Uses up the challenge that was answered; null when it is not one of this session, was used, or is too old. */
export async function answeredChallenge(
  { db, clock }: FactorServices,
  session: Challenged,
  clientDataJSON: string,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const madeAfter = new Date(clock().getTime() - CHALLENGE_MS);
  return (await takeChallenge(db, session, { challenge, madeAfter })) ? challenge : null;
}
