// The props that question-field.tsx passes to every kind of field.
// rules: A3.12-A3.21, X36.69
import type { Question } from '@constancia/domain/forms/definition/form.ts';
import type { AnswerRef } from '@constancia/domain/submissions/answers/set-answer.ts';

export interface FieldProps {
  readonly question: Question;
  readonly at: AnswerRef;
  /** Id of the control that the label names and the error summary links to. */
  readonly id: string;
  /** Ids of help and error. */
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  /** What the browser may offer: nothing of staff who answer for somebody. */
  readonly offered: string | undefined;
}

/** The value when it is a text, otherwise ''. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
