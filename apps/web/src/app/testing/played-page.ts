// A page that a test opens by its URL, with replies that the test plays.
import { LANGUAGE_STORAGE_KEY } from '@constancia/messages/languages.ts';
import { afterEach, vi } from 'vitest';
import { following, removeDrawn } from '../../platform/testing/draw.ts';
import { PlayedServer, type PlayedReplies } from '../../platform/testing/played-server.ts';

/** jsdom lays nothing out. */
class NothingResizes {
  observe(): void {}
  disconnect(): void {}
}

/** Nor is anything far below the window. */
class EverythingIsNear {
  readonly #seen: IntersectionObserverCallback;
  constructor(seen: IntersectionObserverCallback) {
    this.#seen = seen;
  }
  observe(): void {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    this.#seen([entry], this as unknown as IntersectionObserver);
  }
  unobserve(): void {}
  disconnect(): void {}
}

let server: PlayedServer | null = null;

afterEach(async () => {
  removeDrawn();
  // The next person finds no draft; a page that is left keeps it in its next moment.
  await following();
  for (const key of Object.keys(localStorage)) if (key !== LANGUAGE_STORAGE_KEY) localStorage.removeItem(key);
  const faults = server?.faults ?? [];
  server = null;
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

/** Goes to the URL; nothing is drawn yet. A request that nobody plays fails the test. */
export function goTo(url: string, replies: PlayedReplies): PlayedServer {
  removeDrawn();
  server = new PlayedServer(replies);
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('ResizeObserver', NothingResizes);
  if (!('IntersectionObserver' in globalThis)) vi.stubGlobal('IntersectionObserver', EverythingIsNear);
  if (!('scrollIntoView' in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView() {} });
  history.replaceState(null, '', url);
  return server;
}
