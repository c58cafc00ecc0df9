// Two people corrected the same version of an answer. What only one of them changed is taken over; where both changed
// the same thing to different values, a person chooses: nothing that was typed is lost. rules: W9, X17.04

import { editedKey } from '../documents/answer-history.ts';
import { sameValue } from '../reading/same-value.ts';
import {
  type AnswerChange,
  type AnswerContent,
  applyChanges,
  type Changes,
  changesBetween,
  type PartChanges,
} from './changes.ts';

export type ConflictPart = Exclude<keyof PartChanges, 'signatures'>;

export type Conflict =
  | {
      readonly kind: 'answer';
      readonly key: string;
      readonly mine: AnswerChange;
      readonly theirs: AnswerChange;
    }
  | { readonly kind: 'part'; readonly key: ConflictPart };

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
  const parts = (['citizen', 'location', 'asset'] as const).filter(
    (part) => own.parts[part] && other.parts[part] && !sameValue(mine.parts[part], theirs.parts[part]),
  );
  return [...answers, ...parts.map((key): Conflict => ({ kind: 'part', key }))];
}

/** Theirs with my changes, but for the conflicts whose key is in `keepTheirs`. */
export function mergeCorrections(
  { base, mine, theirs }: Versions,
  keepTheirs: ReadonlySet<string>,
): AnswerContent {
  const { answers, parts, ...rest } = changesBetween(base, mine);
  const kept: Changes = {
    ...rest,
    answers: answers.filter((change) => !keepTheirs.has(keyOf(change))),
    parts: Object.fromEntries(Object.entries(parts).filter(([part]) => !keepTheirs.has(part))) as PartChanges,
  };
  return applyChanges(theirs, kept);
}

function keyOf({ questionId, rowId }: AnswerChange): string {
  return editedKey(questionId, rowId);
}
