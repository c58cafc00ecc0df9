// Whether a form still accepts a submission, given counts that the server takes under a lock.
// rules: A4.48, A4.50, A7.03, A7.04, W8
import type { FormDefinition } from '../../forms/definition/form.ts';

export interface SubmissionCounts {
  /** Submissions of the form. */
  readonly ofForm: number;
  /** Submissions of the form by the known citizen; null while no citizen is known. */
  readonly ofCitizen: number | null;
}

export interface EntryLimits {
  readonly limitReached: boolean;
  readonly alreadyAnswered: boolean;
}

export function entryLimits(
  form: Pick<FormDefinition, 'options' | 'responseLimit'>,
  counts: SubmissionCounts,
): EntryLimits {
  const { options, responseLimit } = form;
  return {
    limitReached: options.limitResponses && responseLimit !== null && counts.ofForm >= responseLimit,
    alreadyAnswered: options.singleAnswer && (counts.ofCitizen ?? 0) > 0,
  };
}
