// The drawings of signature boxes that a draft has. No shape is trusted, because a draft may be years old.
// rules: X31.44, X40.09
import { isRecord } from '@constancia/domain/submissions/checks/check-answer.ts';
import type { PointGroup } from 'signature_pad';
import { type Drawing, type Drawings, isDrawn } from '../drawing.ts';

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
