// The container format of Word, Excel and PowerPoint files from before 2007, which is a small file system in
// a file. Only the names in its directory are read.
// rules: A5.38, W12, X14.07

const MAGIC = 'd0cf11e0a1b11ae1';
const HEADER_LENGTH = 512;
const FAT_IN_HEADER = 109;
const ENTRY_LENGTH = 128;
const END_OF_CHAIN = 0xfffffffa;

function isCompoundFile(bytes: Buffer): boolean {
  return bytes.length >= HEADER_LENGTH && bytes.subarray(0, 8).toString('hex') === MAGIC;
}

/** Names of its streams and folders; null when the directory cannot be read. */
export function compoundNames(bytes: Buffer): readonly string[] | null {
  if (!isCompoundFile(bytes)) return null;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const size = 2 ** shift;
  const sectors = Math.floor(bytes.length / size) - 1;
  const names: string[] = [];
  const seen = new Set<number>();
  let sector = bytes.readUInt32LE(48);
  while (sector < END_OF_CHAIN) {
    if (sector >= sectors || seen.has(sector)) return null;
    seen.add(sector);
    names.push(...namesIn(bytes.subarray((sector + 1) * size, (sector + 2) * size)));
    const next = nextSector(bytes, sector, { size, sectors });
    if (next === null) return null;
    sector = next;
  }
  return names;
}

function nextSector(
  bytes: Buffer,
  sector: number,
  { size, sectors }: { readonly size: number; readonly sectors: number },
): number | null {
  const perSector = size / 4;
  const table = Math.floor(sector / perSector);
  // Files of up to 5 MB need no more tables than the header lists.
  if (table >= FAT_IN_HEADER) return null;
  const tableSector = bytes.readUInt32LE(76 + table * 4);
  if (tableSector >= sectors) return null;
  return bytes.readUInt32LE((tableSector + 1) * size + (sector % perSector) * 4);
}

function namesIn(sector: Buffer): readonly string[] {
  const names: string[] = [];
  for (let at = 0; at + ENTRY_LENGTH <= sector.length; at += ENTRY_LENGTH) {
    const length = sector.readUInt16LE(at + 64);
    const used = sector[at + 66] !== 0;
    if (used && length >= 2 && length <= 64) names.push(sector.toString('utf16le', at, at + length - 2));
  }
  return names;
}
