// The name of the person who answered, as it is shown.
// rules: A6.05, R2.062, R3.02
import type { Submission } from './submission.ts';

/** Stored as `createdBy` when an anonymous visitor answers. */
export const ANONYMOUS_AUTHOR = 'Usuario Anónimo';

/** First and last name, or the username when neither is known. */
export function authorName({ author, createdBy }: Pick<Submission, 'author' | 'createdBy'>): string {
  return `${author.firstName} ${author.lastName}`.trim() || createdBy;
}
