// What a person drew in a signature box and has not confirmed: strokes of the hand, or the typed name of a person who
// cannot draw. It is kept with the draft.
// rules: X16.02, X31.44
import type { PointGroup } from 'signature_pad';

export interface Drawing {
  readonly strokes: readonly PointGroup[];
  /** The typed name; '' when the signature is drawn by hand. */
  readonly typed: string;
}

/** By the index of the box. */
export type Drawings = ReadonlyMap<number, Drawing>;

export const NO_DRAWING: Drawing = { strokes: [], typed: '' };

export function isDrawn({ strokes, typed }: Drawing): boolean {
  return strokes.length > 0 || typed !== '';
}

/** Pixels in either direction below which strokes are no signature. */
const DOT = 12;

/** A finger that only touched the box, e.g. to scroll the page. */
export function isDot(strokes: readonly PointGroup[]): boolean {
  const points = strokes.flatMap((stroke) => stroke.points);
  const extent = (along: 'x' | 'y') =>
    Math.max(...points.map((point) => point[along])) - Math.min(...points.map((point) => point[along]));
  return points.length > 0 && extent('x') < DOT && extent('y') < DOT;
}
