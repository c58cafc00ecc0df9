// What a person drew in a signature box and has not confirmed: strokes of the hand, or the typed name of a person who
// cannot draw. It is kept with the draft.
// rules: X16.02, X31.44, X40.09
import { isRecord } from '@constancia/domain/submissions/checks/check-answer.ts';
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

/** Restores the drawings of a draft; what has no shape is dropped. `slotNow`: where a box of the draft is now, null for nowhere. */
export function fitDrawings(
  kept: unknown,
  slotNow: (slot: number) => number | null = (slot) => slot,
): Drawings {
  if (!Array.isArray(kept)) return new Map();
  const entries = (kept as readonly unknown[]).flatMap((entry): [number, Drawing][] => {
    if (!Array.isArray(entry)) return [];
    const [was, drawing] = entry as readonly unknown[];
    if (!Number.isSafeInteger(was) || !isRecord(drawing) || !Array.isArray(drawing['strokes'])) return [];
    const slot = slotNow(was as number);
    if (slot === null) return [];
    const typed = typeof drawing['typed'] === 'string' ? drawing['typed'] : '';
    const strokes = (drawing['strokes'] as readonly unknown[]).filter(isStroke);
    return [[slot, { strokes, typed }]];
  });
  return new Map(entries.filter(([, drawing]) => isDrawn(drawing)));
}

function isStroke(stroke: unknown): stroke is PointGroup {
  if (!isRecord(stroke) || !Array.isArray(stroke['points'])) return false;
  return (stroke['points'] as readonly unknown[]).every(
    (point) => isRecord(point) && Number.isFinite(point['x']) && Number.isFinite(point['y']),
  );
}
