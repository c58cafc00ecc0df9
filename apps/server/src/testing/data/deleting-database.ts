// A database in which somebody deletes a row as soon as so many rows were read: what happens to a file that is being written.
import type { Database } from '../../platform/db/database.ts';

/** `remove` runs once. */
export function deletingAfter(db: Database, rows: number, remove: () => Promise<unknown>): Database {
  let isRemoved = false;
  return db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (isRemoved || result.rows.length < rows) return result;
      isRemoved = true;
      await remove();
      return result;
    },
  });
}
