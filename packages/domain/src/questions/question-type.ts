// What a kind of question is: one record per kind has everything in which kinds differ. A value is text, or a
// list of option ids for a multiple choice; it is never null.
// rules: A3.12-A3.21, A4.01-A4.04, R5.12
import type { Question } from '../forms/definition/form.ts';
import type { QuestionKind } from '../forms/definition/question-kinds.ts';
import type { Issue } from '../issue.ts';

export type AnswerValue = string | readonly string[];

/** Date and time by the clock of the person who answers (A4.02). */
export interface LocalMoment {
  /** DD/MM/YYYY */
  readonly date: string;
  /** HH:mm */
  readonly time: string;
}

export type QuestionIssueCode =
  | 'answer-shape'
  | 'answer-too-long'
  | 'date-invalid'
  | 'decimal-invalid'
  | 'integer-invalid'
  | 'link-invalid'
  | 'option-unknown'
  | 'time-invalid';

/**
 * How an answer is shown. `none` is shown as 'There is no answer.' (R2.069); a word is translated by its
 * code.
 */
export type Display =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string; readonly host: string; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'word'; readonly code: 'yes' | 'no' };

export const NO_DISPLAY = { kind: 'none' } as const satisfies Display;

/**
 * One cell of a spreadsheet, never a formula. `text` is what a plain-text export writes. `serial`: days since
 * 30/12/1899, as spreadsheets count; `fraction`: fraction of a day, 0 <= fraction < 1.
 */
export type SheetCell =
  | { readonly type: 'empty' }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'number'; readonly text: string; readonly value: number; readonly decimals: number }
  | { readonly type: 'date'; readonly text: string; readonly serial: number }
  | { readonly type: 'time'; readonly text: string; readonly fraction: number }
  | { readonly type: 'word'; readonly code: 'yes' | 'no' };

export const EMPTY_CELL = { type: 'empty' } as const satisfies SheetCell;

/** The chart that statistics draw for this kind of question (R2.090). */
export type ChartKind = 'bars' | 'pie' | 'histogram' | 'none';

export interface QuestionType {
  readonly kind: QuestionKind;
  readonly chart: ChartKind;
  /** The value that a question starts with in a new submission. */
  readonly empty: (now: LocalMoment, question: Question) => AnswerValue;
  /**
   * The value as it is stored: tidied, but never emptied for being wrong. A value of another shape is
   * returned as it is.
   */
  readonly normalise: (value: AnswerValue, question: Question) => AnswerValue;
  /**
   * The value that remains when the person leaves the field: normalised, and a number or time as it is stored when it
   * was typed in another way that can mean nothing else. What cannot be read stays as it was typed.
   */
  readonly leave: (value: AnswerValue, question: Question) => AnswerValue;
  readonly isAnswered: (value: AnswerValue | undefined) => boolean;
  /** Checks a normalised value that is not blank. */
  readonly check: (value: AnswerValue, question: Question) => Issue<QuestionIssueCode> | null;
  readonly display: (value: AnswerValue | undefined, question: Question, language: string) => Display;
  readonly sheetCell: (value: AnswerValue | undefined, question: Question, language: string) => SheetCell;
}
