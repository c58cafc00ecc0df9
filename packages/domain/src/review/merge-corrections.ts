// Two people corrected the same version of an answer. What only one of them changed is taken over; where both changed
// the same thing to different values, a person chooses: nothing that was typed is lost. rules: W9, X17.04

import { editedKey } from '../documents/edited-key.ts';
import { sameValue } from '../reading/same-value.ts';
import {
  type AnswerChange,
  type AnswerContent,
  applyChanges,
  type Changes,
  changesBetween,
  type ParticularChanges,
} from './changes.ts';

export type ConflictSubject = Exclude<keyof ParticularChanges, 'signatures'>;

export type Conflict =
  | {
      readonly kind: 'answer';
      readonly key: string;
      readonly mine: AnswerChange;
      readonly theirs: AnswerChange;
    }
  | { readonly kind: 'part'; readonly key: ConflictSubject };

export interface Versions {
  /** What both started from. */
  readonly base: AnswerContent;
  readonly mine: AnswerContent;
  /** Stored meanwhile. */
  readonly theirs: AnswerContent;
}

export function conflictsOf({ base, mine, theirs }: Versions): readonly Conflict[] {
  const [own, other] = [changesBetween(base, mine), changesBetween(base, theirs)];
  const answers = own.answers.flatMap((change): readonly Conflict[] => {
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
  return [...answers, ...particulars.map((key): Conflict => ({ kind: 'part', key }))];
}

/** Theirs with my changes, but for the conflicts whose key is in `keepTheirs`. */
export function mergeCorrections(
  { base, mine, theirs }: Versions,
  keepTheirs: ReadonlySet<string>,
): AnswerContent {
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
