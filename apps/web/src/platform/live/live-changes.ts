// What open pages hear of. The tabs of a browser share one stream: one of them reads it and hands the events to the others,
// and another takes over when it is closed.
// rules: X33.61
import type { LiveEvent } from '@constancia/contract/live.ts';
import { followStream } from './live-stream.ts';

const NAME = 'constancia.live';

/** What tabs say to each other. `who`: a new tab asks whether events come. */
type Message = LiveEvent | { readonly kind: 'closed' } | { readonly kind: 'who' };

const listeners = new Set<(event: LiveEvent) => void>();
const watchers = new Set<() => void>();
let live = false;

/** Whether events come; otherwise pages ask from time to time. */
export const isLive = () => live;

export function onLiveChange(watch: () => void): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

export function onLiveEvent(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setLive(now: boolean): void {
  if (live === now) return;
  live = now;
  for (const watch of watchers) watch();
}

function take(message: Exclude<Message, { kind: 'who' }>): void {
  if (message.kind === 'closed') return setLive(false);
  setLive(true);
  for (const listener of listeners) listener(message);
}

/** Reads the stream for all tabs while this one holds the lock. */
function leadInTurn(channel: BroadcastChannel, signal: AbortSignal): void {
  const say = (message: Message) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel.postMessage(message);
    if (message.kind !== 'who') take(message);
  };
  const lead = async () => {
    const answer = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'who' && live) say({ kind: 'open' });
    };
    channel.addEventListener('message', answer);
    await followStream({ onEvent: say, onClosed: () => say({ kind: 'closed' }) }, signal);
    channel.removeEventListener('message', answer);
  };
  say({ kind: 'who' });
  // Given up together with the signal, or refused by the browser: then the page asks from time to time.
  navigator.locks.request(NAME, { signal }, lead).catch(() => undefined);
}

/** Without https browsers have no locks: each tab reads a stream of its own while it is shown. */
function followWhileShown(signal: AbortSignal): void {
  let shown: AbortController | null = null;
  const follow = () => {
    if (document.visibilityState !== 'visible' || signal.aborted) {
      shown?.abort();
      shown = null;
      return;
    }
    shown ??= new AbortController();
    void followStream({ onEvent: take, onClosed: () => take({ kind: 'closed' }) }, shown.signal);
  };
  document.addEventListener('visibilitychange', follow);
  signal.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', follow);
    follow();
  });
  follow();
}

/** Returns a function that ends it. */
export function startLive(): () => void {
  const ending = new AbortController();
  if (!('locks' in navigator)) {
    followWhileShown(ending.signal);
    return () => ending.abort();
  }
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'who') take(data);
  });
  leadInTurn(channel, ending.signal);
  return () => {
    ending.abort();
    setLive(false);
    // The last words of a leader are still to be said.
    setTimeout(() => channel.close(), 0);
  };
}
