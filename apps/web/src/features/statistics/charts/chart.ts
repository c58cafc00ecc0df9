// A chart as data: what the screen draws, the table, the picture and the file of figures are made of the same.
// rules: R2.088-R2.090, R9.18, R9.19, X10.15
import type { ShareDecimals } from './numbers.ts';

export interface ChartItem {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  /** The count of the range it is compared with. */
  readonly before?: number;
  /** Counted apart, e.g. a choice that is no longer offered: its bar is paler. */
  readonly aside?: true;
}

/** A number beside the chart, e.g. the median. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly before?: string;
}

export interface Chart {
  readonly id: string;
  readonly title: string;
  readonly level: 'h2' | 'h3';
  readonly description?: string;
  readonly kind: 'bars' | 'columns' | 'pie';
  readonly facts?: readonly Fact[];
  /** Empty for facts alone. */
  readonly items: readonly ChartItem[];
  /** Heading of the column with their names. */
  readonly head: string;
  /** The count that is 100 %. */
  readonly whole: number;
  readonly wholeBefore?: number;
  readonly decimals: ShareDecimals;
}

export interface ChartGroup {
  readonly id: string;
  /** '' for the charts of all submissions. */
  readonly title: string;
  readonly charts: readonly Chart[];
}

export const isCompared = ({ items }: Pick<Chart, 'items'>): boolean =>
  items.some(({ before }) => before !== undefined);
