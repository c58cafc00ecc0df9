// One attempt to send a submission, and what is known about it afterwards: a request that got no reply may have been
// stored. This is kept with the draft, so that it is still known after a reload.
// rules: W1, A8.10, X31.42
import { asCallError } from '../../platform/api-client.ts';
import type { DraftInUse } from '../session/use-draft-keeper.ts';

export interface Attempt {
  /** Called when the device starts to solve a puzzle of the server; sending continues by itself. */
  readonly onPuzzle: () => void;
  /** Ends the attempt. */
  readonly signal: AbortSignal;
}

/** Milliseconds after which an attempt without a reply is over. */
export const SENDING_LIMIT = 60_000;

export async function sendOnce<Stored>(draft: DraftInUse, send: () => Promise<Stored>): Promise<Stored> {
  const before = draft.mayBeStored();
  // From here on the submission may be stored: its id must survive whatever happens to this page.
  draft.setMayBeStored(true);
  draft.saveNow();
  try {
    const stored = await send();
    // A page that is left right after would keep it.
    await draft.drop();
    return stored;
  } catch (error) {
    const { status } = asCallError(error);
    // A refusal says that this request stored nothing.
    if (status >= 400 && status < 500) draft.setMayBeStored(before);
    throw error;
  }
}
