// Files from somebody who wants to do harm, each with the expected result: refused, or harmless. Harmless
// means that it is stored and returned as an attachment of its own type, and that nothing of it was run or
// fetched.
import { crc32, deflateSync } from 'node:zlib';
import type { AttachmentKind } from '@constancia/domain/submissions/answers/answers.ts';
import sharp from 'sharp';
import { HOSTILE_SOUNDS } from './hostile-sounds.ts';
import { compoundFile, officeEntries, openDocument, type Packed, zip, zipOf } from './archives.ts';

export interface HostileFile {
  readonly what: string;
  readonly kind: AttachmentKind;
  readonly name: string;
  readonly content: Buffer;
  readonly becomes: 'refused' | 'harmless';
}

type Row = readonly [what: string, name: string, content: Buffer | string, becomes?: 'harmless'];

const rowsOf = (kind: AttachmentKind, rows: readonly Row[]): readonly HostileFile[] =>
  rows.map(([what, name, content, harmless]) => ({
    what,
    kind,
    name,
    content: Buffer.from(content),
    becomes: harmless ?? 'refused',
  }));

const PAGE = '<!doctype html><script>alert(1)</script>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const PROGRAM = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(500, 1)]);
const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n0\n%%EOF\n';
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

function pngOf(width: number, height: number, pixels = Buffer.alloc(100_000)): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A JPEG whose header gives another size than its pixels have. */
function withJpegSize(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

async function images(): Promise<readonly HostileFile[]> {
  const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a5c63' } });
  const [png, jpeg, gif, webp] = await Promise.all([
    plain.clone().png().toBuffer(),
    plain.clone().jpeg().toBuffer(),
    plain.clone().gif().toBuffer(),
    plain.clone().webp().toBuffer(),
  ]);
  const cmyk = await plain.clone().toColourspace('cmyk').jpeg().toBuffer();
  const turned = await plain.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const exif = await plain
    .clone()
    .withExif({ IFD0: { Copyright: PAGE } })
    .jpeg()
    .toBuffer();
  const comment = chunk('tEXt', Buffer.from(`Comment\0${PAGE}`));
  const afterHeader = 8 + 25;
  const commented = Buffer.concat([png.subarray(0, afterHeader), comment, png.subarray(afterHeader)]);
  return rowsOf('image', [
    ['a page called png', 'a.png', PAGE],
    ['a drawing with script', 'a.png', SVG],
    ['a drawing as image/png with a declaration', 'a.png', `<?xml version="1.0"?>${SVG}`],
    ['a gif', 'a.png', gif],
    ['a gif that is a script too', 'a.jpg', `GIF89a/*${'x'.repeat(40)}*/=1;alert(1)`],
    ['a webp', 'a.png', webp],
    ['a program', 'foto.png', PROGRAM],
    ['a pdf', 'a.png', PDF],
    ['a zip', 'a.jpg', zip({ name: 'a', content: 'a' })],
    ['a bitmap', 'a.png', Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)])],
    ['an icon', 'a.png', Buffer.from('00000100010010100000', 'hex')],
    ['a tiff', 'a.png', Buffer.from('49492a0008000000000000000000000000000000', 'hex')],
    ['a Photoshop picture', 'a.png', `8BPS\0\u0001${'\0'.repeat(30)}`],
    ['the signature of a png alone', 'a.png', png.subarray(0, 8)],
    ['the signature of a jpeg alone', 'a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a png cut off', 'a.png', png.subarray(0, 60)],
    ['a jpeg cut off', 'a.jpg', jpeg.subarray(0, jpeg.length >> 1)],
    ['a png of 60,000 x 60,000 pixels', 'a.png', pngOf(60_000, 60_000)],
    ['a png of no pixels', 'a.png', pngOf(0, 0)],
    ['a png of 2^31 pixels wide', 'a.png', pngOf(0x7fffffff, 1)],
    ['a png with fewer pixels than it says', 'a.png', pngOf(1_000, 1_000, Buffer.alloc(10))],
    ['a jpeg of 65,535 x 65,535 pixels', 'a.jpg', withJpegSize(jpeg, 65_535, 65_535)],
    ['a jpeg with a larger size than its pixels', 'a.jpg', withJpegSize(jpeg, 4_000, 4_000), 'harmless'],
    ['a page behind a picture', 'a.png', Buffer.concat([png, Buffer.from(PAGE)]), 'harmless'],
    [
      'a zip behind a picture',
      'a.png',
      Buffer.concat([png, zip({ name: 'x', content: PROGRAM })]),
      'harmless',
    ],
    ['a program behind a picture', 'a.jpg', Buffer.concat([jpeg, PROGRAM]), 'harmless'],
    ['a page in a comment', 'a.png', commented, 'harmless'],
    ['a page in the metadata', 'a.jpg', exif, 'harmless'],
    ['a picture in printer colours', 'a.jpg', cmyk, 'harmless'],
    ['a picture that lies on its side', 'a.jpg', turned, 'harmless'],
    ['a jpeg called png', 'a.png', jpeg, 'harmless'],
    ['a name that leads elsewhere', '../../../etc/cron.d/a.png', png, 'harmless'],
    ['a name with a zero', 'a.exe\0.png', png, 'harmless'],
    ['a name that runs backwards', 'foto\u202Egnp.exe.png', png, 'harmless'],
    ['a name with a header in it', 'a\r\nSet-Cookie: x=1\r\n.png', png, 'harmless'],
    ['a name of markup', '"><img src=x onerror=alert(1)>.png', png, 'harmless'],
    ['a very long name', `${'á'.repeat(900)}.png`, png, 'harmless'],
    ['a program by its name', 'foto.png.exe', png],
  ]);
}

const withMacro: Packed = { name: 'word/vbaProject.bin', content: 'macro' };
const macroTypes: Packed = {
  name: '[Content_Types].xml',
  content:
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
};
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1_048_576);
const DOCX = officeEntries('docx');
const ODT = 'application/vnd.oasis.opendocument.text';

function documents(): readonly HostileFile[] {
  const [types, body] = DOCX as readonly [Packed, Packed];
  const same = (over: Partial<Packed>) => zip(types, { ...body, ...over });
  return rowsOf('document', [
    ['a program called pdf', 'a.pdf', PROGRAM],
    ['a program by its name', 'a.exe', PROGRAM],
    ['a page called pdf', 'a.pdf', PAGE],
    ['a page before a pdf', 'a.pdf', `${PAGE}${PDF}`],
    ['a pdf cut off', 'a.pdf', PDF.slice(0, 20)],
    ['a zip behind a pdf', 'a.pdf', Buffer.concat([Buffer.from(PDF), zip({ name: 'a', content: 'a' })])],
    ['a pdf that starts a program', 'a.pdf', PDF.replace('<<>>', '<</S/Launch/F(cmd.exe)>>')],
    ['a pdf with a file inside', 'a.pdf', PDF.replace('<<>>', '<</Type/EmbeddedFile>>')],
    ['a page inside a pdf', 'a.pdf', PDF.replace('<<>>', `<<>>${PAGE}`), 'harmless'],
    ['a document with macros by its name', 'a.docm', zip(macroTypes, body, withMacro)],
    ['a document with macros called docx', 'a.docx', zip(macroTypes, body, withMacro)],
    ['macros in a docx', 'a.docx', zip(...DOCX, withMacro)],
    ['a spreadsheet called docx', 'a.docx', zip(...officeEntries('xlsx'))],
    ['a zip called docx', 'a.docx', zip({ name: 'leame.txt', content: 'x' })],
    ['a jar called xlsx', 'a.xlsx', zip({ name: 'META-INF/MANIFEST.MF', content: 'Main-Class: x' })],
    [
      'a docx with a document type',
      'a.docx',
      zip(
        {
          ...types,
          content: `<!DOCTYPE Types [<!ENTITY x SYSTEM "file:///etc/passwd">]>${String(types.content)}`,
        },
        body,
      ),
    ],
    [
      'a docx that unpacks to 300 MB',
      'a.docx',
      zip(...DOCX, { name: 'a', content: zeros(150) }, { name: 'b', content: zeros(150) }),
    ],
    ['a docx that unpacks a thousandfold', 'a.docx', zip(...DOCX, { name: 'a', content: zeros(64) })],
    ['a docx that lies about its size', 'a.docx', same({ content: zeros(20), says: { size: 10 } })],
    ['a docx with a wrong checksum', 'a.docx', same({ says: { crc: 1 } })],
    ['a locked docx', 'a.docx', same({ says: { flags: 1 } })],
    ['entries that lie over each other', 'a.docx', zip(types, body, { ...body, name: 'word/b.xml', at: 0 })],
    ['the same name twice', 'a.docx', zip(types, body, body)],
    ['the same name in other letters', 'a.docx', zip(types, body, { ...body, name: 'WORD/Document.xml' })],
    ['another name in the entry', 'a.docx', same({ innerName: 'word/documenu.xml' })],
    ['a program before a docx', 'a.docx', Buffer.concat([PROGRAM, zip(...DOCX)])],
    ['a picture before a docx', 'a.docx', Buffer.concat([pngOf(1, 1), zip(...DOCX)])],
    ['a page behind a docx', 'a.docx', Buffer.concat([zip(...DOCX), Buffer.from(PAGE)])],
    ['a document with scripts', 'a.odt', openDocument(ODT, { name: 'Basic/Standard/a.xml', content: 'x' })],
    ['an OpenDocument of another type', 'a.ods', openDocument(ODT)],
    ['the mark of an old document alone', 'a.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    [
      'an old document of zeros',
      'a.xls',
      Buffer.concat([compoundFile('Workbook').subarray(0, 512), Buffer.alloc(2_000)]),
    ],
    ['an old document with macros', 'a.doc', compoundFile('WordDocument', 'Macros')],
    ['an old spreadsheet with macros', 'a.xls', compoundFile('Workbook', '_VBA_PROJECT_CUR')],
    ['an installer called doc', 'a.doc', compoundFile('\u0005SummaryInformation')],
    ['an old document whose directory is a ring', 'a.doc', ring()],
    ['an rtf with an object', 'a.rtf', '{\\rtf1{\\object\\objemb{\\objdata 0105}}}'],
    ['a page called rtf', 'a.rtf', PAGE],
    ['a page called csv', 'a.csv', PAGE],
    ['a drawing called csv', 'a.csv', SVG],
    ['a page in UTF-16 called csv', 'a.csv', utf16(PAGE)],
    ['a program called csv', 'a.csv', PROGRAM],
    ['a csv with control characters', 'a.csv', 'a;b\n\u0001\u0002'],
    ['a csv in UTF-16', 'a.csv', utf16('calle;número\nMitre;12\n'), 'harmless'],
    ['a csv of formulas', 'a.csv', "=cmd|'/c calc'!A0;@SUM(1)\n", 'harmless'],
    ['a csv called like a device', 'CON.csv', 'a;b\n', 'harmless'],
  ]);
}

/** The directory's next sector is the directory itself. */
function ring(): Buffer {
  const file = compoundFile('Otro');
  file.writeUInt32LE(1, 512 + 4);
  return file;
}

const KML = '<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Plaza</name></Document></kml>';
const laughs = (levels: number) =>
  Array.from({ length: levels }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join('');

function maps(): readonly HostileFile[] {
  const inside = (...entries: readonly Packed[]) => zip({ name: 'doc.kml', content: KML }, ...entries);
  const png = pngOf(1, 1);
  return rowsOf('document', [
    ['a billion laughs', 'a.kml', `<!DOCTYPE kml [<!ENTITY a0 "ja">${laughs(9)}]><kml>&a9;</kml>`],
    ['an external entity', 'a.kml', `<!DOCTYPE kml [<!ENTITY x SYSTEM "file:///etc/passwd">]><kml>&x;</kml>`],
    ['an external document type', 'a.kml', `<!DOCTYPE kml SYSTEM "http://127.0.0.1:1/a.dtd">${KML}`],
    ['an entity nobody declared', 'a.kml', '<kml>&x;</kml>'],
    ['a document type in UTF-16', 'a.kml', utf16('<!DOCTYPE kml [<!ENTITY x "y">]><kml>&x;</kml>')],
    [
      'a document type in UTF-7',
      'a.kml',
      `<?xml version="1.0" encoding="UTF-7"?>+ADw-!DOCTYPE kml+AD4-${KML}`,
    ],
    ['a style sheet', 'a.kml', `<?xml version="1.0"?><?xml-stylesheet href="http://127.0.0.1/a.xsl"?>${KML}`],
    ['tags that do not close', 'a.kml', '<kml><Document></kml>'],
    ['a hundred thousand levels', 'a.kml', `<kml>${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}</kml>`],
    ['an attribute without end', 'a.kml', `<kml a="${'x'.repeat(1_000_000)}`],
    ['two documents', 'a.kml', `${KML}${KML}`],
    ['bytes that are no UTF-8', 'a.kml', Buffer.concat([Buffer.from(KML), Buffer.from([0xff, 0xfe])])],
    ['a page called kml', 'a.kml', PAGE],
    ['a drawing called kml', 'a.kml', SVG],
    [
      'script in a description',
      'a.kml',
      KML.replace('Plaza', '<![CDATA[<script>alert(1)</script>]]>'),
      'harmless',
    ],
    [
      'links to elsewhere',
      'a.kml',
      KML.replace('<name>Plaza</name>', '<NetworkLink><href>http://127.0.0.1:1/</href></NetworkLink>'),
      'harmless',
    ],
    ['a way out of the folder', 'a.kmz', inside({ name: '../../etc/cron.d/a.png', content: png })],
    ['an absolute path', 'a.kmz', inside({ name: '/etc/a.png', content: png })],
    ['a path of Windows', 'a.kmz', inside({ name: 'C:\\a.png', content: png })],
    ['a name with a zero', 'a.kmz', inside({ name: 'a\0.png', content: png })],
    ['a link', 'a.kmz', inside({ name: 'a.png', content: '/etc/passwd', mode: 0o120777 })],
    ['a device', 'a.kmz', inside({ name: 'a.png', content: '', mode: 0o020666 })],
    [
      '100,000 entries',
      'a.kmz',
      zipOf(
        Array.from({ length: 100_000 }, (_, n) => ({
          name: `${n}.kml`,
          content: '',
          stored: 'yes' as const,
        })),
      ),
    ],
    [
      '3,000 entries',
      'a.kmz',
      inside(...Array.from({ length: 3_000 }, (_, n) => ({ name: `${n}.png`, content: png }))),
    ],
    ['a map of 250 MB', 'a.kmz', zip({ name: 'doc.kml', content: Buffer.alloc(250 * 1_048_576, ' ') })],
    ['an archive in an archive', 'a.kmz', inside({ name: 'a.zip', content: inside() })],
    ['an archive called picture', 'a.kmz', inside({ name: 'a.png', content: inside() })],
    ['a program inside', 'a.kmz', inside({ name: 'a.exe', content: PROGRAM })],
    ['a program called picture inside', 'a.kmz', inside({ name: 'a.png', content: PROGRAM })],
    ['a page inside', 'a.kmz', inside({ name: 'a.html', content: PAGE })],
    ['entities inside', 'a.kmz', zip({ name: 'doc.kml', content: '<!DOCTYPE kml []><kml/>' })],
    ['no map inside', 'a.kmz', zip({ name: 'a.png', content: png })],
    ['nothing inside', 'a.kmz', zip()],
    ['a kmz cut off', 'a.kmz', inside().subarray(0, 80)],
  ]);
}

function videos(): readonly HostileFile[] {
  const brand = (name: string) =>
    Buffer.concat([Buffer.from(`\0\0\0\x18ftyp${name}\0\0\0\0mif1`, 'latin1'), Buffer.alloc(300)]);
  return rowsOf('video', [
    ['a program called mp4', 'a.mp4', PROGRAM],
    ['a page called mp4', 'a.mp4', PAGE],
    ['a picture called mp4', 'a.mp4', pngOf(10, 10)],
    ['a picture of the same container', 'a.mp4', brand('heic')],
    ['another one', 'a.mp4', brand('avif')],
    ['sound of the same container', 'a.mp4', brand('M4A ')],
    ['a playlist', 'a.mp4', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'],
    ['a zip', 'a.webm', zip({ name: 'a', content: 'a' })],
    ['a page behind a film', 'a.mp4', Buffer.concat([brand('mp42'), Buffer.from(PAGE)]), 'harmless'],
  ]);
}

export async function hostileFiles(): Promise<readonly HostileFile[]> {
  return [...(await images()), ...documents(), ...maps(), ...videos(), ...HOSTILE_SOUNDS];
}
