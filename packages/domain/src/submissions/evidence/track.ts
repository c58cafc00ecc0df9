// The track of a visit: where an inspector was, a position each minute at most, on a form that asks for it. Who answers is
// staff; a visitor is never followed.
// rules: X39.82, X39.83
import type { AnswererKind } from '../../access/answerer.ts';
import type { FormDefinition } from '../../forms/definition/form.ts';
import type { Issue } from '../../issue.ts';
import { TRACK_POINTS_MAX, TRACK_STEP } from '../../limits.ts';

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
