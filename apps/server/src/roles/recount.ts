// `npm run admin -- recount`: counts again what the database keeps as counters, says where they differed and repairs
// them. Each feature names its counters here.
// rules: X32.31
import { VALUE_COUNTERS } from '../features/statistics/public.ts';
import { SUBMISSION_COUNTERS } from '../features/submissions/public.ts';
import type { KeptCounter } from '../platform/counters/kept-counter.ts';
import { type Recounted, repairCounters } from '../platform/counters/recount.ts';
import type { Database } from '../platform/db/database.ts';

export const KEPT_COUNTERS: readonly KeptCounter[] = [...SUBMISSION_COUNTERS, ...VALUE_COUNTERS];

/** Differences that are named; of more, only the number is said. */
const NAMED_MAX = 20;

function linesOf({ municipalityId, counter, differences }: Recounted): readonly string[] {
  const named = differences.slice(0, NAMED_MAX).map(({ key, kept, counted }) => {
    const row = counter.key.map((name, index) => `${name} ${key[index]}`).join(', ');
    return `  ${row}: kept ${kept.join('/')}, counted ${counted.join('/')}`;
  });
  const more = differences.length - named.length;
  return [
    `${municipalityId}: ${counter.table} differed in ${differences.length} rows, repaired`,
    ...named,
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

export async function recount(db: Database, now: Date): Promise<string> {
  const found = await repairCounters(db, KEPT_COUNTERS, now);
  if (found.length === 0) return 'All counters are right.';
  return found.flatMap(linesOf).join('\n');
}
