// Limits on what strangers may use in a period, counted for several keys at a time: an address, a form, the
// installation.
// rules: X28.08, X28.12
import type { Queryable } from '../db/database.ts';
import { countUse, type Limit } from '../rate-limit/queries.ts';

export interface Overspent {
  /** Key of the budget that is exceeded. */
  readonly key: string;
  /** Use in this period, including this try, divided by the budget: 1 to 2 just above it. */
  readonly times: number;
  /** Seconds until the period ends. */
  readonly seconds: number;
}

export interface Counted {
  readonly budget: Limit;
  readonly tries: number;
  readonly seconds: number;
}

/** The first budget that is exceeded; null when none is. */
export function overspentBy(counted: readonly Counted[]): Overspent | null {
  const above = counted.find(({ budget, tries }) => tries > budget.tries);
  if (!above) return null;
  return { key: above.budget.key, times: above.tries / above.budget.tries, seconds: above.seconds };
}

/** Uses all budgets, or none and returns the first one that is exceeded. */
export async function spend(db: Queryable, budgets: readonly Limit[], now: Date): Promise<Overspent | null> {
  const used: Limit[] = [];
  for (const budget of budgets) {
    const counted = await countUse(db, budget, now);
    used.push(budget);
    const above = overspentBy([{ budget, ...counted }]);
    if (!above) continue;
    for (const { weight = 1, ...rest } of used) await countUse(db, { ...rest, weight: -weight }, now);
    return above;
  }
  return null;
}
