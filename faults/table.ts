// What `npm run faults` says of each fault: a row of its table, and whether the installation came through.
import type { Outcome } from './try-fault.ts';

export const HEAD: readonly string[] = [
  '| Fault | Rounds | Acknowledged | Lost | Doubled | Wrong replies | Longest silence |',
  '|---|---:|---:|---:|---:|---:|---:|',
];

export function tableRow(what: string, outcome: Outcome): string {
  const { rounds, acknowledged, lost, doubled, wrong, silenceMs } = outcome;
  return `| ${what} | ${rounds} | ${acknowledged.toLocaleString('en-US')} | ${lost} | ${doubled} | ${wrong.length} | ${(silenceMs / 1000).toFixed(1)} s |`;
}

/** Nothing was lost, doubled or wrong. */
export function isWhole({ lost, doubled, wrong }: Outcome): boolean {
  return lost + doubled + wrong.length === 0;
}
