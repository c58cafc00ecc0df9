// Records when and where a submission is begun, once for each draft.
// rules: X39.42, X39.43
import { epochMilliseconds } from '../../platform/clock.ts';
import type { AnsweringStore } from '../session/answering-store.ts';
import { devicePosition } from './device-position.ts';

/** Milliseconds: nobody waits for it, so that a person may think about the browser's question. */
const PATIENCE = 120_000;

const measured = new WeakSet<object>();

export async function beginEvidence(store: Pick<AnsweringStore, 'index' | 'get' | 'change'>): Promise<void> {
  const { recordsPosition, recordsTimes } = store.index.definition;
  if (!store.get().evidence) {
    const startedAt = new Date(epochMilliseconds()).toISOString();
    store.change((state) => ({ ...state, evidence: recordsTimes ? { startedAt } : {} }));
  }
  if (!recordsPosition || store.get().evidence?.start || measured.has(store)) return;
  measured.add(store);
  const start = await devicePosition(PATIENCE);
  // Once it was sent it says what was known then.
  store.change((state) =>
    state.evidence?.start ? state : { ...state, evidence: { ...state.evidence, start } },
  );
}
