// What every kind of field gets from question-field.tsx. rules: A3.12-A3.21
import type { Question } from '@constancia/domain/forms/definition/form.ts';
import type { AnswerRef } from '@constancia/domain/submissions/answers/set-answer.ts';

export interface FieldProps {
  readonly question: Question;
  readonly at: AnswerRef;
  /** Of the control that the label names and the error summary leads to. */
  readonly id: string;
  /** Ids of help and error. */
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

/** A text that is given, '' when nothing is. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
