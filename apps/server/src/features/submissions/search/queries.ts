// Upkeep of the index by which submissions are found by their words.
// rules: X32.37
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/**
 * Sorts in the words that came since the last time. A submission adds its words to a list, which every search reads besides
 * the index: a sender waits for nothing, and the list must stay short.
 */
export async function sortWords(db: Database): Promise<void> {
  await sql`select sort_pending_words()`.execute(db);
}
