// Imports one document inside the transaction of many: what the database refuses is undone for that document alone.
import type { Queryable } from '../../platform/db/database.ts';
import { releaseSavepoint, rollbackToSavepoint, setSavepoint } from '../../platform/db/queries.ts';

export interface Attempt {
  readonly tx: Queryable;
  /** Reasons against the document; none when it was taken. */
  readonly run: () => Promise<readonly string[]> | readonly string[];
}

export async function attempt({ tx, run }: Attempt): Promise<readonly string[]> {
  await setSavepoint(tx);
  try {
    const reasons = await run();
    if (reasons.length === 0) await releaseSavepoint(tx);
    else await rollbackToSavepoint(tx);
    return reasons;
  } catch (error) {
    await rollbackToSavepoint(tx);
    return [reasonOf(error)];
  }
}

const UNIQUE_VIOLATION = '23505';

/** Of a value that is there already the database says which one it is. */
function reasonOf(error: unknown): string {
  const { code, table, detail, message } = error as {
    readonly [Item in 'code' | 'table' | 'detail' | 'message']?: string;
  };
  if (code === UNIQUE_VIOLATION && detail) return `${table}: ${detail}`;
  return message ?? String(error);
}
