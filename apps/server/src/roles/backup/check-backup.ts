// Reads a backup from end to end and compares it with its manifest, before anything is restored from it. What is damaged is
// named by its file.
// rules: X37.05
import { join } from 'node:path';
import { UserError } from '../../platform/user-error.ts';
import { backupsIn, listBackups } from '../../platform/backups/list-backups.ts';
import {
  copyPath,
  FILE_LIST,
  type FileCopy,
  type Manifest,
  readFileList,
  readManifest,
  SECRET_KEY,
  type Sealed,
  tableFile,
} from './manifest.ts';
import { sealOfFile } from './seal.ts';

export interface WholeBackup {
  readonly name: string;
  /** Folder of its tables. */
  readonly path: string;
  readonly manifest: Manifest;
  readonly files: readonly FileCopy[];
}

/** `wanted`: its name; null for the newest. Throws UserError when there is none, or when a file of it is damaged. */
export async function openBackup(folder: string, wanted: string | null): Promise<WholeBackup> {
  const names = await listBackups(folder);
  const name = wanted ?? names.at(-1);
  if (name === undefined) throw new UserError(`There is no backup in ${folder}.`);
  if (!names.includes(name))
    throw new UserError(`There is no backup '${name}' in ${folder}. There are: ${names.join(', ')}.`);
  const path = join(backupsIn(folder), name);
  const manifest = await readManifest(path);
  for (const table of manifest.tables) await mustBe(join(path, tableFile(table)), table);
  await mustBe(join(path, FILE_LIST), manifest.files);
  if (manifest.secretKey) await mustBe(join(path, SECRET_KEY), manifest.secretKey);
  const files = await readFileList(path);
  for (const file of files) await mustBe(copyPath(folder, file.key), file);
  return { name, path, manifest, files };
}

async function mustBe(path: string, { bytes, sha256 }: Sealed): Promise<void> {
  const found = await sealOfFile(path);
  if (!found) throw new UserError(`The backup is damaged: ${path} is missing or cannot be read.`);
  if (found.bytes !== bytes || found.sha256 !== sha256)
    throw new UserError(`The backup is damaged: ${path} is not what was written.`);
}
