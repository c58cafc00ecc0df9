// Computes percentiles and prints the figures as a table.

export interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
}

/** The value at a share of the sorted list, e.g. 0.99 for the 99th percentile. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Milliseconds at some shares of the sorted times, a row each. */
export function percentileRows(
  what: string,
  times: readonly number[],
  ...shares: readonly number[]
): readonly Row[] {
  return shares.map((share) => ({
    what: `${what}, p${share * 100}`,
    value: percentile(times, share),
    unit: 'ms',
  }));
}

function shown(value: number): string {
  if (value >= 1000) return Math.round(value).toLocaleString('en-US');
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2);
}

/** The rows as a Markdown table. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ what, value, unit }) => `| ${what} | ${shown(value)} ${unit} |`);
  return ['| Measured | Result |', '|---|---:|', ...lines].join('\n');
}
