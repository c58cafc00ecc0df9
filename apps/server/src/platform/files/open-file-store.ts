// Opens the configured file storage, and that of the heads of the audit log: a bucket, otherwise the data folder.
import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { localFileStore } from './local-file-store.ts';
import type { S3Settings } from './s3-file-store.ts';

interface StorageSettings {
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  /** Null when files are stored in the data folder. */
  readonly s3: BucketSettings | null;
}

export interface BucketSettings extends S3Settings {
  /** Name of the bucket for the heads of the audit log. */
  readonly auditBucket: string;
}

export function openFileStore({ dataDir, s3 }: StorageSettings): Promise<FileStore> {
  return openStore(s3, join(dataDir, 'files'));
}

/** A bucket of its own can be closed to the server itself, so that what it wrote stays as it was. */
export function openHeadStore({ dataDir, s3 }: StorageSettings): Promise<FileStore> {
  return openStore(s3 && { ...s3, bucket: s3.auditBucket }, dataDir);
}

/** All that a running server stores files in. */
export async function openStores(settings: StorageSettings) {
  return { store: await openFileStore(settings), headStore: await openHeadStore(settings) };
}

async function openStore(s3: S3Settings | null, folder: string): Promise<FileStore> {
  if (s3 === null) return localFileStore(folder);
  // Loaded only when it is needed, because the S3 client is large.
  const { s3FileStore } = await import('./s3-file-store.ts');
  return s3FileStore(s3);
}
