// Opens the configured file storage, and that of the heads of the audit log: a bucket, otherwise the data folder. While files
// are moved it is both.
import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { localFileStore } from './local-file-store.ts';
import { movingFileStore, type StorePair } from './moving-file-store.ts';
import type { S3Settings } from './s3-file-store.ts';

export type StorageKind = 'folder' | 'bucket';

export interface StorageSettings {
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  /** Null when files are stored in the data folder. */
  readonly s3: BucketSettings | null;
  /** The new place while files are moved there; null when none are. */
  readonly moveFilesTo: StorageKind | null;
}

export interface BucketSettings extends S3Settings {
  /** Name of the bucket for the heads of the audit log. */
  readonly auditBucket: string;
}

export async function openFileStore(settings: StorageSettings): Promise<FileStore> {
  return (await openStores(settings)).store;
}

/** A bucket of its own can be closed to the server itself, so that what it wrote stays as it was. */
export async function openHeadStore(settings: StorageSettings): Promise<FileStore> {
  return (await openStores(settings)).headStore;
}

export interface Stores {
  readonly store: FileStore;
  readonly headStore: FileStore;
}

/** Where new files go. */
export function storageKind({ s3, moveFilesTo }: StorageSettings): StorageKind {
  return moveFilesTo ?? (s3 ? 'bucket' : 'folder');
}

/** All that a running server stores files in. */
export async function openStores(settings: StorageSettings): Promise<Stores> {
  if (settings.moveFilesTo === null) return openKind(settings, storageKind(settings));
  const pair = await openStorePairs(settings);
  const both = (name: keyof Stores) => movingFileStore(pair(name));
  return { store: both('store'), headStore: both('headStore') };
}

/** The old and the new place of each storage, while files are moved. */
export async function openStorePairs(settings: StorageSettings): Promise<(name: keyof Stores) => StorePair> {
  const kind = storageKind(settings);
  const to = await openKind(settings, kind);
  const from = await openKind(settings, kind === 'bucket' ? 'folder' : 'bucket');
  return (name) => ({ from: from[name], to: to[name] });
}

async function openKind({ dataDir, s3 }: StorageSettings, kind: StorageKind): Promise<Stores> {
  if (kind === 'folder' || s3 === null)
    return { store: localFileStore(join(dataDir, 'files')), headStore: localFileStore(dataDir) };
  // Loaded only when it is needed, because the S3 client is large.
  const { s3FileStore } = await import('./s3-file-store.ts');
  return { store: s3FileStore(s3), headStore: s3FileStore({ ...s3, bucket: s3.auditBucket }) };
}
