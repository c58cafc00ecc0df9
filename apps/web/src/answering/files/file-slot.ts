// One file of one question, from choosing it to its storage key. It lives outside React, so an upload continues while
// its section is closed.
// rules: A5.34-A5.39, X14.10, X39.61, X39.64
import { checkFile } from '@constancia/domain/files/attachment.ts';
import { cleanFileName } from '@constancia/domain/files/file-name.ts';
import type { Mark } from '@constancia/domain/submissions/evidence/photo-marks.ts';
import { newEntityId } from '../../platform/new-id.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import type { AnsweringStore } from '../session/answering-store.ts';
import { beginFile, endFile, type FileSlotRef, setFile } from './file-actions.ts';
import type { ChosenFile, SlotContext, SlotNeeds, SlotShown, SlotState } from './slot-state.ts';
import { deleteFile, type HeldFile, keyGiven, removeStored, restoreFile, uploadFile } from './slot-work.ts';

type Given = Pick<HeldFile, 'file' | 'photo' | 'marks'>;

export interface FileSlot {
  readonly get: () => SlotShown;
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (file: File, from?: 'camera') => void;
  /** Uploads a file again, for a submission that got a new id; resolves when it has arrived or failed. */
  readonly sendAgain: (kept: Given) => Promise<void>;
  readonly cancel: () => void;
  /** Ends the upload; the file stays on the device. */
  readonly pause: () => void;
  readonly retry: () => void;
  readonly remove: () => void;
  /** Gives the photo other marks: they go with the file, which is sent again. */
  readonly mark: (marks: readonly Mark[]) => void;
  /** Restores the removed file. */
  readonly undo: () => void;
  /** Called when the message has been shown long enough. */
  readonly clearMessage: () => void;
  /** Called when the field is drawn: the answer may have changed since the last drawing. */
  readonly appear: () => void;
}

const EMPTY: SlotState = { step: 'empty' };

/** Comes once the form is open. A photo that is chosen before, without a connection, goes as it is. */
const loadSmaller = () => import('./smaller-photo.ts').catch(() => null);

export function createFileSlot(store: AnsweringStore, needs: SlotNeeds, at: FileSlotRef): FileSlot {
  if (at.kind === 'image') whenIdle(() => void loadSmaller());
  const listeners = new Set<() => void>();
  let shown: SlotShown = { state: EMPTY, message: null };
  const heart: SlotContext = {
    store,
    needs,
    at,
    skipPause: new EventTarget(),
    get: () => shown,
    show: (state, message = null) => {
      shown = { state, message };
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

function actionsOf(heart: SlotContext): Omit<FileSlot, 'get' | 'subscribe'> {
  const { get, show, needs, skipPause } = heart;
  return {
    choose: (file, from) => void chooseFile(heart, file, from),
    sendAgain: (kept) => uploadFile(heart, newUpload(kept)),
    cancel: () => {
      const { state } = get();
      deleteFile(heart);
      // A failure does not matter: an upload that is in no submission is deleted after a day.
      if ('chosen' in state) needs.files.remove(state.chosen.uploadId).catch(() => {});
      show(EMPTY);
    },
    pause: () => heart.running?.abort(),
    retry: () => {
      const { state } = get();
      if (state.step === 'waiting') skipPause.dispatchEvent(new Event('nudge'));
      else if (state.step === 'failed') repeat(heart, state.chosen);
    },
    remove: () => {
      const { state } = get();
      if (state.step === 'done') void removeStored(heart, state.chosen);
    },
    mark: (marks) => markPhoto(heart, marks),
    undo: () => {
      const { state } = get();
      if (state.step === 'removed') repeat(heart, state.chosen);
    },
    clearMessage: () => show(get().state),
    appear: () => {
      const { step } = get().state;
      if (step === 'done' && keyGiven(heart) === '') show(EMPTY);
      else if (step === 'empty') void restoreFile(heart);
    },
  };
}

/** The server no longer has a removed or failed upload, so the file is sent as a new one. */
function repeat(heart: SlotContext, { file, photo, marks }: ChosenFile): void {
  if (file) void uploadFile(heart, newUpload({ file, photo, marks }));
}

function newUpload({ file, photo, marks }: Given): HeldFile {
  return { file, name: cleanFileName(file.name), uploadId: newEntityId(), photo, marks };
}

function markPhoto(heart: SlotContext, marks: readonly Mark[]): void {
  const { state } = heart.get();
  if (!('chosen' in state)) return;
  // As with one that is cancelled: what is in no submission is deleted after a day.
  if (state.chosen.uploadId !== '') heart.needs.files.remove(state.chosen.uploadId).catch(() => {});
  heart.store.change(setFile(heart.at, ''));
  repeat(heart, { ...state.chosen, marks });
}

/** A photo is made smaller, and stamped where the form asks, before it is checked. The person can cancel in the meantime. */
async function chooseFile(heart: SlotContext, file: File, from: 'camera' | undefined): Promise<void> {
  const { at, get, show, store } = heart;
  const first = newUpload({ file });
  if (at.kind === 'image') {
    show({ step: 'uploading', chosen: first, sent: 0 });
    store.change(beginFile(at));
  }
  const ready = at.kind === 'image' ? await photoToSend(heart, file, from) : { file };
  const { state } = get();
  if (at.kind === 'image' && !('chosen' in state && state.chosen === first)) return;
  const { name, size: bytes, type: mediaType } = ready.file;
  const issue = checkFile(at.kind, { name, bytes, mediaType });
  if (!issue) return uploadFile(heart, { ...first, ...ready, name: cleanFileName(name) });
  store.change(endFile(at));
  show({ step: 'refused', issue });
}

/** Without their code, which arrives after the field, a photo goes as it is. */
async function photoToSend(
  { store, needs }: SlotContext,
  file: File,
  from: 'camera' | undefined,
): Promise<Pick<HeldFile, 'file' | 'photo'>> {
  const smaller = (await (await loadSmaller())?.smallerPhoto(file)) ?? file;
  const { stampsPhotos, title } = store.index.definition;
  const stamp = stampsPhotos && (await import('./stamp/load-stamp.ts').catch(() => null));
  if (!stamp) return { file: smaller };
  const { timeZone } = needs.form.municipality;
  return stamp.stampPhoto(smaller, { from, timeZone, title });
}
