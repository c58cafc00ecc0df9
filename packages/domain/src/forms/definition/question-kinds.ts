// The nine kinds of question: the documents' pair (tipoPregunta, tipoDato) folded into one word.
// rules: E3.46, E3.47, A3.12-A3.21, P9.16, P9.17

export const QUESTION_KINDS = [
  'text',
  'integer',
  'decimal',
  'date',
  'time',
  'link',
  'multiple-choice',
  'single-choice',
  'yes-no',
] as const;

export type QuestionKind = (typeof QUESTION_KINDS)[number];
