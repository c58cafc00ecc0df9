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
  }
});
