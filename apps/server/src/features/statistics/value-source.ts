// Where the counts of a reader come from: the counters, or the rows of people who see only their own submissions, by whom
// nothing is counted.
// rules: R6.09, X10.11, X32.50, X40.37
import type { FoundNumber, RawBucket, WantedNumber } from '@constancia/domain/statistics/raw-counts.ts';
import type { Queryable } from '../../platform/db/database.ts';
import {
  type Counted,
  type CountedValues,
  isCountedAgain,
  keptBuckets,
  keptNumbers,
  keptValues,
  rowBuckets,
  rowCounts,
  rowNumbers,
} from './queries.ts';

export interface ValueSource {
  readonly values: () => Promise<CountedValues>;
  readonly buckets: () => Promise<readonly RawBucket[]>;
  readonly numbers: (wanted: readonly WantedNumber[]) => Promise<readonly FoundNumber[]>;
  /** Whether some are of the days of an earlier time zone. */
  readonly isCountedAgain: () => Promise<boolean>;
}

export function valueSource(db: Queryable, counted: Counted): ValueSource {
  if (counted.scope.createdBy === null)
    return {
      values: () => keptValues(db, counted),
      buckets: () => keptBuckets(db, counted),
      numbers: (wanted) => keptNumbers(db, counted, wanted),
      isCountedAgain: () => isCountedAgain(db, counted.form),
    };
  return {
    values: () => rowCounts(db, counted),
    buckets: () => rowBuckets(db, counted),
    numbers: (wanted) => rowNumbers(db, counted, wanted),
    isCountedAgain: async () => false,
  };
}
