// Opens the archive that ODK Central exports: tables as separated values, and a folder with the files that answers name. What no
// ordinary program writes is refused before anything is unpacked.
// rules: X38.103
import { COLLECTED_ARCHIVE_MAX, COLLECTED_MAX } from '@constancia/domain/limits.ts';
import type { CollectedFile } from '@constancia/domain/interchange/collected/read-collected.ts';
import { isCleanText } from '@constancia/domain/text/clean-text.ts';
import { readCsv } from '@constancia/domain/text/read-csv.ts';
import { readArchive, unpack, type ZipEntry } from '../../../platform/file-checks/zip-archive.ts';
import { Problem } from '../../../platform/http/problem.ts';

export interface CollectedArchive {
  readonly tables: readonly CollectedFile[];
  /** By their names in the folder. */
  readonly media: ReadonlyMap<string, ZipEntry>;
}

const TABLE = /\.csv$/i;
const MEDIA = /^(?:[^/]+\/)?media\/([^/]+)$/;

/** Throws collected-archive-unreadable. */
export async function contentOf(entry: ZipEntry): Promise<Buffer> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of unpack(entry)) pieces.push(piece);
  } catch {
    throw new Problem('collected-archive-unreadable');
  }
  return Buffer.concat(pieces);
}

async function tableOf(entry: ZipEntry): Promise<CollectedFile> {
  const { name, size } = entry;
  const bytes = size <= COLLECTED_MAX.bytes ? await contentOf(entry) : null;
  const table = bytes && readCsv(bytes.toString('utf8'));
  const isTable =
    table &&
    table.length <= COLLECTED_MAX.lines &&
    table.every((line) =>
      line.every((cell) => cell.length <= COLLECTED_MAX.cellLength && !cell.includes('\0')),
    );
  if (!isTable) throw new Problem('collected-archive-unreadable');
  return { name, table };
}

/** Throws collected-archive-unreadable. */
export async function readCollectedArchive(bytes: Buffer): Promise<CollectedArchive> {
  const entries = readArchive(bytes, COLLECTED_ARCHIVE_MAX);
  if (!entries) throw new Problem('collected-archive-unreadable');
  const files = entries.filter(({ name }) => !name.endsWith('/'));
  const media = new Map(
    files.flatMap((entry) => {
      const [, name] = MEDIA.exec(entry.name) ?? [];
      return name !== undefined && isCleanText(name) ? [[name, entry] as const] : [];
    }),
  );
  const written = files.filter(({ name }) => TABLE.test(name) && !MEDIA.test(name));
  if (written.length > COLLECTED_MAX.files) throw new Problem('collected-archive-unreadable');
  const tables: CollectedFile[] = [];
  for (const entry of written) tables.push(await tableOf(entry));
  const cells = tables.flatMap(({ table }) => table).reduce((sum, line) => sum + line.length, 0);
  if (cells > COLLECTED_MAX.cells) throw new Problem('collected-archive-unreadable');
  return { tables, media };
}
