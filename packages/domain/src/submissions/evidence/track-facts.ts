// What people read of the track of a visit: how many points, from when to when, and how long it is.
// rules: X39.84
import { metresBetween } from '../../work-orders/short-route.ts';
import type { Track } from './track.ts';

export interface TrackFacts {
  readonly points: number;
  /** Times of the first and the last point. */
  readonly from: string;
  readonly to: string;
  readonly metres: number;
}

/** Null where there is none. */
export function trackFacts(track: Track | undefined): TrackFacts | null {
  const [first, last] = [track?.[0], track?.at(-1)];
  if (!track || !first || !last) return null;
  const metres = track.reduce(
    (sum, point, index) => sum + metresBetween(track[Math.max(index - 1, 0)] ?? point, point),
    0,
  );
  return { points: track.length, from: first.at, to: last.at, metres: Math.round(metres) };
}

/** With two decimals. */
export const kilometres = (metres: number, decimalSign: ',' | '.'): string =>
  (metres / 1_000).toFixed(2).replace('.', decimalSign);
