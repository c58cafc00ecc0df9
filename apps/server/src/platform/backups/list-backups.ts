// The backups in a folder, and when they were made: each has a folder of its own, named after its moment.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

export const backupsIn = (folder: string) => join(folder, 'backups');

export const backupName = (at: string) => at.replaceAll(/[:.]/g, '-');

/** Null for a folder that is no backup. */
export function momentOf(name: string): Date | null {
  const [, day, hours, minutes, seconds, thousandths] =
    /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/.exec(name) ?? [];
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}.${thousandths}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Names of the whole backups in a folder, oldest first. */
export async function listBackups(folder: string): Promise<readonly string[]> {
  const entries = await readdir(backupsIn(folder), { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  return names.map((entry) => entry.name).sort();
}
