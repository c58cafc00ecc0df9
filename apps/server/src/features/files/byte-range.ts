// Parts of a file that a browser asks for (RFC 9110, section 14): a player that jumps to the middle of a video or a voice note
// reads it from there. Only these have parts: other kinds may be compressed on their way, and a part of those would be of no use.
// rules: X33.75, X39.78
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange } from '../../platform/files/file-store.ts';
import type { FileRow } from './queries.ts';

type SizedFile = Pick<FileRow, 'mediaType' | 'bytes'>;

export function hasRanges({ mediaType }: SizedFile): boolean {
  return /^(?:video|audio)\//.test(mediaType);
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part that the request asks for; null for the whole file, also where it asks for several parts, or for a part of a
 * version that it has (the files have no versions to compare). 'outside' when the part begins behind the file's end.
 */
export function askedRange(
  file: SizedFile,
  headers: FastifyRequest['headers'],
): ByteRange | 'outside' | null {
  const found = ONE_RANGE.exec(headers.range ?? '');
  if (!found || !hasRanges(file) || headers['if-range'] !== undefined) return null;
  const [, from = '', to = ''] = found;
  if (from === '' && to === '') return null;
  if (from === '') return lastBytes(file.bytes, Number(to));
  const first = Number(from);
  const last = to === '' ? file.bytes - 1 : Math.min(Number(to), file.bytes - 1);
  if (to !== '' && Number(to) < first) return null;
  return first < file.bytes ? { first, last } : 'outside';
}

function lastBytes(bytes: number, wanted: number): ByteRange | 'outside' {
  return wanted === 0 || bytes === 0 ? 'outside' : { first: Math.max(0, bytes - wanted), last: bytes - 1 };
}

/** Tells the size, so that the browser can ask for a part that exists. */
export function refuseRange(reply: FastifyReply, { bytes }: SizedFile): FastifyReply {
  return reply.code(416).header('content-range', `bytes */${bytes}`).send();
}
