import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { secretBox } from './secret-box.ts';
import { readSecretKeys, secretKeysInFolder } from './secret-keys.ts';

const old = { id: '2026', key: randomBytes(32) };
const newer = { id: '2027', key: randomBytes(32) };

it('X34.07 a box opens only for what it was sealed for, and not when one bit was changed', () => {
  const box = secretBox([old], 'totp-secret');
  const sealed = box.seal('JBSWY3DP', 'town', 'ana');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(box.seal('JBSWY3DP', 'town', 'ana')).not.toBe(sealed);
  expect(box.open(sealed, 'town', 'ana')).toBe('JBSWY3DP');
  expect(box.open(sealed, 'town', 'berta')).toBeNull();
  expect(box.open(sealed, 'townana')).toBeNull();
  expect(secretBox([old], 'totp-enrolment').open(sealed, 'town', 'ana')).toBeNull();
  const [id = '', text = ''] = sealed.split('.');
  const bytes = Buffer.from(text, 'base64url');
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(box.open(`${id}.${changed.toString('base64url')}`, 'town', 'ana')).toBeNull();
  }
  for (const broken of ['', '2026', '2026.', '2026.AAAA', `2027.${text}`])
    expect(box.open(broken, 'town', 'ana')).toBeNull();
});

it('X34.08 a new key seals, the old one still opens, and its boxes are known', () => {
  const sealed = secretBox([old], 'totp-secret').seal('x', 'ana');
  const rotated = secretBox([newer, old], 'totp-secret');
  expect(rotated.open(sealed, 'ana')).toBe('x');
  expect(rotated.isNewest(sealed)).toBe(false);
  expect(rotated.isNewest(rotated.seal('x', 'ana'))).toBe(true);
  expect(secretBox([newer], 'totp-secret').open(sealed, 'ana')).toBeNull();
});

it('X34.07 without a key nothing is sealed', () => {
  const box = secretBox([], 'totp-secret');
  expect(box.isUsable).toBe(false);
  expect(() => box.seal('x', 'ana')).toThrow('no key');
});

it('X34.07 keys come from the environment, newest first; a wrong list is one clear line without its value', () => {
  const text = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
  expect(readSecretKeys(`${text('2027')}, ${text('2026')}`)?.map(({ id }) => id)).toEqual(['2027', '2026']);
  expect(readConfig({}).secretKeys).toEqual([]);
  const same = text('a');
  for (const wrong of ['secret', 'a:short', `${same},${text('a')}`, `${same},`, `a b:${same}`]) {
    expect(() => readConfig({ SECRET_KEYS: wrong })).toThrow(/^SECRET_KEYS must be a list of name:key/);
    expect(() => readConfig({ SECRET_KEYS: wrong })).not.toThrow(wrong);
  }
});

it('X34.07 the embedded database has its key in a file that only its owner reads, made once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'constancia-keys-'));
  const all = await Promise.all(Array.from({ length: 20 }, () => secretKeysInFolder(folder)));
  expect(new Set(all.map(([one]) => one?.key.toString('hex'))).size).toBe(1);
  expect(all[0]?.[0]?.key).toHaveLength(32);
  expect(await readdir(folder)).toEqual(['secret-key']);
  expect((await stat(join(folder, 'secret-key'))).mode & 0o777).toBe(0o600);
  await writeFile(join(folder, 'secret-key'), 'damaged');
  await expect(secretKeysInFolder(folder)).rejects.toThrow('holds no key');
  await rm(folder, { recursive: true });
});
