// Until when a submission is kept: for a number of months, counted in the calendar of its municipality.
// rules: X37.20
import type { Day } from '../statistics/range.ts';
import { dayAfter, localClock } from './local-clock.ts';
import { wallTimeOf } from './wall-time.ts';

/**
 * The first day whose submissions are still kept. One of 31 January is kept for one month through the last day of
 * February, so a month that is too short keeps it to its end.
 */
export function firstKeptDay(today: Day, months: number): Day {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0));
  const last = lastOfMonth.toISOString().slice(0, 10);
  if (day > lastOfMonth.getUTCDate()) return dayAfter(last, 1);
  return `${last.slice(0, 8)}${String(day).padStart(2, '0')}`;
}

/** What was taken in before this moment is not kept any longer. */
export function keptSince(now: Date, timeZone: string, months: number): Date {
  const today = wallTimeOf(now, timeZone).day;
  return new Date(localClock(timeZone).momentOf(firstKeptDay(today, months), 0));
}
