// What each further try to look a code up costs while many are missed against a municipality: how many hashes a browser
// computes first, in expectation. Wrong tries are never stopped altogether: then strangers could close the look-up for
// everybody. guessing.test.ts works out what a foreign record costs with these numbers.
// rules: W1, X18.17, X18.18, X28.05, X28.06
import type { RecordCodeLength } from '../forms/definition/options.ts';

/** KiB of one hash (argon2id, one pass): as much as a phone has and a graphics card has not a thousand times. */
export const PUZZLE_MEMORY_KIB = 65_536;
/** Hashes of the first puzzle: about a second of one core. */
export const FIRST_PUZZLE = 40;
/** Hashes of the hardest: about a minute of a cheap phone (0.35 s a hash in each of four workers, estimated). */
export const HARDEST_PUZZLE = 800;

/** Misses of one address in a quarter of an hour. */
export const ADDRESS_MISSES = 5;
export const ADDRESS_MISSES_SECONDS = 15 * 60;
/** Hits of one address in the same time: a clerk who looks up for people stays below, a walk over all codes does not. */
export const ADDRESS_HITS = 60;
/** Misses against a municipality in an hour that cost nothing. */
export const FREE_MISSES = 13;
/** Then the puzzle doubles with so many further ones. */
const DOUBLES_EVERY = 50;
/** Misses against a municipality in a day; above them codes that begin with three characters cost the most. */
export const MISSES_A_DAY = 100;

export interface Misses {
  /** Against the municipality, this try included. */
  readonly ofHour: number;
  readonly ofDay: number;
}

/** Hashes that the try costs; 0 for none. `beginning`: of the record code, 0 for the code of an answer. */
export function puzzleFor({ ofHour, ofDay }: Misses, beginning: 0 | RecordCodeLength): number {
  if (beginning === 3 && ofDay > MISSES_A_DAY) return HARDEST_PUZZLE;
  return ofHour > FREE_MISSES ? harder(Math.floor((ofHour - FREE_MISSES - 1) / DOUBLES_EVERY)) : 0;
}

/** Hashes of a puzzle that was doubled so many times. */
export function harder(doublings: number): number {
  return Math.min(HARDEST_PUZZLE, FIRST_PUZZLE * 2 ** doublings);
}
