// Where a dragged part would land: the list under the pointer, and between which of its elements. Read from what is
// drawn, by height alone, because every list of the editor runs downwards. rules: E4.72, X11.04
import type { DragKind } from './drag-data.ts';

export interface Box {
  readonly top: number;
  readonly bottom: number;
}

/** How many of the boxes, given from top to bottom, a height leaves behind: those whose middle lies above it. */
export function gapAt(boxes: readonly Box[], height: number): number {
  return boxes.filter(({ top, bottom }) => (top + bottom) / 2 < height).length;
}

/** The height of the line that shows a gap: between two boxes, or at the first or the last. */
export function lineAt(boxes: readonly Box[], gap: number): number | null {
  const before = boxes[gap - 1];
  const after = boxes[gap];
  if (before && after) return (before.bottom + after.top) / 2;
  return after ? after.top : (before?.bottom ?? null);
}

/** The place in the list once the element at `from` left it. */
export function targetOfGap(from: number, gap: number): number {
  return gap > from ? gap - 1 : gap;
}

export interface DropTarget {
  /** Whose list it is; '' for sections and signatures. */
  readonly owner: string;
  /** Elements of the list that stay before it, what is dragged counted too. */
  readonly gap: number;
  readonly line: { readonly top: number; readonly left: number; readonly width: number };
}

interface Wanted {
  readonly kind: DragKind;
  /** The only list allowed; null: any. */
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

/** Null where the part cannot be dropped. */
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
