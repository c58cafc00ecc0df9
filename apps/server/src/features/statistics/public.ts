// What the roles may use of statistics.

export { mergeNumbers } from './merge-numbers.ts';
export { VALUE_COUNTERS } from './value-counter-queries.ts';
