// Corrections done once more on what the answer was: tests compare the end with what is stored.
import { type AnswerContent, applyChanges } from '../review/changes.ts';
import type { Correction } from '../review/correction.ts';

/** The answer as it stands after its corrections, oldest first. */
export function replay(
  original: AnswerContent,
  corrections: readonly Pick<Correction, 'changes'>[],
): AnswerContent {
  return corrections.reduce((content, { changes }) => applyChanges(content, changes), original);
}
