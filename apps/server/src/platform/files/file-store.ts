// Stores uploaded bytes under keys. It does not know who owns them.
// rules: W12
import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Of the content that is given: of the whole file or of the part. */
  readonly bytes: number;
  readonly content: Readable;
}

/** Positions of the first and the last byte of a part of a file, counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export interface FileStore {
  /** Stores under a new key and never overwrites. Durable when it resolves. */
  readonly put: (key: string, content: Buffer) => Promise<void>;
  /** The whole file, or only this part, which lies inside it. Null when nothing is stored under the key. */
  readonly open: (key: string, range?: ByteRange) => Promise<StoredFile | null>;
  /** Writes into a file that is still arriving, beginning at this byte. Durable when it resolves. */
  readonly write: (key: string, offset: number, content: Buffer) => Promise<void>;
  /** The keys in a folder, by name; those in folders below it are left out. */
  readonly list: (folder: string) => Promise<readonly string[]>;
  /** Gives a file that has arrived its final key. False when the file does not exist. */
  readonly move: (from: string, to: string) => Promise<boolean>;
  /** Does nothing when the file does not exist. */
  readonly remove: (key: string) => Promise<void>;
  /** Space on the disk of the files; null when they are not on a local disk. */
  readonly room: () => Promise<DiskRoom | null>;
}

/** Bytes. */
export interface DiskRoom {
  readonly free: number;
  readonly total: number;
}

/** Folders and names of letters, digits, dots, hyphens and underscores; none begins with a dot. */
const KEY = /^(?:[0-9A-Za-z_-][0-9A-Za-z._-]*\/)*[0-9A-Za-z_-][0-9A-Za-z._-]*$/;
const KEY_MAX = 200;

export function isFileKey(key: string): boolean {
  return key.length <= KEY_MAX && KEY.test(key);
}
