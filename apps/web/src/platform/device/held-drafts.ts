// Which tab of this browser writes which draft: a tab holds a lock on its draft as long as it edits it. A browser without
// locks (a page that is not served over https) behaves as if there were one tab.
// rules: X31.67, X31.68

const lockManager = (): LockManager | undefined => navigator.locks;

/** How long a page that is being reloaded may take to let its lock go. */
const WAIT_MS = 400;

let held: { readonly key: string; readonly release: () => void } | null = null;

/** False when another tab holds the draft. A tab holds one draft at a time. */
export function holdDraft(key: string): Promise<boolean> {
  const locks = lockManager();
  if (!locks || held?.key === key) return Promise.resolve(true);
  if (held) releaseDraft(held.key);
  return new Promise((resolve) => {
    const untilReleased = () =>
      new Promise<void>((release) => {
        held = { key, release };
        resolve(true);
      });
    locks.request(key, { signal: AbortSignal.timeout(WAIT_MS) }, untilReleased).catch(() => resolve(false));
  });
}

export function releaseDraft(key: string): void {
  if (held?.key !== key) return;
  held.release();
  held = null;
}

/** The drafts whose key starts with the prefix and that some tab holds. */
export async function heldDrafts(prefix: string): Promise<ReadonlySet<string>> {
  const state = await lockManager()?.query();
  const names = state?.held?.flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : [])) ?? [];
  return new Set(names);
}

const ownKey = (prefix: string) => `constancia.own-draft.${prefix}`;

/** The draft that this tab wrote last, also before a reload; null when there is none. */
export function ownDraft(prefix: string): string | null {
  try {
    return sessionStorage.getItem(ownKey(prefix));
  } catch {
    return null;
  }
}

export function setOwnDraft(prefix: string, key: string): void {
  try {
    sessionStorage.setItem(ownKey(prefix), key);
  } catch {
    // Without storage of its own the tab finds its draft among those that no tab holds.
  }
}
