// How much it costs to guess another person's record code, worked out from the current numbers.
import { expect, it } from 'vitest';
import type { RecordCodeLength } from '../forms/definition/options.ts';
import { HARDEST_PUZZLE, PUZZLE_MEMORY_KIB, puzzleFor } from './guessing.ts';

/** Characters that an id may use: 0-9, A-Z, a-z. */
const CHARACTERS = 62;
/**
 * Time of one server core for one hash of 64 MiB in one pass, with memory that is reused between hashes. The
 * server's own library takes 0.035 on the machine where this was written; an attacker's would be faster.
 */
const CORE_SECONDS_A_HASH = 0.026;
/** Estimated time of a cheap phone's browser, in each of four workers. */
const PHONE_SECONDS_A_HASH = 0.35;
const DAYS = 365;
const HOURS = 24;
/** Tries per hour that the test adds up one by one; above this number every try costs the most. */
const ONE_BY_ONE = 2_000;

/**
 * Expected number of tries until a code is found. `dates`: the number of days among which the submission's
 * date is guessed.
 */
const expectedTries = (beginning: RecordCodeLength, dates: number) => (CHARACTERS ** beginning * dates) / 2;

/**
 * Hashes that a day of tries costs, spread evenly over its hours and over any number of network addresses.
 */
function hashesOfDay(triesAnHour: number, beginning: RecordCodeLength): number {
  let hashes = 0;
  let ofDay = 0;
  for (let hour = 0; hour < HOURS; hour++) {
    for (let ofHour = 1; ofHour <= Math.min(triesAnHour, ONE_BY_ONE); ofHour++)
      hashes += puzzleFor({ ofHour, ofDay: ++ofDay }, beginning);
    hashes += Math.max(0, triesAnHour - ONE_BY_ONE) * HARDEST_PUZZLE;
  }
  return hashes;
}

/** Spreads the tries over a whole year, so that the free tries of each hour and day are used first. */
function coreDays(tries: number, beginning: RecordCodeLength): number {
  const hashes = hashesOfDay(tries / DAYS / HOURS, beginning) * DAYS;
  return (hashes * CORE_SECONDS_A_HASH) / 86_400;
}

it('W1 X28.05 a record whose code begins with 8 characters costs more than 10,000 days of a core', () => {
  expect(coreDays(expectedTries(8, 1), 8)).toBeGreaterThan(10_000);
});

it('W1 X28.05 with 3 characters and a date that is not known within a year it does too', () => {
  expect(coreDays(expectedTries(3, DAYS), 3)).toBeGreaterThan(10_000);
});

it('W1 X28.05 an honest person with a cheap phone waits about a minute at most', () => {
  expect((HARDEST_PUZZLE * PHONE_SECONDS_A_HASH) / 4).toBeLessThan(75);
  expect(PUZZLE_MEMORY_KIB).toBe(64 * 1024);
});

it('X18.18 X28.06 the first misses of an hour are free, then the puzzle doubles with every fifty, up to the hardest', () => {
  const ofHour = (misses: number) => puzzleFor({ ofHour: misses, ofDay: misses }, 8);
  expect([1, 13, 14, 63, 64, 114, 164, 214, 264, 5_000].map(ofHour)).toEqual([
    0, 0, 40, 40, 80, 160, 320, 640, 800, 800,
  ]);
});

it('X28.06 above a hundred misses a day a code of three characters costs the most immediately, others do not', () => {
  expect(puzzleFor({ ofHour: 1, ofDay: 100 }, 3)).toBe(0);
  expect(puzzleFor({ ofHour: 1, ofDay: 101 }, 3)).toBe(HARDEST_PUZZLE);
  expect(puzzleFor({ ofHour: 1, ofDay: 101 }, 8)).toBe(0);
  expect(puzzleFor({ ofHour: 1, ofDay: 101 }, 0)).toBe(0);
});
