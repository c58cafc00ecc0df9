// Deletes everything that people left in this browser: drafts, files, submissions that wait, forms, what was prepared.
// rules: X37.74, X39.89
import { LANGUAGE_STORAGE_KEY } from '@constancia/messages/languages.ts';
import { epochMilliseconds } from '../clock.ts';
import { EVERYTHING } from './deletion-marks.ts';
import { removeRecordsFrom, TABLES, writeOfNobody } from './device-database.ts';
import { dropLocalValue, keepLocalValue, localKeysFrom } from './local-values.ts';
import { SHARED_KEY } from './shared-device.ts';

/** Settings of the browser, which say nothing about anybody. */
const STAYS: ReadonlySet<string> = new Set([LANGUAGE_STORAGE_KEY, SHARED_KEY]);

/** From now on it keeps nothing, or again what people write. False when the browser refuses to remember that. */
export function setSharedDevice(shared: boolean): boolean {
  if (shared) return keepLocalValue(SHARED_KEY, true);
  dropLocalValue(SHARED_KEY);
  return true;
}

export async function clearDevice(): Promise<void> {
  const at = epochMilliseconds();
  for (const key of localKeysFrom('constancia.')) if (!STAYS.has(key)) dropLocalValue(key);
  await removeRecordsFrom('marks', '');
  await writeOfNobody('marks', EVERYTHING, at);
  const others = TABLES.filter((table) => table !== 'marks');
  await Promise.all(others.map((table) => removeRecordsFrom(table, '')));
}
