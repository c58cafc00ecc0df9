// Accepts files whose content matches their extension and that contain nothing else.
import type { DocumentType } from '@constancia/domain/files/attachment.ts';
import { expect, it } from 'vitest';
import {
  compoundFile,
  officeEntries,
  openDocument,
  type Packed,
  zip,
} from '../../testing/hostile/archives.ts';
import { matchesType } from './file-content.ts';

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n0\n%%EOF\n';
const ODT = 'application/vnd.oasis.opendocument.text';
const KML = '<kml><Document><name>Plaza</name></Document></kml>';
const DOCX = officeEntries('docx');
const judged = (type: DocumentType, content: Buffer | string) => matchesType(type, Buffer.from(content));

it('A5.38 X14.07 an ordinary file of each kind is accepted', async () => {
  expect(await judged('pdf', PDF)).toBe(true);
  expect(await judged('docx', zip(...DOCX))).toBe(true);
  expect(await judged('odt', openDocument(ODT))).toBe(true);
  expect(await judged('doc', compoundFile('WordDocument'))).toBe(true);
  expect(await judged('csv', 'calle;número\nMitre;12\n')).toBe(true);
  expect(await judged('rtf', '{\\rtf1 hola}')).toBe(true);
  expect(await judged('kml', KML)).toBe(true);
  expect(await judged('kmz', zip({ name: 'doc.kml', content: KML }))).toBe(true);
});

it('A5.38 W12 X14.07 a pdf that starts a program, holds a file or has an archive behind it is refused', async () => {
  expect(await judged('pdf', PDF.replace('<<>>', '<</S/Launch/F(cmd.exe)>>'))).toBe(false);
  expect(await judged('pdf', PDF.replace('<<>>', '<</Type/EmbeddedFile>>'))).toBe(false);
  expect(await judged('pdf', Buffer.concat([Buffer.from(PDF), zip({ name: 'a', content: 'a' })]))).toBe(
    false,
  );
  expect(await judged('pdf', PDF.replace('%%EOF', ''))).toBe(false);
});

it('A5.38 W12 X14.07 macros and scripts are refused, in files of today and of before', async () => {
  const macro: Packed = { name: 'word/vbaProject.bin', content: 'macro' };
  expect(await judged('docx', zip(...DOCX, macro))).toBe(false);
  expect(await judged('docx', zip(...DOCX, { name: 'word/a.exe', content: 'MZ' }))).toBe(false);
  expect(await judged('odt', openDocument(ODT, { name: 'Basic/Standard/a.xml', content: 'x' }))).toBe(false);
  expect(await judged('doc', compoundFile('WordDocument', 'Macros'))).toBe(false);
  expect(await judged('rtf', '{\\rtf1{\\object\\objemb{\\objdata 0105}}}')).toBe(false);
});

it('A5.38 X14.07 a file of another kind under the name is refused', async () => {
  expect(await judged('docx', zip(...officeEntries('xlsx')))).toBe(false);
  expect(await judged('ods', openDocument(ODT))).toBe(false);
  expect(await judged('xls', compoundFile('WordDocument'))).toBe(false);
  expect(await judged('csv', '<!doctype html><script>alert(1)</script>')).toBe(false);
  expect(await judged('csv', 'a;b\n\u0001')).toBe(false);
  expect(await judged('kml', '<svg></svg>')).toBe(false);
});

it('A5.39 W12 X14.07 a map with a document type, an unknown entity or too many levels is refused', async () => {
  expect(await judged('kml', `<!DOCTYPE kml [<!ENTITY x SYSTEM "file:///etc/passwd">]>${KML}`)).toBe(false);
  expect(await judged('kml', `<!DOCTYPE kml>${KML}`)).toBe(false);
  expect(await judged('kml', '<kml>&x;</kml>')).toBe(false);
  expect(await judged('kml', '<kml>&amp;</kml>')).toBe(true);
  expect(await judged('kml', `<kml>${'<a>'.repeat(100)}${'</a>'.repeat(100)}</kml>`)).toBe(false);
  expect(await judged('kml', `${KML}${KML}`)).toBe(false);
  expect(await judged('kml', '<kml><Document></kml>')).toBe(false);
});

it('A5.39 W12 X14.07 in the archive of a map lie maps and pictures alone', async () => {
  const inside = (...more: readonly Packed[]) =>
    judged('kmz', zip({ name: 'doc.kml', content: KML }, ...more));
  expect(await inside({ name: 'a.png', content: Buffer.from('89504e470d0a1a0a', 'hex') })).toBe(true);
  expect(await inside({ name: 'a.png', content: 'MZ' })).toBe(false);
  expect(await inside({ name: 'a.exe', content: 'MZ' })).toBe(false);
  expect(await inside({ name: 'a.exe', content: Buffer.from('89504e470d0a1a0a', 'hex') })).toBe(false);
  expect(await inside({ name: 'b.kml', content: '<!DOCTYPE kml []><kml/>' })).toBe(false);
  expect(await judged('kmz', zip({ name: 'a.png', content: Buffer.from('89504e47', 'hex') }))).toBe(false);
});
