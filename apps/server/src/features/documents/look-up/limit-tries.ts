// How often codes may be tried: misses of one address, misses against one municipality. A try is counted before it is
// answered and taken back when it hits, so that many at once are no way around. rules: W1, W2, X18.17, X18.18
import { appendAudit } from '../../../platform/audit/queries.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Log } from '../../../platform/log.ts';
import { countTry, type Limit } from '../../../platform/rate-limit/queries.ts';
import type { ChallengeSolution, Challenges } from './challenge.ts';
import { municipalityOfCode } from './queries.ts';

export interface LimitServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly challenges: Challenges;
}

export interface CodeTry {
  readonly code: string;
  /** Where it comes from on the network. */
  readonly address: string;
  readonly solution: ChallengeSolution | null;
}

const ADDRESS_MISSES = 5;
const ADDRESS_SECONDS = 15 * 60;
const MUNICIPALITY_MISSES = 13;
const MUNICIPALITY_SECONDS = 60 * 60;
/** Hits of one address: a counter that looks up for people stays below, a walk over all codes does not. */
const ADDRESS_HITS = 60;

/** Counts the try; what it gives takes it back. Throws too-many-requests, challenge-required. */
export async function countCodeTry(services: LimitServices, tried: CodeTry): Promise<() => Promise<void>> {
  const { db, clock, challenges } = services;
  const now = clock();
  const ofAddress: Limit = {
    key: `look-up:address:${tried.address}`,
    tries: ADDRESS_MISSES,
    windowSeconds: ADDRESS_SECONDS,
  };
  await refuseAbove(db, ofAddress, now);
  const municipalityId = await municipalityOfCode(db, tried.code);
  const ofMunicipality: Limit = {
    key: `look-up:municipality:${municipalityId ?? ''}`,
    tries: MUNICIPALITY_MISSES,
    windowSeconds: MUNICIPALITY_SECONDS,
  };
  if ((await countTry(db, ofMunicipality, now)) !== null) {
    await raiseAlarm(services, municipalityId);
    if (!(await isSolved(services, tried.solution))) {
      // Not a guess: it was not answered.
      await countTry(db, { ...ofAddress, weight: -1 }, now);
      throw new Problem('challenge-required', { values: { token: challenges.issue(now) } });
    }
  }
  return async () => {
    await countTry(db, { ...ofAddress, weight: -1 }, now);
    await countTry(db, { ...ofMunicipality, weight: -1 }, now);
    const hits = {
      key: `look-up:hits:${tried.address}`,
      tries: ADDRESS_HITS,
      windowSeconds: ADDRESS_SECONDS,
    };
    await refuseAbove(db, hits, now);
  };
}

async function refuseAbove(db: Database, limit: Limit, now: Date): Promise<void> {
  const seconds = await countTry(db, limit, now);
  if (seconds !== null) throw new Problem('too-many-requests', { values: { seconds } });
}

async function isSolved(
  { db, clock, challenges }: LimitServices,
  solution: ChallengeSolution | null,
): Promise<boolean> {
  const name = solution && challenges.solvedName(solution, clock());
  if (!name) return false;
  const once = { key: `challenge:${name}`, tries: 1, windowSeconds: MUNICIPALITY_SECONDS };
  return (await countTry(db, once, clock())) === null;
}

/** Once an hour for each municipality: in the log for who runs the product, in the audit for who asks later. */
async function raiseAlarm({ db, clock, log }: LimitServices, municipalityId: string | null): Promise<void> {
  const at = clock();
  const once = {
    key: `look-up:alarm:${municipalityId ?? ''}`,
    tries: 1,
    windowSeconds: MUNICIPALITY_SECONDS,
  };
  if ((await countTry(db, once, at)) !== null) return;
  log.warn({ municipalityId }, 'many codes are being tried');
  if (municipalityId === null) return;
  await appendAudit(db, {
    municipalityId,
    at,
    actor: '',
    action: 'read',
    subject: 'look-up-alarm',
    subjectId: municipalityId,
    details: { misses: MUNICIPALITY_MISSES },
  });
}
