// Copies files of the installation into the folder of the backups. A key is never used for another content, so what lies
// there already is not copied again.
// rules: X37.02, X37.04
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { HEADS_FOLDER } from '../../platform/audit/signed-heads.ts';
import type { Stores } from '../../platform/files/open-file-store.ts';
import { copyPath, type FileCopy, type Sealed, UNFINISHED } from './manifest.ts';
import { seal, sealOfFile } from './seal.ts';

export const storeOf = ({ store, headStore }: Stores, key: string) =>
  key.startsWith(`${HEADS_FOLDER}/`) ? headStore : store;

export interface CopiedFiles {
  readonly files: readonly FileCopy[];
  /** How many were not there before. */
  readonly added: number;
  /** Keys under which nothing is stored. */
  readonly missing: readonly string[];
}

/** Files that are copied at the same time: in a bucket each takes its time. */
const AT_ONCE = 8;

/** `known`: what the backup before says about files that it holds. */
export async function copyFiles(
  stores: Stores,
  folder: string,
  { keys, known }: { readonly keys: readonly string[]; readonly known: ReadonlyMap<string, Sealed> },
): Promise<CopiedFiles> {
  const files: FileCopy[] = [];
  const missing: string[] = [];
  let added = 0;
  const copyOne = async (key: string) => {
    const there = await copyThere(folder, key, known.get(key));
    const sealed = there ?? (await copyNew(stores, folder, key));
    if (!sealed) missing.push(key);
    else files.push({ key, ...sealed });
    if (sealed && !there) added += 1;
  };
  const left = keys.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const key of left) await copyOne(key);
    }),
  );
  return { files: files.sort((a, b) => (a.key < b.key ? -1 : 1)), added, missing: missing.sort() };
}

/** What an earlier backup copied; one whose length has changed since is copied again. */
async function copyThere(folder: string, key: string, known: Sealed | undefined): Promise<Sealed | null> {
  const path = copyPath(folder, key);
  const found = await stat(path).catch(() => null);
  if (!found) return null;
  if (known) return found.size === known.bytes ? { bytes: known.bytes, sha256: known.sha256 } : null;
  return sealOfFile(path);
}

/** Null when there is no such file. It gets its name when it is whole and on the disk. */
async function copyNew(stores: Stores, folder: string, key: string): Promise<Sealed | null> {
  const stored = await storeOf(stores, key).open(key);
  if (!stored) return null;
  const path = copyPath(folder, key);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const unnamed = `${dirname(path)}/${UNFINISHED}${randomUUID()}`;
  const { stream, sealed } = seal();
  try {
    await pipeline(
      stored.content,
      stream,
      createWriteStream(unnamed, { mode: 0o600, flags: 'wx', flush: true }),
    );
    await rename(unnamed, path);
  } finally {
    await rm(unnamed, { force: true });
  }
  return sealed();
}
