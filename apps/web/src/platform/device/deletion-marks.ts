// When a local value was deleted, noted in the browser's database. Browsers write local storage to the disk a while later:
// one that is killed before has the deleted value again at its next start, and only the mark says that it is none.
// rules: X39.88, X39.89
import { epochMilliseconds } from '../clock.ts';
import { readRecord, writeRecord } from './device-database.ts';
import { dropLocalValue } from './local-values.ts';

/** The mark of everything that was on the device. */
export const EVERYTHING = '';

/**
 * Whether what was kept under the key at that time, in epoch milliseconds, was deleted since. A mark in the future is of a
 * clock that was put back: what is written now is not older than it.
 */
export async function wasDropped(key: string, savedAt: number): Promise<boolean> {
  const marks = await Promise.all([readRecord('marks', EVERYTHING), readRecord('marks', key)]);
  return marks.some((at) => typeof at === 'number' && savedAt <= at && at <= epochMilliseconds());
}

/** Deletes a value that has to stay deleted. */
export async function dropForGood(key: string): Promise<void> {
  const at = epochMilliseconds();
  dropLocalValue(key);
  await writeRecord('marks', key, at);
}
