// One call: an answer as it stands now, to be corrected or completed.
import type { openToComplete, openToCorrect, SubmissionToEdit } from '@constancia/contract/review.ts';
import { call } from '../../platform/api-client.ts';
import type { EditKind } from './edit-kind.ts';

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
