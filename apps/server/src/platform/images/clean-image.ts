// Redraws an uploaded picture: the result holds only pixels, without metadata, hidden data or malformed
// structures of the original file. The type is recognised by the bytes, not by name or header.
// rules: E5.19, E5.20, W12, X27.09, X27.10
import type { Sharp } from 'sharp';
import type { ScannedBytes } from '../file-checks/scanned-bytes.ts';
import { typeOfBytes } from '../file-checks/type-of-bytes.ts';
import { drawingTurn } from './drawing-turn.ts';

export interface CleanImage {
  readonly content: Buffer;
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly extension: 'png' | 'jpg';
}

export interface ImageLimits {
  /** Longest side in pixels; larger pictures are scaled down. */
  readonly maxSide: number;
  /** A picture with more pixels is refused by its header, before it is decoded. */
  readonly maxPixels?: number;
}

/**
 * A bomb of a few kilobytes can claim to be a hundred thousand pixels wide. More than this is always refused.
 */
const PIXELS_MAX = 50_000_000;
const SECONDS_MAX = 15;

const WRITERS = {
  'image/png': (image: Sharp) => image.png({ compressionLevel: 9 }),
  'image/jpeg': (image: Sharp) => image.jpeg({ quality: 85, mozjpeg: true }),
} as const;

/** Null when the bytes are not a picture of these types that can be decoded. */
export async function cleanImage(
  bytes: ScannedBytes,
  { maxSide, maxPixels = PIXELS_MAX }: ImageLimits,
): Promise<CleanImage | null> {
  const mediaType = await typeOfBytes(bytes);
  if (mediaType !== 'image/png' && mediaType !== 'image/jpeg') return null;
  const write = WRITERS[mediaType];
  const content = await drawingTurn((sharp) =>
    write(
      sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
        .autoOrient()
        .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
        .timeout({ seconds: SECONDS_MAX }),
    ).toBuffer(),
  ).catch(() => null);
  if (!content) return null;
  return { content, mediaType, extension: mediaType === 'image/png' ? 'png' : 'jpg' };
}
