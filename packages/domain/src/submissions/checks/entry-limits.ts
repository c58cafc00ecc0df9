// Whether a form still takes an answer, from counts that the server takes under a lock.
// rules: A4.48, A4.50, A7.03, A7.04, E3.30, W8
import type { FormDefinition } from '../../forms/definition/form.ts';

export interface AnswerCounts {
  /** Answers of the form. */
  readonly ofForm: number;
  /** Answers of the form by the known citizen; null while none is known. */
  readonly ofCitizen: number | null;
}

export interface EntryLimits {
  readonly limitReached: boolean;
  readonly alreadyAnswered: boolean;
}

export function entryLimits(
  form: Pick<FormDefinition, 'options' | 'responseLimit'>,
  counts: AnswerCounts,
): EntryLimits {
  const { options, responseLimit } = form;
  return {
    limitReached: options.limitResponses && responseLimit !== null && counts.ofForm >= responseLimit,
    alreadyAnswered: options.singleAnswer && (counts.ofCitizen ?? 0) > 0,
  };
}
