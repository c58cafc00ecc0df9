// Merges two corrections of the same version of a submission. A change that only one person made is taken
// over; where both changed the same thing to different values, a person chooses, so that nothing anybody
// typed is lost.
// rules: W9, X17.04

import { editedKey } from '../presentation/edited-key.ts';
import { sameValue } from '../reading/same-value.ts';
import {
  type AnswerChange,
  applyChanges,
  type Changes,
  changesBetween,
  type ParticularChanges,
  type SubmissionContent,
} from './changes.ts';

export type ConflictSubject = Exclude<keyof ParticularChanges, 'signatures'>;

export type Conflict =
  | {
      readonly kind: 'answer';
      readonly key: string;
      readonly mine: AnswerChange;
      readonly theirs: AnswerChange;
    }
  | { readonly kind: 'particular'; readonly key: ConflictSubject };

export interface Versions {
  /** The content that both started from. */
  readonly base: SubmissionContent;
  readonly mine: SubmissionContent;
  /** What was stored since. */
  readonly theirs: SubmissionContent;
}

export function conflictsOf({ base, mine, theirs }: Versions): readonly Conflict[] {
  const [own, other] = [changesBetween(base, mine), changesBetween(base, theirs)];
  const conflicts = own.answers.flatMap((change): readonly Conflict[] => {
    const key = keyOf(change);
    const twin = other.answers.find((one) => keyOf(one) === key);
    if (!twin || sameValue(twin.after, change.after)) return [];
    return [{ kind: 'answer', key, mine: change, theirs: twin }];
  });
  const particulars = (['citizen', 'location', 'asset'] as const).filter(
    (subject) =>
      own.particulars[subject] &&
      other.particulars[subject] &&
      !sameValue(mine.particulars[subject], theirs.particulars[subject]),
  );
  return [...conflicts, ...particulars.map((key): Conflict => ({ kind: 'particular', key }))];
}

/** Their content with my changes, except for the conflicts whose key is in `keepTheirs`. */
export function mergeCorrections(
  { base, mine, theirs }: Versions,
  keepTheirs: ReadonlySet<string>,
): SubmissionContent {
  const { answers, particulars, ...rest } = changesBetween(base, mine);
  const kept: Changes = {
    ...rest,
    answers: answers.filter((change) => !keepTheirs.has(keyOf(change))),
    particulars: Object.fromEntries(
      Object.entries(particulars).filter(([piece]) => !keepTheirs.has(piece)),
    ) as ParticularChanges,
  };
  return applyChanges(theirs, kept);
}

function keyOf({ questionId, rowId }: AnswerChange): string {
  return editedKey(questionId, rowId);
}
