// Reads the whole folder of an export before anything of it is taken in: what is missing or changed is named, and refuses all of it.
// rules: X38.93
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isFileKey } from '../../platform/files/file-store.ts';
import { UserError } from '../../platform/user-error.ts';
import type { FileCopy, Sealed } from '../backup/manifest.ts';
import { sealOfFile } from '../backup/seal.ts';
import { EXPORTED_FILES, type ExportManifest } from '../export/manifest.ts';

export async function checkExport(folder: string, { documents, files }: ExportManifest): Promise<void> {
  for (const { path, ...sealed } of documents) await checkOne(folder, path, sealed);
  let count = 0;
  for await (const { key, ...sealed } of exportedFiles(folder)) {
    await checkOne(folder, `files/${key}`, sealed);
    count += 1;
  }
  if (count !== files) throw new UserError(`${EXPORTED_FILES} lists ${count} files instead of ${files}.`);
}

async function checkOne(folder: string, path: string, { bytes, sha256 }: Sealed): Promise<void> {
  const found = await sealOfFile(join(folder, path));
  if (!found) throw new UserError(`${path} is missing in the export: nothing was taken in.`);
  if (found.bytes !== bytes || found.sha256 !== sha256)
    throw new UserError(`${path} is not as it was exported: nothing was taken in.`);
}

/** The files of the export, in the order of their keys. */
export async function* exportedFiles(folder: string): AsyncGenerator<FileCopy> {
  for await (const line of linesOf(join(folder, EXPORTED_FILES))) {
    const file = JSON.parse(line) as FileCopy;
    if (!isFileKey(file.key))
      throw new UserError(`${EXPORTED_FILES} names a file that cannot be: ${file.key}`);
    yield file;
  }
}

/** Without those that are empty. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) if (line !== '') yield line;
}
