// What a kind of question is: everything that differs between kinds, answered by one record per kind.
// A value is text, or a list of option ids for a multiple choice; it is never null.
// rules: A3.12-A3.21, A4.01-A4.04, A5.01, A5.06-A5.12, A5.50, R5.12, R5.13
import type { Question } from '../forms/definition/form.ts';
import type { QuestionKind } from '../forms/definition/question-kinds.ts';
import type { Issue } from '../issue.ts';

export type AnswerValue = string | readonly string[];

/** A moment in the clock of the person who answers (A4.02). */
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

/** How an answer reads. `none` reads 'There is no answer.' (R2.069); a word is translated by its code. */
export type Display =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string; readonly host: string; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'word'; readonly code: 'yes' | 'no' };

export const NO_DISPLAY = { kind: 'none' } as const satisfies Display;

/**
 * One cell of a spreadsheet, never a formula. `text` is what a plain-text export writes.
 * `serial`: days since 30/12/1899, as spreadsheets count; `fraction`: part of a day, 0 <= fraction < 1.
 */
export type SheetCell =
  | { readonly type: 'empty' }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'number'; readonly text: string; readonly value: number; readonly decimals: number }
  | { readonly type: 'date'; readonly text: string; readonly serial: number }
  | { readonly type: 'time'; readonly text: string; readonly fraction: number }
  | { readonly type: 'word'; readonly code: 'yes' | 'no' };

export const EMPTY_CELL = { type: 'empty' } as const satisfies SheetCell;

/** What statistics draw for a question of the kind (R2.090). */
export type ChartKind = 'bars' | 'pie' | 'histogram' | 'none';

export interface QuestionType {
  readonly kind: QuestionKind;
  readonly chart: ChartKind;
  /** The value a question starts with in a new answer. */
  readonly empty: (now: LocalMoment, question: Question) => AnswerValue;
  /** Whether a field may hold this text while it is being typed. */
  readonly mayType: (text: string) => boolean;
  /** The value as it is stored: tidied, never emptied for being wrong. Other shapes come back untouched. */
  readonly normalise: (value: AnswerValue, question: Question) => AnswerValue;
  /** The value a field keeps when the person leaves it: normalised, and an invalid date cleared (A5.09). */
  readonly leave: (value: AnswerValue, question: Question) => AnswerValue;
  readonly isAnswered: (value: AnswerValue | undefined) => boolean;
  /** Judges a normalised, answered value. */
  readonly check: (value: AnswerValue, question: Question) => Issue<QuestionIssueCode> | null;
  readonly display: (value: AnswerValue | undefined, question: Question, language: string) => Display;
  readonly sheetCell: (value: AnswerValue | undefined, question: Question, language: string) => SheetCell;
}
