// Counts the answers that came with new submissions, and sorts their numbers into heaps, so that medians are found
// quickly. Readers see them before and after in the same way. Where a municipality has got another time zone, submissions are
// counted again by its days, the newest first; no total changes by that.
// rules: X32.50, X32.52
import type { Database } from '../../platform/db/database.ts';
import {
  countForm,
  listFormerZones,
  listUncounted,
  listUnsorted,
  recountForm,
  sortForm,
} from './upkeep-queries.ts';

/** A part of what came, in a transaction of its own; one form after the other. */
export async function countAnswers(db: Database): Promise<void> {
  for (const form of await listUncounted(db)) {
    let more = true;
    while (more) more = await countForm(db, form);
  }
}

/** What is counted again in one turn: each piece keeps whoever stores a submission waiting for some tenths of a second. */
const PIECES = 25;

/** Counts submissions of municipalities that got another time zone by its days, some thousand of them. */
export async function recountDays(db: Database): Promise<void> {
  let pieces = PIECES;
  for (const form of await listFormerZones(db))
    while (pieces > 0 && (await recountForm(db, form))) pieces -= 1;
}

/** One form after the other, some seconds at a time: each time is a transaction of its own. */
export async function sortNumbers(db: Database): Promise<void> {
  for (const form of await listUnsorted(db)) {
    let more = true;
    while (more) more = await sortForm(db, form);
  }
}
