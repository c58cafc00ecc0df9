// The folder of the demonstration, whole or a part of it: nearly all of the time of an import goes into submissions and pictures.
import { cp } from 'node:fs/promises';
import { basename, resolve } from 'node:path';

export const DEMONSTRATION = resolve(import.meta.dirname, '../../../../../demonstration');

/** What brings nothing into territory, registers, accounts and forms. */
export const SUBMISSIONS_AND_PICTURES = ['answers', 'files'];

/** Copies it into a folder, without the files and folders of these names. */
export function copyDemonstration(folder: string, without: readonly string[]): Promise<void> {
  return cp(DEMONSTRATION, folder, { recursive: true, filter: (path) => !without.includes(basename(path)) });
}
