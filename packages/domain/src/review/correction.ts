// One edit of a submission as it is stored: who, when, why and what.
// rules: R3.22, R4.25, R2.058, R2.067, R2.068
import type { AnswerEdit, EditedAnswer } from '../presentation/answer-history.ts';
import { editedKey } from '../presentation/edited-key.ts';
import type { Changes } from './changes.ts';

/**
 * 'correction': by a supervisor; 'completion': of unanswered questions; 'revision': by the citizen, as
 * requested.
 */
export const CORRECTION_KINDS = ['correction', 'completion', 'revision'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

export interface Correction {
  readonly kind: CorrectionKind;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly by: string;
  readonly changes: Changes;
  /** In the words of the person; '' where they said nothing. */
  readonly reason: string;
}

/** The original answer of each edited question and what every edit left, by `editedKey`. */
export function editedAnswers(corrections: readonly Correction[]): ReadonlyMap<string, EditedAnswer> {
  const edited = new Map<string, EditedAnswer>();
  for (const { changes, by, at } of corrections) {
    for (const { questionId, rowId, before, after } of changes.answers) {
      const key = editedKey(questionId, rowId);
      const edit: AnswerEdit = { answer: after ?? undefined, by, at };
      const known = edited.get(key) ?? { original: before ?? undefined, edits: [] };
      edited.set(key, { ...known, edits: [...known.edits, edit] });
    }
  }
  return edited;
}
