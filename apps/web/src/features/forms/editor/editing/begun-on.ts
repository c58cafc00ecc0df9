// The version that the form on screen was begun on. Changes found on the device may be older than the stored form, and undo
// and redo lead from the one to the other: a save must replace what its own content began from, or somebody else's changes
// would be overwritten unseen.
// rules: E4.31, X12.03
import type { Draft, EditorStore } from './editor-store.ts';

export interface BegunOn {
  /** Null for a form that was never saved. */
  readonly version: () => number | null;
  /** From here on everything on screen, and every step back, is over this version. */
  readonly goOnFrom: (version: number) => void;
  /** Starts following the steps; returns what ends it. */
  readonly follow: () => () => void;
}

/** `drafts`: what the editor was opened with, each with its version. `first`: that of the one on screen. */
export function begunOn(
  store: EditorStore,
  drafts: ReadonlyMap<Draft, number | null>,
  first: number | null,
): BegunOn {
  let known = drafts;
  let version = first;
  return {
    version: () => version,
    goOnFrom: (next) => {
      known = new Map();
      version = next;
    },
    follow: () =>
      store.subscribe(() => {
        const found = known.get(store.get().draft);
        if (found !== undefined) version = found;
      }),
  };
}
