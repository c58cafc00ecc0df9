// The answers to the questions of one form version, keyed by their stable ids. A question that was not
// answered, or is hidden by an unticked condition, has no entry.
// rules: A3.07-A3.11, A3.22-A3.24

/**
 * The answer to one question.
 * - text, integer, decimal (comma), date (DD/MM/YYYY), time (HH:mm), link: text in `value`
 * - single-choice: id of the option; yes-no: 'yes' or 'no'
 * - multiple-choice: ids of the ticked options, in the order of the form
 * `image`, `document`, `video`, `audio` are storage keys.
 */
export interface Answer {
  readonly value?: string | readonly string[];
  readonly image?: string;
  readonly document?: string;
  readonly video?: string;
  readonly audio?: string;
}

/** The kinds of files that go with an answer; each is also the name of its field. */
export const ATTACHMENT_KINDS = ['image', 'document', 'video', 'audio'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/**
 * Whether a file goes with the answer; what each field holds may still be anything. Field by field: looking the four up by
 * their names takes many times as long, for each answer of intake.
 */
export function hasFile({
  image,
  document,
  video,
  audio,
}: { readonly [Item in keyof Answer]?: unknown }): boolean {
  return Boolean(image || document || video || audio);
}

export type AnswersByQuestion = Readonly<Record<string, Answer>>;

/** A further copy of a repeatable section; `main` has the answers of the first instance. */
export interface Row {
  readonly id: string;
  readonly answers: AnswersByQuestion;
}

export interface AnswerSet {
  /** Section id -> ids of its ticked conditions, in the order of the form. */
  readonly ticked: Readonly<Record<string, readonly string[]>>;
  /** All answers that are not in a further copy of a repeatable section. */
  readonly main: AnswersByQuestion;
  /** Section id -> its further copies, in order. */
  readonly rows: Readonly<Record<string, readonly Row[]>>;
}

export const NO_ANSWERS: AnswerSet = { ticked: {}, main: {}, rows: {} };
