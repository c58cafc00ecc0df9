// Whether a password stands in a list of leaked ones, which the installation keeps as a file: the SHA-1 of each in upper case,
// one a line and sorted, with a count behind a colon, as the downloader of Have I Been Pwned writes it (40 GB). Nothing leaves
// the machine, and a look costs some thirty reads of the file.
// rules: X37.65
import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { Log } from '../../../platform/log.ts';
import { UserError } from '../../../platform/user-error.ts';

/** Letters of a SHA-1 in hex. */
const HASH_LENGTH = 40;
/** More than a line of the file: hash, colon, count, line end. */
const LINE_MAX = 64;

export interface LeakedPasswords {
  /** False without a list, and when it cannot be read: then the log says so. */
  readonly has: (password: string) => Promise<boolean>;
}

const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();

async function textAt(file: FileHandle, from: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.toString('latin1', 0, bytesRead);
}

/** Where the line begins that holds this byte; it begins at `from` or later. */
async function beginOfLine(file: FileHandle, at: number, from: number): Promise<number> {
  const start = Math.max(from, at - LINE_MAX);
  const before = await textAt(file, start, at - start);
  const end = before.lastIndexOf('\n');
  return end === -1 ? start : start + end + 1;
}

async function withFile<T>(path: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

/** Halves the file until the line is found, or no line is left. */
async function holds(file: FileHandle, hash: string): Promise<boolean> {
  let [from, to] = [0, (await file.stat()).size];
  while (from < to) {
    const begin = await beginOfLine(file, Math.floor((from + to) / 2), from);
    const line = await textAt(file, begin, LINE_MAX);
    const found = line.slice(0, HASH_LENGTH);
    if (found === hash) return true;
    if (found > hash) {
      to = begin;
      continue;
    }
    const end = line.indexOf('\n');
    from = end === -1 ? to : begin + end + 1;
  }
  return false;
}

export function leakedPasswords(path: string | null, log: Log): LeakedPasswords {
  return {
    has: async (password) => {
      if (path === null) return false;
      try {
        return await withFile(path, (file) => holds(file, hashOf(password)));
      } catch (error) {
        log.warn({ err: error }, 'the list of leaked passwords cannot be read');
        return false;
      }
    },
  };
}

/** Throws UserError, for the start, when the file is not such a list. */
export async function checkLeakedPasswords(path: string | null): Promise<void> {
  if (path === null) return;
  const first = await withFile(path, (file) => textAt(file, 0, LINE_MAX)).catch(
    (error: NodeJS.ErrnoException) => {
      throw new UserError(`LEAKED_PASSWORDS: ${path} cannot be read (${error.code}).`);
    },
  );
  if (!/^[0-9A-F]{40}(?::\d+)?\r?\n/.test(first))
    throw new UserError(`LEAKED_PASSWORDS: ${path} is no list of SHA-1 hashes in upper case, one a line.`);
}
