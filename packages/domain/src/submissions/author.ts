// Who answered, as people read it.
// rules: A6.05, R2.062, R3.02
import type { Submission } from './submission.ts';

/** Stored as the creator of an answer by an anonymous visitor. */
export const ANONYMOUS_AUTHOR = 'Usuario Anónimo';

/** First and last name, or the username when neither is known. */
export function authorName({ author, createdBy }: Pick<Submission, 'author' | 'createdBy'>): string {
  return `${author.firstName} ${author.lastName}`.trim() || createdBy;
}
