// File storage in a bucket of S3 or of what speaks like it. An object appears under its name only when it is whole. A
// file that is still arriving lies beside it in parts, named by their offset, so that a part written twice is one.
// rules: W12, X12.05, X20.07
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type FileStore, isFileKey } from './file-store.ts';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Of a store that is not Amazon's, e.g. https://s3.villamaria.example; null for Amazon's. */
  readonly endpoint: string | null;
  /** Null: as the environment of the machine gives them (role, profile). */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

interface Bucket {
  readonly client: S3Client;
  readonly name: string;
}

export function s3FileStore({ bucket, region, endpoint, credentials }: S3Settings): FileStore {
  const client = new S3Client({
    region,
    // Other stores rarely know buckets as host names.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Checksums behind a streamed body are unknown to some stores, which would keep them as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at: Bucket = { client, name: bucket };
  return {
    put: (key, content) => put(at, known(key), content),
    open: async (key) => (await openWhole(at, known(key))) ?? openParts(at, key),
    write: (key, offset, content) => put(at, partKey(known(key), offset), content),
    move: async (from, to) => (await moveWhole(at, known(from), known(to))) || moveParts(at, from, to),
    room: () => Promise.resolve(null),
    remove: async (key) => {
      await removeOne(at, known(key));
      for (const part of await partsOf(at, key)) await removeOne(at, part.key);
    },
  };
}

function known(key: string): string {
  if (!isFileKey(key)) throw new Error('not a key of file storage');
  return key;
}

const OFFSET_DIGITS = 12;
const partsFolder = (key: string) => `${key}.parts/`;
const partKey = (key: string, offset: number) =>
  `${partsFolder(key)}${String(offset).padStart(OFFSET_DIGITS, '0')}`;

async function put({ client, name }: Bucket, key: string, content: Buffer): Promise<void> {
  await client.send(
    new PutObjectCommand({ Bucket: name, Key: key, Body: content, ContentLength: content.length }),
  );
}

async function removeOne({ client, name }: Bucket, key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: name, Key: key }));
}

async function openWhole({ client, name }: Bucket, key: string) {
  const found = await client.send(new GetObjectCommand({ Bucket: name, Key: key })).catch(ignoreMissing);
  if (!found) return null;
  return { bytes: found.ContentLength ?? 0, content: found.Body as Readable };
}

interface Part {
  readonly key: string;
  readonly bytes: number;
}

/** In the order of their offsets. */
async function partsOf({ client, name }: Bucket, key: string): Promise<readonly Part[]> {
  const parts: Part[] = [];
  let token: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: name, Prefix: partsFolder(key), ContinuationToken: token }),
    );
    for (const { Key = '', Size = 0 } of page.Contents ?? []) parts.push({ key: Key, bytes: Size });
    token = page.NextContinuationToken;
  } while (token !== undefined);
  return parts.sort((a, b) => (a.key < b.key ? -1 : 1));
}

async function openParts(at: Bucket, key: string) {
  const parts = await partsOf(at, key);
  if (parts.length === 0) return null;
  return {
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    content: Readable.from(contentOf(at, parts)),
  };
}

async function* contentOf(at: Bucket, parts: readonly Part[]): AsyncGenerator<Uint8Array> {
  for (const { key } of parts) {
    const part = await openWhole(at, key);
    if (!part) throw new Error('a part of a stored file is missing');
    yield* part.content as AsyncIterable<Uint8Array>;
  }
}

async function moveWhole(at: Bucket, from: string, to: string): Promise<boolean> {
  const { client, name } = at;
  const found = await client.send(new HeadObjectCommand({ Bucket: name, Key: from })).catch(ignoreMissing);
  if (!found) return false;
  await client.send(new CopyObjectCommand({ Bucket: name, Key: to, CopySource: `${name}/${from}` }));
  await removeOne(at, from);
  return true;
}

async function moveParts(at: Bucket, from: string, to: string): Promise<boolean> {
  const parts = await partsOf(at, from);
  if (parts.length === 0) return false;
  const Body = Readable.from(contentOf(at, parts), { objectMode: false });
  await new Upload({ client: at.client, params: { Bucket: at.name, Key: to, Body } }).done();
  for (const { key } of parts) await removeOne(at, key);
  return true;
}

function ignoreMissing(error: unknown): null {
  if (error instanceof NoSuchKey || error instanceof NotFound) return null;
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
  throw error;
}
