// Removes files from file storage once their rows are gone, by a job that is written with it: so none is left behind when a
// process dies in between, or when the storage does not answer.
// rules: X14.09, X17.08, X27.02
import { type Database, inTransaction, type Queryable } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { addJob } from '../../platform/jobs/queries.ts';
import type { JobHandlers } from '../../platform/jobs/worker.ts';
import { deleteFile, type FileKey } from './queries.ts';

const REMOVE_FILES = 'remove-files';

/** After the commit, a job removes these files from file storage. */
export async function removeFilesLater(tx: Queryable, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await addJob(tx, { name: REMOVE_FILES, payload: { keys } });
}

/** A file that nothing needs any more: its row goes now, its content by a job. */
export async function dropFile(db: Database, file: FileKey): Promise<void> {
  await inTransaction(db, async (tx) => {
    await deleteFile(tx, file);
    await removeFilesLater(tx, [file.key]);
  });
}

/** A file that is gone already is removed too. */
export function removalJobs({ store }: { readonly store: FileStore }): JobHandlers {
  return {
    [REMOVE_FILES]: async (payload) => {
      const { keys } = payload as { readonly keys: readonly string[] };
      for (const key of keys) await store.remove(key);
    },
  };
}
