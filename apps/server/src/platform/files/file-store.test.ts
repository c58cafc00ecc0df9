// Both storages must keep the same promises: a folder, and a bucket on a server that speaks S3.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { ConfigError } from '../../config/config-error.ts';
import type { FileStore } from './file-store.ts';
import { localFileStore } from './local-file-store.ts';
import { s3FileStore } from './s3-file-store.ts';

const BUCKET = 'constancia';
let folder: string;
let server: S3rver;
const stores: Partial<Record<'folder' | 'bucket', FileStore>> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'constancia-store-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  stores.folder = localFileStore(join(folder, 'files'));
  stores.bucket = s3FileStore({
    bucket: BUCKET,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function textAt(store: FileStore, key: string): Promise<string | null> {
  const stored = await store.open(key);
  if (!stored) return null;
  const content = await buffer(stored.content);
  expect(content.length).toBe(stored.bytes);
  return content.toString();
}

describe.each(['folder', 'bucket'] as const)('a %s', (kind) => {
  const storeOf = () => stores[kind]!;

  it('X12.05 X20.07 gives back what was stored, and nothing after it is removed', async () => {
    const store = storeOf();
    await store.put('imagenes/abc/x1.png', Buffer.from('pixels'));
    expect(await textAt(store, 'imagenes/abc/x1.png')).toBe('pixels');
    await store.remove('imagenes/abc/x1.png');
    expect(await textAt(store, 'imagenes/abc/x1.png')).toBeNull();
    await store.remove('imagenes/abc/x1.png');
  });

  it('X12.05 X14.03 X20.07 a file that arrives in pieces gets its key when it is whole, and lies nowhere else', async () => {
    const store = storeOf();
    await store.write('unfinished/u1', 0, Buffer.from('pix'));
    await store.write('unfinished/u1', 3, Buffer.from('els'));
    // A piece whose offset was not stored yet is written a second time.
    await store.write('unfinished/u1', 3, Buffer.from('els'));
    expect(await textAt(store, 'unfinished/u1')).toBe('pixels');
    expect(await store.move('unfinished/u1', 'documentos/abc/doc-1.pdf')).toBe(true);
    expect(await store.move('unfinished/u1', 'documentos/abc/doc-2.pdf')).toBe(false);
    expect(await textAt(store, 'documentos/abc/doc-1.pdf')).toBe('pixels');
    expect(await textAt(store, 'documentos/abc/doc-2.pdf')).toBeNull();
    expect(await textAt(store, 'unfinished/u1')).toBeNull();
  });

  it('X34.24 lists the files of a folder by name, and none of another', async () => {
    const store = storeOf();
    for (const key of ['heads/b', 'heads/a', 'heads/below/c', 'heads-of-others/d'])
      await store.put(key, Buffer.from(key));
    expect(await store.list('heads')).toEqual(['heads/a', 'heads/b']);
    expect(await store.list('nothing')).toEqual([]);
    await expect(store.list('../heads')).rejects.toThrow('not a key');
  });

  it('X20.07 keeps fifty megabytes of pieces in their order', async () => {
    const store = storeOf();
    const piece = (number: number) => Buffer.alloc(1_048_576, number);
    for (let number = 0; number < 50; number++)
      await store.write('unfinished/u2', number * 1_048_576, piece(number));
    expect(await store.move('unfinished/u2', 'videos/abc/v.mp4')).toBe(true);
    const stored = await store.open('videos/abc/v.mp4');
    const content = await buffer(stored!.content);
    expect(content.length).toBe(50 * 1_048_576);
    expect([content[0], content[1_048_576 * 11 + 5], content.at(-1)]).toEqual([0, 11, 49]);
  });

  it('X33.75 gives a part of a file, its first and its last byte included', async () => {
    const store = storeOf();
    await store.put('videos/abc/part.mp4', Buffer.from('0123456789'));
    for (const [range, text] of [
      [{ first: 0, last: 1 }, '01'],
      [{ first: 3, last: 6 }, '3456'],
      [{ first: 9, last: 9 }, '9'],
    ] as const) {
      const stored = await store.open('videos/abc/part.mp4', range);
      expect(stored?.bytes).toBe(text.length);
      expect((await buffer(stored!.content)).toString()).toBe(text);
    }
    expect(await store.open('videos/abc/none.mp4', { first: 0, last: 0 })).toBeNull();
  });

  it('X12.05 X20.07 a file that never arrived whole leaves nothing when it is removed', async () => {
    const store = storeOf();
    await store.write('unfinished/u3', 0, Buffer.from('pix'));
    await store.remove('unfinished/u3');
    expect(await textAt(store, 'unfinished/u3')).toBeNull();
    expect(await store.move('unfinished/u3', 'documentos/abc/doc-3.pdf')).toBe(false);
  });

  it('X12.05 W12 X20.07 refuses keys that lead out of its folder', async () => {
    const store = storeOf();
    const keys = [
      '../x',
      'a/../../x',
      '/etc/passwd',
      'a//b',
      '.hidden',
      'a/.b',
      'a\\b',
      'a\0b',
      '',
      'a'.repeat(201),
    ];
    for (const key of keys) {
      const tries = [
        async () => store.put(key, Buffer.from('x')),
        async () => store.open(key),
        async () => store.write(key, 0, Buffer.from('x')),
        async () => store.move('a', key),
      ];
      for (const attempt of tries) await expect(attempt(), key).rejects.toThrow('not a key');
    }
  });
});

it('X12.05 a folder keeps no half-written file', async () => {
  const path = join(folder, 'half');
  const store = localFileStore(path);
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => store.put(`imagenes/abc/${n}.png`, Buffer.alloc(10_000))),
  );
  expect(await readdir(path)).toEqual(['imagenes']);
  expect(await readdir(join(path, 'imagenes/abc'))).toHaveLength(20);
});

it('X2.06 X20.07 a bucket is configured wholly or not at all', () => {
  expect(readConfig({}).s3).toBeNull();
  expect(readConfig({ S3_BUCKET: 'b' }).s3).toEqual({
    bucket: 'b',
    auditBucket: 'b',
    region: 'us-east-1',
    endpoint: null,
    credentials: null,
  });
  expect(() => readConfig({ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' })).toThrow(ConfigError);
  expect(() => readConfig({ S3_BUCKET: 'b', S3_ENDPOINT: 'ftp://x' })).toThrow('S3_ENDPOINT must be');
});
