// What a backup says about itself, and where its files lie. Its folder holds the files, which all backups in it share, and
// a folder for each backup, with the tables and a manifest; a backup is whole once its manifest is there.
// rules: X37.03, X37.04
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileKey } from '../../platform/files/file-store.ts';
import { UserError } from '../../platform/user-error.ts';
import type { SequenceValue, TableShape } from './queries.ts';

export interface Sealed {
  readonly bytes: number;
  readonly sha256: string;
}

export interface TableCopy extends TableShape, Sealed {
  readonly rows: number;
  /** Of all rows in any order. */
  readonly sum: string;
}

export interface Manifest {
  readonly format: 1;
  readonly takenAt: string;
  readonly migrations: readonly string[];
  readonly tables: readonly TableCopy[];
  readonly sequences: readonly SequenceValue[];
  /** The list of files in `files.jsonl`. */
  readonly files: Sealed & { readonly count: number };
  /** Keys that rows name although nothing was stored under them. */
  readonly missing: readonly string[];
  /** The file with the keys of secrets; null when it was not copied. */
  readonly secretKey: Sealed | null;
}

export interface FileCopy extends Sealed {
  readonly key: string;
}

export const MANIFEST = 'manifest.json';
export const FILE_LIST = 'files.jsonl';
export const SECRET_KEY = 'secret-key';
export const UNFINISHED = '.unfinished-';

export const tableFile = ({ schema, name }: Omit<TableShape, 'columns'>) => `${schema}.${name}.copy.gz`;

/** Where the content of a file of the installation lies in the backup's folder. */
export function copyPath(folder: string, key: string): string {
  if (!isFileKey(key)) throw new UserError(`The backup names a file that cannot be: '${key}'.`);
  return join(folder, 'files', key);
}

const checksum = (text: string) => createHash('sha256').update(text).digest('hex');

export function manifestText(manifest: Manifest): string {
  return `${JSON.stringify({ manifest, checksum: checksum(JSON.stringify(manifest)) }, null, 1)}\n`;
}

/** Throws UserError when it is not what was written. */
export async function readManifest(backup: string): Promise<Manifest> {
  const path = join(backup, MANIFEST);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UserError(`${path} is missing: this backup was not finished.`);
  });
  const damaged = new UserError(`${path} is damaged.`);
  const read = parsed(text);
  if (!read || checksum(JSON.stringify(read.manifest)) !== read.checksum) throw damaged;
  if (read.manifest.format !== 1) throw new UserError(`${path} was written by a newer program.`);
  return read.manifest;
}

function parsed(text: string): { readonly manifest: Manifest; readonly checksum: string } | null {
  try {
    const read = JSON.parse(text) as { manifest?: Manifest; checksum?: string } | null;
    return read?.manifest && read.checksum ? { manifest: read.manifest, checksum: read.checksum } : null;
  } catch {
    return null;
  }
}

/** The files of a backup, in the order of their keys. */
export async function readFileList(backup: string): Promise<readonly FileCopy[]> {
  const text = await readFile(join(backup, FILE_LIST), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as FileCopy);
}
