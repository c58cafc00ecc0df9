// The nine kinds of question: one word for each pair of `tipoPregunta` and `tipoDato` in documents.
// rules: E3.46, E3.47, A3.12-A3.21

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

/** Whether questions of the kind hold a date or a time. */
export function isMoment(kind: QuestionKind): boolean {
  return kind === 'date' || kind === 'time';
}
