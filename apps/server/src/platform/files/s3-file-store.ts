// File storage in a bucket of S3 or a compatible store. An object appears under its name only when it is
// complete. The pieces of a file that is still arriving are stored next to it, named by their offset, so that
// a piece written twice is stored once.
// rules: W12, X12.05, X20.07
import { createHash } from 'node:crypto';
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
import { type ByteRange, type FileStore, isFileKey } from './file-store.ts';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** URL of a store other than Amazon's, e.g. https://s3.villamaria.example; null for Amazon's. */
  readonly endpoint: string | null;
  /** Null to use the credentials of the machine's environment (role, profile). */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

interface Bucket {
  readonly client: S3Client;
  readonly name: string;
}

export function s3FileStore({ bucket, region, endpoint, credentials }: S3Settings): FileStore {
  const client = new S3Client({
    region,
    // Most other stores do not support buckets as host names.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Some stores do not know checksums behind a streamed body and would store them as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at: Bucket = { client, name: bucket };
  return {
    put: (key, content) => put(at, known(key), content),
    open: async (key, range) => (await openWhole(at, known(key), range)) ?? openPieces(at, key),
    write: (key, offset, content) => put(at, pieceKey(known(key), offset), content),
    list: async (folder) => (await objectsIn(at, `${known(folder)}/`)).map(({ key }) => key),
    move: async (from, to) => (await moveWhole(at, known(from), known(to))) || movePieces(at, from, to),
    room: () => Promise.resolve(null),
    remove: async (key) => {
      await removeOne(at, known(key));
      for (const piece of await piecesOf(at, key)) await removeOne(at, piece.key);
    },
  };
}

function known(key: string): string {
  if (!isFileKey(key)) throw new Error('not a key of file storage');
  return key;
}

const OFFSET_DIGITS = 12;
const piecesFolder = (key: string) => `${key}.parts/`;
const pieceKey = (key: string, offset: number) =>
  `${piecesFolder(key)}${String(offset).padStart(OFFSET_DIGITS, '0')}`;

async function put({ client, name }: Bucket, key: string, content: Buffer): Promise<void> {
  await client.send(
    new PutObjectCommand({
      Bucket: name,
      Key: key,
      Body: content,
      ContentLength: content.length,
      // Content that was damaged on the way is refused; a bucket that locks its objects asks for it.
      ContentMD5: createHash('md5').update(content).digest('base64'),
    }),
  );
}

async function removeOne({ client, name }: Bucket, key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: name, Key: key }));
}

async function openWhole({ client, name }: Bucket, key: string, range?: ByteRange) {
  const Range = range && `bytes=${range.first}-${range.last}`;
  const found = await client
    .send(new GetObjectCommand({ Bucket: name, Key: key, Range }))
    .catch(ignoreMissing);
  if (!found) return null;
  if (range && !found.ContentRange) throw new Error('the store gave a whole file in place of its part');
  const bytes = range ? range.last - range.first + 1 : (found.ContentLength ?? 0);
  return { bytes, content: found.Body as Readable };
}

interface StoredObject {
  readonly key: string;
  readonly bytes: number;
}

/** By name; what lies in folders below is left out. */
async function objectsIn({ client, name }: Bucket, folder: string): Promise<readonly StoredObject[]> {
  const found: StoredObject[] = [];
  let token: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: name, Prefix: folder, Delimiter: '/', ContinuationToken: token }),
    );
    for (const { Key = '', Size = 0 } of page.Contents ?? []) found.push({ key: Key, bytes: Size });
    token = page.NextContinuationToken;
  } while (token !== undefined);
  return found.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** In the order of their offsets. */
const piecesOf = (at: Bucket, key: string) => objectsIn(at, piecesFolder(key));

async function openPieces(at: Bucket, key: string) {
  const pieces = await piecesOf(at, key);
  if (pieces.length === 0) return null;
  return {
    bytes: pieces.reduce((sum, { bytes }) => sum + bytes, 0),
    content: Readable.from(contentOf(at, pieces)),
  };
}

async function* contentOf(at: Bucket, pieces: readonly StoredObject[]): AsyncGenerator<Uint8Array> {
  for (const { key } of pieces) {
    const piece = await openWhole(at, key);
    if (!piece) throw new Error('a part of a stored file is missing');
    yield* piece.content as AsyncIterable<Uint8Array>;
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

async function movePieces(at: Bucket, from: string, to: string): Promise<boolean> {
  const pieces = await piecesOf(at, from);
  if (pieces.length === 0) return false;
  const Body = Readable.from(contentOf(at, pieces), { objectMode: false });
  await new Upload({ client: at.client, params: { Bucket: at.name, Key: to, Body } }).done();
  for (const { key } of pieces) await removeOne(at, key);
  return true;
}

function ignoreMissing(error: unknown): null {
  if (error instanceof NoSuchKey || error instanceof NotFound) return null;
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
  throw error;
}
