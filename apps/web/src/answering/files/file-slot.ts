// One file of one question, from choosing to its storage key, outside React: it goes on while its section is closed.
// rules: A5.34-A5.39, A7.28, X14.03, X14.10
import { checkFile } from '@constancia/domain/files/attachment.ts';
import { cleanFileName } from '@constancia/domain/files/file-name.ts';
import { newDocumentId } from '../../platform/new-id.ts';
import type { AnsweringStore } from '../session/answering-store.ts';
import type { FileSlotRef } from './file-actions.ts';
import type { ChosenFile, SlotHeart, SlotNeeds, SlotShown, SlotState } from './slot-state.ts';
import { deleteFile, keyGiven, removeStored, restoreFile, uploadFile } from './slot-work.ts';

export interface FileSlot {
  readonly get: () => SlotShown;
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (file: File) => void;
  readonly cancel: () => void;
  readonly retry: () => void;
  readonly remove: () => void;
  /** Brings back what was removed. */
  readonly undo: () => void;
  /** What was said has been read. */
  readonly heard: () => void;
  /** The field is drawn: the answer may have changed meanwhile. */
  readonly appear: () => void;
}

const EMPTY: SlotState = { step: 'empty' };

export function createFileSlot(store: AnsweringStore, needs: SlotNeeds, at: FileSlotRef): FileSlot {
  const listeners = new Set<() => void>();
  let shown: SlotShown = { state: EMPTY, said: null };
  const heart: SlotHeart = {
    store,
    needs,
    at,
    nudge: new EventTarget(),
    get: () => shown,
    show: (state, said = null) => {
      shown = { state, said };
      for (const listener of listeners) listener();
    },
    running: null,
  };
  return {
    get: heart.get,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ...actionsOf(heart),
  };
}

function actionsOf(heart: SlotHeart): Omit<FileSlot, 'get' | 'subscribe'> {
  const { get, show, at, needs, nudge } = heart;
  return {
    choose: (file) => {
      const issue = checkFile(at.kind, { name: file.name, bytes: file.size, mediaType: file.type });
      if (issue) show({ step: 'refused', issue });
      else void uploadFile(heart, { file, name: cleanFileName(file.name), uploadId: newDocumentId() });
    },
    cancel: () => {
      const { state } = get();
      deleteFile(heart);
      // Whether this arrives or not: what nobody sends is removed after a day.
      if ('chosen' in state) needs.files.remove(state.chosen.uploadId).catch(() => {});
      show(EMPTY);
    },
    retry: () => {
      const { state } = get();
      if (state.step === 'waiting') nudge.dispatchEvent(new Event('nudge'));
      else if (state.step === 'failed') sendAgain(heart, state.chosen);
    },
    remove: () => {
      const { state } = get();
      if (state.step === 'done') void removeStored(heart, state.chosen);
    },
    undo: () => {
      const { state } = get();
      if (state.step === 'removed') sendAgain(heart, state.chosen);
    },
    heard: () => show(get().state),
    appear: () => {
      const { step } = get().state;
      if (step === 'done' && keyGiven(heart) === '') show(EMPTY);
      else if (step === 'empty') void restoreFile(heart);
    },
  };
}

/** What was removed or failed is gone on the server: it is sent as a new upload. */
function sendAgain(heart: SlotHeart, { file, name }: ChosenFile): void {
  if (file) void uploadFile(heart, { file, name, uploadId: newDocumentId() });
}
