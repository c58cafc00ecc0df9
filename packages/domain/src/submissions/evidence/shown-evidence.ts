// What people read of when and where a form was answered: duration, distance, and positions with their accuracy.
// rules: X39.44-X39.46, X39.84
import { metresBetween } from '../../work-orders/short-route.ts';
import { kilometres, trackFacts } from './track-facts.ts';
import type { Evidence, NoPositionReason, Position } from './evidence.ts';

/** H:MM:SS from the start to the end; '' when one is not known. */
export function durationOf({ startedAt, endedAt }: Evidence): string {
  if (startedAt === undefined || endedAt === undefined) return '';
  const seconds = Math.max(0, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1_000));
  const two = (number: number) => String(number).padStart(2, '0');
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Metres between both positions; null when one is not known. */
export function distanceOf({ start, end }: Evidence): number | null {
  if (!start || !end || 'refused' in start || 'refused' in end) return null;
  return Math.round(metresBetween(start, end));
}

/** The words of a position, in the language of the reader. */
export interface PositionWords {
  readonly refused: Readonly<Record<NoPositionReason, string>>;
  readonly worse: (limit: number) => string;
}

/** Degrees with accuracy, marked where that is worse than the form wants; or why there is none. */
export function positionText(position: Position, limit: number | undefined, words: PositionWords): string {
  if ('refused' in position) return words.refused[position.refused];
  const { latitude, longitude, accuracy } = position;
  const shown = `${latitude.toFixed(6)}, ${longitude.toFixed(6)} (±${Math.round(accuracy)} m)`;
  return limit !== undefined && accuracy > limit ? `${shown} – ${words.worse(limit)}` : shown;
}

/** The words of a track; its length is in kilometres. */
export interface TrackWords {
  readonly points: string;
  readonly from: string;
  readonly to: string;
  readonly length: string;
  readonly decimalSign: ',' | '.';
}

export interface EvidenceWords {
  readonly started: string;
  readonly ended: string;
  readonly duration: string;
  readonly start: string;
  readonly end: string;
  readonly distance: string;
  readonly metres: (metres: number) => string;
  readonly track: TrackWords;
  readonly position: PositionWords;
}

interface Shown {
  readonly accuracyLimit: number | undefined;
  /** How the reader sees a time that is ISO 8601 in UTC. */
  readonly moment: (iso: string) => string;
}

/** Label and value of each thing that was recorded. */
export function evidenceLines(
  evidence: Evidence,
  words: EvidenceWords,
  { accuracyLimit, moment }: Shown,
): readonly { readonly label: string; readonly value: string }[] {
  const { startedAt, endedAt, start, end } = evidence;
  const metres = distanceOf(evidence);
  const track = trackFacts(evidence.track);
  const position = (at: Position | undefined) => (at ? positionText(at, accuracyLimit, words.position) : '');
  return [
    { label: words.started, value: startedAt === undefined ? '' : moment(startedAt) },
    { label: words.ended, value: endedAt === undefined ? '' : moment(endedAt) },
    { label: words.duration, value: durationOf(evidence) },
    { label: words.start, value: position(start) },
    { label: words.end, value: position(end) },
    { label: words.distance, value: metres === null ? '' : words.metres(metres) },
    { label: words.track.points, value: track ? String(track.points) : '' },
    { label: words.track.from, value: track ? moment(track.from) : '' },
    { label: words.track.to, value: track ? moment(track.to) : '' },
    { label: words.track.length, value: track ? kilometres(track.metres, words.track.decimalSign) : '' },
  ].filter(({ value }) => value !== '');
}
