// The submissions of one person that are left to be sent: one after the other, one tab at a time, whenever the server can
// be reached. It lives outside React; pages of the person start it, and show what it says.
// rules: X31.49-X31.53
import { useEffect, useSyncExternalStore } from 'react';
import { keepDraft, readDraft } from '../../platform/device/drafts.ts';
import { holdInThisTab, letGo } from '../../platform/device/tab-lock.ts';
import { dropOwnDraft, type OwnDraft, ownDrafts } from '../session/own-drafts.ts';
import { isDraft } from '../session/written-draft.ts';
import { type SentAnswer, sentToday } from './sent-today.ts';

/** What became of one attempt. `later`: the server was not reached or has no time. `skipped`: it failed at this one. */
export type Outcome =
  | { readonly step: 'sent'; readonly sent: SentAnswer }
  | { readonly step: 'refused' | 'gone' | 'later' | 'skipped' | 'signed-out' };

export interface QueueWork {
  /** Whether this person is the one whom the server knows now. */
  readonly maySend: () => Promise<boolean>;
  /** `isTakenBack` is asked last, right before the submission leaves. */
  readonly send: (key: string, isTakenBack: () => boolean) => Promise<Outcome>;
}

export interface QueueState {
  /** Everything that the person has not sent; null until it was read. */
  readonly drafts: readonly OwnDraft[] | null;
  /** The key of what is being sent. */
  readonly sending: string | null;
  /** Why nothing is being sent although something waits. */
  readonly waitsFor: 'connection' | 'sign-in' | null;
  readonly sent: readonly SentAnswer[];
  /** What was sent while this page was open, to be said once. */
  readonly news: SentAnswer | null;
}

export interface Queue {
  readonly get: () => QueueState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly refresh: () => Promise<void>;
  readonly sendNow: () => Promise<void>;
  /** To write on; false while it is being sent. */
  readonly takeBack: (key: string) => Promise<boolean>;
  readonly discard: (key: string) => Promise<boolean>;
  /** The news has been said. */
  readonly clearNews: () => void;
  /** Sends from now on, until the function that it returns is called. */
  readonly start: (work: QueueWork) => () => void;
}

/** Milliseconds to the next attempt when nothing says that the connection is back; doubled up to the longest. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 5 * 60_000;

const queues = new Map<string, Queue>();

export function queueOf(person: string): Queue {
  const queue = queues.get(person) ?? createQueue(person);
  queues.set(person, queue);
  return queue;
}

export function useQueue(person: string): QueueState & { readonly queue: Queue } {
  const queue = queueOf(person);
  useEffect(() => void queue.refresh(), [queue]);
  return { ...useSyncExternalStore(queue.subscribe, queue.get), queue };
}

export function isReady({ ready }: Pick<OwnDraft, 'ready'>): boolean {
  return ready !== undefined;
}

const sendingLock = (key: string) => `sending.${key}`;

interface Inside {
  readonly person: string;
  readonly get: () => QueueState;
  readonly show: (change: Partial<QueueState>) => void;
  readonly takenBack: Set<string>;
  /** Set while a page of the person is open. */
  work: QueueWork | null;
  pause: number;
}

function createQueue(person: string): Queue {
  let state: QueueState = { drafts: null, sending: null, waitsFor: null, sent: [], news: null };
  const listeners = new Set<() => void>();
  const channel = new BroadcastChannel(`constancia.queue.${person}`);
  const inside: Inside = {
    person,
    get: () => state,
    show: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    takenBack: new Set(),
    work: null,
    pause: FIRST_PAUSE,
  };
  const refresh = async () => inside.show({ drafts: await ownDrafts(person), sent: await sentToday(person) });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const announce = () => channel.postMessage('changed');
  channel.addEventListener('message', () => void refresh());
  const round = oneAtATime(() => sendAll(inside, refresh, announce));
  const change = async (work: () => Promise<void>, key: string): Promise<boolean> => {
    const done = await withoutSending(inside, key, work);
    await refresh();
    announce();
    return done;
  };
  return {
    get: inside.get,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    sendNow: () => {
      inside.pause = FIRST_PAUSE;
      return round();
    },
    takeBack: (key) => change(() => makeUnready(key), key),
    discard: (key) => change(() => dropOwnDraft(key), key),
    clearNews: () => inside.show({ news: null }),
    start: (work) => start(inside, work, round),
  };
}

/** Repeats itself when the connection is back, when the page is looked at again, and after a pause. */
function start(inside: Inside, work: QueueWork, round: () => Promise<void>): () => void {
  inside.work = work;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = async () => {
    clearTimeout(timer);
    await round();
    const waits = inside.get().drafts?.some(isReady) === true;
    if (inside.work !== work || !waits) return;
    clearTimeout(timer);
    timer = setTimeout(() => void go(), inside.pause);
    inside.pause = Math.min(inside.pause * 2, LONGEST_PAUSE);
  };
  const soon = () => {
    inside.pause = FIRST_PAUSE;
    void go();
  };
  const seen = () => {
    if (document.visibilityState === 'visible') soon();
  };
  window.addEventListener('online', soon);
  document.addEventListener('visibilitychange', seen);
  void go();
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', soon);
    document.removeEventListener('visibilitychange', seen);
    if (inside.work === work) inside.work = null;
  };
}

/** A second call while it runs makes it run once more afterwards. */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;
  const loop = async () => {
    do {
      again = false;
      await run();
    } while (again);
    running = null;
  };
  return () => {
    again = running !== null;
    running ??= loop();
    return running;
  };
}

async function sendAll(inside: Inside, refresh: () => Promise<void>, announce: () => void): Promise<void> {
  await refresh();
  const { person, show } = inside;
  const lock = `queue.${person}`;
  if (!inside.work || !inside.get().drafts?.some(isReady)) return show({ waitsFor: null });
  if (!(await holdInThisTab(lock))) return;
  try {
    for (const key of waitingKeys(inside.get())) {
      const outcome = await sendOne(inside, key);
      show({ sending: null });
      if (outcome.step === 'later') return show({ waitsFor: 'connection' });
      if (outcome.step === 'signed-out') return show({ waitsFor: 'sign-in' });
      if (outcome.step === 'sent') show({ news: outcome.sent });
      await refresh();
      announce();
    }
    show({ waitsFor: null });
  } finally {
    show({ sending: null });
    letGo(lock);
  }
}

function waitingKeys({ drafts }: QueueState): readonly string[] {
  const since = ({ ready }: OwnDraft) => ready?.since ?? 0;
  return (drafts ?? [])
    .filter(isReady)
    .toSorted((one, other) => since(one) - since(other))
    .map(({ key }) => key);
}

async function sendOne(inside: Inside, key: string): Promise<Outcome> {
  const { work, takenBack, show } = inside;
  if (!work) return { step: 'later' };
  if (!navigator.onLine) return { step: 'later' };
  if (!(await holdInThisTab(sendingLock(key)))) return { step: 'gone' };
  try {
    if (!(await work.maySend())) return { step: 'signed-out' };
    if (takenBack.has(key)) return { step: 'gone' };
    show({ sending: key, waitsFor: null });
    return await work.send(key, () => takenBack.has(key));
  } catch {
    // Without a reply nothing is known of this attempt; its id makes the next one safe.
    return { step: 'later' };
  } finally {
    letGo(sendingLock(key));
  }
}

/** Does the work on a submission that no tab is sending, and keeps it from being sent in between. */
async function withoutSending(
  { get, takenBack }: Inside,
  key: string,
  work: () => Promise<void>,
): Promise<boolean> {
  if (get().sending === key) return false;
  takenBack.add(key);
  try {
    if (!(await holdInThisTab(sendingLock(key)))) return false;
    await work();
    return true;
  } finally {
    letGo(sendingLock(key));
    takenBack.delete(key);
  }
}

async function makeUnready(key: string): Promise<void> {
  const draft = await readDraft(key);
  if (!isDraft(draft)) return;
  const { ready: _ready, refused: _refused, ...rest } = draft;
  await keepDraft(key, rest);
}

/** The person of a key. */
export function personOf(draftKey: string): string {
  return draftKey.slice(0, draftKey.indexOf('.'));
}
