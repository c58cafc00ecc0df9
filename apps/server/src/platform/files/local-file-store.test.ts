import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { localFileStore } from './local-file-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'constancia-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('X12.05 gives back what was stored, and nothing after it is removed', async () => {
  const store = localFileStore(folder);
  await store.put('imagenes/abc/x1.png', Buffer.from('pixels'));
  const stored = await store.open('imagenes/abc/x1.png');
  expect(stored?.bytes).toBe(6);
  expect((await buffer(stored!.content)).toString()).toBe('pixels');
  await store.remove('imagenes/abc/x1.png');
  expect(await store.open('imagenes/abc/x1.png')).toBeNull();
  await store.remove('imagenes/abc/x1.png');
});

it('X12.05 leaves no half-written file behind', async () => {
  const store = localFileStore(folder);
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => store.put(`imagenes/abc/${n}.png`, Buffer.alloc(10_000))),
  );
  expect(await readdir(folder)).toEqual(['imagenes']);
  expect(await readdir(join(folder, 'imagenes/abc'))).toHaveLength(20);
});

it('X12.05 X14.03 a file that arrives in pieces gets its key when it is whole, and lies nowhere else', async () => {
  const store = localFileStore(folder);
  await store.write('unfinished/u1', 0, Buffer.from('pix'));
  await store.write('unfinished/u1', 3, Buffer.from('els'));
  // A piece that was written before its offset was noted is written again.
  await store.write('unfinished/u1', 3, Buffer.from('els'));
  expect(await store.move('unfinished/u1', 'documentos/abc/doc-1.pdf')).toBe(true);
  expect(await store.move('unfinished/u1', 'documentos/abc/doc-2.pdf')).toBe(false);
  const stored = await store.open('documentos/abc/doc-1.pdf');
  expect((await buffer(stored!.content)).toString()).toBe('pixels');
  expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
});

it('X12.05 W12 refuses keys that lead out of its folder', async () => {
  const store = localFileStore(join(folder, 'files'));
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
    await expect(store.put(key, Buffer.from('x')), key).rejects.toThrow('not a key');
    await expect(store.open(key), key).rejects.toThrow('not a key');
    await expect(store.write(key, 0, Buffer.from('x')), key).rejects.toThrow('not a key');
    await expect(store.move('a', key), key).rejects.toThrow('not a key');
  }
});
