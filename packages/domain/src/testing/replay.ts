// Applies corrections again to the original content: tests compare the result with what is stored.
import { applyChanges, type SubmissionContent } from '../review/changes.ts';
import type { Correction } from '../review/correction.ts';

/** The content after its corrections, oldest first. */
export function replay(
  original: SubmissionContent,
  corrections: readonly Pick<Correction, 'changes'>[],
): SubmissionContent {
  return corrections.reduce((content, { changes }) => applyChanges(content, changes), original);
}
