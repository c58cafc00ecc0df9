// What the map of a list shows at one point: one thing or many, of which some are named.
// rules: X33.04, X33.05
import type { TextCode } from '../../../platform/texts.ts';

export interface Cluster {
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
  /** How many of them are named; with none the map goes nearer. */
  readonly named: number;
}

export interface ClusterTexts {
  readonly title: TextCode;
  readonly frame: TextCode;
  readonly none: TextCode;
  /** `{count}`, as `enter`. */
  readonly located: TextCode;
  readonly enter: TextCode;
  readonly popup: TextCode;
}
