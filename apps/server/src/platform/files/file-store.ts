// Where uploaded bytes lie. Knows keys and bytes, nothing of whose they are. rules: W12
import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly bytes: number;
  readonly content: Readable;
}

export interface FileStore {
  /** Stores under a new key; there is no overwriting. Durable when it resolves. */
  readonly put: (key: string, content: Buffer) => Promise<void>;
  /** Null when nothing lies under the key. */
  readonly open: (key: string) => Promise<StoredFile | null>;
  /** Writes into a file that is still arriving, from this byte on. Durable when it resolves. */
  readonly write: (key: string, offset: number, content: Buffer) => Promise<void>;
  /** Gives a file that has arrived its own key. False when there is none. */
  readonly move: (from: string, to: string) => Promise<boolean>;
  /** Nothing happens when there is nothing. */
  readonly remove: (key: string) => Promise<void>;
  /** Of the disk it lies on; null where it lies on none of ours. */
  readonly room: () => Promise<DiskRoom | null>;
}

/** Bytes. */
export interface DiskRoom {
  readonly free: number;
  readonly total: number;
}

/** Folders and names of letters, digits, dots, hyphens and underscores; no part begins with a dot. */
const KEY = /^(?:[0-9A-Za-z_-][0-9A-Za-z._-]*\/)*[0-9A-Za-z_-][0-9A-Za-z._-]*$/;
const KEY_MAX = 200;

export function isFileKey(key: string): boolean {
  return key.length <= KEY_MAX && KEY.test(key);
}
