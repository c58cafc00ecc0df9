// Deletes again what came back because the browser was killed before local storage was on the disk, and marks that
// nothing needs any more.
// rules: X39.88, X39.89
import { epochMilliseconds } from '../clock.ts';
import { dropForGood, wasDropped } from './deletion-marks.ts';
import { keysFrom, readRecord, removeRecord } from './device-database.ts';
import { localKeysFrom, readLocalValue } from './local-values.ts';

/**
 * Milliseconds that a mark stays. Chromium writes local storage at least once a minute while it changes, and later only
 * where more than ten megabytes an hour are written; a phone that sleeps stops its clocks. A day is far beyond both.
 */
const MARK_LIFE = 24 * 60 * 60 * 1000;

export async function dropAgain(): Promise<void> {
  for (const key of localKeysFrom('constancia.')) {
    const savedAt = savedAtOf(key);
    if (savedAt === null || !(await wasDropped(key, savedAt))) continue;
    // Another tab may have written it in the meantime.
    if (savedAtOf(key) === savedAt) await dropForGood(key);
  }
  const now = epochMilliseconds();
  for (const key of await keysFrom('marks', '')) {
    const at = await readRecord('marks', key);
    if (typeof at !== 'number' || at < now - MARK_LIFE || at > now) await removeRecord('marks', key);
  }
}

/** Null for what does not say when it was kept, and for what says itself that a draft was deleted. */
function savedAtOf(key: string): number | null {
  const value = readLocalValue(key);
  if (typeof value !== 'object' || value === null || !('savedAt' in value)) return null;
  if ('content' in value && value.content === null) return null;
  return typeof value.savedAt === 'number' ? value.savedAt : null;
}
