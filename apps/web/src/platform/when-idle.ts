// Runs work once the browser has nothing better to do, e.g. to fetch what a page will need later.

/** Milliseconds after which a browser without an idle callback counts as idle. */
const IDLE_AFTER = 2_000;

/** Returns a function that cancels the work. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, IDLE_AFTER);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work);
  return () => cancelIdleCallback(idle);
}
