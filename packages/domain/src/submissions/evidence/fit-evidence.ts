// The evidence that a draft kept, as far as the form still asks for it and it is not too old to be sent. No shape is
// trusted, because a draft may be years old.
// rules: X39.43, X39.82
import type { FormDefinition } from '../../forms/definition/form.ts';
import { EVIDENCE_AGE_MAX } from '../../limits.ts';
import { isRecord } from '../checks/check-answer.ts';
import type { Track } from './track.ts';
import type { Evidence, NoPositionReason, Position } from './evidence.ts';

const REASONS: readonly NoPositionReason[] = ['denied', 'unavailable', 'timeout'];

/** Milliseconds that sending may take. */
const SENDING = 60 * 60 * 1_000;

/** `now` and the times in milliseconds since 1970. Null for none, and for one that the server would not take. */
export function fitEvidence(
  asking: Pick<FormDefinition, 'recordsPosition' | 'recordsTimes' | 'recordsTrack'>,
  kept: unknown,
  now: number,
): Evidence | null {
  const { recordsPosition, recordsTimes, recordsTrack } = asking;
  if (!isRecord(kept)) return null;
  const startedAt = recordsTimes ? timeOf(kept['startedAt'], now) : undefined;
  if (recordsTimes && startedAt === undefined) return null;
  const endedAt = recordsTimes ? timeOf(kept['endedAt'], now) : undefined;
  const start = recordsPosition ? positionOf(kept['start']) : undefined;
  const end = recordsPosition ? positionOf(kept['end']) : undefined;
  const track = recordsTrack ? trackOf(kept['track'], now) : [];
  return {
    ...(startedAt !== undefined && { startedAt }),
    ...(startedAt !== undefined && endedAt !== undefined && endedAt >= startedAt && { endedAt }),
    ...(start && { start }),
    ...(end && { end }),
    ...(track.length > 0 && { track }),
  };
}

function timeOf(kept: unknown, now: number): string | undefined {
  const at = typeof kept === 'string' ? Date.parse(kept) : Number.NaN;
  if (!(at <= now && at > now - EVIDENCE_AGE_MAX + SENDING)) return undefined;
  return new Date(at).toISOString();
}

/** Without the points that are too old by now. */
function trackOf(kept: unknown, now: number): Track {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((point: unknown) => {
    const at = isRecord(point) ? timeOf(point['at'], now) : undefined;
    const position = positionOf(point);
    return at !== undefined && position && 'latitude' in position ? [{ at, ...position }] : [];
  });
}

function positionOf(kept: unknown): Position | undefined {
  if (!isRecord(kept)) return undefined;
  const refused = REASONS.find((reason) => reason === kept['refused']);
  if (refused) return { refused };
  const { latitude, longitude, accuracy } = kept;
  if (typeof latitude !== 'number' || typeof longitude !== 'number' || typeof accuracy !== 'number')
    return undefined;
  return { latitude, longitude, accuracy };
}
