// What a blurred box of a photo becomes: so few squares of one colour that no face and no number plate is in them. Browser
// and server count them alike, each from the pixels that it shows.
// rules: X39.80
import type { BlurMark, Mark, PictureSize } from './photo-marks.ts';

/** Squares along the longer side of a box, however large it is. */
const SQUARES_MAX = 4;
/** No square is smaller than this piece of the longer side of the photo. */
const SQUARE_MIN = 1 / 40;

/** A box in whole pixels of the picture, and how many squares it becomes. */
export interface BlurredBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
}

/** Whatever the box touches is in it. */
export function blurredBox(mark: BlurMark, picture: PictureSize): BlurredBox {
  const across = pixels(mark.x1, mark.x2, picture.width);
  const down = pixels(mark.y1, mark.y2, picture.height);
  const square = Math.max(
    Math.max(across.length, down.length) / SQUARES_MAX,
    Math.max(picture.width, picture.height) * SQUARE_MIN,
  );
  return {
    left: across.from,
    top: down.from,
    width: across.length,
    height: down.length,
    columns: Math.max(1, Math.round(across.length / square)),
    rows: Math.max(1, Math.round(down.length / square)),
  };
}

/** At least one, and none beside the picture. */
function pixels(
  one: number,
  other: number,
  room: number,
): { readonly from: number; readonly length: number } {
  const from = Math.min(Math.floor(Math.min(one, other) * room), room - 1);
  return { from, length: Math.max(Math.ceil(Math.max(one, other) * room) - from, 1) };
}

export const blursOf = (marks: readonly Mark[]): readonly BlurMark[] =>
  marks.filter((mark) => mark.kind === 'blur');
