// Prepares a stored picture for a PDF: no larger than paper can show, on white, and with the same bytes every
// time.
// rules: X18.03, X18.05, X27.09
import { drawingTurn } from './drawing-turn.ts';

export interface PrintedImage {
  readonly content: Buffer;
  /** Width divided by height. */
  readonly ratio: number;
}

/** Stored pictures were redrawn by us, but those of an import may be anything. */
const PIXELS_MAX = 50_000_000;
const SECONDS_MAX = 10;

/** Null when the bytes are not a picture that can be decoded. */
export async function printedImage(
  bytes: Buffer,
  { maxSide }: { readonly maxSide: number },
): Promise<PrintedImage | null> {
  try {
    const { data, info } = await drawingTurn((sharp) =>
      sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 })
        .autoOrient()
        .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 80 })
        .timeout({ seconds: SECONDS_MAX })
        .toBuffer({ resolveWithObject: true }),
    );
    return { content: data, ratio: info.width / info.height };
  } catch {
    return null;
  }
}
