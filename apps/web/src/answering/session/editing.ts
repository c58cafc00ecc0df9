// The edit of a stored submission: what may be changed, what it held before, and how the edit is checked. The screen
// that opens the submission supplies it; the answering screen draws it.
// rules: A4.24-A4.27, R2.081, R2.084
import type { Question } from '@constancia/domain/forms/definition/form.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import type { SubmissionContent } from '@constancia/domain/review/changes.ts';
import type { EditLimits } from '@constancia/domain/review/edit-limits.ts';
import type { Answer, AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';

export interface Editing {
  readonly limits: EditLimits;
  /** The former answers of questions that are asked again, shown beside their fields (A4.26); by `editedKey`. */
  readonly former: ReadonlyMap<string, Answer>;
  /** Checks the edit by the rules of the form and the limits of the edit. */
  readonly check: (given: SubmissionContent) => readonly Issue[];
  /** Restores locked answers that a step would have replaced, e.g. a date by ticking its condition again. */
  readonly adjust: (answers: AnswerSet) => AnswerSet;
  /** Why a question cannot be changed, where that is not plain to see; '' otherwise. */
  readonly whyLocked?: (question: Question) => string;
  /** How much of what was asked again is put right; absent where the required answers are counted as usual. */
  readonly progress?: (answers: AnswerSet) => { readonly done: number; readonly total: number };
}

/** The texts of an edit and how to leave it; a new submission has its own. */
export interface EditWording {
  /** Title of the window. */
  readonly pageTitle: string;
  readonly eyebrow: string;
  readonly send: string;
  readonly sending: string;
  readonly notSent: string;
  readonly onCancel: () => void;
}
