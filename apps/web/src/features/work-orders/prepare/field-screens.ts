// Asks the service worker to keep the screens that answering needs, so that the day opens without a connection.
// rules: X39.30
import { FIELD_CACHE } from '../../../platform/device/drop-prepared.ts';
import {
  loadFileTexts,
  loadOnApproachTexts,
  loadPublicTexts,
  loadStaffTexts,
} from '../../../platform/texts.ts';

/** Milliseconds that a phone with a slow connection may take. */
const PATIENCE = 120_000;

/** False when they could not be kept; a browser without a worker, e.g. in development, has none to keep. */
export async function keepFieldScreens(signal: AbortSignal): Promise<boolean> {
  await Promise.all([loadPublicTexts(), loadStaffTexts(), loadOnApproachTexts(), loadFileTexts()]);
  if (!('serviceWorker' in navigator)) return false;
  const registered = await navigator.serviceWorker.getRegistration();
  if (!registered) return false;
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return false;
  const { port1, port2 } = new MessageChannel();
  const replied = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    signal.addEventListener('abort', () => resolve(false));
    setTimeout(() => resolve(false), PATIENCE);
  });
  port1.start();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  active.postMessage(FIELD_CACHE, [port2]);
  return replied;
}
