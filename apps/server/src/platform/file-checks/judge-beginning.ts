// Checks the first bytes of a file. This is enough to refuse most wrong files before the rest is sent.
// rules: A5.34, A5.36, A5.38, X14.07, X39.76
import type { DocumentType } from '@constancia/domain/files/attachment.ts';
import { mp4Tracks, type Track, webmTracks } from './sound-tracks.ts';
import { typeOfBytes } from './type-of-bytes.ts';

/** Types of video, each with the extension under which it is stored. */
const VIDEOS: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/x-m4v': 'm4v',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'video/matroska': 'mkv',
  'video/vnd.avi': 'avi',
  'video/mpeg': 'mpg',
  'video/MP1S': 'mpg',
  'video/MP2P': 'mpg',
  'video/3gpp': '3gp',
  'video/3gpp2': '3g2',
  'video/ogg': 'ogv',
  'video/x-ms-asf': 'wmv',
  'video/x-flv': 'flv',
};

/** Containers of recorded sound: how a file with nothing else in it is stored, and how its tracks are read. */
const SOUNDS: Readonly<Record<string, MediaType & { readonly tracks: (start: Buffer) => readonly Track[] }>> =
  {
    'video/webm': { mediaType: 'audio/webm', extension: 'webm', tracks: webmTracks },
    'video/mp4': { mediaType: 'audio/mp4', extension: 'm4a', tracks: mp4Tracks },
    'audio/mp4': { mediaType: 'audio/mp4', extension: 'm4a', tracks: mp4Tracks },
    'audio/x-m4a': { mediaType: 'audio/mp4', extension: 'm4a', tracks: mp4Tracks },
  };

const ZIP = '504b0304';
const COMPOUND = 'd0cf11e0a1b11ae1';
const BEGINNINGS: Readonly<Record<Exclude<DocumentType, 'csv' | 'kml'>, string>> = {
  pdf: Buffer.from('%PDF-').toString('hex'),
  rtf: Buffer.from('{\\rtf').toString('hex'),
  doc: COMPOUND,
  xls: COMPOUND,
  ppt: COMPOUND,
  docx: ZIP,
  xlsx: ZIP,
  pptx: ZIP,
  odt: ZIP,
  ods: ZIP,
  odp: ZIP,
  kmz: ZIP,
};

export interface MediaType {
  readonly mediaType: string;
  readonly extension: string;
}

/** Null when the first bytes are not those of an accepted video. */
export async function videoType(start: Buffer): Promise<MediaType | null> {
  const mediaType = await typeOfBytes(start);
  const extension = VIDEOS[mediaType];
  return extension === undefined ? null : { mediaType, extension };
}

/** Null when the first bytes are not those of a file with sound and nothing else. */
export async function audioType(start: Buffer): Promise<MediaType | null> {
  const found = SOUNDS[await typeOfBytes(start)];
  if (!found) return null;
  const { mediaType, extension, tracks } = found;
  const has = tracks(start);
  return has.length > 0 && has.every((track) => track === 'sound') ? { mediaType, extension } : null;
}

/** Enough for a first piece: the tracks may come with the next. */
export async function beginsAsSound(start: Buffer): Promise<boolean> {
  return SOUNDS[await typeOfBytes(start)] !== undefined;
}

export function beginsAsImage(start: Buffer): boolean {
  return /^(?:89504e470d0a1a0a|ffd8ff)/.test(start.subarray(0, 8).toString('hex'));
}

export function beginsAs(type: DocumentType, start: Buffer): boolean {
  // Both are text in encodings without zero bytes; only a CSV may be UTF-16, with its byte order mark.
  if (type === 'kml') return !start.includes(0);
  if (type === 'csv')
    return !start.includes(0) || /^(?:fffe|feff)/.test(start.subarray(0, 2).toString('hex'));
  return start.toString('hex', 0, 8).startsWith(BEGINNINGS[type]);
}
