// Writes the files of an export and keeps size and checksum of each. The folder has a name of its own until all of it is on the
// disk.
// rules: X38.92
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UserError } from '../../platform/user-error.ts';
import { seal } from '../backup/seal.ts';
import type { WrittenFile } from './manifest.ts';

export interface FolderWriter {
  /** `path`: within the folder. */
  readonly write: (
    path: string,
    content: AsyncIterable<string> | AsyncIterable<Buffer>,
  ) => Promise<WrittenFile>;
}

/** Throws UserError when something is there. */
async function refuseUnlessEmpty(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new UserError(`${folder} cannot be read as a folder: ${error.code ?? error.message}`);
  });
  if (entries.length > 0)
    throw new UserError(`${folder} is not empty: an export goes into an empty folder, or a new one.`);
}

/** Nothing of it stays when the work fails. */
export async function writeFolder<T>(folder: string, work: (writer: FolderWriter) => Promise<T>): Promise<T> {
  await refuseUnlessEmpty(folder);
  const unfinished = join(dirname(folder), `.unfinished-${basename(folder)}-${randomUUID()}`);
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const done = await work(writerIn(unfinished));
    // Again, because it took its time; an empty one is replaced.
    await refuseUnlessEmpty(folder);
    await rename(unfinished, folder);
    await flushFolder(dirname(folder));
    return done;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

function writerIn(folder: string): FolderWriter {
  return {
    write: async (path, content) => {
      const to = join(folder, path);
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      const { stream, sealed } = seal();
      const file = createWriteStream(to, { mode: 0o600, flags: 'wx', flush: true });
      await pipeline(Readable.from(content), stream, file);
      return { path, ...sealed() };
    },
  };
}

/** A name survives a power cut only when its folder is flushed to disk too. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
