// How long submissions stayed in the states that they have left.
// rules: X32.53
import { LONG_STAY_SHARE } from './find-counts.ts';
import { countOf, middleRanks, rankOfShare } from './number-figures.ts';
import type { Counts } from './raw-counts.ts';

export interface StayFigures {
  /** Name of the state. */
  readonly name: string;
  /** How often it was left. */
  readonly count: number;
  /** Half of the stays were at most so long. */
  readonly medianSeconds: number;
  /** Nine of ten were at most so long. */
  readonly longSeconds: number;
}

/** In the order of the names, without those that were never left. */
export function stayFigures(names: readonly string[], counts: Counts): readonly StayFigures[] {
  return names.flatMap((name) => {
    const key = { class: 'stay', questionId: name } as const;
    const count = countOf(counts.buckets(key));
    const [median, long] = [middleRanks(count)[0], rankOfShare(count, LONG_STAY_SHARE)].map((rank) =>
      counts.number(key, rank),
    );
    if (count === 0 || !median || !long) return [];
    return [{ name, count, medianSeconds: Number(median), longSeconds: Number(long) }];
  });
}
