// Imports one document inside a transaction of many: when the database refuses it, only this document is
// undone.
import type { Queryable } from '../../platform/db/database.ts';
import { releaseSavepoint, rollbackToSavepoint, setSavepoint } from '../../platform/db/queries.ts';

export interface Attempt {
  readonly tx: Queryable;
  /** Returns the reasons against the document; empty when it was stored. */
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

/** For a value that exists already, the database's message says which one. */
function reasonOf(error: unknown): string {
  const { code, table, detail, message } = error as {
    readonly [Item in 'code' | 'table' | 'detail' | 'message']?: string;
  };
  if (code === UNIQUE_VIOLATION && detail) return `${table}: ${detail}`;
  return message ?? String(error);
}
