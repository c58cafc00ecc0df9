// An answer that was stored and is opened again: what of it may be changed, what stood there before, and how the edit is
// judged. Who opens it says so; answering draws it. rules: A4.24-A4.27, R2.081, R2.084, R4.28, R4.33, R4.34
import type { Issue } from '@constancia/domain/issue.ts';
import type { AnswerContent } from '@constancia/domain/review/changes.ts';
import type { EditLimits } from '@constancia/domain/review/edit-limits.ts';
import type { Answer, AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';

export interface Editing {
  readonly limits: EditLimits;
  /** What asked-again questions held, shown beside their fields (A4.26); by `editedKey`. */
  readonly former: ReadonlyMap<string, Answer>;
  /** What the rules of the form and the limits say about the edit. */
  readonly check: (given: AnswerContent) => readonly Issue[];
  /** Gives locked answers back that a step would have replaced, e.g. a date by ticking its condition again. */
  readonly adjust: (answers: AnswerSet) => AnswerSet;
}

/** The words and the way out of an edit; a new answer has its own. */
export interface EditWording {
  /** Of the window. */
  readonly pageTitle: string;
  readonly eyebrow: string;
  readonly send: string;
  readonly sending: string;
  readonly notSent: string;
  readonly onCancel: () => void;
}
