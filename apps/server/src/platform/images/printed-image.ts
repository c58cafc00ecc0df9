// Prepares a stored picture for a PDF: no larger than paper can show, on white, with what staff blurred blurred in its
// pixels, and with the same bytes every time.
// rules: X18.03, X18.05, X27.09, X39.80
import { blurredBox } from '@constancia/domain/submissions/evidence/photo-blur.ts';
import type { BlurMark } from '@constancia/domain/submissions/evidence/photo-marks.ts';
import { drawingTurn } from './drawing-turn.ts';
import { mosaic } from './mosaic.ts';

export interface PrintedImage {
  readonly content: Buffer;
  /** Width divided by height. */
  readonly ratio: number;
}

interface Printing {
  readonly maxSide: number;
  readonly blurs?: readonly BlurMark[];
}

/** Stored pictures were redrawn by us, but those of an import may be anything. */
const PIXELS_MAX = 50_000_000;
const SECONDS_MAX = 10;

/** Null when the bytes are not a picture that can be decoded. */
export async function printedImage(
  bytes: Buffer,
  { maxSide, blurs = [] }: Printing,
): Promise<PrintedImage | null> {
  try {
    return await drawingTurn(async (sharp) => {
      const drawn = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 })
        .autoOrient()
        .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .timeout({ seconds: SECONDS_MAX });
      if (blurs.length === 0) {
        const { data, info } = await drawn.jpeg({ quality: 80 }).toBuffer({ resolveWithObject: true });
        return { content: data, ratio: info.width / info.height };
      }
      const { data, info } = await drawn.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
      const { width, height, channels } = info;
      for (const blur of blurs) mosaic({ data, width, channels }, blurredBox(blur, info));
      const content = await sharp(data, { raw: { width, height, channels } })
        .jpeg({ quality: 80 })
        .toBuffer();
      return { content, ratio: width / height };
    });
  } catch {
    return null;
  }
}
