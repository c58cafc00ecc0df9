// A finished submission that cannot be sent now is left on the device with all that sending it later needs.
// rules: X31.49, X31.50
import type { AnswererKind } from '@constancia/domain/access/answerer.ts';
import { UNSENT } from '@constancia/domain/submissions/particulars/particulars.ts';
import { epochMilliseconds } from '../../platform/clock.ts';
import { readKeptFile } from '../../platform/device/kept-files.ts';
import { letGo } from '../../platform/device/tab-lock.ts';
import { language } from '../../platform/language.ts';
import { pauseUploads } from '../files/file-slots.ts';
import { unsentFiles } from '../files/unsent-files.ts';
import type { AnsweringSession } from '../session/answering-session.ts';
import type { AnsweringStore } from '../session/answering-store.ts';
import type { DraftInUse } from '../session/use-draft-keeper.ts';
import { pauseSignatures, signatureName } from '../signatures/signature-courier.ts';
import { personOf, queueOf } from './queue.ts';

interface Leaving {
  readonly as: AnswererKind;
  /** Null where no state is chosen. */
  readonly state: number | null;
}

/** False when this device does not have everything, or cannot keep it. */
export async function leaveReady(
  { store, form, draftKey }: AnsweringSession,
  draft: Pick<DraftInUse, 'submissionId' | 'leaveReady'>,
  { as, state }: Leaving,
): Promise<boolean> {
  if (draftKey === null) return false;
  const files = await unsentFiles(store, draft.submissionId());
  if (!(await hasAll(store, draft.submissionId()))) return false;
  await store.get().endVisit?.();
  if (!(await draft.leaveReady({ as, language, state, form, files, since: epochMilliseconds() })))
    return false;
  // Not before: where the device cannot keep it, it stays on the screen, and what is on its way goes on.
  pauseUploads(store);
  pauseSignatures(store);
  letGo(draftKey);
  const queue = queueOf(personOf(draftKey));
  await queue.refresh();
  void queue.sendNow();
  return true;
}

/** Whether the device has every file and signature that the server has not. */
async function hasAll(store: AnsweringStore, submissionId: string): Promise<boolean> {
  const { arriving, particulars } = store.get();
  const unsent = particulars.signatures.filter(({ imageId }) => imageId === UNSENT);
  const names = [...arriving.keys(), ...unsent.map(({ slot }) => signatureName(store, slot))];
  const kept = await Promise.all(names.map((name) => readKeptFile(submissionId, name)));
  return kept.every((file) => file !== null);
}
