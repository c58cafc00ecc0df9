// What strangers may use up in a time, counted for several keys at once: an address, a form, the installation.
// rules: X28.08, X28.12
import type { Queryable } from '../db/database.ts';
import { countUse, type Limit } from '../rate-limit/queries.ts';

export interface Overspent {
  /** Key of the budget that is used up. */
  readonly key: string;
  /** How often its amount was asked for in its time, this time included: 1 to 2 just above it. */
  readonly times: number;
  /** Until its time is over. */
  readonly seconds: number;
}

/** Uses all of them, or none and says which the first is that does not suffice. */
export async function spend(db: Queryable, budgets: readonly Limit[], now: Date): Promise<Overspent | null> {
  const used: Limit[] = [];
  for (const budget of budgets) {
    const { tries, seconds } = await countUse(db, budget, now);
    used.push(budget);
    if (tries <= budget.tries) continue;
    for (const { weight = 1, ...rest } of used) await countUse(db, { ...rest, weight: -weight }, now);
    return { key: budget.key, times: tries / budget.tries, seconds };
  }
  return null;
}
