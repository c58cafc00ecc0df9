// Where a dragged item would land: the list under the pointer, and the gap between its elements. It is read from the
// drawn elements, by height alone, because every list of the editor runs downwards.
// rules: E4.72, X11.04
import type { DragKind } from './drag-data.ts';

export interface Box {
  readonly top: number;
  readonly bottom: number;
}

/** How many of the boxes, ordered from top to bottom, lie above a height: those whose middle is above it. */
export function gapAt(boxes: readonly Box[], height: number): number {
  return boxes.filter(({ top, bottom }) => (top + bottom) / 2 < height).length;
}

/** The height of the line that marks a gap: between two boxes, or at the first or the last box. */
export function lineAt(boxes: readonly Box[], gap: number): number | null {
  const before = boxes[gap - 1];
  const after = boxes[gap];
  if (before && after) return (before.bottom + after.top) / 2;
  return after ? after.top : (before?.bottom ?? null);
}

/** The target position in the list after the element at `from` has been taken out. */
export function targetOfGap(from: number, gap: number): number {
  return gap > from ? gap - 1 : gap;
}

export interface DropTarget {
  /** Id of the list's owner; '' for sections and signatures. */
  readonly owner: string;
  /** How many elements of the list come before the gap, the dragged one included. */
  readonly gap: number;
  readonly line: { readonly top: number; readonly left: number; readonly width: number };
}

interface Wanted {
  readonly kind: DragKind;
  /** Owner of the only list that is allowed; null when any list is. */
  readonly owner: string | null;
}

function listUnder(root: HTMLElement, wanted: Wanted, height: number): HTMLElement | null {
  const marked = `[data-drop="${wanted.kind}"]`;
  const inside = [...root.querySelectorAll<HTMLElement>(marked)];
  const lists = root.matches(marked) ? [root, ...inside] : inside;
  const allowed = lists.filter(({ dataset }) => wanted.owner === null || dataset['dropOf'] === wanted.owner);
  const under = allowed.find((list) => {
    const { top, bottom } = list.getBoundingClientRect();
    return top <= height && height <= bottom;
  });
  return under ?? null;
}

/** Null when the item cannot be dropped here. */
export function dropTargetAt(root: HTMLElement, wanted: Wanted, height: number): DropTarget | null {
  const list = listUnder(root, wanted, height);
  if (!list) return null;
  const items = [...list.querySelectorAll(`[data-drop-item="${wanted.kind}"]`)];
  const boxes = items.map((item) => item.getBoundingClientRect());
  const gap = gapAt(boxes, height);
  const frame = list.getBoundingClientRect();
  const { left, width } = boxes[0] ?? frame;
  return {
    owner: list.dataset['dropOf'] ?? '',
    gap,
    line: { top: lineAt(boxes, gap) ?? frame.bottom - 4, left, width },
  };
}
