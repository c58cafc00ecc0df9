// The file storage that the configuration names: a bucket, otherwise a folder of the data folder.
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { FileStore } from './file-store.ts';
import { localFileStore } from './local-file-store.ts';

export async function openFileStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (s3 === null) return localFileStore(join(dataDir, 'files'));
  // Only then: the client of S3 is large.
  const { s3FileStore } = await import('./s3-file-store.ts');
  return s3FileStore(s3);
}
