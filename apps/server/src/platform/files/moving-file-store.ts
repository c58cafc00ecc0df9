// Two places for files while they are moved from one to the other: what is new goes to the new place, and what is not there
// is read from the old one. An upload that began at the old place ends there, and is moved later.
// rules: X37.40, X37.41
import type { FileStore } from './file-store.ts';

export interface StorePair {
  readonly from: FileStore;
  readonly to: FileStore;
}

export function movingFileStore({ from, to }: StorePair): FileStore {
  return {
    put: to.put,
    open: async (key, range) =>
      (await to.open(key, range)) ??
      (await from.open(key, range)) ??
      // It may have been moved between the two looks.
      to.open(key, range),
    write: async (key, offset, content) => {
      const kind = offset > 0 && (await isStored(from, key)) ? from : to;
      await kind.write(key, offset, content);
    },
    list: async (folder) => {
      const keys = [...(await to.list(folder)), ...(await from.list(folder))];
      return [...new Set(keys)].sort();
    },
    move: async (key, final) => (await to.move(key, final)) || from.move(key, final),
    // First where it is copied from: who copies looks there last, and takes the copy back when it is gone.
    remove: async (key) => {
      await from.remove(key);
      await to.remove(key);
    },
    room: to.room,
  };
}

export async function isStored(store: FileStore, key: string): Promise<boolean> {
  const stored = await store.open(key);
  stored?.content.destroy();
  return stored !== null;
}
