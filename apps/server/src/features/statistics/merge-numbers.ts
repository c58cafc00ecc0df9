// Sorts the numbers that came with new submissions into heaps, so that medians are found quickly. Readers see them before
// and after in the same way.
// rules: X32.52
import type { Database } from '../../platform/db/database.ts';
import { listUnmerged, mergeForm } from './queries.ts';

/** One form after the other, some seconds at a time: each time is a transaction of its own. */
export async function mergeNumbers(db: Database): Promise<void> {
  for (const form of await listUnmerged(db)) {
    let more = true;
    while (more) more = await mergeForm(db, form);
  }
}
