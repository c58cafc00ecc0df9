// Keeps on the device what a person is writing: a moment after the last change, and immediately when the page is left,
// reloaded, put in the background or signed out of. Nothing is kept before the person has written something.
// rules: A4.01, P1.21, W1, X12.03, X37.74

import { askBeforeLeaving } from '../page/leaving.ts';
import { dropDraft, keepDraft, keepDraftNow } from './drafts.ts';
import { isSharedDevice } from './shared-device.ts';

interface Keeping<State> {
  /** Key of the draft on the device. */
  readonly key: string;
  readonly store: {
    readonly get: () => State;
    readonly subscribe: (onChange: () => void) => () => void;
  };
  readonly isChanged: (now: State, kept: State) => boolean;
  /** What is kept; null when nothing would be lost, which deletes the kept draft. */
  readonly content: () => object | null;
  /** Milliseconds without a change before the draft is kept. */
  readonly pause: number;
  /** Called after each time: whether the device took it. */
  readonly onTried?: (works: boolean) => void;
}

export interface DeviceKeeper {
  /** Whether the device holds what was written; true until keeping fails. */
  readonly keeps: () => boolean;
  /** Keeps the draft before it returns, whether something changed or not. */
  readonly saveNow: () => void;
  /** Stops keeping; resolves when the draft is deleted from the device. */
  readonly drop: () => Promise<void>;
  /** Stops keeping without another word; resolves when nothing is being written any more. */
  readonly cease: () => Promise<void>;
  /** Keeps this a last time and stops. False when the device cannot keep it: then it goes on as before. */
  readonly endWith: (content: object) => Promise<boolean>;
  /** Keeps the last changes and stops; the kept draft stays. */
  readonly stop: () => void;
}

/** What ends keeping, by the key of the draft. */
const running = new Map<string, () => Promise<void>>();

/** Before drafts are deleted for good: nothing on this page writes one again whose key starts with the prefix. */
export async function ceaseKeeping(prefix: string): Promise<void> {
  const ends = [...running].filter(([key]) => key.startsWith(prefix));
  await Promise.all(ends.map(([, cease]) => cease()));
}

export function startKeeping<State>(keeping: Keeping<State>): DeviceKeeper {
  const { key, store, isChanged, content, pause, onTried } = keeping;
  /** What was handed to the device last. */
  let kept = store.get();
  /** What the device surely has: a page that is left before a write has ended loses what was in it. */
  let stored = kept;
  let works = true;
  let dropped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();
  const tried = (took: boolean) => {
    works = took;
    onTried?.(took);
  };
  const changed = () => !dropped && isChanged(store.get(), kept);
  const write = async (state: State) => {
    const written = content();
    if (written) tried(await keepDraft(key, written));
    else await dropDraft(key);
    if (works) stored = state;
  };
  const keep = () => {
    kept = store.get();
    writing = write(kept);
  };
  const saveNow = () => {
    clearTimeout(timer);
    if (dropped) return;
    const written = content();
    if (written) tried(keepDraftNow(key, written));
    // In the background there may be time for the database too, which can hold more.
    keep();
  };
  const first = store.get();
  const stopListening = listen(
    () => !dropped && isChanged(store.get(), stored) && saveNow(),
    () => !dropped && (!works || isSharedDevice()) && isChanged(store.get(), first) && content() !== null,
    store.subscribe(() => {
      if (!changed()) return;
      clearTimeout(timer);
      timer = setTimeout(keep, pause);
    }),
  );
  // Signing out counts the drafts on the device, so the last changes must be kept before that.
  const stopAsking = askBeforeLeaving(async () => {
    clearTimeout(timer);
    if (changed()) keep();
    await writing;
    return true;
  });
  const end = () => {
    clearTimeout(timer);
    stopListening();
    stopAsking();
    if (running.get(key) === cease) running.delete(key);
  };
  const cease = async () => {
    end();
    dropped = true;
    await writing;
  };
  running.set(key, cease);
  return {
    keeps: () => works && !isSharedDevice(),
    saveNow,
    cease,
    drop: async () => {
      // A write that is still running may fall back to local storage, so it must finish before the deletion.
      await cease();
      await dropDraft(key);
    },
    endWith: async (last) => {
      clearTimeout(timer);
      dropped = true;
      await writing;
      tried(await keepDraft(key, last));
      if (works) end();
      else {
        dropped = false;
        if (changed()) keep();
      }
      return works;
    },
    stop: () => {
      end();
      if (changed()) keep();
    },
  };
}

/**
 * Calls `onLeave` when the page is left or hidden, and lets the browser ask before when `wouldLose`; returns a function
 * that ends this and the watching.
 */
function listen(onLeave: () => void, wouldLose: () => boolean, stopWatching: () => void): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (wouldLose()) event.preventDefault();
  };
  const hidden = () => {
    if (document.visibilityState === 'hidden') onLeave();
  };
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('beforeunload', ask);
  document.addEventListener('visibilitychange', hidden);
  return () => {
    stopWatching();
    window.removeEventListener('pagehide', onLeave);
    window.removeEventListener('beforeunload', ask);
    document.removeEventListener('visibilitychange', hidden);
  };
}
