// The file storage that the configuration names: a bucket, otherwise a folder of the data folder.
import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { localFileStore } from './local-file-store.ts';
import type { S3Settings } from './s3-file-store.ts';

interface StorageSettings {
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  /** Null: files lie in the data folder. */
  readonly s3: S3Settings | null;
}

export async function openFileStore({ dataDir, s3 }: StorageSettings): Promise<FileStore> {
  if (s3 === null) return localFileStore(join(dataDir, 'files'));
  // Only then: the client of S3 is large.
  const { s3FileStore } = await import('./s3-file-store.ts');
  return s3FileStore(s3);
}
