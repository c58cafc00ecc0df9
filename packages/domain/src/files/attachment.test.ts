import { describe, expect, it } from 'vitest';
import { ACCEPTED, attachmentsOffered, checkFile, storageKey } from './attachment.ts';

const MB = 1_048_576;
const file = (name: string, bytes = 1_000, mediaType = '') => ({ name, bytes, mediaType });
const code = (...given: Parameters<typeof checkFile>) => checkFile(...given)?.code ?? null;

describe('images', () => {
  it('A5.34 A9.01 E5.25 R5.25 are png or jpeg, in any letter case of their name', () => {
    for (const name of ['a.png', 'a.jpg', 'a.jpeg', 'FOTO.JPG', 'image'])
      expect(code('image', file(name)), name).toBeNull();
    for (const name of ['a.gif', 'a.webp', 'a.svg', 'a.heic', 'a.png.exe', 'a.pdf'])
      expect(code('image', file(name)), name).toBe('file-format');
    expect(code('image', file('a.png', 10, 'image/gif'))).toBe('file-format');
  });

  it('A5.35 A9.01 are of 5 MB at most, exactly 5 MB included', () => {
    expect(code('image', file('a.png', 5 * MB))).toBeNull();
    expect(code('image', file('a.png', 5 * MB + 1))).toBe('image-too-large');
  });
});

describe('documents', () => {
  it('E5.26 R5.26 A5.38 are pdf, office documents, csv, rtf, kml and kmz', () => {
    const taken = 'pdf doc docx xls xlsx ppt pptx csv rtf odt ods odp kml kmz'.split(' ');
    for (const type of taken) expect(code('document', file(`Informe.${type}`)), type).toBeNull();
    for (const type of ['exe', 'zip', 'html', 'svg', 'docm', 'xlsm', 'txt', 'js', 'png'])
      expect(code('document', file(`Informe.${type}`)), type).toBe('file-format');
    expect(code('document', file('sin-extension'))).toBe('file-format');
    expect(ACCEPTED.document).toContain('.kmz');
  });

  it('A5.38 A9.03 are of 5 MB at most', () => {
    expect(code('document', file('a.pdf', 5 * MB))).toBeNull();
    expect(checkFile('document', file('a.pdf', 5 * MB + 1))).toEqual({
      code: 'file-too-large',
      values: { max: 5 },
    });
  });

  it('A5.39 A9.04 kml and kmz are of 50 MB at most', () => {
    for (const name of ['a.kml', 'a.kmz']) {
      expect(code('document', file(name, 50 * MB))).toBeNull();
      expect(checkFile('document', file(name, 50 * MB + 1))?.values).toEqual({ max: 50 });
    }
  });
});

describe('videos', () => {
  it('A5.36 E5.27 are video/* and nothing else', () => {
    expect(code('video', file('a.mp4', 10, 'video/mp4'))).toBeNull();
    expect(code('video', file('a.mov', 10, 'video/quicktime'))).toBeNull();
    expect(code('video', file('a.mp3', 10, 'audio/mpeg'))).toBe('file-format');
  });

  it('A5.37 A9.02 are of 50 MB at most', () => {
    expect(code('video', file('a.mp4', 50 * MB))).toBeNull();
    expect(checkFile('video', file('a.mp4', 50 * MB + 1))).toEqual({
      code: 'file-too-large',
      values: { max: 50 },
    });
  });
});

it('A5.38 a file without content is refused', () => {
  expect(code('document', file('a.pdf', 0))).toBe('file-empty');
});

it('A3.22 A3.23 A3.24 A6.11 a question offers what it says, a video only where videos are offered', () => {
  const all = { allowsImage: true, allowsDocument: true, allowsVideo: true };
  expect(attachmentsOffered(all, { offersVideo: true })).toEqual(['image', 'document', 'video']);
  expect(attachmentsOffered(all, { offersVideo: false })).toEqual(['image', 'document']);
  const none = { allowsImage: false, allowsDocument: false, allowsVideo: false };
  expect(attachmentsOffered(none, { offersVideo: true })).toEqual([]);
});

it('A7.24 A7.25 R7.46 R7.47 images and documents lie under the form, videos with the documents', () => {
  const owner = { formId: 'F1', random: 'abcdefghijkl' };
  expect(storageKey('image', { ...owner, extension: 'jpg' })).toBe('imagenes/F1/abcdefghijkl.jpg');
  expect(storageKey('document', { ...owner, extension: 'pdf' })).toBe('documentos/F1/doc-abcdefghijkl.pdf');
  expect(storageKey('video', { ...owner, extension: 'mp4' })).toBe('documentos/F1/doc-abcdefghijkl.mp4');
});
