// Recounts what is kept as counters and repairs what differs.
// rules: X32.31
import { appendAudit, listHeads } from '../audit/queries.ts';
import { type Database, inSnapshot, inTransaction } from '../db/database.ts';
import type { KeptCounter } from './kept-counter.ts';
import { type Difference, listDifferences, repairCounter } from './queries.ts';

export interface Recounted {
  readonly municipalityId: string;
  readonly counter: KeptCounter;
  readonly differences: readonly Difference[];
}

/** What differs at one moment. Nobody waits: counters and rows change in the same transactions. */
export function compareCounters(
  db: Database,
  counters: readonly KeptCounter[],
): Promise<readonly Recounted[]> {
  return inSnapshot(db, async (tx) => {
    const found: Recounted[] = [];
    for (const { municipalityId } of await listHeads(tx))
      for (const counter of counters) {
        const differences = await listDifferences(tx, counter, municipalityId);
        if (differences.length > 0) found.push({ municipalityId, counter, differences });
      }
    return found;
  });
}

/** Repairs what differs, each counter of a municipality in a transaction, and returns it. */
export async function repairCounters(
  db: Database,
  counters: readonly KeptCounter[],
  now: Date,
): Promise<readonly Recounted[]> {
  const found = await compareCounters(db, counters);
  for (const { municipalityId, counter, differences } of found)
    await inTransaction(db, async (tx) => {
      // First, because it takes the lock under which counters are moved.
      await appendAudit(tx, {
        municipalityId,
        at: now,
        actor: '',
        action: 'update',
        subject: 'counters',
        subjectId: counter.table,
        details: { differences: differences.length },
      });
      await repairCounter(tx, counter, municipalityId);
    });
  return found;
}
