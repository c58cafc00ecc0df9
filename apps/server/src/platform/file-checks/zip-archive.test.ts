// Archives that no ordinary program writes.
import { expect, it } from 'vitest';
import { type Packed, zip } from '../../testing/hostile/archives.ts';
import { readArchive, unpack } from './zip-archive.ts';

const LIMITS = { entries: 3, unpacked: 1_000 };
const TEXT: Packed = { name: 'a.txt', content: 'hola' };
const namesIn = (bytes: Buffer, limits = LIMITS) =>
  readArchive(bytes, limits)?.map(({ name }) => name) ?? null;
const named = (name: string) => namesIn(zip({ ...TEXT, name }));

async function textIn(bytes: Buffer): Promise<string> {
  const pieces: Buffer[] = [];
  for (const entry of readArchive(bytes, LIMITS) ?? [])
    for await (const piece of unpack(entry)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

it('W12 X14.07 an ordinary archive is read, compressed or not', async () => {
  expect(namesIn(zip(TEXT, { ...TEXT, name: 'b/c.txt', stored: 'yes' }))).toEqual(['a.txt', 'b/c.txt']);
  expect(await textIn(zip(TEXT))).toBe('hola');
});

it('W12 X14.07 names that lead out of a folder, or that no system can hold, are refused', () => {
  for (const name of ['../a', 'a/../../b', '/etc/a', 'C:\\a', 'a\0b', 'a/./b', '', 'x'.repeat(261)])
    expect(named(name), name).toBeNull();
});

it('W12 X14.07 the same name twice is refused, in other letters too', () => {
  expect(namesIn(zip(TEXT, TEXT))).toBeNull();
  expect(namesIn(zip(TEXT, { ...TEXT, name: 'A.TXT' }))).toBeNull();
});

it('W12 X14.07 links, devices and locked entries are refused', () => {
  expect(namesIn(zip({ ...TEXT, mode: 0o100644 }))).toEqual(['a.txt']);
  expect(namesIn(zip({ ...TEXT, mode: 0o120777 }))).toBeNull();
  expect(namesIn(zip({ ...TEXT, mode: 0o020666 }))).toBeNull();
  expect(namesIn(zip({ ...TEXT, says: { flags: 1 } }))).toBeNull();
});

const END_LENGTH = 22;
const centralOf = (bytes: Buffer) => bytes.readUInt32LE(bytes.length - END_LENGTH + 16);
const setCentral = (bytes: Buffer, at: number) => bytes.writeUInt32LE(at, bytes.length - END_LENGTH + 16);

/** An archive of one entry behind other bytes; its directory takes them into account. */
function behind(before: string, archive: Buffer): Buffer {
  const bytes = Buffer.concat([Buffer.from(before), archive]);
  const central = centralOf(archive) + before.length;
  setCentral(bytes, central);
  bytes.writeUInt32LE(before.length, central + 42);
  return bytes;
}

/** An archive whose second entry lies inside the first one, with its own header. */
function nested(): Buffer {
  const inner: Packed = { name: 'b', content: 'x', stored: 'yes' };
  const alone = zip(inner);
  const header = alone.subarray(0, centralOf(alone));
  const outer: Packed = { name: 'a', content: header, stored: 'yes' };
  const twice = zip(outer, { ...inner, at: 31 });
  const central = centralOf(twice);
  const bytes = Buffer.concat([twice.subarray(0, central - header.length), twice.subarray(central)]);
  setCentral(bytes, central - header.length);
  return bytes;
}

it('W12 X14.07 what lies before, behind or between the entries, or under two of them, is refused', () => {
  const archive = zip(TEXT);
  expect(namesIn(Buffer.concat([Buffer.from('MZ'), archive]))).toBeNull();
  expect(namesIn(behind('', archive))).toEqual(['a.txt']);
  expect(namesIn(behind('MZ', archive))).toBeNull();
  expect(namesIn(nested())).toBeNull();
  expect(namesIn(Buffer.concat([archive, Buffer.from('<script>')]))).toBeNull();
  expect(namesIn(zip(TEXT, { ...TEXT, name: 'b.txt', at: 0 }))).toBeNull();
  expect(namesIn(zip({ ...TEXT, innerName: 'b.txt' }))).toBeNull();
});

it('W12 X14.07 more entries or bytes than the limits, or a thousandfold of its size, are refused', () => {
  const many = ['a', 'b', 'c', 'd'].map((name) => ({ ...TEXT, name }));
  expect(namesIn(zip(...many.slice(1)))).toHaveLength(3);
  expect(namesIn(zip(...many))).toBeNull();
  expect(namesIn(zip({ ...TEXT, content: 'x'.repeat(1_000) }))).toEqual(['a.txt']);
  expect(namesIn(zip({ ...TEXT, content: 'x'.repeat(1_001) }))).toBeNull();
  const bomb = zip({ ...TEXT, content: Buffer.alloc(11 * 1_048_576) });
  expect(namesIn(bomb, { entries: 3, unpacked: 100 * 1_048_576 })).toBeNull();
});

it('W12 X14.07 an entry that is not as large as it says, or another one, is found out while it is unpacked', async () => {
  for (const says of [{ size: 3 }, { size: 5 }, { crc: 1 }])
    await expect(textIn(zip({ ...TEXT, says })), JSON.stringify(says)).rejects.toThrow(
      'not what the archive says',
    );
});
