// When and where a form was answered, as the device measured it: what is accepted and stored.
// rules: X39.40, X39.41, X39.83
import type { AnswererKind } from '../../access/answerer.ts';
import type { FormDefinition } from '../../forms/definition/form.ts';
import type { Issue } from '../../issue.ts';
import { EVIDENCE_AGE_MAX } from '../../limits.ts';
import { type Track, trackIssues } from './track.ts';

export type NoPositionReason = 'denied' | 'unavailable' | 'timeout';

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
  readonly track?: Track | undefined;
}

/** As a device sends it: its times are those of its own clock, which said `sentAt` when it was sent. */
export interface SentEvidence extends Evidence {
  readonly sentAt: string;
}

type Asking = Pick<FormDefinition, 'recordsPosition' | 'recordsTimes' | 'recordsTrack'>;

/** What the form did not ask for, and times that cannot be. */
export function evidenceIssues(asking: Asking, answerer: AnswererKind, sent: SentEvidence): readonly Issue[] {
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
    ...(sent.track
      ? trackIssues({ form: asking, answerer }, sent.track, (at) => isTimeWrong(at, sent.sentAt))
      : []),
  ];
}

/** By the clock of the device alone, which may be wrong: in the future, too long ago, or the end before the start. */
function timesWrong({ startedAt, endedAt, sentAt }: SentEvidence): readonly (keyof Evidence)[] {
  const isWrong = (at: string | undefined) => at !== undefined && isTimeWrong(at, sentAt);
  const isBefore =
    startedAt !== undefined && endedAt !== undefined && Date.parse(endedAt) < Date.parse(startedAt);
  return [
    ...(isWrong(startedAt) ? (['startedAt'] as const) : []),
    ...(isWrong(endedAt) || isBefore ? (['endedAt'] as const) : []),
  ];
}

/** In the future of the device that sends it, or too long ago. */
export function isTimeWrong(at: string, sentAt: string): boolean {
  const sent = Date.parse(sentAt);
  return Date.parse(at) > sent || Date.parse(at) < sent - EVIDENCE_AGE_MAX;
}

/** By our clock, where the clock of the device said `sentAt` when it arrived. */
export function correctedTime(at: string, sentAt: string, now: Date): string {
  return new Date(Date.parse(at) + now.getTime() - Date.parse(sentAt)).toISOString();
}

/** With the times by our clock: `now` is when it arrived. */
export function storedEvidence({ sentAt, ...evidence }: SentEvidence, now: Date): Evidence {
  const corrected = (at: string) => correctedTime(at, sentAt, now);
  const { startedAt, endedAt, start, end, track } = evidence;
  return {
    ...(startedAt !== undefined && { startedAt: corrected(startedAt) }),
    ...(endedAt !== undefined && { endedAt: corrected(endedAt) }),
    ...(start && { start }),
    ...(end && { end }),
    ...(track && { track: track.map((point) => ({ ...point, at: corrected(point.at) })) }),
  };
}
