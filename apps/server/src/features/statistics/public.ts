// What the roles may use of statistics.

export { countAnswers, recountDays, sortNumbers } from './count-answers.ts';
export { VALUE_COUNTERS } from './value-counter-queries.ts';
