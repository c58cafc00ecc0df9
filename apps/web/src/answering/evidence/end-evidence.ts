// Records when and where a submission is sent, or left to be sent, and adds it to what is sent.
// rules: X39.42, X39.43
import type { SubmitBody } from '@constancia/contract/submissions/submissions.ts';
import { epochMilliseconds } from '../../platform/clock.ts';
import type { AnsweringStore } from '../session/answering-store.ts';
import { devicePosition } from './device-position.ts';

/** Milliseconds: the person waits for it. */
const PATIENCE = 6_000;

const now = () => new Date(epochMilliseconds()).toISOString();

/** Nothing of an edit: the visit was before. */
export async function endEvidence(
  store: Pick<AnsweringStore, 'index' | 'get' | 'change' | 'editing'>,
): Promise<void> {
  const { recordsPosition, recordsTimes } = store.index.definition;
  if (store.editing || (!recordsPosition && !recordsTimes)) return;
  const end = recordsPosition ? await devicePosition(PATIENCE) : undefined;
  const endedAt = now();
  store.change((state) => {
    const { startedAt = endedAt, start = { refused: 'timeout' } as const } = state.evidence ?? {};
    return {
      ...state,
      evidence: {
        // A clock that was put back since leaves the moment of sending.
        ...(recordsTimes && { startedAt: startedAt < endedAt ? startedAt : endedAt, endedAt }),
        ...(end && { start, end }),
      },
    };
  });
}

/** The evidence as it is sent now. */
export function evidenceOf({ get }: Pick<AnsweringStore, 'get'>): Pick<SubmitBody, 'evidence'> {
  const { evidence } = get();
  return evidence ? { evidence: { ...evidence, sentAt: now() } } : {};
}

export async function withEnd(store: AnsweringStore, body: SubmitBody): Promise<SubmitBody> {
  await endEvidence(store);
  return { ...body, ...evidenceOf(store) };
}
