// Where files are stored, and whether they are being moved from one place to the other.
// rules: X37.40
import type { BucketSettings, StorageKind } from '../platform/files/open-file-store.ts';
import { ConfigError } from './config-error.ts';
import { httpUrl } from './http-url.ts';

interface StorageSettings {
  readonly s3: BucketSettings | null;
  readonly moveFilesTo: StorageKind | null;
}

export function storageSettings(env: NodeJS.ProcessEnv): StorageSettings {
  return { s3: s3(env), moveFilesTo: moveFilesTo(env) };
}

function s3(env: NodeJS.ProcessEnv): BucketSettings | null {
  const bucket = env['S3_BUCKET'];
  if (!bucket) return null;
  const accessKeyId = env['S3_ACCESS_KEY_ID'] || '';
  const secretAccessKey = env['S3_SECRET_ACCESS_KEY'] || '';
  if ((accessKeyId === '') !== (secretAccessKey === '')) {
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set both or neither');
  }
  return {
    bucket,
    auditBucket: env['AUDIT_BUCKET'] || bucket,
    region: env['S3_REGION'] || 'us-east-1',
    endpoint: httpUrl(env, 'S3_ENDPOINT'),
    credentials: accessKeyId === '' ? null : { accessKeyId, secretAccessKey },
  };
}

function moveFilesTo(env: NodeJS.ProcessEnv): StorageKind | null {
  const raw = env['MOVE_FILES_TO'];
  if (!raw) return null;
  if (raw !== 'bucket' && raw !== 'folder')
    throw new ConfigError(`MOVE_FILES_TO must be 'bucket' or 'folder', not '${raw}'`);
  if (!env['S3_BUCKET'])
    throw new ConfigError('MOVE_FILES_TO needs S3_BUCKET: one of the two places is the bucket');
  return raw;
}
