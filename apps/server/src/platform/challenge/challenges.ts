// A puzzle that costs a browser memory and time but the server only one hash: a number whose argon2id hash,
// salted with the token, is small enough. The token is signed for its subject, expires after some minutes and
// is valid once. All this is checked before anything is hashed, and only a few hashes are computed at a time.
// rules: W1, X18.18, X28.05, X28.07
import { createHash } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { limitConcurrency } from '../concurrency-limit.ts';
import { signedTokens } from '../crypto/signed-values.ts';
import type { Database } from '../db/database.ts';
import { newEntityId } from '../ids.ts';
import { countTry } from '../rate-limit/queries.ts';

export interface ChallengeSolution {
  readonly token: string;
  readonly number: number;
}

export interface Puzzle {
  /** Who and what the puzzle is for, e.g. address and code; its solution is valid for nothing else. */
  readonly subject: string;
  /** Expected number of hashes until it is solved. */
  readonly hashes: number;
}

export interface Challenges {
  /** A new token. */
  readonly issue: (puzzle: Puzzle, now: Date) => string;
  /**
   * 'unfit': missing, for another subject, too easy, expired or used before; nothing was hashed. 'wrong': the
   * hash does not solve it.
   */
  readonly judge: (
    puzzle: Puzzle,
    solution: ChallengeSolution | null,
    now: Date,
  ) => Promise<'solved' | 'unfit' | 'wrong'>;
}

export interface ChallengeSettings {
  readonly secret: string;
  /** Memory of one hash. */
  readonly memoryKib: number;
}

const LIFE_MS = 10 * 60_000;
const SALT_BYTES = 16;
/** Two at a time: 128 MB. */
const inTurn = limitConcurrency(2);

/** Whether a hash solves a puzzle of so many hashes. */
export function isSmall(hash: Buffer, hashes: number): boolean {
  return hash.readUInt32BE(0) < 2 ** 32 / hashes;
}

/** What a browser computes for one number: argon2id, the library's default. */
export function puzzleHash(token: string, number: number, memoryKib: number): Promise<Buffer> {
  return hashRaw(String(number), {
    memoryCost: memoryKib,
    timeCost: 1,
    parallelism: 1,
    outputLen: 32,
    salt: createHash('sha256').update(token).digest().subarray(0, SALT_BYTES),
  });
}

export function challenges(db: Database, { secret, memoryKib }: ChallengeSettings): Challenges {
  /** Name, hashes and KiB of memory, bound to the subject. */
  const tokens = signedTokens(secret, 'challenge');
  return {
    issue: ({ subject, hashes }, now) =>
      tokens.issue([newEntityId(), hashes, memoryKib], now.getTime() + LIFE_MS, subject),
    judge: async ({ subject, hashes }, solution, now) => {
      if (solution === null) return 'unfit';
      const { token, number } = solution;
      const [name, asked, memory] = tokens.read(token, now, subject) ?? [];
      if (name === undefined || Number(asked) < hashes || Number(memory) < memoryKib) return 'unfit';
      const once = { key: `challenge:${name}`, tries: 1, windowSeconds: LIFE_MS / 1000 };
      if ((await countTry(db, once, now)) !== null) return 'unfit';
      const hash = await inTurn(() => puzzleHash(token, number, Number(memory)));
      return isSmall(hash, Number(asked)) ? 'solved' : 'wrong';
    },
  };
}
