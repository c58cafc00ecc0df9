// Checks KML, and KMZ, which is KML with its pictures in a zip archive.
// rules: A5.39, W12, X14.07
import { xmlScanner } from './xml-scanner.ts';
import { readArchive, unpack, type ZipEntry } from './zip-archive.ts';

const LIMITS = { entries: 2_000, unpacked: 200 * 1_048_576 };
const PIECE = 1_048_576;
/** Encodings that a KML may use; with any other declared encoding a scanner would misread the content. */
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  'us-ascii': 'utf-8',
  'iso-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
};
const INSIDE = /\.(?:kml|png|jpe?g|gif)$/i;

export function isKml(bytes: Buffer): Promise<boolean> {
  return isKmlText(pieces(bytes));
}

/** Every entry is KML or a picture and has the size that the archive says. */
export async function isKmz(bytes: Buffer): Promise<boolean> {
  const entries = readArchive(bytes, LIMITS)?.filter(({ name }) => !name.endsWith('/'));
  if (!entries?.some(({ name }) => isNamedKml(name)) || !entries.every(({ name }) => INSIDE.test(name)))
    return false;
  for (const entry of entries) if (!(await isSound(entry))) return false;
  return true;
}

const isNamedKml = (name: string) => /\.kml$/i.test(name);

async function isSound(entry: ZipEntry): Promise<boolean> {
  try {
    if (isNamedKml(entry.name)) return await isKmlText(unpack(entry));
    return await isPicture(unpack(entry));
  } catch {
    return false;
  }
}

const PICTURES = ['89504e47', 'ffd8ff', '47494638'];

async function isPicture(content: AsyncIterable<Buffer>): Promise<boolean> {
  let start = '';
  for await (const piece of content) if (start === '') start = piece.subarray(0, 4).toString('hex');
  return PICTURES.some((magic) => start.startsWith(magic));
}

function* pieces(bytes: Buffer): Generator<Buffer, void> {
  for (let at = 0; at < bytes.length; at += PIECE) {
    yield bytes.subarray(at, at + PIECE);
  }
}

async function isKmlText(content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<boolean> {
  const scanner = xmlScanner();
  let decoder: Decoder | null = null;
  try {
    for await (const piece of content) {
      decoder ??= decoderOf(piece);
      if (!decoder || !scanner.push(decoder.decode(piece, { stream: true }))) return false;
    }
    if (!decoder || !scanner.push(decoder.decode())) return false;
  } catch {
    return false;
  }
  return scanner.end() === 'kml';
}

type Decoder = InstanceType<typeof TextDecoder>;

function decoderOf(start: Buffer): Decoder | null {
  const declared = /^[^<]{0,3}<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w-]+)["']/.exec(
    start.subarray(0, 300).toString('latin1'),
  )?.[1];
  const encoding = ENCODINGS[(declared ?? 'utf-8').toLowerCase()];
  return encoding === undefined ? null : new TextDecoder(encoding, { fatal: true });
}
