// The clock on the wall of a municipality: which moment an hour of a day is, and which day and hour a moment is. On the
// day on which the clocks change an hour is missing, or comes twice.
// rules: X34.71

import type { Day } from '../statistics/range.ts';
import { wallTimeOf } from './wall-time.ts';

export interface LocalClock {
  readonly dayOf: (moment: number) => Day;
  /** HH:MM. */
  readonly hourOf: (moment: number) => string;
  /**
   * The moment of so many minutes after the day's midnight, as the clock shows them. Of an hour that comes twice the
   * first one; for a missing one, the moment when the clock leaps over it.
   */
  readonly momentOf: (day: Day, minutes: number) => number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** `timeZone`: IANA name. */
export function localClock(timeZone: string): LocalClock {
  /** Milliseconds by which the clock is ahead of UTC. */
  const aheadAt = (moment: number) => {
    const { day, time } = wallTimeOf(moment, timeZone);
    return Date.parse(`${day}T${time}Z`) - Math.floor(moment / MINUTE_MS) * MINUTE_MS;
  };
  return {
    dayOf: (moment) => wallTimeOf(moment, timeZone).day,
    hourOf: (moment) => wallTimeOf(moment, timeZone).time,
    momentOf: (day, minutes) => {
      const asUtc = Date.parse(`${day}T00:00Z`) + minutes * MINUTE_MS;
      const before = aheadAt(asUtc - DAY_MS);
      const after = aheadAt(asUtc + DAY_MS);
      const found = [asUtc - before, asUtc - after].filter((moment) => moment + aheadAt(moment) === asUtc);
      if (found.length > 0) return Math.min(...found);
      return leapBetween(asUtc - after, asUtc - before, (moment) => aheadAt(moment) === after);
    },
  };
}

/** The first minute between two moments at which the clock has leapt. */
function leapBetween(from: number, to: number, hasLeapt: (moment: number) => boolean): number {
  let [low, high] = [from, to];
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
    if (hasLeapt(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** The day so many days later. */
export function dayAfter(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00Z`).getUTCDay() || 7;
}
