// Records when and where a submission is sent, or left to be sent, and adds it to what is sent.
// rules: X39.42, X39.43
import type { SubmitBody } from '@constancia/contract/submissions/submissions.ts';
import { epochMilliseconds } from '../../platform/clock.ts';
import type { AnsweringStore } from '../session/answering-store.ts';
import { devicePosition } from './device-position.ts';

/** Milliseconds: the person waits for it. */
const PATIENCE = 6_000;

const now = () => new Date(epochMilliseconds()).toISOString();

/** Returns what is sent of it. */
export async function endEvidence(
  store: Pick<AnsweringStore, 'index' | 'get' | 'change'>,
): Promise<Pick<SubmitBody, 'evidence'>> {
  const { recordsPosition, recordsTimes } = store.index.definition;
  const end = recordsPosition ? await devicePosition(PATIENCE) : undefined;
  const endedAt = now();
  store.change((state) => {
    const { startedAt = endedAt, start = { refused: 'timeout' } as const, track } = state.evidence ?? {};
    return {
      ...state,
      evidence: {
        // A clock that was put back since leaves the moment of sending.
        ...(recordsTimes && { startedAt: startedAt < endedAt ? startedAt : endedAt, endedAt }),
        ...(end && { start, end }),
        ...(track && { track }),
      },
    };
  });
  const { evidence } = store.get();
  return evidence ? { evidence: { ...evidence, sentAt: now() } } : {};
}
