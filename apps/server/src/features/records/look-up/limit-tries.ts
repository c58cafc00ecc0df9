// Limits how often codes may be tried: wrong codes from one address, and wrong codes for one municipality. A
// try is counted as wrong before it is answered and uncounted when the code is right, so that simultaneous
// tries cannot get around the limit.
// rules: W2, X18.17, X28.05, X28.07, X36.44
import {
  ADDRESS_HITS,
  ADDRESS_MISSES,
  ADDRESS_MISSES_SECONDS,
  FREE_MISSES,
  MISSES_A_DAY,
  puzzleFor,
} from '@constancia/domain/submissions/guessing.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import type { ChallengeSolution, Challenges } from '../../../platform/challenge/challenges.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Log } from '../../../platform/log.ts';
import { countTry, countUse, type Limit } from '../../../platform/rate-limit/queries.ts';
import { refuseAbove } from '../../../platform/rate-limit/refuse-above.ts';
import type { Owner } from './queries.ts';

export interface LimitServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly challenges: Challenges;
}

export interface CodeTry {
  /** Which of the two pages: who mistypes the code of a record may still look up a state. */
  readonly wanted: 'record' | 'state';
  readonly code: string;
  /** The municipalities that the code may belong to, judging by its shape. */
  readonly owners: readonly Owner[];
  /** Network address of the caller. */
  readonly address: string;
  readonly solution: ChallengeSolution | null;
}

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** Counted when no municipality uses the code's keyword. */
const NOBODY: Owner = { municipalityId: '', beginning: 0 };

/**
 * Counts the try as wrong; the returned function uncounts it. Throws too-many-requests, challenge-required.
 */
export async function countCodeTry(services: LimitServices, tried: CodeTry): Promise<() => Promise<void>> {
  const { db, clock, challenges } = services;
  const now = clock();
  const { address, wanted } = tried;
  const ofAddress = limit(`address:${wanted}:${address}`, ADDRESS_MISSES, ADDRESS_MISSES_SECONDS);
  await refuseAbove(db, ofAddress, now);
  const owners = tried.owners.length === 0 ? [NOBODY] : tried.owners;
  const against = owners.flatMap(limitsAgainst);
  const hashes = Math.max(...(await Promise.all(owners.map((owner) => countMiss(db, owner, now)))));
  if (hashes > 0) {
    for (const owner of owners) await raiseAlarm(services, owner);
    const puzzle = { subject: subjectOf(tried), hashes };
    const outcome = await challenges.judge(puzzle, tried.solution, now);
    if (outcome !== 'solved') {
      // The code was not looked up, so it is no guess. A wrong solution still counts against the address:
      // checking it cost us a hash.
      await takeBack(db, outcome === 'wrong' ? against : [ofAddress, ...against], now);
      const token = challenges.issue(puzzle, now);
      throw new Problem('challenge-required', { values: { token } });
    }
  }
  return async () => {
    await takeBack(db, [ofAddress, ...against], now);
    await refuseAbove(db, limit(`hits:${address}`, ADDRESS_HITS, ADDRESS_MISSES_SECONDS), now);
  };
}

function limit(key: string, tries: number, windowSeconds: number): Limit {
  return { key: `look-up:${key}`, tries, windowSeconds };
}

function limitsAgainst({ municipalityId }: Owner): readonly [Limit, Limit] {
  return [
    limit(`municipality:${municipalityId}`, FREE_MISSES, HOUR_SECONDS),
    limit(`municipality-day:${municipalityId}`, MISSES_A_DAY, DAY_SECONDS),
  ];
}

/** Counts this try as wrong and returns the number of hashes that it costs. */
async function countMiss(db: Database, owner: Owner, now: Date): Promise<number> {
  const [hour, day] = limitsAgainst(owner);
  const ofHour = (await countUse(db, hour, now)).tries;
  const ofDay = (await countUse(db, day, now)).tries;
  return puzzleFor({ ofHour, ofDay }, owner.beginning);
}

async function takeBack(db: Database, limits: readonly Limit[], now: Date): Promise<void> {
  for (const one of limits) await countTry(db, { ...one, weight: -1 }, now);
}

/** A solution is valid for one code, its possible municipalities and one address. */
function subjectOf({ code, owners, address }: CodeTry): string {
  return ['look-up', ...owners.map(({ municipalityId }) => municipalityId), address, code].join('\n');
}

/**
 * At most once an hour for each municipality: in the log for the operator, and in the audit log for later
 * questions.
 */
async function raiseAlarm({ db, clock, log }: LimitServices, { municipalityId }: Owner): Promise<void> {
  const at = clock();
  if ((await countTry(db, limit(`alarm:${municipalityId}`, 1, HOUR_SECONDS), at)) !== null) return;
  log.warn({ municipalityId }, 'many codes are being tried');
  if (municipalityId === NOBODY.municipalityId) return;
  await appendAudit(db, {
    municipalityId,
    at,
    actor: '',
    action: 'read',
    subject: 'look-up-alarm',
    subjectId: municipalityId,
    details: { misses: FREE_MISSES },
  });
}
