// How often passwords may be guessed. Failures alone count, each before it is known to be one. A device on which the
// account has signed in has a budget of its own, and so has an address for one account: above it one waits. All others
// share a budget for the account, and an address one for everything. Above those nobody waits, or strangers could keep an
// owner out for good, and a guest a whole town hall behind one address: each try costs a puzzle.
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
import { countUse, type Limit } from '../../platform/rate-limit/queries.ts';
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
/** What many share is counted by the hour; the puzzle doubles with so many further failures. */
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

async function countOrWait({ db, clock }: GuessServices, limit: GrowingLimit): Promise<CountedGuess> {
  const seconds = await countFailure(db, limit, clock());
  if (seconds !== null) return { kind: 'wait', seconds };
  return { kind: 'counted', takeBack: () => takeBackFailure(db, limit.key) };
}

export async function countGuess(
  services: GuessServices,
  request: FastifyRequest,
  { account, solution }: Guess,
): Promise<CountedGuess> {
  const { db, clock, devices, challenges } = services;
  const now = clock();
  const device = devices.deviceOf(request, account, now);
  if (device !== null) return countOrWait(services, { key: `sign-in:device:${device}`, free: FREE.device });
  const [address, of] = [clientKey(request), accountKey(account)];
  const pair = { key: `sign-in:account:${of}:${address}`, free: FREE.addressAndAccount };
  const ofPair = await countOrWait(services, pair);
  if (ofPair.kind !== 'counted') return ofPair;
  const shared = [
    hourly(`sign-in:address:${address}`, FREE.address),
    hourly(`sign-in:strangers:${of}`, FREE.strangers),
  ];
  const takeBackShared = async () => {
    for (const { key } of shared) await takeBackFailure(db, key);
  };
  const takeBack = async () => {
    await takeBackShared();
    await ofPair.takeBack();
  };
  const above = [];
  for (const limit of shared) above.push((await countUse(db, limit, now)).tries - limit.tries);
  const most = Math.max(...above);
  if (most <= 0) return { kind: 'counted', takeBack };
  const hashes = harder(Math.floor((most - 1) / DOUBLES_EVERY));
  const puzzle = { subject: ['sign-in', of, address].join('\n'), hashes };
  const outcome = await challenges.judge(puzzle, solution, now);
  if (outcome === 'solved') return { kind: 'counted', takeBack };
  // Not a guess: no password was looked at. But a solution that is none costs its address a try: it was hashed.
  await (outcome === 'wrong' ? takeBackShared() : takeBack());
  return { kind: 'puzzle', token: challenges.issue(puzzle, now) };
}

function hourly(key: string, tries: number): Limit {
  return { key, tries, windowSeconds: HOUR_SECONDS };
}
