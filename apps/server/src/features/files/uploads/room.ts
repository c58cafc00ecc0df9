// Checks whether there is room for a further file: on the disk, and in the share of it that visitors may
// fill.
// rules: X28.14, X28.15
import type { VisitorLimits } from '../../../config/config.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockVisitorHeap } from './queries.ts';

export interface RoomServices {
  readonly store: FileStore;
  readonly limits: VisitorLimits;
}

export interface ComingFile {
  readonly municipalityId: string;
  readonly formId: string;
  readonly bytes: number;
}

export interface Room {
  /**
   * For a visitor's file. Throws storage-full when visitors already left too many unused files, whichever
   * submissions they name.
   */
  readonly refuseHeap: (tx: Queryable, file: ComingFile) => Promise<void>;
}

/** The database is on the same disk, so the last free space is kept for submissions. Throws storage-full. */
export async function roomFor({ store, limits }: RoomServices): Promise<Room> {
  const disk = await store.room();
  if (disk && disk.free < Math.max(limits.freeBytes, disk.total * limits.freeShareOfDisk))
    throw new Problem('storage-full');
  const most = disk ? disk.total * limits.unusedShareOfDisk : Number.POSITIVE_INFINITY;
  return {
    refuseHeap: async (tx, { bytes, ...form }) => {
      const heap = await lockVisitorHeap(tx, form);
      if (heap.ofForm + bytes > limits.unusedBytesOfForm || heap.ofAll + bytes > most)
        throw new Problem('storage-full');
    },
  };
}
