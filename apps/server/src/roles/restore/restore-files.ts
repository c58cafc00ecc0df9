// Brings the files of a backup back into file storage, and reads them there once more. What is there already with the same
// content stays, so a restore that was stopped goes on.
// rules: X37.06, X37.07
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { UserError } from '../../platform/user-error.ts';
import { type Stores, storeOf } from '../backup/copy-files.ts';
import { copyPath, type FileCopy } from '../backup/manifest.ts';
import { sealOf } from '../backup/seal.ts';

/** Files are written in pieces of so many bytes, each under a number of its own until the file is whole. */
const PIECE_BYTES = 4_194_304;

export async function restoreFiles(
  stores: Stores,
  folder: string,
  files: readonly FileCopy[],
): Promise<void> {
  for (const file of files) if (!(await isThere(stores, file))) await writeWhole(stores, folder, file);
}

/** False when there is nothing; a different content under the key is somebody's, and is not replaced. */
async function isThere(stores: Stores, file: FileCopy): Promise<boolean> {
  const stored = await storeOf(stores, file.key).open(file.key);
  if (!stored) return false;
  if ((await sealOf(stored.content)).sha256 === file.sha256) return true;
  throw new UserError(
    `File storage already has another file named ${file.key}: restore into an empty folder or bucket.`,
  );
}

async function writeWhole(stores: Stores, folder: string, { key }: FileCopy): Promise<void> {
  const store = storeOf(stores, key);
  const unfinished = `unfinished/restore-${randomUUID()}`;
  let offset = 0;
  for await (const piece of createReadStream(copyPath(folder, key), { highWaterMark: PIECE_BYTES })) {
    await store.write(unfinished, offset, piece as Buffer);
    offset += (piece as Buffer).length;
  }
  if (offset === 0) await store.put(key, Buffer.alloc(0));
  else await store.move(unfinished, key);
}

/** Keys of files that are not in file storage as the backup says. */
export async function wrongFiles(stores: Stores, files: readonly FileCopy[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { key, sha256 } of files) {
    const stored = await storeOf(stores, key).open(key);
    if (!stored || (await sealOf(stored.content)).sha256 !== sha256) wrong.push(key);
  }
  return wrong;
}
