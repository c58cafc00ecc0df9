// Removes old backups from their folder, and the files that no backup there names any more: a person who was erased is not
// in it for ever.
// rules: X37.09
import { readdir, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { backupsIn, listBackups } from '../../platform/backups/list-backups.ts';
import { readFileList, readManifest } from './manifest.ts';

/** Keeps the newest `keep`; returns what was removed, as lines of the report. */
export async function pruneBackups(folder: string, keep: number): Promise<readonly string[]> {
  const names = await listBackups(folder);
  const old = names.slice(0, -keep);
  if (old.length === 0) return [];
  const named = new Set<string>();
  // Throws when a backup that stays is damaged: then it is not known which files it needs.
  for (const name of names.slice(-keep)) {
    const backup = join(backupsIn(folder), name);
    const { files: list } = await readManifest(backup);
    const files = await readFileList(backup);
    if (files.length !== list.count) throw new Error(`${backup} does not list all of its files`);
    for (const { key } of files) named.add(key);
  }
  for (const name of old) await rm(join(backupsIn(folder), name), { recursive: true, force: true });
  const removed = await removeUnnamed(join(folder, 'files'), named);
  return [`  Removed:  ${old.length} older backups (${old.join(', ')}) and ${removed} files of them`];
}

async function removeUnnamed(files: string, named: ReadonlySet<string>): Promise<number> {
  const entries = await readdir(files, { recursive: true, withFileTypes: true }).catch(() => []);
  let removed = 0;
  for (const entry of entries.filter((found) => found.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if (named.has(relative(files, path).split(sep).join('/'))) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
