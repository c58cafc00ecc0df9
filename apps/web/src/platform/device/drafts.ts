// Drafts that a person has not sent yet, kept on the device. They are normally in the browser's database. When the page
// is being left there is no time for that, so local storage is used, which writes synchronously. The newer one counts; one
// without content says that the draft was deleted, and so does a mark in the database.
// rules: A4.01, X31.78, X39.88
import { epochMilliseconds } from '../clock.ts';
import { wasDropped } from './deletion-marks.ts';
import { keysFrom, readRecord, removeAndMark, writeRecord } from './device-database.ts';
import { dropLocalValue, keepPersonalValue, localKeysFrom, readLocalValue } from './local-values.ts';

interface Kept<Content> {
  /** Epoch milliseconds. */
  readonly savedAt: number;
  readonly content: Content;
}

/** Milliseconds that the database may take to delete a draft. */
const DELETED_WITHIN = 60_000;

const localKey = (key: string) => `constancia.draft.${key}`;

function isKept(value: unknown): value is Kept<unknown> {
  return typeof value === 'object' && value !== null && 'savedAt' in value && 'content' in value;
}

async function newestOf(key: string): Promise<Kept<unknown> | null> {
  const stored = await readRecord('drafts', key);
  const value = readLocalValue(localKey(key));
  const local = isKept(value) ? value : null;
  const record = isKept(stored) ? stored : null;
  // What was written in the moment in which a draft was deleted is there.
  if (!local || local.savedAt <= (record?.savedAt ?? 0)) return record;
  if (local.content !== null) return (await wasDropped(localKey(key), local.savedAt)) ? record : local;
  // A page that was left in the meantime deletes it no more; one that is there may be writing it anew.
  if (epochMilliseconds() - local.savedAt > DELETED_WITHIN) void dropDraft(key);
  return null;
}

export interface ListedDraft extends Kept<unknown> {
  readonly key: string;
}

/** Every draft whose key starts with the prefix, the newest first. */
export async function listDrafts(prefix: string): Promise<readonly ListedDraft[]> {
  const keys = new Set([...(await keysFrom('drafts', prefix)), ...draftKeysInLocal(prefix)]);
  const drafts = await Promise.all([...keys].map(async (key) => ({ key, kept: await newestOf(key) })));
  return drafts
    .flatMap(({ key, kept }) => (kept ? [{ key, ...kept }] : []))
    .toSorted((one, other) => other.savedAt - one.savedAt);
}

function draftKeysInLocal(prefix: string): readonly string[] {
  return localKeysFrom(localKey(prefix)).map((key) => key.slice(localKey('').length));
}

/** Null when there is none, or when it is older than `maxAge` milliseconds; it is then deleted. */
export async function readDraft(key: string, maxAge = Number.POSITIVE_INFINITY): Promise<unknown> {
  const newest = await newestOf(key);
  if (!newest) return null;
  if (epochMilliseconds() - newest.savedAt <= maxAge) return newest.content;
  await dropDraft(key);
  return null;
}

/** False when the device cannot keep the draft, for instance for lack of space. */
export async function keepDraft(key: string, content: unknown): Promise<boolean> {
  const savedAt = epochMilliseconds();
  const kept = await writeRecord('drafts', key, { savedAt, content });
  if (!kept) return keepDraftNow(key, content);
  // What was kept in local storage since is newer than this record.
  const local = readLocalValue(localKey(key));
  if (!isKept(local) || local.savedAt <= savedAt) dropLocalValue(localKey(key));
  return true;
}

/** Writes before it returns: for a page that is being left. */
export function keepDraftNow(key: string, content: unknown): boolean {
  return keepPersonalValue(localKey(key), { savedAt: epochMilliseconds(), content });
}

export async function dropDraft(key: string): Promise<void> {
  // Says so until the database has deleted it: the page may be left before that.
  keepDraftNow(key, null);
  await removeAndMark('drafts', key, { key: localKey(key), at: epochMilliseconds() });
  const isThere = (await readRecord('drafts', key)) !== undefined;
  const local = readLocalValue(localKey(key));
  if (!isThere && (!isKept(local) || local.content === null)) dropLocalValue(localKey(key));
}
