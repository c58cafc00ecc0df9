// The days that a request names, or the usual ones.
// rules: R9.13, R2.085
import { type Day, type DayRange, DEFAULT_FILTER, quickRange } from '@constancia/domain/statistics/range.ts';

export interface AskedRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The day of the calendar in a time zone. */
export function dayIn(now: Date, timeZone: string): Day {
  const pieces = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const piece = (type: string) => pieces.find((one) => one.type === type)?.value ?? '';
  return `${piece('year')}-${piece('month')}-${piece('day')}`;
}

/** The contract lets through both days or none. */
export function rangeOf({ from, to }: AskedRange, today: Day): DayRange {
  return from !== undefined && to !== undefined ? { from, to } : quickRange(DEFAULT_FILTER, today);
}
