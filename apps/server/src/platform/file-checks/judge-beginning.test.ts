// What the first bytes of a file reveal.
import { expect, it } from 'vitest';
import { mp4, webm } from '../../testing/files/recorded-sound.ts';
import { audioType, beginsAs, beginsAsImage, videoType } from './judge-beginning.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex');
const JPEG = Buffer.from('ffd8ffe00010', 'hex');
const container = (brand: string) =>
  Buffer.concat([Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1`, 'latin1'), Buffer.alloc(300)]);

it('A5.34 X14.07 only png and jpeg begin as a picture', () => {
  expect([PNG, JPEG].map(beginsAsImage)).toEqual([true, true]);
  const others = [Buffer.from('GIF89a'), Buffer.from('<svg'), Buffer.from('MZ'), Buffer.from('BM')];
  expect(others.map(beginsAsImage)).toEqual([false, false, false, false]);
});

it('A5.38 X14.07 a file begins as its kind does', () => {
  expect(beginsAs('pdf', Buffer.from('%PDF-1.7'))).toBe(true);
  expect(beginsAs('pdf', Buffer.from('<html>%PDF-'))).toBe(false);
  expect(beginsAs('docx', Buffer.from('504b030414', 'hex'))).toBe(true);
  expect(beginsAs('docx', Buffer.from('MZ'))).toBe(false);
  expect(beginsAs('csv', Buffer.from('a;b'))).toBe(true);
  expect(beginsAs('csv', Buffer.from('a\0b'))).toBe(false);
  expect(beginsAs('csv', Buffer.from('\uFEFFa', 'utf16le'))).toBe(true);
});

it('A5.36 X14.07 a film is recognised by its bytes: neither pictures nor sound in the same container', async () => {
  expect(await videoType(container('mp42'))).toEqual({ mediaType: 'video/mp4', extension: 'mp4' });
  for (const brand of ['heic', 'avif', 'M4A ']) expect(await videoType(container(brand)), brand).toBeNull();
  expect(await videoType(PNG)).toBeNull();
});

it('X39.76 X14.07 a voice note is recognised by its tracks: sound, and nothing else', async () => {
  expect(await audioType(webm('sound'))).toEqual({ mediaType: 'audio/webm', extension: 'webm' });
  expect(await audioType(mp4('sound'))).toEqual({ mediaType: 'audio/mp4', extension: 'm4a' });
  for (const other of [webm('film'), webm('sound', 'film'), mp4('film', 'sound'), webm(), mp4(), PNG])
    expect(await audioType(other)).toBeNull();
  for (const cut of [20, 40]) expect(await audioType(webm('sound').subarray(0, cut))).toBeNull();
});
