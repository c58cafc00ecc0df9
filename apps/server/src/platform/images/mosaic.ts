// Makes boxes of a picture unreadable in its pixels, so that nothing that is laid over them can be taken off again.
// rules: X39.80
import type { BlurredBox } from '@constancia/domain/submissions/evidence/photo-blur.ts';

export interface Pixels {
  /** Row after row, one byte a channel. */
  readonly data: Uint8Array;
  readonly width: number;
  readonly channels: number;
}

/** Changes the pixels: each square of the box gets the mean of its colours. */
export function mosaic(pixels: Pixels, { left, top, width, height, columns, rows }: BlurredBox): void {
  const across = (column: number) => left + Math.floor((width * column) / columns);
  const down = (row: number) => top + Math.floor((height * row) / rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      levelSquare(pixels, {
        left: across(column),
        right: across(column + 1),
        top: down(row),
        bottom: down(row + 1),
      });
}

interface Square {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function levelSquare({ data, width, channels }: Pixels, square: Square): void {
  const { left, right, top, bottom } = square;
  const count = (right - left) * (bottom - top);
  for (let channel = 0; channel < channels; channel++) {
    let sum = 0;
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) sum += data[(y * width + x) * channels + channel] ?? 0;
    const mean = Math.round(sum / count);
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) data[(y * width + x) * channels + channel] = mean;
  }
}
