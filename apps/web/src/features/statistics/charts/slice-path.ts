// The outline of a slice of a pie around the point 0, 0, and how strong its colour is.
const FULL = 0.999_99;

export function slicePath(start: number, end: number, radius: number): string {
  if (end - start <= 0) return '';
  const point = (share: number) => {
    const angle = 2 * Math.PI * share - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  // A whole circle begins and ends in the same point, which draws nothing.
  const last = Math.min(end, start + FULL);
  const large = last - start > 0.5 ? 1 : 0;
  return `M 0 0 L ${point(start)} A ${radius} ${radius} 0 ${large} 1 ${point(last)} Z`;
}

const STRENGTHS = [1, 0.45, 0.75, 0.3, 0.6, 0.2] as const;

/** One colour in different strengths, so that neighbours differ. */
export function sliceStrength(index: number): number {
  return STRENGTHS[index % STRENGTHS.length] ?? 1;
}
