// Starts the service worker, and names it the files that the page loaded before the worker could keep them. Nothing of
// this delays the page.
// rules: X31.47
import { whenIdle } from '../platform/when-idle.ts';
import { isInFrame } from '../platform/frame/in-frame.ts';

/** Only where the page is built: in development files change all the time. */
export function keepAppOnDevice(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isInFrame()) return;
  whenIdle(() => {
    // A browser that refuses workers goes on without.
    start().catch(() => {});
  });
}

async function start(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  const nameFiles = () => active?.postMessage(loadedFiles());
  nameFiles();
  // Once more for what was still arriving.
  document.addEventListener('visibilitychange', nameFiles);
}

function loadedFiles(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(`${location.origin}/assets/`));
}
