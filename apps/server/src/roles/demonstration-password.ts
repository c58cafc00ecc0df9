// The password of the demonstration accounts, random for each installation. It is stored in a file of the
// data folder that only its owner can read.
// rules: X26.09
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newSecretToken } from '../platform/ids.ts';

const OWNER_ONLY = 0o600;

/** The file in the data folder that holds the password of the demonstration accounts. */
export function demonstrationPasswordFile(dataDir: string): string {
  return join(dataDir, 'demonstration-password.txt');
}

/** Null when this installation has no such file. */
export async function readPassword(dataDir: string): Promise<string | null> {
  return readFile(demonstrationPasswordFile(dataDir), 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
}

export async function makePassword(dataDir: string): Promise<string> {
  const password = newSecretToken().slice(0, 20);
  const file = demonstrationPasswordFile(dataDir);
  // Removed first, because `mode` applies only to a file that is created.
  await rm(file, { force: true });
  await writeFile(file, `${password}\n`, { mode: OWNER_ONLY });
  return password;
}

export async function deletePassword(dataDir: string): Promise<void> {
  await rm(demonstrationPasswordFile(dataDir), { force: true });
}
