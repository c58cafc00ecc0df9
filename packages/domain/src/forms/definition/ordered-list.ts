// Operations on an ordered list. When nothing changes they return the same list object, so that screens can
// decide by identity what to redraw.
// rules: E4.72-E4.74

export type Direction = 'up' | 'down';

/** Moves the item by one position; moving past either end changes nothing (E4.72, E4.73). */
export function moved<T>(list: readonly T[], index: number, direction: Direction): readonly T[] {
  const target = direction === 'up' ? index - 1 : index + 1;
  if (target < 0 || target >= list.length) return list;
  return movedTo(list, index, target);
}

/** Moves the item to a position in its own list; a position beyond an end means that end. */
export function movedTo<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  const target = Math.max(0, Math.min(to, list.length - 1));
  if (item === undefined || from === target) return list;
  return inserted(removed(list, from), target, item);
}

export function removed<T>(list: readonly T[], index: number): readonly T[] {
  return index in list ? list.toSpliced(index, 1) : list;
}

export function inserted<T>(list: readonly T[], index: number, item: T): readonly T[] {
  return list.toSpliced(Math.max(0, Math.min(index, list.length)), 0, item);
}

/**
 * Changes one item; returns the same list when the change returns the same item or the index does not exist.
 */
export function changed<T>(list: readonly T[], index: number, change: (item: T) => T): readonly T[] {
  const item = list[index];
  if (item === undefined) return list;
  const after = change(item);
  return after === item ? list : list.with(index, after);
}
