// Begins single sign-on: in this window, or in one of its own where the page has to stay.
// rules: P7.33, X34.10
import type { beginSingleSignOn } from '@constancia/contract/single-sign-on.ts';
import { call } from '../../../platform/api-client.ts';
import { dropLocalValue, keepLocalValue, readLocalValue } from '../../../platform/device/local-values.ts';

/** Where the person wanted to go, while they are at the provider. */
const DESTINATION = 'constancia.single-sign-on-to';
/** The window of its own says here that it is done. */
const CHANNEL = 'constancia.single-sign-on';

async function begin(popup: boolean): Promise<string> {
  const { url } = await call<typeof beginSingleSignOn>({
    method: 'POST',
    path: '/api/single-sign-on',
    body: { popup },
  });
  return url;
}

/** Leaves the page. `to`: path to return to. */
export async function goToProvider(to: string): Promise<void> {
  keepLocalValue(DESTINATION, to);
  window.location.assign(await begin(false));
}

/** The path that was kept; null without one. Only paths of this site are followed. */
export function takeDestination(): string | null {
  const to = readLocalValue(DESTINATION);
  dropLocalValue(DESTINATION);
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : null;
}

/** Call it in the handler of a click, or the browser opens no window. Resolves when the window says that it is done. */
export async function signInBeside(signal: AbortSignal): Promise<void> {
  const beside = window.open('about:blank', '_blank', 'popup,width=520,height=680');
  const channel = new BroadcastChannel(CHANNEL);
  try {
    const url = await begin(beside !== null);
    if (beside === null) return window.location.assign(url);
    beside.location.href = url;
    await new Promise<void>((resolve, reject) => {
      channel.addEventListener('message', () => resolve());
      signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
    });
  } catch (error) {
    beside?.close();
    throw error;
  } finally {
    channel.close();
  }
}

/** In the window of its own: the page that opened it goes on, and this one closes where the browser allows it. */
export function sayDone(): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel.postMessage('done');
  channel.close();
  window.close();
}
