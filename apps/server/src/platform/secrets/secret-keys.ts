// The keys that encrypt secrets in the database: those of the environment, or for the embedded database a file beside it.
// rules: X34.07
import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../user-error.ts';
import type { SecretKey } from './secret-box.ts';

const KEY_BYTES = 32;

/** `2027:<base64>,2026:<base64>`, newest first; null for anything else. */
export function readSecretKeys(text: string): readonly SecretKey[] | null {
  const keys = text.split(',').map((entry) => {
    const [, id = '', key = ''] = /^\s*([\w-]{1,40}):([\w+/-]+=*)\s*$/.exec(entry) ?? [];
    return { id, key: Buffer.from(key, 'base64') };
  });
  const ids = new Set(keys.map(({ id }) => id));
  return ids.size === keys.length && keys.every(({ key }) => key.length === KEY_BYTES) ? keys : null;
}

/** The key of the embedded database. */
export const secretKeyFile = (folder: string) => join(folder, 'secret-key');

/** None when there is no file, or one without a key. */
export async function secretKeysInFile(folder: string): Promise<readonly SecretKey[]> {
  const text = await readFile(secretKeyFile(folder), 'utf8').catch(() => '');
  return readSecretKeys(text) ?? [];
}

/** Makes the file when there is none. Only its owner can read it. */
export async function secretKeysInFolder(folder: string): Promise<readonly SecretKey[]> {
  const path = secretKeyFile(folder);
  const text = await readFile(path, 'utf8').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await makeKey(path);
    return readFile(path, 'utf8');
  });
  const keys = readSecretKeys(text);
  if (keys === null) throw new UserError(`${path} holds no key: restore it from a backup.`);
  return keys;
}

/** Unless another process has made it by then. Nobody ever reads half a key: the file gets its name when it is whole. */
async function makeKey(path: string): Promise<void> {
  const unnamed = `${path}.${randomUUID()}`;
  const made = `file:${randomBytes(KEY_BYTES).toString('base64')}`;
  try {
    await writeFile(unnamed, made, { mode: 0o600, flag: 'wx', flush: true });
    await link(unnamed, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(unnamed, { force: true });
  }
}
