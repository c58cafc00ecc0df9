// Looks up raw counts, and says which single numbers are needed for minimum, median, maximum and ninth decile.
// rules: R2.090, X32.52, X32.53
import { countOf, middleRanks, rankIn, rankOfShare } from './number-figures.ts';
import {
  type Counts,
  type FoundNumber,
  keyOf,
  type RawBucket,
  type RawValue,
  type WantedNumber,
} from './raw-counts.ts';

/** Of stays the share that is said beside the median. */
export const LONG_STAY_SHARE = 0.9;

/** The positions of the numbers that figures show. */
export function ranksOf(count: number): readonly number[] {
  const [lower, upper] = middleRanks(count);
  return [...new Set([1, lower, upper, rankOfShare(count, LONG_STAY_SHARE), count])];
}

export function wantedNumbers(buckets: readonly RawBucket[]): readonly WantedNumber[] {
  return [...Map.groupBy(buckets, keyOf).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { class: counts, questionId } = first;
    return ranksOf(countOf(own)).flatMap((rank) => {
      const at = rankIn(own, rank);
      return at ? [{ class: counts, questionId, ...at }] : [];
    });
  });
}

interface Raw {
  readonly values: readonly RawValue[];
  readonly buckets: readonly RawBucket[];
  readonly numbers: readonly FoundNumber[];
}

export function findCounts({ values, buckets, numbers }: Raw): Counts {
  const valuesOf = Map.groupBy(values, keyOf);
  const bucketsOf = Map.groupBy(buckets, keyOf);
  const numberAt = new Map(
    numbers.map((one) => [`${keyOf(one)}\u001f${one.bucket}\u001f${one.rank}`, one.number]),
  );
  return {
    values: (counts, questionId) => valuesOf.get(keyOf({ class: counts, questionId })) ?? [],
    stayNames: () => values.flatMap((one) => (one.class === 'stay' ? [one.questionId] : [])),
    buckets: (key) => bucketsOf.get(keyOf(key)) ?? [],
    number: (key, rank) => {
      const at = rankIn(bucketsOf.get(keyOf(key)) ?? [], rank);
      return (at && numberAt.get(`${keyOf(key)}\u001f${at.bucket}\u001f${at.rank}`)) ?? null;
    },
  };
}
