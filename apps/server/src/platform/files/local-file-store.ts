// File storage in a folder of this machine. A file appears under its name only when it is complete and
// flushed to disk.
// rules: W12, X12.05
import { constants } from 'node:fs';
import { mkdir, open, readdir, rename, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newEntityId } from '../ids.ts';
import { type FileStore, isFileKey } from './file-store.ts';

export function localFileStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!isFileKey(key)) throw new Error('not a key of file storage');
    return join(folder, key);
  };
  return {
    put: async (key, content) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `.unfinished-${newEntityId()}`);
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
      await syncFolder(dirname(path));
    },
    open: async (key, range) => {
      const file = await open(pathOf(key), 'r').catch(ignoreMissing);
      if (!file) return null;
      if (range)
        return {
          bytes: range.last - range.first + 1,
          content: file.createReadStream({ start: range.first, end: range.last }),
        };
      return { bytes: (await file.stat()).size, content: file.createReadStream() };
    },
    write: async (key, offset, content) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const file = await open(path, constants.O_WRONLY | constants.O_CREAT, 0o600);
      try {
        await file.write(content, 0, content.length, offset);
        await file.datasync();
      } finally {
        await file.close();
      }
    },
    list: async (folder) => {
      const entries = (await readdir(pathOf(folder), { withFileTypes: true }).catch(ignoreMissing)) ?? [];
      const files = entries.filter((entry) => entry.isFile());
      return files.map(({ name }) => `${folder}/${name}`).sort();
    },
    move: async (from, to) => {
      const path = pathOf(to);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const moved = await rename(pathOf(from), path).then(() => true, ignoreMissing);
      if (moved) await syncFolder(dirname(path));
      return moved === true;
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    room: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { bavail, blocks, bsize } = await statfs(folder);
      return { free: bavail * bsize, total: blocks * bsize };
    },
  };
}

/** A rename survives a power cut only when the folder is flushed to disk too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function ignoreMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
