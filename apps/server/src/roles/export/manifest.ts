// What an export says about itself: of which moment and of whom it is, every file with its checksum, how many rows of which table,
// and what stays behind. A folder with a manifest is a whole export.
// rules: X38.92, X38.93
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../../platform/user-error.ts';
import type { Sealed } from '../backup/manifest.ts';
import type { LeftBehind } from './carried-tables.ts';

export interface WrittenFile extends Sealed {
  /** Within the folder, with slashes. */
  readonly path: string;
}

export interface WrittenTable {
  readonly name: string;
  /** In the order of their names. */
  readonly columns: readonly string[];
  readonly rows: number;
}

export interface ExportManifest {
  readonly format: 1;
  /** When it was begun, which is the moment that all of it is of. */
  readonly takenAt: string;
  readonly municipalities: readonly { readonly id: string; readonly name: string }[];
  readonly tables: readonly WrittenTable[];
  /** All but this manifest and what lies in `files/`, which `files.jsonl` lists. */
  readonly documents: readonly WrittenFile[];
  readonly files: number;
  /** Keys that rows name although nothing is stored under them. */
  readonly missing: readonly string[];
  readonly leftBehind: readonly Omit<LeftBehind, 'tables'>[];
}

export const EXPORT_MANIFEST = 'manifest.json';
export const EXPORTED_FILES = 'files.jsonl';

export const rowsFile = (table: string) => `rows/${table}.jsonl`;

const checksum = (manifest: ExportManifest) =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

export function exportManifestText(manifest: ExportManifest): string {
  return `${JSON.stringify({ export: manifest, checksum: checksum(manifest) }, null, 1)}\n`;
}

/** Null when the folder holds none: then its documents come from elsewhere. Throws UserError for a damaged one. */
export async function readExportManifest(folder: string): Promise<ExportManifest | null> {
  const path = join(folder, EXPORT_MANIFEST);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  const damaged = new UserError(`${path} is damaged, or of something else than an export.`);
  let read: { readonly export?: ExportManifest; readonly checksum?: string } | null;
  try {
    read = JSON.parse(text);
  } catch {
    throw damaged;
  }
  const manifest = read?.export;
  if (!manifest || checksum(manifest) !== read?.checksum) throw damaged;
  if (manifest.format !== 1) throw new UserError(`${path} was written by a newer program.`);
  return manifest;
}
