import { expect, it } from 'vitest';
import { signatureFileProblem } from './signature-file.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (bytes: readonly number[], size = bytes.length) =>
  new Blob([new Uint8Array(bytes), new Uint8Array(size - bytes.length)]);

it('A5.42 takes a PNG by its bytes and nothing else', async () => {
  expect(await signatureFileProblem(file(PNG))).toBeNull();
  expect(await signatureFileProblem(file([0xff, 0xd8, 0xff, 0xe0]))).toBe('signatures.not-png');
  expect(await signatureFileProblem(file([]))).toBe('signatures.not-png');
});

it('A5.43 A9.06 takes exactly one megabyte and not a byte more', async () => {
  expect(await signatureFileProblem(file(PNG, 1_048_576))).toBeNull();
  expect(await signatureFileProblem(file(PNG, 1_048_577))).toBe('signatures.too-large');
});

it('X27.10 says before uploading that a PNG has too many pixels', async () => {
  const sized = (width: number, height: number) => {
    const header = new DataView(new ArrayBuffer(24));
    for (const [index, byte] of PNG.entries()) header.setUint8(index, byte);
    header.setUint32(16, width);
    header.setUint32(20, height);
    return new Blob([header]);
  };
  expect(await signatureFileProblem(sized(2_000, 1_000))).toBeNull();
  expect(await signatureFileProblem(sized(2_001, 1_000))).toBe('signatures.too-many-pixels');
});
