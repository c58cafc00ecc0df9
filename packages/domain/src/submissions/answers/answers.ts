// What was given to the questions of one form, keyed by the stable ids of its version.
// A question that was not answered, or is hidden by an unticked condition, has no entry.
// rules: A3.07-A3.11, A3.22-A3.24

/**
 * What a person gave to one question.
 * - text, integer, decimal (comma), date (DD/MM/YYYY), time (HH:mm), link: text in `value`
 * - single-choice: id of the option; yes-no: 'yes' or 'no'
 * - multiple-choice: ids of the ticked options, in the order of the form
 * `image`, `document`, `video` are storage keys.
 */
export interface Answer {
  readonly value?: string | readonly string[];
  readonly image?: string;
  readonly document?: string;
  readonly video?: string;
}

export type AnswersByQuestion = Readonly<Record<string, Answer>>;

/** A further copy of a repeatable section; the first instance lies in `main`. */
export interface Row {
  readonly id: string;
  readonly answers: AnswersByQuestion;
}

export interface AnswerSet {
  /** Section id -> ids of its ticked conditions, in the order of the form. */
  readonly ticked: Readonly<Record<string, readonly string[]>>;
  /** Answers outside the further copies of repeatable sections. */
  readonly main: AnswersByQuestion;
  /** Section id -> its further copies, in order. */
  readonly rows: Readonly<Record<string, readonly Row[]>>;
}

export const NO_ANSWERS: AnswerSet = { ticked: {}, main: {}, rows: {} };
