// Opens the configured file storage: a bucket, otherwise a folder in the data folder.
import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { localFileStore } from './local-file-store.ts';
import type { S3Settings } from './s3-file-store.ts';

interface StorageSettings {
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  /** Null when files are stored in the data folder. */
  readonly s3: S3Settings | null;
}

export async function openFileStore({ dataDir, s3 }: StorageSettings): Promise<FileStore> {
  if (s3 === null) return localFileStore(join(dataDir, 'files'));
  // Loaded only when it is needed, because the S3 client is large.
  const { s3FileStore } = await import('./s3-file-store.ts');
  return s3FileStore(s3);
}
