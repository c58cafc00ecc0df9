// What the roles may use of statistics.

export { VALUE_COUNTERS } from './value-counter-queries.ts';
export { mergeNumbers } from './merge-numbers.ts';
