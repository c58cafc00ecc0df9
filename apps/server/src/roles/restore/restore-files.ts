// Brings the files of a backup back into file storage, and reads them there once more. What is there already with the same
// content stays, so a restore that was stopped goes on.
// rules: X37.06, X37.07
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Stores } from '../../platform/files/open-file-store.ts';
import { writeWhole } from '../../platform/files/write-whole.ts';
import { UserError } from '../../platform/user-error.ts';
import { storeOf } from '../backup/copy-files.ts';
import { copyPath, type FileCopy } from '../backup/manifest.ts';
import { sealOf } from '../backup/seal.ts';

export async function restoreFiles(
  stores: Stores,
  folder: string,
  files: readonly FileCopy[],
): Promise<void> {
  for (const file of files) if (!(await isThere(stores, file))) await restoreFile(stores, folder, file);
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

function restoreFile(stores: Stores, folder: string, { key }: FileCopy): Promise<void> {
  const unfinished = `unfinished/restore-${randomUUID()}`;
  const content = createReadStream(copyPath(folder, key));
  return writeWhole(storeOf(stores, key), { key, unfinished }, content);
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
