// Reads a stored submission as it is now, with the version of its form that was answered: to be corrected or completed at once, or
// to be taken along and completed in the field.
import type {
  openToComplete,
  openToCorrect,
  SubmissionToEdit,
} from '@constancia/contract/submissions/review.ts';
import { call } from '../../platform/api-client.ts';

/** Why staff open a stored submission again: to correct it, or to complete what was not answered. */
export type EditKind = 'correction' | 'completion';

/** Throws CallError. */
export function openToEdit(
  kind: EditKind,
  submissionId: string,
  signal?: AbortSignal,
): Promise<SubmissionToEdit> {
  const rest = { params: { submissionId }, ...(signal && { signal }) };
  return kind === 'correction'
    ? call<typeof openToCorrect>({
        method: 'GET',
        path: '/api/submissions/:submissionId/to-correct',
        ...rest,
      })
    : call<typeof openToComplete>({
        method: 'GET',
        path: '/api/submissions/:submissionId/to-complete',
        ...rest,
      });
}
