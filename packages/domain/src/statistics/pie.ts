// Where the slices of a pie begin and end.
// rules: R9.18

/** A pie with more slices than this shows no labels (R9.18). */
export const PIE_LABELS_MAX = 20;

export function showsPieLabels(counts: readonly number[]): boolean {
  return counts.filter((count) => count > 0).length <= PIE_LABELS_MAX;
}

/** Shares of the circle, from 0 to 1, in the order given; empty slices have no width. */
export function slices(
  counts: readonly number[],
): readonly { readonly start: number; readonly end: number }[] {
  const whole = counts.reduce((sum, count) => sum + count, 0);
  let before = 0;
  return counts.map((count) => {
    const start = whole === 0 ? 0 : before / whole;
    before += count;
    return { start, end: whole === 0 ? 0 : before / whole };
  });
}
