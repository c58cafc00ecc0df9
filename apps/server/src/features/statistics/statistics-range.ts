// The days that a request names, or the usual ones.
// rules: R9.13, R2.085
import { type Day, type DayRange, DEFAULT_FILTER, quickRange } from '@constancia/domain/statistics/range.ts';

export interface AskedRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The contract lets through both days or none. */
export function rangeOf({ from, to }: AskedRange, today: Day): DayRange {
  return from !== undefined && to !== undefined ? { from, to } : quickRange(DEFAULT_FILTER, today);
}
