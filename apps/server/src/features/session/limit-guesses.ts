// How often passwords may be guessed. Failures alone count, each before it is known to be one. A device on which the
// account has signed in has a budget of its own; all others share one for the account, and each address has one for the
// account and one for everything, so that neither strangers nor a town hall behind one address lock anybody out. Above
// the shared budget nobody waits, or strangers could keep the owner's new device out for good: a puzzle is asked for.
// rules: X6.03, X26.13, X26.14, X26.24
import { createHash } from 'node:crypto';
import { harder } from '@constancia/domain/submissions/guessing.ts';
import type { FastifyRequest } from 'fastify';
import type { ChallengeSolution, Challenges } from '../../platform/challenge/challenges.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { clientKey } from '../../platform/http/client-address.ts';
import {
  countFailure,
  type GrowingLimit,
  takeBackFailure,
} from '../../platform/rate-limit/growing-queries.ts';
import { countUse } from '../../platform/rate-limit/queries.ts';
import type { DeviceCookie } from './device-cookie.ts';

export interface GuessServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly devices: DeviceCookie;
  readonly challenges: Challenges;
}

export interface Guess {
  /** The e-mail as `lookupName` writes it, whether or not there is such an account. */
  readonly account: string;
  readonly solution: ChallengeSolution | null;
}

/** What costs nothing: of a known device, of one address for one account, of all strangers, of one address in all. */
const FREE = { device: 5, addressAndAccount: 5, strangers: 20, address: 50 } as const;
/** Failures of strangers are counted by the hour; the puzzle doubles with so many further ones. */
const HOUR_SECONDS = 60 * 60;
const DOUBLES_EVERY = 20;

/** Not the e-mail itself: the table of limits holds nothing of a person. */
function accountKey(account: string): string {
  return createHash('sha256').update(account).digest('hex').slice(0, 24);
}

/** What a try was counted as: `takeBack` when it was right; else the seconds until the next, or a puzzle to solve first. */
export type CountedGuess =
  | { readonly kind: 'counted'; readonly takeBack: () => Promise<void> }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'puzzle'; readonly token: string };

async function countFailures(
  { db, clock }: GuessServices,
  limits: readonly GrowingLimit[],
): Promise<CountedGuess> {
  const counted: string[] = [];
  const takeBack = async () => {
    for (const key of counted) await takeBackFailure(db, key);
  };
  for (const limit of limits) {
    const seconds = await countFailure(db, limit, clock());
    if (seconds !== null) {
      await takeBack();
      return { kind: 'wait', seconds };
    }
    counted.push(limit.key);
  }
  return { kind: 'counted', takeBack };
}

export async function countGuess(
  services: GuessServices,
  request: FastifyRequest,
  { account, solution }: Guess,
): Promise<CountedGuess> {
  const { db, clock, devices, challenges } = services;
  const now = clock();
  const device = devices.deviceOf(request, account, now);
  if (device !== null)
    return countFailures(services, [{ key: `sign-in:device:${device}`, free: FREE.device }]);
  const [address, of] = [clientKey(request), accountKey(account)];
  const ofAddress = await countFailures(services, [
    { key: `sign-in:address:${address}`, free: FREE.address },
    { key: `sign-in:account:${of}:${address}`, free: FREE.addressAndAccount },
  ]);
  if (ofAddress.kind !== 'counted') return ofAddress;
  const strangers = { key: `sign-in:strangers:${of}`, tries: FREE.strangers, windowSeconds: HOUR_SECONDS };
  const { tries } = await countUse(db, strangers, now);
  const takeBack = async () => {
    await takeBackFailure(db, strangers.key);
    await ofAddress.takeBack();
  };
  if (tries <= FREE.strangers) return { kind: 'counted', takeBack };
  const hashes = harder(Math.floor((tries - FREE.strangers - 1) / DOUBLES_EVERY));
  const puzzle = { subject: ['sign-in', of, address].join('\n'), hashes };
  const outcome = solution === null ? 'unfit' : await challenges.judge(puzzle, solution, now);
  if (outcome === 'solved') return { kind: 'counted', takeBack };
  // Not a guess: no password was looked at. But a solution that is none costs its address a try: it was hashed.
  await (outcome === 'wrong' ? takeBackFailure(db, strangers.key) : takeBack());
  return { kind: 'puzzle', token: challenges.issue(puzzle, now) };
}
