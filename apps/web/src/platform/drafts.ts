// What a person has written and not sent yet, kept on the device. Normally in the browser's database; when the page
// is about to go there is no time for it, then in local storage, which writes at once. The newer of the two counts.
import { epochMilliseconds } from './clock.ts';
import { readRecord, removeRecord, writeRecord } from './drafts-database.ts';

interface Kept<Content> {
  /** Epoch milliseconds. */
  readonly savedAt: number;
  readonly content: Content;
}

const localKey = (key: string) => `constancia.draft.${key}`;

function isKept(value: unknown): value is Kept<unknown> {
  return typeof value === 'object' && value !== null && 'savedAt' in value && 'content' in value;
}

function readLocal(key: string): Kept<unknown> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(localKey(key)) ?? 'null');
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

function removeLocal(key: string): void {
  try {
    localStorage.removeItem(localKey(key));
  } catch {
    // A browser that refuses local storage holds nothing in it.
  }
}

/** Null when there is none, or when it is older than `maxAge` milliseconds; then it is removed. */
export async function readDraft(key: string, maxAge = Number.POSITIVE_INFINITY): Promise<unknown> {
  const stored = await readRecord(key);
  const local = readLocal(key);
  const record = isKept(stored) ? stored : null;
  const newest = local && local.savedAt > (record?.savedAt ?? 0) ? local : record;
  if (!newest) return null;
  if (epochMilliseconds() - newest.savedAt <= maxAge) return newest.content;
  await dropDraft(key);
  return null;
}

/** False when the device keeps nothing, for instance without space. */
export async function keepDraft(key: string, content: unknown): Promise<boolean> {
  const kept = await writeRecord(key, { savedAt: epochMilliseconds(), content });
  if (!kept) return keepDraftNow(key, content);
  removeLocal(key);
  return true;
}

/** Keeps before it returns: for a page that is going away. */
export function keepDraftNow(key: string, content: unknown): boolean {
  try {
    localStorage.setItem(localKey(key), JSON.stringify({ savedAt: epochMilliseconds(), content }));
    return true;
  } catch {
    return false;
  }
}

export async function dropDraft(key: string): Promise<void> {
  removeLocal(key);
  await removeRecord(key);
}
