// Zip archives for tests, both ordinary ones and some that no program writes.
import { crc32, deflateRawSync } from 'node:zlib';

export interface Packed {
  readonly name: string | Buffer;
  readonly content: Buffer | string;
  /** Not compressed. */
  readonly stored?: 'yes';
  /** What the archive claims about the entry. */
  readonly says?: { readonly size?: number; readonly crc?: number; readonly flags?: number };
  /** Unix mode, e.g. of a link. */
  readonly mode?: number;
  /** Position of the entry according to the directory, instead of the true one. */
  readonly at?: number;
  /** Name in the entry's own header, if it differs. */
  readonly innerName?: string;
}

export function zip(...entries: readonly Packed[]): Buffer {
  return zipOf(entries);
}

/** For more entries than one call can pass as arguments. */
export function zipOf(entries: readonly Packed[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const content = Buffer.from(entry.content);
    const body = entry.stored ? content : deflateRawSync(content);
    const fields = headerFields(entry, { content, body });
    const inner = Buffer.from(entry.innerName ?? name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    fields.copy(local, 6);
    local.writeUInt16LE(inner.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(entry.mode === undefined ? 20 : (3 << 8) | 20, 4);
    central.writeUInt16LE(20, 6);
    fields.copy(central, 8);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(((entry.mode ?? 0) << 16) >>> 0, 38);
    central.writeUInt32LE(entry.at ?? offset, 42);
    locals.push(local, inner, body);
    directory.push(central, name);
    offset += local.length + inner.length + body.length;
  }
  return Buffer.concat([
    ...locals,
    ...directory,
    endOf(entries.length, offset, Buffer.concat(directory).length),
  ]);
}

/** The fields from the flags to the lengths, which are equal in both headers. */
function headerFields(
  { stored, says }: Packed,
  { content, body }: { readonly content: Buffer; readonly body: Buffer },
): Buffer {
  const fields = Buffer.alloc(20);
  fields.writeUInt16LE(says?.flags ?? 0x800, 0);
  fields.writeUInt16LE(stored ? 0 : 8, 2);
  fields.writeUInt32LE(says?.crc ?? crc32(content), 8);
  fields.writeUInt32LE(body.length, 12);
  fields.writeUInt32LE(says?.size ?? content.length, 16);
  return fields;
}

function endOf(count: number, offset: number, length: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, 0xffff), 8);
  end.writeUInt16LE(Math.min(count, 0xffff), 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

const MAIN = {
  docx: ['word/document.xml', 'wordprocessingml.document'],
  xlsx: ['xl/workbook.xml', 'spreadsheetml.sheet'],
  pptx: ['ppt/presentation.xml', 'presentationml.presentation'],
} as const;

export function officeEntries(type: keyof typeof MAIN): readonly Packed[] {
  const [mainFile, name] = MAIN[type];
  const mediaType = `application/vnd.openxmlformats-officedocument.${name}.main+xml`;
  return [
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0" encoding="UTF-8"?><Types><Override PartName="/${mainFile}" ContentType="${mediaType}"/></Types>`,
    },
    { name: mainFile, content: '<x/>' },
  ];
}

export function openDocument(mediaType: string, ...more: readonly Packed[]): Buffer {
  return zip(
    { name: 'mimetype', content: mediaType, stored: 'yes' },
    { name: 'content.xml', content: '<x/>' },
    ...more,
  );
}

/** A file of an Office program from before 2007 with these streams and folders. */
export function compoundFile(...names: readonly string[]): Buffer {
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(512, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(0xfffffffe, 4);
  const directory = Buffer.alloc(512);
  for (const [position, name] of ['Root Entry', ...names].entries()) {
    const at = position * 128;
    directory.write(name, at, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, at + 64);
    directory[at + 66] = position === 0 ? 5 : 2;
  }
  return Buffer.concat([header, table, directory]);
}
