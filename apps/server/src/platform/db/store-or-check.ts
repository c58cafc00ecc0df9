// A transaction that may be a rehearsal: everything is done as if it were stored, and then undone. So a check says the same
// as what comes after it.
// rules: X34.61
import { type Database, inTransaction, type Queryable } from './database.ts';

/** Undoes the transaction of what was only checked. */
class OnlyChecked extends Error {
  readonly value: unknown;

  constructor(value: unknown) {
    super('only checked');
    this.value = value;
  }
}

export function storeOrCheck<T>(
  db: Database,
  { onlyCheck }: { readonly onlyCheck: boolean },
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  const storing = inTransaction(db, async (tx) => {
    const value = await work(tx);
    if (onlyCheck) throw new OnlyChecked(value);
    return value;
  });
  return storing.catch((error: unknown) => {
    if (error instanceof OnlyChecked) return error.value as T;
    throw error;
  });
}
