// Who sends right after signing does not have to wait by hand: for a moment sending waits until the signatures have
// arrived, and only then says which have not.
// rules: X31.44
import { UNSENT } from '@constancia/domain/submissions/particulars/particulars.ts';
import type { AnsweringStore } from '../session/answering-store.ts';

/** Milliseconds that sending waits. */
const PATIENCE = 5_000;

export function hasUnsentSignatures(store: AnsweringStore): boolean {
  return store.get().particulars.signatures.some(({ imageId }) => imageId === UNSENT);
}

export function signedInTime(store: AnsweringStore): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, PATIENCE);
    const stop = store.subscribe(() => {
      if (!hasUnsentSignatures(store)) end();
    });
  });
}
