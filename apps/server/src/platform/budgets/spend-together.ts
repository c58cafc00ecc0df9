// Spends the budgets of many requests with one statement: those that arrive while one is being counted are counted
// together with the next. A request that arrives alone is counted immediately; there is no timer.
// rules: X28.08, X32.03
import type { Database } from '../db/database.ts';
import type { Limit } from '../rate-limit/queries.ts';
import { countUses } from '../rate-limit/queries.ts';
import { type Overspent, overspentBy } from './budgets.ts';

/** As `spend`: uses all budgets, or none and returns the first one that is exceeded. */
export type Spend = (budgets: readonly Limit[], now: Date) => Promise<Overspent | null>;

interface Waiting {
  readonly budgets: readonly Limit[];
  readonly now: Date;
  readonly resolve: (overspent: Overspent | null) => void;
  readonly reject: (error: unknown) => void;
}

export function spendTogether(db: Database): Spend {
  let waiting: Waiting[] = [];
  let counting = false;

  async function count(group: readonly Waiting[]): Promise<void> {
    const uses = sumOf(group.flatMap(({ budgets }) => budgets));
    const now = group[0]?.now ?? new Date(0);
    const used = await countUses(db, uses, now);
    // The tries that each one finds are those before the group and those of the group up to it.
    const tries = new Map(
      uses.map(({ key, weight = 1 }) => [key, (used.get(key)?.tries ?? weight) - weight]),
    );
    const refused: Limit[] = [];
    const verdicts = group.map((one) => {
      const counted = one.budgets.map((budget) => {
        const total = (tries.get(budget.key) ?? 0) + (budget.weight ?? 1);
        tries.set(budget.key, total);
        return { budget, tries: total, seconds: used.get(budget.key)?.seconds ?? 1 };
      });
      const above = overspentBy(counted);
      if (above) {
        refused.push(...one.budgets);
        for (const { key, weight = 1 } of one.budgets) tries.set(key, (tries.get(key) ?? 0) - weight);
      }
      return above;
    });
    if (refused.length > 0)
      await countUses(
        db,
        sumOf(refused).map((budget) => ({ ...budget, weight: -(budget.weight ?? 1) })),
        now,
      );
    for (const [position, { resolve }] of group.entries()) resolve(verdicts[position] ?? null);
  }

  async function drain(): Promise<void> {
    counting = true;
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      try {
        await count(group);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    counting = false;
  }

  return (budgets, now) =>
    new Promise((resolve, reject) => {
      waiting.push({ budgets, now, resolve, reject });
      if (!counting) void drain();
    });
}

/** One limit a key, with the weights of all. */
function sumOf(budgets: readonly Limit[]): readonly Limit[] {
  const sums = new Map<string, Limit>();
  for (const budget of budgets) {
    const weight = (sums.get(budget.key)?.weight ?? 0) + (budget.weight ?? 1);
    sums.set(budget.key, { ...budget, weight });
  }
  return [...sums.values()];
}
