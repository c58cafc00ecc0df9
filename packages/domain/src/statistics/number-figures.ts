// Minimum, median and maximum of many numbers from the counts of their buckets and a few single numbers; the mean from
// their sum; and the columns of a histogram.
// rules: R2.090, X32.52, X32.53

/** Numbers near each other: two leading digits, the month of a date, the hour of a time (number_bucket). */
export interface Bucket {
  /** The least number that belongs to it. */
  readonly bucket: number;
  readonly times: number;
  /** Sum of its numbers, as a decimal. */
  readonly total: string;
  /** The least and the greatest of its numbers, as decimals; null where they must be looked for. */
  readonly least: string | null;
  readonly greatest: string | null;
}

/** What a histogram needs of a bucket. */
export type CountedBucket = Pick<Bucket, 'bucket' | 'times'>;

/** The number at a position within a bucket, from 1. */
export interface Wanted {
  readonly bucket: number;
  readonly rank: number;
}

/** Where the number at a position of all lies. Buckets are in their order. */
export function rankIn(buckets: readonly CountedBucket[], rank: number): Wanted | null {
  let before = 0;
  for (const { bucket, times } of buckets) {
    if (rank <= before + times) return { bucket, rank: rank - before };
    before += times;
  }
  return null;
}

export const countOf = (buckets: readonly CountedBucket[]): number =>
  buckets.reduce((sum, { times }) => sum + times, 0);

/** The position below or at which a share of all lies: the nearest rank. */
export function rankOfShare(count: number, share: number): number {
  return Math.max(1, Math.ceil(count * share));
}

/** The two positions in the middle; the same twice for an odd count. */
export function middleRanks(count: number): readonly [number, number] {
  return [Math.ceil(count / 2), Math.floor(count / 2) + 1];
}

const DECIMALS = 2;

/** In hundredths, because sums of decimals are exact only as whole numbers. */
function hundredths(text: string): bigint {
  const [whole = '0', decimals = ''] = text.split('.');
  return BigInt(whole + decimals.slice(0, DECIMALS).padEnd(DECIMALS, '0'));
}

function textOf(digits: bigint, decimals: number): string {
  const text = String(digits).padStart(decimals + 1, '0');
  const shown = `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
  return shown.replace(/\.?0+$/, '');
}

/** The mean, rounded to two decimals, halves up. */
export function meanOf(buckets: readonly Bucket[]): string {
  const count = BigInt(countOf(buckets));
  if (count === 0n) return '0';
  const sum = buckets.reduce((added, { total }) => added + hundredths(total), 0n);
  return textOf((2n * sum + count) / (2n * count), DECIMALS);
}

/** Half of the sum of the two numbers in the middle, exactly. */
export function medianOf(lower: string, upper: string): string {
  return textOf((hundredths(lower) + hundredths(upper)) * 5n, DECIMALS + 1);
}

export interface Bin {
  /** The least number of the column. */
  readonly from: number;
  /** The least number of the next one. */
  readonly below: number;
  readonly count: number;
}

const BINS_MAX = 12;

/** The width of the bucket that a number lies in. */
function widthAt(number: number): number {
  return number < 10 ? 0.1 : 10 ** (String(Math.trunc(number)).length - 2);
}

/** Columns of one round width that hold whole buckets, at most twelve, the empty ones between them included. */
export function histogram(buckets: readonly CountedBucket[]): readonly Bin[] {
  const first = buckets[0];
  const last = buckets.at(-1);
  if (!first || !last) return [];
  const whole = buckets.every(({ bucket }) => Number.isInteger(bucket)) && last.bucket < 100;
  const least = Math.max(widthAt(last.bucket), whole ? 1 : 0);
  // In tenths, the narrowest bucket there is, so that no width is a broken number.
  const [low, high, narrowest] = [first.bucket, last.bucket, least].map((one) => Math.round(one * 10)) as [
    number,
    number,
    number,
  ];
  const width = roundWidth(
    Math.max(narrowest, Math.ceil((high - low + 1) / BINS_MAX)),
    narrowest,
    (step) => Math.floor(high / step) - Math.floor(low / step) + 1 <= BINS_MAX,
  );
  const start = Math.floor(low / width);
  const counts = Array.from({ length: Math.floor(high / width) - start + 1 }, () => 0);
  for (const { bucket, times } of buckets) {
    const at = Math.floor(Math.round(bucket * 10) / width) - start;
    counts[at] = (counts[at] ?? 0) + times;
  }
  return counts.map((count, at) => ({
    from: ((start + at) * width) / 10,
    below: ((start + at + 1) * width) / 10,
    count,
  }));
}

/** The least of 1, 2, 5, 10, 20, 50 … that is at least so wide, holds whole buckets, and makes few enough columns. */
function roundWidth(least: number, narrowest: number, fits: (step: number) => boolean): number {
  for (let power = 1; ; power *= 10)
    for (const step of [power, 2 * power, 5 * power])
      if (step >= least && step % narrowest === 0 && fits(step)) return step;
}
