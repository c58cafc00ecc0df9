// The track of a visit: where an inspector was, a position each minute at most, on a form that asks for it. Who answers is
// staff; a visitor is never followed.
// rules: X39.82, X39.83, X39.84
import type { AnswererKind } from '../../access/answerer.ts';
import type { FormDefinition } from '../../forms/definition/form.ts';
import type { Issue } from '../../issue.ts';
import { TRACK_POINTS_MAX, TRACK_STEP } from '../../limits.ts';
import { metresBetween } from '../../work-orders/short-route.ts';

/** Degrees, metres within which the device believes to be, and when: ISO 8601 in UTC. */
export interface TrackPoint {
  readonly at: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number;
}
export type Track = readonly TrackPoint[];

/** What the form does not ask of who answers, and points that cannot be. `isWrong`: of a time by itself. */
export function trackIssues(
  asked: { readonly form: Pick<FormDefinition, 'recordsTrack'>; readonly answerer: AnswererKind },
  track: Track,
  isWrong: (at: string) => boolean,
): readonly Issue[] {
  if (!asked.form.recordsTrack || asked.answerer !== 'staff')
    return [{ code: 'evidence-not-asked', at: { field: 'evidence.track' } }];
  const wrong = track.findIndex(({ at }, index) => isWrong(at) || !mayFollow(track[index - 1], at));
  return wrong < 0 ? [] : [{ code: 'evidence-time-wrong', at: { field: `evidence.track.${wrong}.at` } }];
}

/** At least a minute after the last one. */
function mayFollow(last: TrackPoint | undefined, at: string): boolean {
  return !last || Date.parse(at) >= Date.parse(last.at) + TRACK_STEP;
}

export const isTrackFull = (track: Track): boolean => track.length >= TRACK_POINTS_MAX;

/** The same track where the point comes too early, by a clock that was put back too, and where it is full. */
export function withPoint(track: Track, point: TrackPoint): Track {
  return !isTrackFull(track) && mayFollow(track.at(-1), point.at) ? [...track, point] : track;
}

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
