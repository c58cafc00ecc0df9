// Limits how often passwords may be guessed. Only failures count in the end: every try is counted first and
// uncounted when it was right.
//
// budget                                    above it
// a device the account has signed in on     one waits
// one address with one account              one waits
// all other devices with one account        each try costs a puzzle
// one address with all accounts             each try costs a puzzle
//
// On the shared budgets nobody waits: otherwise strangers could lock an owner out for good, or one visitor a
// whole town hall behind a single address.
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
  /** The e-mail as `lookupName` writes it; the account may not exist. */
  readonly account: string;
  readonly solution: ChallengeSolution | null;
}

/**
 * Failures that cost nothing: on a known device, from one address with one account, of all strangers with one
 * account, and from one address in all.
 */
const FREE = { device: 5, addressAndAccount: 5, strangers: 20, address: 50 } as const;
/** The shared budgets are counted per hour; the puzzle doubles after every so many further failures. */
const HOUR_SECONDS = 60 * 60;
const DOUBLES_EVERY = 20;

/** A hash instead of the e-mail: the table of limits holds no personal data. */
function accountKey(account: string): string {
  return createHash('sha256').update(account).digest('hex').slice(0, 24);
}

/**
 * How a try was counted: `takeBack` uncounts it when the password was right; otherwise the seconds to wait,
 * or a puzzle to solve first.
 */
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
  // The password was not checked, so it is no guess. A wrong solution still counts against the address:
  // checking it cost us a hash.
  await (outcome === 'wrong' ? takeBackShared() : takeBack());
  return { kind: 'puzzle', token: challenges.issue(puzzle, now) };
}

function hourly(key: string, tries: number): Limit {
  return { key, tries, windowSeconds: HOUR_SECONDS };
}
