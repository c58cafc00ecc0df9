// What other features and the roles may use of review.
export { importReview } from './import-review.ts';
export { listCorrections } from './queries.ts';
