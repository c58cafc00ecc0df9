// Which tracks a WebM or MP4 file has, by its first bytes. Browsers record sound into the same containers as films, so the
// container alone does not show that nobody is filmed in it.
// rules: X39.76, X14.07

/** Kinds of track in the order of the file; none for what cannot be read. */
export type Track = 'sound' | 'film' | 'other';

/** Master elements of Matroska that lead to the tracks, and the kind of each track. */
const SEGMENT = 0x18538067;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const TRACK_TYPE = 0x83;
const ENTERED: ReadonlySet<number> = new Set([SEGMENT, TRACKS, TRACK]);
const TRACK_TYPES: Readonly<Record<number, Track>> = { 1: 'film', 2: 'sound' };

export function webmTracks(start: Buffer): readonly Track[] {
  const tracks: Track[] = [];
  let offset = 0;
  while (offset < start.length) {
    const id = numberAt(start, offset, 'with its marker');
    const size = id && numberAt(start, offset + id.length, 'alone');
    if (!id || !size) break;
    const content = offset + id.length + size.length;
    if (id.value === TRACK_TYPE) tracks.push(TRACK_TYPES[start[content] ?? 0] ?? 'other');
    offset = ENTERED.has(id.value) ? content : content + size.value;
  }
  return tracks;
}

interface Found {
  readonly value: number;
  readonly length: number;
}

/** A number of Matroska: the zeros before its first one say how long it is. */
function numberAt(start: Buffer, offset: number, read: 'with its marker' | 'alone'): Found | null {
  const first = start[offset] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || offset + length > start.length) return null;
  let value = read === 'alone' ? first & (0xff >> length) : first;
  for (const byte of start.subarray(offset + 1, offset + length)) value = value * 256 + byte;
  return { value, length };
}

const BOXES: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia']);
const BOX_HEAD = 8;
/** Version, flags and a reserved number stand before the kind of a track. */
const HANDLER = 8;
const HANDLERS: Readonly<Record<string, Track>> = { vide: 'film', soun: 'sound' };

export function mp4Tracks(start: Buffer): readonly Track[] {
  const tracks: Track[] = [];
  let offset = 0;
  while (offset + BOX_HEAD <= start.length) {
    const size = start.readUInt32BE(offset);
    const name = start.toString('latin1', offset + 4, offset + BOX_HEAD);
    const content = offset + BOX_HEAD;
    if (name === 'hdlr')
      tracks.push(HANDLERS[start.toString('latin1', content + HANDLER, content + HANDLER + 4)] ?? 'other');
    if (size < BOX_HEAD) break;
    offset = BOXES.has(name) ? content : offset + size;
  }
  return tracks;
}
