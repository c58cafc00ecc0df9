// Lets one tab at a time work on something that the device keeps, e.g. a draft. A tab that is closed or reloaded lets go
// by itself.
// rules: X31.43, X31.67, X31.68

const name = (key: string) => `constancia.${key}`;

/** What this tab holds, and how it lets go. */
const held = new Map<string, () => void>();
/** What is let go unless it is taken again immediately, e.g. by the next form on the same page. */
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

/** False when another tab holds it. A tab may take again what it holds. */
export async function holdInThisTab(key: string): Promise<boolean> {
  clearTimeout(leaving.get(key));
  if (held.has(key)) return true;
  return 'locks' in navigator ? holdByLock(key) : holdByAsking(key);
}

/** Which of these another tab holds. */
export async function heldElsewhere(keys: readonly string[]): Promise<ReadonlySet<string>> {
  const others = keys.filter((key) => !held.has(key));
  if (!('locks' in navigator)) {
    const free = await Promise.all(others.map(isFree));
    return new Set(others.filter((_, position) => !free[position]));
  }
  const names = new Set(await heldNames());
  return new Set(others.filter((key) => names.has(name(key))));
}

/**
 * Another tab holds something whose key starts with the prefix. A browser without locks (a page that is not served over
 * https) cannot list what other tabs hold, so it says no.
 */
export async function anyHeldElsewhere(prefix: string): Promise<boolean> {
  // Before asking: what this tab lets go of in the meantime is in the reply.
  const ours = new Set([...held.keys()].map(name));
  const names = await heldNames();
  return names.some((other) => other.startsWith(name(prefix)) && !ours.has(other));
}

/** None in a browser without locks, or one that refuses them. */
async function heldNames(): Promise<readonly string[]> {
  if (!('locks' in navigator)) return [];
  const state = await navigator.locks.query().catch(() => null);
  return state?.held?.flatMap((lock) => lock.name ?? []) ?? [];
}

export function letGo(key: string): void {
  const release = () => {
    held.get(key)?.();
    held.delete(key);
    leaving.delete(key);
  };
  leaving.set(key, setTimeout(release, 0));
}

/**
 * Milliseconds that a page which is being left may take to let go. A tab that works says at once that it holds something,
 * so only a page that is ending is waited for, which takes long where the processor is slow.
 */
const LEFT_WITHIN = 5_000;

function holdByLock(key: string): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const { signal } = stop;
    const giveUp = () => stop.abort();
    const channel = ask(key, giveUp);
    const limit = setTimeout(giveUp, LEFT_WITHIN);
    const end = (isHeld: boolean) => {
      clearTimeout(limit);
      channel.close();
      resolve(isHeld);
    };
    const request = navigator.locks.request(name(key), { signal }, () => {
      return new Promise<void>((release) => {
        take(key, release);
        end(true);
      });
    });
    // A browser that refuses locks lets everybody work.
    request.catch(() => end(!signal.aborted));
  });
}

/** Milliseconds in which another tab says that it holds something. */
const REPLY_WITHIN = 200;

/** For pages without https, where browsers have no locks: the other tabs are asked. */
async function holdByAsking(key: string): Promise<boolean> {
  const free = await isFree(key);
  if (free) take(key);
  return free;
}

function isFree(key: string): Promise<boolean> {
  return new Promise((resolve) => {
    const channel = ask(key, () => resolve(false));
    setTimeout(() => {
      channel.close();
      resolve(true);
    }, REPLY_WITHIN);
  });
}

/** Holds it and says so: to the tabs that are waiting for it, and to each that asks later. */
function take(key: string, release?: () => void): void {
  const channel = new BroadcastChannel(name(key));
  const say = () => post(channel, 'held');
  channel.addEventListener('message', ({ data }) => data === 'who-holds' && say());
  say();
  held.set(key, () => {
    channel.close();
    release?.();
  });
}

/** Calls `onHeld` when another tab says that it holds it. */
function ask(key: string, onHeld: () => void): BroadcastChannel {
  const channel = new BroadcastChannel(name(key));
  channel.addEventListener('message', ({ data }) => data === 'held' && onHeld());
  post(channel, 'who-holds');
  return channel;
}

function post(channel: BroadcastChannel, words: 'held' | 'who-holds'): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage(words);
}
