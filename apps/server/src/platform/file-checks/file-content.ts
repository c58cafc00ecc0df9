// Checks that the bytes of a file are what its extension says and nothing else: no macros or programs inside,
// and no second file hidden before or behind it.
// rules: A5.38, A5.39, R5.26, W12, X14.07
import { DOCUMENT_TYPES, type DocumentType } from '@constancia/domain/files/attachment.ts';
import { compoundNames } from './compound-file.ts';
import { isKml, isKmz } from './map-file.ts';
import { isCsv, isRtf } from './text-file.ts';
import { xmlScanner } from './xml-scanner.ts';
import { readArchive, unpack, type ZipEntry } from './zip-archive.ts';

type Check = (bytes: Buffer) => boolean | Promise<boolean>;

const CHECKS: Readonly<Record<DocumentType, Check>> = {
  pdf: isPdf,
  doc: (bytes) => isCompound(bytes, ['WordDocument']),
  xls: (bytes) => isCompound(bytes, ['Workbook', 'Book']),
  ppt: (bytes) => isCompound(bytes, ['PowerPoint Document']),
  docx: (bytes) => isOpenXml(bytes, 'wordprocessingml.document'),
  xlsx: (bytes) => isOpenXml(bytes, 'spreadsheetml.sheet'),
  pptx: (bytes) => isOpenXml(bytes, 'presentationml.presentation'),
  odt: (bytes) => isOpenDocument(bytes, DOCUMENT_TYPES.odt),
  ods: (bytes) => isOpenDocument(bytes, DOCUMENT_TYPES.ods),
  odp: (bytes) => isOpenDocument(bytes, DOCUMENT_TYPES.odp),
  csv: isCsv,
  rtf: isRtf,
  kml: isKml,
  kmz: isKmz,
};

export async function matchesType(type: DocumentType, bytes: Buffer): Promise<boolean> {
  return CHECKS[type](bytes);
}

const TAIL = 2_048;
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');

function isPdf(bytes: Buffer): boolean {
  const tail = bytes.subarray(-TAIL);
  const begins = /^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'));
  const launches = bytes.includes('/Launch') || bytes.includes('/EmbeddedFile');
  return begins && tail.includes('%%EOF') && !tail.includes(ZIP_END) && !launches;
}

/** Folders in which Office programs store macros. */
const MACROS = ['macros', '_vba_project_cur', '_vba_project', 'vba', 'vbaproject'];

function isCompound(bytes: Buffer, streams: readonly string[]): boolean {
  const names = compoundNames(bytes);
  if (!names?.some((name) => streams.includes(name))) return false;
  return !names.some((name) => MACROS.includes(name.toLowerCase()));
}

const OFFICE_LIMITS = { entries: 5_000, unpacked: 200 * 1_048_576 };
const TYPES_FILE = '[Content_Types].xml';
const TYPES_MAX = 1_048_576;

async function isOpenXml(bytes: Buffer, mainFile: string): Promise<boolean> {
  const entries = readArchive(bytes, OFFICE_LIMITS);
  const types = entries?.find(({ name }) => name === TYPES_FILE);
  if (
    !entries ||
    !types ||
    entries.some(({ name }) => /vbaProject|\.bin\.exe$|\.(?:exe|dll|js|vbs)$/i.test(name))
  )
    return false;
  const text = await smallText(types);
  const scanner = xmlScanner();
  if (text === null || !scanner.push(text) || scanner.end() !== 'Types') return false;
  const main = `application/vnd.openxmlformats-officedocument.${mainFile}.main+xml`;
  return text.includes(main) && !/macroEnabled|vbaProject/i.test(text) && (await areTrue(entries));
}

/** An OpenDocument archive begins with its media type, uncompressed. */
async function isOpenDocument(bytes: Buffer, mediaType: string): Promise<boolean> {
  const entries = readArchive(bytes, OFFICE_LIMITS);
  const first = entries?.[0];
  if (!entries || first?.name !== 'mimetype' || first.deflated) return false;
  if (first.compressed.toString('latin1').trim() !== mediaType) return false;
  const names = entries.map(({ name }) => name);
  const scripted = names.some((name) => /^(?:Basic|Scripts)\//.test(name));
  return names.includes('content.xml') && !scripted && (await areTrue(entries));
}

async function smallText(entry: ZipEntry): Promise<string | null> {
  if (entry.size > TYPES_MAX) return null;
  const pieces: Buffer[] = [];
  try {
    for await (const piece of unpack(entry)) pieces.push(piece);
  } catch {
    return null;
  }
  return Buffer.concat(pieces)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}

/** Unpacks everything without keeping it, so that an archive with false sizes is refused. */
async function areTrue(entries: readonly ZipEntry[]): Promise<boolean> {
  try {
    for (const entry of entries) for await (const _ of unpack(entry));
    return true;
  } catch {
    return false;
  }
}
