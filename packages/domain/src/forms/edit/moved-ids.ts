// Finds which items of a reordered list were moved.
// rules: X12.02

/** Returns the smallest set of ids that must move to turn one order of the same ids into the other. */
export function movedIds(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const positionBefore = new Map(before.map((id, position) => [id, position]));
  const staying = longestRise(after.map((id) => positionBefore.get(id) ?? 0));
  return new Set(after.filter((_, index) => !staying.has(index)));
}

/** Indices of a longest increasing subsequence. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const ends: number[] = [];
  const previous: number[] = [];
  numbers.forEach((number, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  });
  const rise = new Set<number>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) rise.add(index);
  return rise;
}
