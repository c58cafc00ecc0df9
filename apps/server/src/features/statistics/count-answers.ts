// Counts the answers that came with new submissions, and sorts their numbers into heaps, so that medians are found
// quickly. Readers see them before and after in the same way.
// rules: X32.50, X32.52
import type { Database } from '../../platform/db/database.ts';
import { countForm, listUncounted, listUnsorted, sortForm } from './upkeep-queries.ts';

/** A part of what came, in a transaction of its own; one form after the other. */
export async function countAnswers(db: Database): Promise<void> {
  for (const form of await listUncounted(db)) {
    let more = true;
    while (more) more = await countForm(db, form);
  }
}

/** One form after the other, some seconds at a time: each time is a transaction of its own. */
export async function sortNumbers(db: Database): Promise<void> {
  for (const form of await listUnsorted(db)) {
    let more = true;
    while (more) more = await sortForm(db, form);
  }
}
