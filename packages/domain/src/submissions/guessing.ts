// How many hashes a browser must compute (in expectation) before each further try to look up a code, while
// many look-ups in a municipality fail. Wrong tries are never blocked completely, because then strangers
// could close the look-up for everybody. guessing.test.ts works out what it costs to find another person's
// record.
// rules: W1, X18.17, X18.18, X28.05, X28.06
import type { RecordCodeLength } from '../forms/definition/options.ts';

/**
 * KiB of one hash (argon2id, one pass): a phone has this much memory, while a graphics card does not have it
 * a thousand times over.
 */
export const PUZZLE_MEMORY_KIB = 65_536;
/** Hashes of the first puzzle: about one second of one core. */
export const FIRST_PUZZLE = 40;
/**
 * Hashes of the hardest puzzle: about a minute on a cheap phone (estimated at 0.35 s a hash in each of four
 * workers).
 */
export const HARDEST_PUZZLE = 800;

/** Failed look-ups of one network address within a quarter of an hour. */
export const ADDRESS_MISSES = 5;
export const ADDRESS_MISSES_SECONDS = 15 * 60;
/**
 * Successful look-ups of one network address in the same time: a clerk who looks up codes for people stays
 * below this, a script that tries all codes does not.
 */
export const ADDRESS_HITS = 60;
/** Failed look-ups in a municipality that are free of charge, per hour. */
export const FREE_MISSES = 13;
/** The puzzle doubles after every so many further failures. */
const DOUBLES_EVERY = 50;
/**
 * Failed look-ups in a municipality per day; above this, codes that begin with three characters get the
 * hardest puzzle.
 */
export const MISSES_A_DAY = 100;

export interface Misses {
  /** Failures in the municipality, including this try. */
  readonly ofHour: number;
  readonly ofDay: number;
}

/**
 * The number of hashes that the try costs; 0 for none. `beginning`: characters before the keyword, 0 for a
 * code that is not a record code.
 */
export function puzzleFor({ ofHour, ofDay }: Misses, beginning: 0 | RecordCodeLength): number {
  if (beginning === 3 && ofDay > MISSES_A_DAY) return HARDEST_PUZZLE;
  return ofHour > FREE_MISSES ? harder(Math.floor((ofHour - FREE_MISSES - 1) / DOUBLES_EVERY)) : 0;
}

/** Hashes of a puzzle that was doubled this many times. */
export function harder(doublings: number): number {
  return Math.min(HARDEST_PUZZLE, FIRST_PUZZLE * 2 ** doublings);
}
