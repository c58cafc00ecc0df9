// Looks up raw counts, and says which single numbers are needed for minimum, median, maximum and ninth decile.
// rules: R2.090, X32.52, X32.53
import type { CountedClass } from './counted-values.ts';
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

/** The positions of the numbers that figures show, but for the first and the last. */
function ranksOf(counts: CountedClass, count: number): readonly number[] {
  const middle = middleRanks(count);
  return [...new Set(counts === 'stay' ? [...middle, rankOfShare(count, LONG_STAY_SHARE)] : middle)];
}

/** The number at a position, where a bucket says it by itself; undefined where it must be looked for. */
function knownNumber(buckets: readonly RawBucket[], rank: number): string | undefined {
  const at = rankIn(buckets, rank);
  const bucket = buckets.find((one) => one.bucket === at?.bucket);
  if (!at || !bucket || bucket.least === null || bucket.greatest === null) return undefined;
  if (at.rank === 1) return bucket.least;
  return at.rank === bucket.times || bucket.least === bucket.greatest ? bucket.greatest : undefined;
}

export function wantedNumbers(buckets: readonly RawBucket[]): readonly WantedNumber[] {
  return [...Map.groupBy(buckets, keyOf).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { class: counts, questionId } = first;
    const count = countOf(own);
    return [...new Set([1, ...ranksOf(counts, count), count])].flatMap((rank) => {
      const at = rankIn(own, rank);
      return at && knownNumber(own, rank) === undefined ? [{ class: counts, questionId, ...at }] : [];
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
      const own = bucketsOf.get(keyOf(key)) ?? [];
      const known = knownNumber(own, rank);
      if (known !== undefined) return known;
      const at = rankIn(own, rank);
      return (at && numberAt.get(`${keyOf(key)}\u001f${at.bucket}\u001f${at.rank}`)) ?? null;
    },
  };
}
