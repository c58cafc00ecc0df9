// Reads what the confirmation names, and deletes the submission.
// rules: R7.16
import type { Reply } from '@constancia/contract/endpoint.ts';
import type {
  deleteSubmission as deleteEndpoint,
  readSubmissionDeletion as readEndpoint,
} from '@constancia/contract/submissions/deletion.ts';
import { call } from '../../../platform/api-client.ts';

export type SubmissionDeletion = Reply<typeof readEndpoint>;

export function readSubmissionDeletion(submissionId: string): Promise<SubmissionDeletion> {
  return call<typeof readEndpoint>({
    method: 'GET',
    path: '/api/submissions/:submissionId/deletion',
    params: { submissionId },
  });
}

export function deleteSubmission(submissionId: string, version: number) {
  return call<typeof deleteEndpoint>({
    method: 'DELETE',
    path: '/api/submissions/:submissionId',
    params: { submissionId },
    query: { version },
  });
}
