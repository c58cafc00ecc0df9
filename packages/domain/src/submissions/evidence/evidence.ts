// When and where a form was answered, as the device measured it: what is accepted, and what is shown of it.
// rules: X39.40, X39.41, X39.42
import type { FormDefinition } from '../../forms/definition/form.ts';
import type { Issue } from '../../issue.ts';
import { metresBetween } from '../../work-orders/short-route.ts';

export const NO_POSITION_REASONS = ['denied', 'unavailable', 'timeout'] as const;
export type NoPositionReason = (typeof NO_POSITION_REASONS)[number];

/** Degrees, and metres within which the device believes to be; or why there is none. */
export type Position =
  | { readonly latitude: number; readonly longitude: number; readonly accuracy: number }
  | { readonly refused: NoPositionReason };

/** Times are ISO 8601 in UTC. */
export interface Evidence {
  readonly startedAt?: string | undefined;
  readonly endedAt?: string | undefined;
  readonly start?: Position | undefined;
  readonly end?: Position | undefined;
}

/** As a device sends it: its times are those of its own clock, which said `sentAt` when it was sent. */
export interface SentEvidence extends Evidence {
  readonly sentAt: string;
}

/** Milliseconds from the beginning until it is sent. */
export const EVIDENCE_AGE_MAX = 14 * 24 * 60 * 60 * 1_000;

/** Metres that a form may name as the accuracy that it wants. */
const ACCURACY_LIMIT_MAX = 10_000;

export function isAccuracyLimit(limit: number): boolean {
  return Number.isInteger(limit) && limit >= 1 && limit <= ACCURACY_LIMIT_MAX;
}

type Asking = Pick<FormDefinition, 'recordsPosition' | 'recordsTimes'>;

export function asksEvidence({ recordsPosition, recordsTimes }: Asking): boolean {
  return recordsPosition === true || recordsTimes === true;
}

/** What the form did not ask for, and times that cannot be. */
export function evidenceIssues(asking: Asking, sent: SentEvidence): readonly Issue[] {
  const issue = (code: Issue['code'], name: keyof Evidence): Issue => ({
    code,
    at: { field: `evidence.${name}` },
  });
  const given = (names: readonly (keyof Evidence)[]) => names.filter((name) => sent[name] !== undefined);
  const unasked = [
    ...(asking.recordsTimes ? [] : given(['startedAt', 'endedAt'])),
    ...(asking.recordsPosition ? [] : given(['start', 'end'])),
  ];
  return [
    ...unasked.map((name) => issue('evidence-not-asked', name)),
    ...timesWrong(sent).map((name) => issue('evidence-time-wrong', name)),
  ];
}

/** By the clock of the device alone, which may be wrong: in the future, too long ago, or the end before the start. */
function timesWrong({ startedAt, endedAt, sentAt }: SentEvidence): readonly (keyof Evidence)[] {
  const sent = Date.parse(sentAt);
  const isWrong = (at: string | undefined) =>
    at !== undefined && (Date.parse(at) > sent || Date.parse(at) < sent - EVIDENCE_AGE_MAX);
  const isBefore =
    startedAt !== undefined && endedAt !== undefined && Date.parse(endedAt) < Date.parse(startedAt);
  return [
    ...(isWrong(startedAt) ? (['startedAt'] as const) : []),
    ...(isWrong(endedAt) || isBefore ? (['endedAt'] as const) : []),
  ];
}

/** With the times by our clock: `now` is when it arrived. */
export function storedEvidence({ sentAt, ...evidence }: SentEvidence, now: Date): Evidence {
  const offset = now.getTime() - Date.parse(sentAt);
  const corrected = (at: string) => new Date(Date.parse(at) + offset).toISOString();
  const { startedAt, endedAt, start, end } = evidence;
  return {
    ...(startedAt !== undefined && { startedAt: corrected(startedAt) }),
    ...(endedAt !== undefined && { endedAt: corrected(endedAt) }),
    ...(start && { start }),
    ...(end && { end }),
  };
}

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
