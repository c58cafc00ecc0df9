// The few words of ours that stand in a form or a file: in the languages of the form, otherwise in that of the person who asks.
// rules: X38.40, X38.45

/** Those that stand in a form that was made of a file. */
export interface FormWords {
  /** The option that stands for all others. */
  readonly other: string;
  /** The question that asks which other. */
  readonly specify: string;
  /** The one option of a question that is only agreed to. */
  readonly agree: string;
  /** Behind the title of the question for the time of a date and time. */
  readonly time: string;
}

export interface XlsFormWords extends FormWords {
  /** In a language of the file; null for one in which there are none. */
  readonly in: (code: string) => FormWords | null;
  readonly yes: string;
  readonly no: string;
  /** The question for the location of the submission. */
  readonly location: string;
  /** The name of a language; '' for one that has none. */
  readonly language: (code: string) => string;
}
