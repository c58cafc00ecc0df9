// What the roles may use of statistics.

export { ANSWER_COUNTERS } from './answer-counters.ts';
export { mergeNumbers } from './merge-numbers.ts';
