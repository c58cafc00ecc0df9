// Whether the page shows what it was opened for. What only stands around that, like the bar of the staff pages, is
// fetched and drawn afterwards, so that a slow phone does not wait for it.
import { useSyncExternalStore } from 'react';

let isShown = false;
const listeners = new Set<() => void>();

/** It stays so until the page is left. */
export function contentIsShown(): void {
  if (isShown) return;
  isShown = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useContentShown(): boolean {
  return useSyncExternalStore(subscribe, () => isShown);
}

/** Does the work now, or once the page shows what it was opened for. */
export function onceContentIsShown(work: () => void): void {
  if (isShown) return work();
  const leave = subscribe(() => {
    leave();
    work();
  });
}
