// Reads a zip archive from a stranger without unpacking it to disk. Everything that ordinary programs do not
// write is refused: bytes before, between or after the entries, overlapping entries, names that lead out of a
// folder or occur twice, links, encryption, and false sizes.
// rules: W12, X14.07
import { crc32, createInflateRaw } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly compressed: Buffer;
  readonly deflated: boolean;
  /** Unpacked size in bytes, as the archive says. */
  readonly size: number;
  readonly crc: number;
}

export interface ArchiveLimits {
  readonly entries: number;
  /** Most unpacked bytes of all entries together. */
  readonly unpacked: number;
}

const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
/** Longest block after an entry whose size was not known when it was begun. */
const DESCRIPTOR_MAX = 24;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
const NAME_MAX = 260;
const MADE_ON_UNIX = 3;
const UNIX_TYPE = 0o170000;
const UNIX_TYPES_ALLOWED = [0, 0o100000, 0o040000];
/** Above this size, a higher ratio of unpacked to packed bytes is refused. */
const RATIO_MAX = 200;
const RATIO_COUNTS_ABOVE = 10 * 1_048_576;

/** Whether bytes end as every archive that ordinary programs write: nothing else is one. */
export function endsAsArchive(bytes: Buffer): boolean {
  const last = bytes.subarray(-END_LENGTH);
  return last.length === END_LENGTH && last.readUInt32LE(0) === END && last.readUInt16LE(20) === 0;
}

/** Null when no ordinary program writes such bytes, or when they exceed the limits. */
export function readArchive(bytes: Buffer, limits: ArchiveLimits): readonly ZipEntry[] | null {
  if (!endsAsArchive(bytes)) return null;
  const end = bytes.length - END_LENGTH;
  const [disk, centralDisk, here, count] = [4, 6, 8, 10].map((at) => bytes.readUInt16LE(end + at));
  const central = bytes.readUInt32LE(end + 16);
  const spansDisks = disk !== 0 || centralDisk !== 0 || here !== count;
  if (spansDisks || !count || count > limits.entries) return null;
  if (central + bytes.readUInt32LE(end + 12) !== end) return null;
  const records = centralRecords(bytes, { from: central, to: end, count });
  return records && entriesOf(bytes, records, { central, unpacked: limits.unpacked });
}

interface CentralRecord {
  readonly rawName: Buffer;
  readonly deflated: boolean;
  readonly crc: number;
  readonly compressed: number;
  readonly size: number;
  readonly local: number;
}

function centralRecords(
  bytes: Buffer,
  { from, to, count }: { readonly from: number; readonly to: number; readonly count: number },
): readonly CentralRecord[] | null {
  const records: CentralRecord[] = [];
  let at = from;
  for (let read = 0; read < count; read++) {
    if (at + CENTRAL_LENGTH > to || bytes.readUInt32LE(at) !== CENTRAL) return null;
    const record = centralRecord(bytes, at);
    if (!record) return null;
    records.push(record);
    at += CENTRAL_LENGTH + [28, 30, 32].reduce((sum, unit) => sum + bytes.readUInt16LE(at + unit), 0);
  }
  return at === to ? records : null;
}

function centralRecord(bytes: Buffer, at: number): CentralRecord | null {
  const method = bytes.readUInt16LE(at + 10);
  const plain = (bytes.readUInt16LE(at + 8) & ENCRYPTED) === 0;
  const unixType = (bytes.readUInt32LE(at + 38) >>> 16) & UNIX_TYPE;
  const ordinary = bytes[at + 5] !== MADE_ON_UNIX || UNIX_TYPES_ALLOWED.includes(unixType);
  if (!plain || !ordinary || (method !== STORED && method !== DEFLATED)) return null;
  const nameLength = bytes.readUInt16LE(at + 28);
  return {
    rawName: bytes.subarray(at + CENTRAL_LENGTH, at + CENTRAL_LENGTH + nameLength),
    deflated: method === DEFLATED,
    crc: bytes.readUInt32LE(at + 16),
    compressed: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    local: bytes.readUInt32LE(at + 42),
  };
}

function entriesOf(
  bytes: Buffer,
  records: readonly CentralRecord[],
  { central, unpacked }: { readonly central: number; readonly unpacked: number },
): readonly ZipEntry[] | null {
  const total = records.reduce((sum, { size }) => sum + size, 0);
  if (total > unpacked || (total > RATIO_COUNTS_ABOVE && total > bytes.length * RATIO_MAX)) return null;
  const entries = new Map<string, ZipEntry>();
  let free = 0;
  for (const record of records.toSorted((one, other) => one.local - other.local)) {
    const start = contentStart(bytes, record, { free, central });
    const name = safeName(record.rawName);
    if (start === null || name === null || entries.has(name.toLowerCase())) return null;
    free = start + record.compressed;
    if (free > central) return null;
    const { deflated, size, crc } = record;
    entries.set(name.toLowerCase(), { name, compressed: bytes.subarray(start, free), deflated, size, crc });
  }
  return central - free <= DESCRIPTOR_MAX ? [...entries.values()] : null;
}

/**
 * Position of an entry's content; null when its own header is missing there or differs from the directory.
 */
function contentStart(
  bytes: Buffer,
  { local, rawName }: CentralRecord,
  { free, central }: { readonly free: number; readonly central: number },
): number | null {
  const gap = local - free;
  // The first entry must begin at the start of the file.
  if (gap < 0 || gap > (free === 0 ? 0 : DESCRIPTOR_MAX)) return null;
  if (local + LOCAL_LENGTH > central || bytes.readUInt32LE(local) !== LOCAL) return null;
  const nameLength = bytes.readUInt16LE(local + 26);
  const nameStart = local + LOCAL_LENGTH;
  if (!bytes.subarray(nameStart, nameStart + nameLength).equals(rawName)) return null;
  return nameStart + nameLength + bytes.readUInt16LE(local + 28);
}

/** Null for a name that leads out of its folder, or that some system cannot store. */
function safeName(raw: Buffer): string | null {
  const name = raw.toString('utf8');
  const names = name.split('/');
  const leadsOut = name.startsWith('/') || names.includes('..') || names.includes('.');
  const odd = /[\p{Cc}\\:]/u.test(name) || name.includes('\uFFFD');
  return name === '' || raw.length > NAME_MAX || leadsOut || odd ? null : name;
}

/** The content in pieces. Throws when it is damaged or its size is not what the archive says. */
export async function* unpack(entry: ZipEntry): AsyncGenerator<Buffer, void> {
  const { compressed, deflated, size } = entry;
  let length = 0;
  let sum = 0;
  for await (const piece of deflated ? inflated(compressed) : [compressed]) {
    length += piece.length;
    if (length > size) break;
    sum = crc32(piece, sum);
    yield piece;
  }
  if (length !== size || sum !== entry.crc) throw new Error('the entry is not what the archive says');
}

function inflated(compressed: Buffer): AsyncIterable<Buffer> {
  const inflate = createInflateRaw();
  inflate.end(compressed);
  return inflate;
}
